import type { CacheLifetime } from './cache.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

/** Lifetimes of back-end responses: short for prices and seats, longer for editors' content. */
export const DATA_POLICIES = {
  layouts: { freshMs: 30 * SECOND, staleMs: 10 * MINUTE, staleIfErrorMs: DAY },
  'custom page': { freshMs: 15 * SECOND, staleMs: 5 * MINUTE, staleIfErrorMs: DAY },
  'top sellers': { freshMs: 60 * SECOND, staleMs: 10 * MINUTE, staleIfErrorMs: DAY },
  sitemap: { freshMs: 10 * MINUTE, staleMs: 50 * MINUTE, staleIfErrorMs: DAY },
  filters: { freshMs: 60 * SECOND, staleMs: 10 * MINUTE, staleIfErrorMs: DAY },
  'departure days': { freshMs: 60 * SECOND, staleMs: 10 * MINUTE, staleIfErrorMs: DAY },
  tours: { freshMs: 5 * SECOND, staleMs: 60 * SECOND, staleIfErrorMs: DAY },
  travels: { freshMs: 15 * SECOND, staleMs: 2 * MINUTE, staleIfErrorMs: DAY },
  facets: { freshMs: 5 * SECOND, staleMs: 60 * SECOND, staleIfErrorMs: DAY },
  'search counts': { freshMs: 5 * SECOND, staleMs: 60 * SECOND, staleIfErrorMs: DAY },
  pins: { freshMs: 5 * SECOND, staleMs: 60 * SECOND, staleIfErrorMs: DAY },
  'price grid': { freshMs: 5 * SECOND, staleMs: 60 * SECOND, staleIfErrorMs: DAY },
  travel: { freshMs: 5 * SECOND, staleMs: 60 * SECOND, staleIfErrorMs: DAY },
  tour: { freshMs: 5 * SECOND, staleMs: 60 * SECOND, staleIfErrorMs: DAY },
  flights: { freshMs: 10 * MINUTE, staleMs: 60 * MINUTE, staleIfErrorMs: DAY },
  'wemeet events': { freshMs: 5 * SECOND, staleMs: 60 * SECOND, staleIfErrorMs: DAY },
  'wemeet event': { freshMs: 5 * SECOND, staleMs: 60 * SECOND, staleIfErrorMs: DAY },
  coordinator: { freshMs: 5 * SECOND, staleMs: 60 * SECOND, staleIfErrorMs: DAY },
} as const satisfies Record<string, CacheLifetime>

export type DataCall = keyof typeof DATA_POLICIES
