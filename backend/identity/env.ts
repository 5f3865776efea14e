import type { MarketId } from '../../markets/market-id.ts'
import { lineOf } from '../http/log.ts'

/** Bindings and variables of backend/identity/wrangler.toml. */
export type Env = {
  DB: D1Database
  /** Public origin of this worker and OpenID issuer. */
  ISSUER: string
  ENVIRONMENT: string
  /** Signs the provider's cookies; keys the hashes of codes and rate limits. */
  SIGNING_KEY: string
  /** Allowed redirect origins. */
  SITE_ORIGINS: Readonly<Record<MarketId, string>>
  CLIENT_ID: string
  CLIENT_SECRET: string
  /** Origin for back-channel logout; without it the storefront notices on its next call. */
  STOREFRONT_URL?: string
  IMAGES_ORIGIN: string
  MAIL_FROM: string
  /** Sends mail; production only. */
  MAIL?: SendEmail
  /** Fixes displayed time outside production; codes, sessions and tokens use real time. */
  CLOCK?: string
  /** "on" arms the fault switch (backend/http/faults.ts). */
  FAULTS?: string
}

/**
 * Converts the libraries' console output to JSON log lines; imported before them, because they write on load. The
 * provider's "Unsupported runtime." is dropped: integration tests prove that it runs in workerd.
 */
const KNOWN = 'Unsupported runtime.'

/** Start of this worker's lines, which pass unchanged. */
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
