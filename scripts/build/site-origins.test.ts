import { describe, expect, it } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { MARKET_IDS } from '../../markets/market-id.ts'
import { DEPLOYED, ENVIRONMENTS } from '../setup/deployed.ts'
import { siteOrigins } from './site-origins.ts'

describe('where markets are served', () => {
  it('is what their names say, else what the pattern makes of their id and their suffix', () => {
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
  ])('has to be told of each and of no other: %j', (told, problem) => {
    expect(() => siteOrigins(told)).toThrow(problem)
  })

  it.each([undefined, ...ENVIRONMENTS])('is the same for every worker in %s: an origin for each', (env) => {
    const [first, ...others] = DEPLOYED.map(({ config }) =>
      siteOrigins(unstable_readConfig({ config, env }, { hideWarnings: true }).vars.SITE_ORIGINS),
    )
    for (const each of others) expect(each).toEqual(first)
    const origins = Object.values(first ?? {})
    expect(new Set(origins).size).toBe(MARKET_IDS.length)
    for (const origin of origins) expect(new URL(origin).origin).toBe(origin)
  })
})
