import type { Assignment } from '../../flags/experiments/experiment.ts'
import type { FlagValues } from '../../flags/registry.ts'
import type { MarketId } from '../../markets/market-id.ts'
import type { Market } from '../../markets/market-schema.ts'
import type { RouteName } from '../../markets/route-table.ts'
import type { Consent } from '../../shared/consent/consent.ts'
import type { CurrentUser } from '../../shared/contracts/current-user.ts'
import type { Shown } from '../../shared/contracts/experiment-events.ts'
import type { IsoDate } from '../../shared/contracts/iso-date.ts'
import type { CurrencyCode } from '../../shared/contracts/money.ts'
import type { Theme } from '../../shared/http/themes.ts'
import type { Tokens } from '../../shared/sign-in/tokens.ts'
import type { DataContext } from '../data/public-client.ts'
import type { Config, Env } from '../env.ts'
import type { RequestLog } from '../telemetry/request-log.ts'
import type { RequestUrl } from './request-url.ts'

export type RouteMatch = Readonly<{ name: RouteName; parameters: Readonly<Record<string, string>>; path: string }>

export type Visitor = Readonly<{
  consent: Consent
  /** The browser sends Global Privacy Control, or the law of the visitor's country asks first. */
  objects: boolean
  /** null unless it is a UUID v4. */
  deviceId: string | null
  currencyPreference: CurrencyCode | null
  theme: Theme
  closedBanners: readonly string[]
  /** The browser has cached this build's stylesheet. */
  hasStylesheet: boolean
  hasDismissedPrompt: boolean
  /** Came from another of our markets. */
  cameFromOtherMarket: boolean
  isBot: boolean
  /** Client hint or user agent says phone. */
  isPhone: boolean
  /** Prefetches and offline copies set no cookie, refresh no session and record nothing. */
  isPrefetch: boolean
}>

export type StoredSession = Readonly<{
  tokens: Tokens
  /** null while the user could not be loaded. */
  user: CurrentUser | null
  id: string
  version: number
  /** In ms of `config.realNow`. */
  renewAt: number
  expiresAt: number
  /** When the user proved who they are; null: unknown. */
  signedInAt: number | null
}>

export type FlagPreview = Readonly<{ forced: Partial<FlagValues>; asOf: IsoDate | null }>

/** A request and its visitor; built once by the gateway. */
export type Visit = Readonly<{
  request: Request
  /** Path that an accepted form names as its page: pages that open with a secret send no referrer. */
  returnField?: string | undefined
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
  /** There is a cookie, but the database does not respond: the visitor may be signed in. */
  isSessionUnknown?: boolean
  flags: FlagValues
  /** Set by a signed link of the growth team. */
  preview: FlagPreview | null
  /** The same visit's value in another market. */
  geoRedirectIn: (market: MarketId) => FlagValues['geoRedirect']
  /** null while no experiment runs for this visitor. */
  assignmentsAt: ((route: RouteName, url: string) => Assignment[]) | null
  /** Whether flags and day are those of the visitor's last page, so that `assignmentsAt` tells how it was shown. */
  hasSameRules?: boolean
  /** Variations that the page of a beacon says it was shown in. */
  shown?: Shown
  /** When the visitor's visit began, in ms (visit-cookie.ts). */
  startedAt: number
  log: RequestLog
  data: DataContext
  defer: (work: Promise<unknown>) => void
}>

export type PageVisit = Visit & Readonly<{ route: RouteMatch }>
