import { html } from 'hono/html'
import { brand } from '../../../markets/brand.ts'
import { markets } from '../../../markets/registry.ts'
import type { Html } from '../../kit/http/page-document.ts'
import { type Account, acceptedPrivacy } from '../accounts/accounts.ts'
import type { Env } from '../env.ts'
import { type IdentityTranslate, translatorFor } from '../translate.ts'
import { field, initials, legalLinks, notice, pictureUrl, withLinks } from './form-parts.ts'
import { htmlPage } from './html-page.ts'
import { passkeysCard } from './passkey-parts.ts'

const TABS = ['profile', 'travels', 'partnership', 'communications'] as const
export type AccountTab = (typeof TABS)[number]

export type AccountState = {
  saved?: boolean
  typed?: Readonly<Record<string, string>> | null
  problem?: string | null
  name?: string
  status?: number
  /** Passkeys of the profile. */
  passkeys?: Parameters<typeof passkeysCard>[2]
}

export const accountPage = (env: Env, account: Account, tab: AccountTab, state: AccountState = {}) => {
  const t = translatorFor(account.language, account.market)
  const home = env.SITE_ORIGINS[account.market]
  const main = html`<nav aria-label="${t('account')}"><ul class="tabs">${TABS.map(
    (each) => html`<li><a href="/${each}" aria-current="${each === tab ? 'page' : 'false'}">${t(each)}</a></li>`,
  )}</ul></nav>
<h1>${t(tab)}</h1>${notice(state.saved === true ? t('saved') : state.typed != null ? t('typedKept') : null, 'done')}
${CONTENT[tab]({ env, account, t, home, state })}
<div class="links"><span><a href="${home}/">${t('back')}</a></span></div>`
  return htmlPage(env, {
    language: account.language,
    title: t(tab),
    main,
    home,
    wide: true,
    status: state.status ?? 200,
    passkeys: state.passkeys !== undefined,
  })
}

type Content = { env: Env; account: Account; t: IdentityTranslate; home: string; state: AccountState }

const profile = ({ env, account, t, state }: Content): Html => {
  const picture = pictureUrl(env, account)
  return html`<div class="person">${
    picture === null
      ? html`<span class="face" aria-hidden="true">${initials(account.name)}</span>`
      : html`<img class="face" src="${picture}" alt="" width="72" height="72">`
  }<div><strong>${account.name}</strong><br><span class="muted">${account.email}</span></div></div>
<form method="post" action="/profile">
${field({ name: 'name', label: t('name'), autocomplete: 'name', value: state.name ?? state.typed?.name ?? account.name, problem: state.problem ?? null })}
<button>${t('save')}</button></form>
<p><a href="/password">${t('changePassword')}</a></p>
${state.passkeys && passkeysCard(t, account, state.passkeys)}
<div class="card"><h2>${t('everywhereTitle')}</h2><p>${t('everywhereText')}</p>
<form method="post" action="/sign-out-everywhere"><button class="second">${t('everywhere')}</button></form></div>`
}

const travels = ({ account, t, home }: Content): Html => html`<div class="card"><h2>${t('travelsEmptyTitle')}</h2>
<p>${t('travelsEmptyText')}</p><div class="actions"><a class="button" href="${home}${markets[account.market].paths.search}">${t('findTrip')}</a></div></div>`

const PARTNERS = ['partnershipCommunities', 'partnershipCreators', 'partnershipCompanies'] as const

const partnership = ({ t }: Content): Html => html`<div class="card"><h2>${t('partnershipTitle')}</h2>
<p>${t('partnershipText')}</p>
<ul>${PARTNERS.map((partner) => html`<li>${t(partner)}</li>`)}</ul>
<p>${t('partnershipAsk')}</p>
<div class="actions"><a class="button" href="mailto:${brand.contactEmail}?subject=${encodeURIComponent(t('partnership'))}">${t('partnershipAction')}</a></div></div>`

const communications = ({ env, account, t, state, home }: Content): Html => html`${
  acceptedPrivacy(account)
    ? ''
    : html`<div class="card"><h2>${t('privacyTitle')}</h2><p>${withLinks(t, 'privacyText', legalLinks(env, account.market, t))}</p>
<form method="post" action="/communications"><input type="hidden" name="privacy" value="accepted"><button>${t('privacyAccept')}</button></form></div>`
}<p>${t('communicationsText')}</p>
<form method="post" action="/communications">
<label class="check"><input type="checkbox" name="marketing" value="yes"${(state.typed == null ? account.marketing : state.typed.marketing === 'yes') ? ' checked' : ''}><span>${t('marketing')}</span></label>
<button>${t('save')}</button></form>
<div class="card"><h2>${t('alertsTitle')}</h2><p>${t('alertsText')}</p>
<div class="actions"><a class="button" href="${home}/login?${new URLSearchParams({ return: markets[account.market].paths.alerts ?? '/' })}">${t('alertsAction')}</a></div></div>`

const CONTENT: Readonly<Record<AccountTab, (content: Content) => Html>> = {
  profile,
  travels,
  partnership,
  communications,
}
