import type { Assignment } from '../../flags/experiments/experiment.ts'
import type { FlagValues } from '../../flags/registry.ts'
import type { MarketId } from '../../markets/market-id.ts'
import type { Market } from '../../markets/market-schema.ts'
import type { RouteName } from '../../markets/route-table.ts'
import type { Config, Env } from '../env.ts'
import type { StoredSession } from '../features/session/session-store.ts'
import type { SavedOfVisitor } from '../features/wishlist/load-saved-items.ts'
import type { DataLog } from '../log/data-log.ts'
import type { RequestLog } from '../log/request-log.ts'
import type { FlagPreview } from './flag-preview.ts'
import type { RequestUrl } from './request-url.ts'
import type { Visitor } from './visitor.ts'

/** Typed values that the gateway's steps add, each by one file. */
export type GatewayVariables = {
  config: Config
  requestId: string
  /** The request's address, parsed once. */
  url: RequestUrl
  log: RequestLog
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
