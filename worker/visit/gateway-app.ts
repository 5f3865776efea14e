import type { Context } from 'hono'
import type { Market } from '../../markets/market-schema.ts'
import type { Config, Env } from '../env.ts'
import type { DataLog, RequestLog } from '../telemetry/request-log.ts'
import { type Cookie, serializeCookie } from './cookies.ts'
import type { RequestUrl } from './request-url.ts'
import type { RouteMatch, StoredSession, Visit, Visitor } from './visit.ts'

/** Values that the gateway's steps add, in this order. */
export type GatewayVariables = {
  config: Config
  requestId: string
  trace: string
  url: RequestUrl
  log: RequestLog
  dataLog: DataLog
  market: Market
  country: string | null
  cookies: Readonly<Record<string, string>>
  visitor: Visitor
  /** Deadline of all back-end calls, in ms of `config.realNow`. */
  deadline: number
  session: StoredSession | null
  isSessionUnknown: boolean
  visit: Visit
  route: RouteMatch
  /** Set by features/growth/growth-routes.ts. */
  operator?: string
  styleHashes?: string[]
  form: Readonly<Record<string, string>>
}

export type GatewayApp = { Bindings: Env; Variables: GatewayVariables }

export const writeCookies = (c: Context<GatewayApp>, cookies: readonly Cookie[]): void => {
  for (const cookie of cookies) c.header('set-cookie', serializeCookie(cookie), { append: true })
}
