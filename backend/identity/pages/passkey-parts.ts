import { html } from 'hono/html'
import type { IdentityMessageKey } from '../../../markets/messages.ts'
import { markets } from '../../../markets/registry.ts'
import { formatInstant } from '../../../shared/dates/format-instant.ts'
import type { Html } from '../../kit/http/page-document.ts'
import type { Account } from '../accounts/accounts.ts'
import type { Env } from '../env.ts'
import type { SignInRequest } from '../http/app.ts'
import { MAX_PASSKEYS, type Passkey } from '../passkeys/passkeys.ts'
import type { IdentityTranslate } from '../translate.ts'
import { notice } from './form-parts.ts'
import { htmlPage } from './html-page.ts'

/** Set by the script where the device can have a passkey. */
export const deviceField: Html = html`<input type="hidden" name="device" value="">`

/** Shown by the script. */
const problem = (kind: 'failed' | 'known', text: string): Html =>
  html`<p class="notice" role="alert" data-passkey="${kind}" hidden>${text}</p>`

/**
 * Shown by the script, which also submits it with a passkey chosen in the email field.
 * @param refused id of a passkey that no account has, or ''. A device may choose by itself: it is not offered again.
 */
export const passkeySignIn = ({ t, base, market }: SignInRequest, refused: string | undefined): Html =>
  refused !== undefined
    ? html`<span data-passkey="refused" data-unknown="${refused}" hidden></span>`
    : html`${problem('failed', t('passkeyNotUsed'))}<form method="post" action="${base}/passkey" data-passkey="sign-in" hidden>
<input type="hidden" name="site" value="${market}"><input type="hidden" name="response" value=""><button class="second wide">${t('passkeySignIn')}</button></form>`

/** Shown by the script where the browser supports passkeys. */
const creation = (
  t: IdentityTranslate,
  action: string,
  className = '',
): Html => html`<div data-passkey="creation" hidden>
${problem('failed', t('passkeyNotCreated'))}${problem('known', t('passkeyKnown'))}
<form method="post" action="${action}" data-passkey="create"><input type="hidden" name="response" value="">
<button class="${className}">${t('passkeyCreate')}</button></form></div>`

/** Results of a form of the card, as a parameter of the page. */
const RESULTS: Readonly<Record<string, { key: IdentityMessageKey; kind: 'done' | 'problem' }>> = {
  added: { key: 'passkeyAdded', kind: 'done' },
  removed: { key: 'passkeyRemoved', kind: 'done' },
  failed: { key: 'passkeyNotCreated', kind: 'problem' },
}

/** Hidden without passkeys and without a browser that can create one. */
export const passkeysCard = (
  t: IdentityTranslate,
  { market }: Account,
  { passkeys, result }: { passkeys: readonly Passkey[]; result?: string },
): Html => {
  const { locale, timeZone } = markets[market]
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone })
  const day = (instant: string) => formatInstant(format, Date.parse(instant))
  const shown = RESULTS[result ?? '']
  const dates = ({ createdAt, lastUsedAt }: Passkey): string =>
    lastUsedAt === null
      ? t('passkeyUnused', { created: day(createdAt) })
      : t('passkeyUsed', { created: day(createdAt), used: day(lastUsedAt) })
  const none = passkeys.length === 0 && shown === undefined
  return html`<div class="card" id="passkeys"${none ? html` data-passkey="creation" hidden` : ''}><h2>${t('passkeysTitle')}</h2>
${notice(shown === undefined ? null : t(shown.key), shown?.kind)}<p>${t('passkeysText')}</p>
${passkeys.map(
  (
    passkey,
    i,
  ) => html`<form method="post" action="/passkeys/removal"><input type="hidden" name="id" value="${passkey.id}">
<div><strong id="passkey-${i}">${passkey.name}</strong><br><span class="muted">${dates(passkey)}</span></div>
<button class="second" aria-describedby="passkey-${i}">${t('passkeyRemove')}</button></form>`,
)}
${passkeys.length < MAX_PASSKEYS ? creation(t, '/passkeys') : html`<p>${t('passkeysFull', { most: MAX_PASSKEYS })}</p>`}</div>`
}

/** Offered once the sign-in has succeeded, before it returns to the storefront. */
export const passkeyOfferPage = (
  env: Env,
  { t, base, language, home, interaction }: SignInRequest,
  failed: boolean,
) => {
  const title = t('passkeyOfferTitle')
  const main = html`<h1>${title}</h1><p class="muted">${t('passkeysText')}</p>${notice(failed ? t('passkeyNotCreated') : null)}
${creation(t, `${base}/passkey-offer`, 'wide')}
<div class="links"><span><a href="${interaction.returnTo}">${t('passkeySkip')}</a></span></div>`
  return htmlPage(env, { language, title, main, home, status: failed ? 422 : 200, passkeys: true })
}
