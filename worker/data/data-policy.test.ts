import { describe, expect, it } from 'vitest'
import { DATA_POLICIES, type DataCall } from './data-policy.ts'

/** Seconds fresh, and seconds used afterwards while it is refreshed. */
const SECONDS: Record<DataCall, readonly [number, number]> = {
  // Prices and seats.
  ...{ tours: [5, 60], tour: [5, 60], travel: [5, 60], coordinator: [5, 60], facets: [5, 60] },
  ...{ 'search counts': [5, 60], 'price grid': [5, 60], pins: [5, 60] },
  ...{ 'wemeet events': [5, 60], 'wemeet event': [5, 60] },
  ...{ travels: [15, 120], 'custom page': [15, 300], layouts: [30, 600] },
  ...{ 'top sellers': [60, 600], filters: [60, 600], 'departure days': [60, 600] },
  ...{ sitemap: [600, 3000], flights: [600, 3600] },
}

describe('lifetimes of responses', () => {
  it.each(Object.entries(SECONDS))('are those of the table: %s %j', (call, [fresh, stale]) =>
    expect(DATA_POLICIES[call as DataCall]).toEqual({
      freshMs: fresh * 1000,
      staleMs: stale * 1000,
      // 24 hours (design, section 3).
      staleIfErrorMs: 86_400_000,
    }),
  )
})
