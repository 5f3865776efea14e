import type { MarketId } from '../../markets/market-id.ts'
import { lineOf } from '../http/log.ts'

/** Bindings and variables of backend/identity/wrangler.toml. */
export type Env = {
  DB: D1Database
  /** Public origin of this worker: the OpenID issuer. */
  ISSUER: string
  ENVIRONMENT: string
  /** Secret: signs the provider's cookies, keys the hashes of codes and of what is counted. */
  SIGNING_KEY: string
  /** Where each market's storefront lives: sign-in leads back there and nowhere else. */
  SITE_ORIGINS: Readonly<Record<MarketId, string>>
  /** The storefront as OpenID client. */
  CLIENT_ID: string
  /** Secret shared with the storefront. */
  CLIENT_SECRET: string
  /** Where the storefront hears that somebody signed out everywhere; without it, it finds out by itself. */
  STOREFRONT_URL?: string
  /** Origin of the picture host. */
  IMAGES_ORIGIN: string
  /** Sender of mail. */
  MAIL_FROM: string
  /** Sends mail; production only. */
  MAIL?: SendEmail
  /** Fixes the time of what people read, outside production; codes, sessions and tokens live in real time. */
  CLOCK?: string
  /** "on" arms the fault switch (backend/http/faults.ts). */
  FAULTS?: string
}

/**
 * What the provider's libraries write to the console by themselves becomes JSON lines, as the rest of the log is.
 * Imported before them: they write while they start.
 *
 * The provider says at every start that it wants Node.js. It runs in workerd here, which its tests in
 * tests/integration prove, and an operator can do nothing about it: that line alone is left out.
 */
const KNOWN = 'Unsupported runtime.'

/** As our own lines begin: they pass. */
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
