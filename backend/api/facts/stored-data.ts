import { lazyByMarket } from '../../../markets/lazy-by-market.ts'
import type { MarketId } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import { LIFETIME_SECONDS } from '../../../shared/consent/lifetimes.ts'
import { apiTranslators } from '../translate.ts'

/** Purpose (a message), lifetime, names; `…` is an ending that differs by browser or account. */
const NECESSARY = [
  ['choice', 'choice', '__Host-consent'],
  ['currency', 'preference', '__Host-currency'],
  ['theme', 'preference', '__Host-theme'],
  ['notices', 'preference', '__Host-banners', '__Host-forceNeedRedirect'],
  ['styles', 'styles', '__Host-styles'],
  ['session', 'session', '__Host-session', '__Host-session.sig', '__Host-signed-in'],
  ['login', 'login', '__Host-login-…', '__Host-market', '__Host-operator-sign-in'],
  [
    'interaction',
    'interaction',
    '__Secure-interaction',
    '__Secure-interaction.sig',
    '__Secure-sign-in',
    '__Secure-resume',
    '__Secure-resume.sig',
  ],
  ['knownBrowser', 'knownBrowser', '__Host-known', '__Host-device-…'],
  ['recovery', 'recovery', '__Host-recovery'],
  ['passkeyOffer', 'passkeyOffer', '__Host-passkey-offered'],
  ['list', 'list', '__Host-list-…'],
  ['saved', 'browser', '__Host-saved', '__Host-chosen'],
  ['voter', 'voter', '__Host-voter'],
  ['signUp', 'signUp', '__Host-sign-up'],
  ['verifiedEmail', 'verifiedEmail', '__Host-address'],
  ['mailLink', 'mailLink', '__Host-alerts'],
  ['typed', 'typed', '__Host-alert-draft', '__Host-typed', '__Host-typed-form'],
  ['chat', 'chat', '__Host-chat'],
  ['operator', 'operator', '__Host-operator'],
  ['searches', 'deleted', 'search-history'],
  ['reload', 'tab', 'typed', 'chunk-reload'],
  ['trips', 'trips', 'trips'],
  ['itineraries', 'deleted', 'itineraries'],
  ['wishlist', 'deleted', 'wishlist'],
  ['queue', 'queue', 'wishes'],
  ['build', 'deleted', 'build-…'],
] as const

const EXPERIMENTS = [
  ['device', 'device', '__Host-device'],
  ['sticky', 'sticky', '__Host-sticky'],
  ['control', 'browser', '__Host-control'],
] as const

const WITH_CONSENT = [
  ['visit', 'visit', '__Host-visit'],
  ['visitCampaign', 'visit', '__Host-campaign'],
  ['campaign', 'campaign', '__Host-campaign'],
  ['purchases', 'deleted', 'purchases'],
] as const

type Entry = (typeof NECESSARY | typeof EXPERIMENTS | typeof WITH_CONSENT)[number]

const UNITS = [
  ['year', 365 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

const durationOf = (market: MarketId, lifetime: Entry[1]): string => {
  if (lifetime === 'browser' || lifetime === 'tab' || lifetime === 'deleted')
    return apiTranslators[market](`storedData.until.${lifetime}`)
  const { consent, locale } = markets[market]
  const seconds = lifetime === 'choice' ? consent.days * 86_400 : LIFETIME_SECONDS[lifetime]
  const [unit, length] = UNITS.find(([, each]) => seconds % each === 0) ?? ['second', 1]
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / length)
}

const tableOf = (market: MarketId, entries: readonly Entry[]): string => {
  const t = apiTranslators[market]
  const rows = entries.map(
    ([purpose, lifetime, ...names]) =>
      `<tr><td>${names.join('<br>')}</td><td>${t(`storedData.purpose.${purpose}`)}</td><td>${durationOf(market, lifetime)}</td></tr>`,
  )
  const head = (['name', 'use', 'duration'] as const).map((each) => `<th>${t(`storedData.${each}`)}</th>`).join('')
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

/** Cookies and storage of the site and of the sign-in service, for the privacy policy. */
export const storedDataTables = lazyByMarket((market) => {
  const areAsked = markets[market].consent.experiments === 'asked'
  return {
    necessaryStorage: tableOf(market, areAsked ? NECESSARY : [...NECESSARY, ...EXPERIMENTS]),
    storageWithConsent: tableOf(market, areAsked ? [...EXPERIMENTS, ...WITH_CONSENT] : WITH_CONSENT),
  }
})
