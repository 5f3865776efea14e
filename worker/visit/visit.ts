import type { Assignment } from '../../flags/experiments/experiment.ts'
import type { FlagValues } from '../../flags/registry.ts'
import type { MarketId } from '../../markets/market-id.ts'
import type { Market } from '../../markets/market-schema.ts'
import type { RouteName } from '../../markets/route-table.ts'
import type { Consent } from '../../shared/consent/consent.ts'
import type { CurrentUser } from '../../shared/contracts/current-user.ts'
import type { IsoDate } from '../../shared/contracts/iso-date.ts'
import type { CurrencyCode } from '../../shared/contracts/money.ts'
import type { DataContext } from '../data/public-client.ts'
import type { Config, Env } from '../env.ts'
import type { RequestLog } from '../log/request-log.ts'
import type { RequestUrl } from './request-url.ts'

export type RouteMatch = Readonly<{ name: RouteName; parameters: Readonly<Record<string, string>>; path: string }>

/** What the request's headers reveal about its visitor. */
export type Visitor = Readonly<{
  consent: Consent
  /** Device id of the request; null when there is none or it is no UUID v4. */
  deviceId: string | null
  currencyPreference: CurrencyCode | null
  closedBanners: readonly string[]
  /** Has declined another market (gateway/geo.ts). */
  staysHere: boolean
  /** Follows a link from another of our markets. */
  choseMarket: boolean
  isBot: boolean
  /** Prefetches, and copies for offline use, set no cookie, refresh no session and record nothing. */
  isPrefetch: boolean
}>

/** Tokens of one sign-in. They never leave the server. */
export type Tokens = {
  access: string
  /** In ms of `config.elapsed`. */
  accessExpiresAt: number
  refresh: string | null
}

export type StoredSession = Readonly<{
  tokens: Tokens
  /** null while the user could not be loaded: such a visitor is not signed in yet. */
  user: CurrentUser | null
  /** Hash of the cookie's value. */
  id: string
  version: number
  /** In ms of `config.elapsed`. */
  renewAt: number
  expiresAt: number
}>

/** Flags and day of a signed link of the growth team. */
export type FlagPreview = Readonly<{ forced: Partial<FlagValues>; asOf: IsoDate | null }>

/** All that is known of a request and its visitor; the gateway builds it once. */
export type Visit = Readonly<{
  request: Request
  requestId: string
  url: RequestUrl
  cookies: Readonly<Record<string, string>>
  env: Env
  config: Config
  market: Market
  /** null below `/api`. */
  route: RouteMatch | null
  country: string | null
  visitor: Visitor
  session: StoredSession | null
  flags: FlagValues
  /** null unless a link of the growth team was opened. */
  preview: FlagPreview | null
  /** The flag for redirects by country, for the same visit to another market. */
  geoRedirectIn: (market: MarketId) => FlagValues['geoRedirect']
  /** Experiments of this visitor on the page at a URL; null while no experiment runs for them. */
  assignmentsAt: ((route: RouteName, url: string) => Assignment[]) | null
  log: RequestLog
  /** What loading from the back end needs. */
  data: DataContext
  /** Continues work after the response. */
  defer: (work: Promise<unknown>) => void
}>

/** A visit to a page. */
export type PageVisit = Visit & Readonly<{ route: RouteMatch }>
