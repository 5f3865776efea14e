import type { FlagValues } from '../../flags/registry.ts'
import type { Market } from '../../markets/market-schema.ts'
import type { RouteName } from '../../markets/route-table.ts'
import type { DataLog } from '../data/data-log.ts'
import type { Config, Env } from '../env.ts'
import type { RequestUrl } from './request-url.ts'
import type { Visitor } from './visitor.ts'

/** What the access log says of one request; steps fill it in as they learn it. No personal data. */
export type LogFields = {
  market?: string
  route?: string
  page?: string
  variations?: object
  country?: string
  bot?: boolean
  /** The browser asked ahead of a click; the visitor may never see the answer. */
  prefetch?: boolean
  error?: string
  detail?: string
  /** Back-end calls that the page entrypoint made. */
  pageData?: { calls: object[]; dropped: string[] }
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
  flags: FlagValues
  /** Hash of the style that only the answered page has; null or absent without one. */
  styleHash?: string | null
  /** Fields of a guarded form post (worker/api/form-post.ts). */
  form: Readonly<Record<string, string>>
}

export type GatewayApp = { Bindings: Env; Variables: GatewayVariables }
