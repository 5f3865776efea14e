import { html } from 'hono/html'
import type { IdentityMessageKey } from '../../../markets/messages.ts'
import type { IdentityTranslate } from '../translate.ts'
import type { Html } from './html-page.ts'

type FieldProps = {
  name: string
  label: string
  type?: 'text' | 'email' | 'password'
  value?: string
  autocomplete: string
  inputmode?: 'numeric' | 'email'
  hint?: string
  /** What is wrong with what was typed. */
  problem?: string | null
  className?: string
}

/** A labelled field that says what is wrong with it. */
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
}: FieldProps): Html => {
  const described = [hint === undefined ? '' : `${name}-hint`, problem === null ? '' : `${name}-problem`]
    .join(' ')
    .trim()
  return html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" value="${value}" class="${className}" autocomplete="${autocomplete}" inputmode="${inputmode ?? (type === 'email' ? 'email' : 'text')}" autocapitalize="${name === 'name' ? 'words' : 'none'}" required maxlength="254" aria-describedby="${described}" aria-invalid="${problem === null ? 'false' : 'true'}">
${hint === undefined ? '' : html`<p class="hint" id="${name}-hint">${hint}</p>`}
${problem === null ? '' : html`<p class="problem" id="${name}-problem" role="alert">${problem}</p>`}
</div>`
}

/** A message about the whole form. */
export const notice = (text: string | null, kind: 'problem' | 'done' = 'problem'): Html =>
  text === null
    ? html``
    : html`<p class="notice ${kind === 'done' ? 'done' : ''}" role="${kind === 'done' ? 'status' : 'alert'}">${text}</p>`

/** No text can contain this. */
const MARK = '\u0000'

/** A message whose {{placeholders}} are links of those names. */
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
