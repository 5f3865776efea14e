import { html } from 'hono/html'
import { brand } from '../../../markets/brand.ts'
import { markets } from '../../../markets/registry.ts'
import { type Account, acceptedPrivacy } from '../accounts/account.ts'
import type { Env } from '../env.ts'
import { type Say, sayIn } from '../words/words.ts'
import { field, notice, withLinks } from './form-parts.ts'
import { type Html, htmlPage } from './html-page.ts'
import { legalLinks } from './legal-links.ts'
import { initials, pictureUrl } from './picture.ts'

const TABS = ['profile', 'travels', 'partnership', 'communications'] as const
export type AccountTab = (typeof TABS)[number]

type AccountState = {
  saved?: boolean
  /** What was typed before the session ended, to be saved now. */
  typed?: Readonly<Record<string, string>> | null
  problem?: string | null
  name?: string
  status?: number
}

/** A page of the account area, in the language of the last sign-in. */
export const accountPage = (env: Env, account: Account, tab: AccountTab, state: AccountState = {}) => {
  const say = sayIn(account.language, account.market)
  const home = env.SITE_ORIGINS[account.market]
  const main = html`<nav aria-label="${say('account')}"><ul class="tabs">${TABS.map(
    (each) => html`<li><a href="/${each}" aria-current="${each === tab ? 'page' : 'false'}">${say(each)}</a></li>`,
  )}</ul></nav>
<h1>${say(tab)}</h1>${notice(state.saved === true ? say('saved') : state.typed != null ? say('typedKept') : null, 'done')}
${CONTENT[tab]({ env, account, say, home, state })}
<div class="links"><span><a href="${home}/">${say('back')}</a></span></div>`
  return htmlPage(env, {
    language: account.language,
    title: say(tab),
    main,
    home,
    wide: true,
    status: state.status ?? 200,
  })
}

type Content = { env: Env; account: Account; say: Say; home: string; state: AccountState }

const profile = ({ env, account, say, state }: Content): Html => {
  const picture = pictureUrl(env, account)
  return html`<div class="person">${
    picture === null
      ? html`<span class="face" aria-hidden="true">${initials(account.name)}</span>`
      : html`<img class="face" src="${picture}" alt="" width="72" height="72">`
  }<div><strong>${account.name}</strong><br><span class="muted">${account.email}</span></div></div>
<form method="post" action="/profile">
${field({ name: 'name', label: say('name'), autocomplete: 'name', value: state.name ?? state.typed?.name ?? account.name, problem: state.problem ?? null })}
<button>${say('save')}</button></form>
<div class="card"><h2>${say('everywhereTitle')}</h2><p>${say('everywhereText')}</p>
<form method="post" action="/sign-out-everywhere"><button class="second">${say('everywhere')}</button></form></div>`
}

const travels = ({ account, say, home }: Content): Html => html`<div class="card"><h2>${say('travelsEmptyTitle')}</h2>
<p>${say('travelsEmptyText')}</p><div class="actions"><a class="button" href="${home}${markets[account.market].paths.search}">${say('findTrip')}</a></div></div>`

/** With whom we travel for work, as words say it. */
const PARTNERS = ['partnershipCommunities', 'partnershipCreators', 'partnershipCompanies'] as const

const partnership = ({ say }: Content): Html => html`<div class="card"><h2>${say('partnershipTitle')}</h2>
<p>${say('partnershipText')}</p>
<ul>${PARTNERS.map((partner) => html`<li>${say(partner)}</li>`)}</ul>
<p>${say('partnershipAsk')}</p>
<div class="actions"><a class="button" href="mailto:${brand.contactEmail}?subject=${encodeURIComponent(say('partnership'))}">${say('partnershipAction')}</a></div></div>`

const communications = ({ env, account, say, state, home }: Content): Html => html`${
  acceptedPrivacy(account)
    ? ''
    : html`<div class="card"><h2>${say('privacyTitle')}</h2><p>${withLinks(say('privacyText'), legalLinks(env, account.market, say))}</p>
<form method="post" action="/communications"><input type="hidden" name="privacy" value="accepted"><button>${say('privacyAccept')}</button></form></div>`
}<p>${say('communicationsText')}</p>
<form method="post" action="/communications">
<label class="check"><input type="checkbox" name="marketing" value="yes"${(state.typed == null ? account.marketing : state.typed.marketing === 'yes') ? ' checked' : ''}><span>${say('marketing')}</span></label>
<button>${say('save')}</button></form>
<div class="card"><h2>${say('alertsTitle')}</h2><p>${say('alertsText')}</p>
<div class="actions"><a class="button" href="${home}/login?${new URLSearchParams({ return: markets[account.market].paths.alerts ?? '/' })}">${say('alertsAction')}</a></div></div>`

const CONTENT: Readonly<Record<AccountTab, (content: Content) => Html>> = {
  profile,
  travels,
  partnership,
  communications,
}
