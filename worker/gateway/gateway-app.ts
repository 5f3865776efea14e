import type { Assignment } from '../../flags/experiments/experiment.ts'
import type { FlagValues } from '../../flags/registry.ts'
import type { MarketId } from '../../markets/market-id.ts'
import type { Market } from '../../markets/market-schema.ts'
import type { RouteName } from '../../markets/route-table.ts'
import type { ErrorReport } from '../../shared/log/error-report.ts'
import type { DataLog } from '../data/data-log.ts'
import type { Config, Env } from '../env.ts'
import type { StoredSession } from '../features/session/session-store.ts'
import type { SavedOfVisitor } from '../features/wishlist/load-saved-items.ts'
import type { PageLog } from '../page/answer-headers.ts'
import type { FlagPreview } from './flag-preview.ts'
import type { RequestUrl } from './request-url.ts'
import type { Visitor } from './visitor.ts'

/** What the access log says of one request; steps fill it in as they learn it. No personal data. */
export type LogFields = {
  market?: string
  route?: string
  page?: string
  variations?: object
  /** The route is kept for as many vectors of variations as may be: this page was rendered for the visit alone. */
  vectors?: 'too many'
  country?: string
  bot?: boolean
  /** The browser asked ahead of a click; the visitor may never see the answer. */
  prefetch?: boolean
  /** Names of the events that a browser has told. */
  events?: string[]
  /** What went wrong, in few words. */
  error?: string
  /** By what a question of the AI search was read, and why not by the model. */
  ask?: string
  /** Its causes, which have a line of their own. */
  report?: ErrorReport
  /** What the page entrypoint did with data, and what failed there (worker/page/answer-headers.ts). */
  pageData?: PageLog
}

/** Typed values that the gateway's steps add, each by one file. */
export type GatewayVariables = {
  config: Config
  requestId: string
  /** The request's address, parsed once. */
  url: RequestUrl
  log: LogFields
  dataLog: DataLog
  market: Market
  route: { name: RouteName; parameters: Readonly<Record<string, string>>; path: string }
  visitor: Visitor
  country: string | null
  /** Of whoever is signed in; null for everybody else. Its user is null until loaded. */
  session: StoredSession | null
  flags: FlagValues
  /** The growth team's signed look at this page; null for every visitor. */
  look: FlagPreview | null
  /** What the flag for redirects by country says of the same visit to another market. */
  geoRedirectIn: (market: MarketId) => FlagValues['geoRedirect']
  /** Whether the payload runs any experiment for visits like this one. */
  hasExperiments: boolean
  /** What experiments assign to this visitor on the page of a route, by its whole address. */
  assignmentsAt: (route: RouteName, url: string) => Assignment[]
  /** Who of the growth team asks, behind their guard (worker/features/growth/operator.ts). */
  operator?: string
  /** What the visitor has saved, where a page has asked already (worker/features/wishlist). */
  saved?: SavedOfVisitor
  /** The answer has been given its security headers already. */
  hasSecurityHeaders?: boolean
  /** Hash of the style that only the answered page has; null or absent without one. */
  styleHash?: string | null
  /** Fields of a guarded form post (worker/api/form-post.ts). */
  form: Readonly<Record<string, string>>
}

export type GatewayApp = { Bindings: Env; Variables: GatewayVariables }
