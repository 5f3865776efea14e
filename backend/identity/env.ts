import type { MarketId } from '../../markets/market-id.ts'
import type { Hsts } from '../../shared/http/hsts.ts'
import { lineOf } from '../kit/http/log.ts'

export type Env = {
  DB: D1Database
  ISSUER: string
  ENVIRONMENT: string
  /** Signs cookies; keys the hashes of codes and rate limits; seals what the provider stores, and its signing keys. */
  SIGNING_KEY: string
  SITE_ORIGINS: Readonly<Record<MarketId, string>>
  CLIENT_ID: string
  CLIENT_SECRET: string
  /** The API's host, whose back office is a client of its own. */
  BACKOFFICE_ORIGIN: string
  BACKOFFICE_SECRET?: string
  /** Limit of a network address; absent in tests of single routes. */
  SIGN_IN_LIMIT?: RateLimit
  PAGES_LIMIT?: RateLimit
  STOREFRONT_URL?: string
  IMAGES_ORIGIN: string
  MAIL_FROM: string
  /** Production only. */
  MAIL?: SendEmail
  /** Fixes displayed time outside production; codes, sessions and tokens use real time. */
  CLOCK?: string
  FAULTS?: string
  /** Default: `host`. */
  HSTS?: Hsts
  /** Deployments only. */
  VERSION?: WorkerVersionMetadata
}

/** Converts the libraries' console output to log lines; imported before them, because they write on load. */
const KNOWN = 'Unsupported runtime.'

const LINE = '{"time":'

for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const) {
  // biome-ignore lint/suspicious/noConsole: standard output is the log.
  const write = console[level].bind(console)
  console[level] = (...parts: unknown[]) => {
    const message = parts.map(String).join(' ').trim()
    if (message.includes(KNOWN)) return
    write(message.startsWith(LINE) ? message : lineOf('identity', { level, message }))
  }
}
