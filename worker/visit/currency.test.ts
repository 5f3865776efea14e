import { afterEach, describe, expect, it, vi } from 'vitest'
import { markets } from '../../markets/registry.ts'
import { memoryCaches } from '../../tests/support/memory-caches.ts'
import type { Config, Env } from '../env.ts'
import { makeDataLog } from '../telemetry/request-log.ts'
import { chooseCurrency } from './currency.ts'
import type { Visit } from './visit.ts'

describe('chooseCurrency (§9)', () => {
  it.each([
    ['GBP', 'USD', 'EUR', ['EUR', 'GBP', 'USD'], 'GBP'],
    [null, 'USD', 'EUR', ['EUR', 'GBP', 'USD'], 'USD'],
    [null, null, 'EUR', ['EUR', 'GBP', 'USD'], 'EUR'],
    ['GBP', 'USD', 'EUR', ['EUR', 'USD'], 'USD'],
    ['GBP', 'USD', 'EUR', ['EUR'], 'EUR'],
    ['GBP', null, 'USD', [], 'USD'],
  ] as const)(
    'preference %s, geolocated %s, market %s, settings %j: %s (§9)',
    (preference, geolocated, market, settings, chosen) =>
      expect(chooseCurrency(preference, geolocated, market, settings)).toBe(chosen),
  )
})

describe('currencyOf', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  it('is the market’s when the settings take longer than 500 ms', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    vi.stubGlobal('caches', memoryCaches())
    // Files of one process share settings in memory.
    vi.resetModules()
    const { currencyOf } = await import('./currency.ts')
    const env = { API: { fetch: () => new Promise(() => {}) } } as unknown as Env
    const now = () => Date.now()
    const config = { now, realNow: now, PAGE_TIMEOUT_MS: 2500, SLOW_CALL_MS: 60_000 } as unknown as Config
    const data = { env, config, waitUntil: () => {}, log: makeDataLog() }
    const visitor = { isBot: false, currencyPreference: null }
    const found: string[] = []
    void currencyOf({ market: markets.it, visitor, country: 'GB', config, data } as unknown as Visit).then((currency) =>
      found.push(currency),
    )
    await vi.advanceTimersByTimeAsync(499)
    expect(found).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(found).toEqual(['EUR'])
  })
})
