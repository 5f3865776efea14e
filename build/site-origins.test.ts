import { describe, expect, it } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { MARKET_IDS } from '../markets/market-id.ts'
import { DEPLOYED } from './deployed.ts'
import { siteOrigins } from './site-origins.ts'

describe('siteOrigins', () => {
  it('uses the origin of a market, else the pattern with its id and suffix', () => {
    const origins = siteOrigins({ '*': 'https://{id}.example{suffix}', de: 'https://reisen.example' })
    expect(Object.keys(origins)).toEqual([...MARKET_IDS])
    expect([origins.it, origins.us, origins.de]).toEqual([
      'https://it.example.it',
      'https://us.example.com',
      'https://reisen.example',
    ])
  })

  it.each([
    [{ it: 'https://it.example' }, /says of us neither/],
    [{ '*': 'https://{id}.example', zz: 'https://zz.example' }, /names no market: zz/],
    [undefined, /expected record/],
  ])('throws for missing and unknown markets: %j', (input, problem) => {
    expect(() => siteOrigins(input)).toThrow(problem)
  })

  it('returns unique origins, equal for every worker', () => {
    const [first, ...others] = DEPLOYED.map(({ config }) =>
      siteOrigins(unstable_readConfig({ config }, { hideWarnings: true }).vars.SITE_ORIGINS),
    )
    for (const each of others) expect(each).toEqual(first)
    const origins = Object.values(first ?? {})
    expect(new Set(origins).size).toBe(MARKET_IDS.length)
    for (const origin of origins) expect(new URL(origin).origin).toBe(origin)
  })
})
