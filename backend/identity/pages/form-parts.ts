import { html } from 'hono/html'
import type { MarketId } from '../../../markets/market-id.ts'
import type { IdentityMessageKey } from '../../../markets/messages.ts'
import { markets } from '../../../markets/registry.ts'
import type { Image } from '../../../shared/contracts/image.ts'
import { chosenPicture, imageUrl, type PictureHost } from '../../../shared/images/image-url.ts'
import type { Html } from '../../kit/http/page-document.ts'
import type { Account } from '../accounts/accounts.ts'
import type { Env } from '../env.ts'
import type { IdentityTranslate } from '../translate.ts'

type FieldProps = {
  name: string
  label: string
  type?: 'text' | 'email' | 'password'
  value?: string
  autocomplete: string
  inputmode?: 'numeric' | 'email'
  hint?: string
  problem?: string | null
  className?: string
  /** Label of a button that shows a password; the script shows the button. */
  showLabel?: string
}

export const field = ({
  name,
  label,
  type = 'text',
  value = '',
  autocomplete,
  inputmode,
  hint,
  problem = null,
  className = '',
  showLabel,
}: FieldProps): Html => {
  const described = [hint === undefined ? '' : `${name}-hint`, problem === null ? '' : `${name}-problem`]
    .join(' ')
    .trim()
  return html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" value="${value}" class="${className}" autocomplete="${autocomplete}" inputmode="${inputmode ?? (type === 'email' ? 'email' : 'text')}" autocapitalize="${name === 'name' ? 'words' : 'none'}" required maxlength="254" aria-describedby="${described}" aria-invalid="${problem === null ? 'false' : 'true'}">
${showLabel === undefined ? '' : html`<button type="button" class="link" data-shows="${name}" aria-pressed="false" hidden>${showLabel}</button>`}
${hint === undefined ? '' : html`<p class="hint" id="${name}-hint">${hint}</p>`}
${problem === null ? '' : html`<p class="problem" id="${name}-problem" role="alert">${problem}</p>`}
</div>`
}

export const notice = (text: string | null, kind: 'problem' | 'done' = 'problem'): Html =>
  text === null
    ? html``
    : html`<p class="notice ${kind === 'done' ? 'done' : ''}" role="${kind === 'done' ? 'status' : 'alert'}">${text}</p>`

const MARK = '\u0000'

export const withLinks = (
  t: IdentityTranslate,
  key: IdentityMessageKey,
  links: Readonly<Record<string, { label: string; href: string }>>,
): Html => {
  const marks = Object.fromEntries(Object.keys(links).map((name) => [name, MARK + name + MARK]))
  return html`${t(key, marks)
    .split(MARK)
    .map((part, i) => {
      const link = i % 2 === 1 ? links[part] : undefined
      return link === undefined ? part : html`<a href="${link.href}">${link.label}</a>`
    })}`
}

export const legalLinks = (env: Pick<Env, 'SITE_ORIGINS'>, market: MarketId, t: IdentityTranslate) => {
  const { paths } = markets[market]
  const origin = env.SITE_ORIGINS[market]
  return {
    terms: { label: t('terms'), href: origin + paths['legal-terms-conditions'] },
    privacy: { label: t('privacy'), href: origin + paths['legal-privacy-policy'] },
  }
}

export const pictureOf = (env: PictureHost, { picture, name }: Account): Image | null =>
  picture === null ? null : chosenPicture(env, `coordinator-${picture}-face`, name)

export const pictureUrl = (env: PictureHost, account: Account): string | null => {
  const image = pictureOf(env, account)
  return image === null ? null : imageUrl(image, 320)
}

export const initials = (name: string): string =>
  [name.split(' ')[0], name.split(' ').at(-1)]
    .flatMap((word) => [...(word ?? '')].slice(0, 1))
    .join('')
    .toUpperCase()
