import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { embeddedPayload } from '../../flags/embedded-payload.ts'
import { makeFlagsClient } from '../../flags/evaluate.ts'
import type { FlagValues } from '../../flags/registry.ts'
import { MARKET_IDS, type MarketId } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import { payloadWith } from '../../tests/support/flags.ts'
import { geoQuestion } from './geo.ts'

type GeoRedirect = FlagValues['geoRedirect']

const person = { isBot: false, isPrefetch: false, staysHere: false, choseMarket: false }
const toFrance: GeoRedirect = { addressFrom: ['it', 'we'], showRedirectPopup: true, redirectDestination: 'fr' }
const question = (market: MarketId, geoRedirect = toFrance, visitor = person, geoRedirectIn = () => geoRedirect) =>
  geoQuestion({ market, visitor, geoRedirect, geoRedirectIn })
const target = (...asked: Parameters<typeof question>) => question(...asked).target

describe('geoQuestion', () => {
  it('is put for the destination on the markets that the flag names, and nowhere else', () => {
    expect([target('it'), target('de'), target('fr')]).toEqual(['fr', null, null])
    expect(target('fr', { ...toFrance, addressFrom: ['fr'] })).toBeNull()
  })

  it.each([
    ['robots', { ...person, isBot: true }],
    ['what is fetched ahead', { ...person, isPrefetch: true }],
    ['who has said to stay', { ...person, staysHere: true }],
  ])('is not put to %s', (_who, visitor) =>
    expect(question('it', toFrance, visitor)).toEqual({ target: null, isAnswered: false }),
  )

  it('is answered by coming from another market, where it would be put', () => {
    const visitor = { ...person, choseMarket: true }
    expect(question('it', toFrance, visitor)).toEqual({ target: null, isAnswered: true })
    expect(question('de', toFrance, visitor)).toEqual({ target: null, isAnswered: false })
  })

  it('is put to nobody while the popup is off or there is nowhere to go', () => {
    expect(target('it', { ...toFrance, showRedirectPopup: false })).toBeNull()
    expect(target('it', { ...toFrance, redirectDestination: null })).toBeNull()
  })

  it('leads nobody to where they would be led on from', () => {
    const back: GeoRedirect = { addressFrom: ['fr'], showRedirectPopup: true, redirectDestination: 'it' }
    expect(target('it', toFrance, person, () => back)).toBeNull()
  })
})

const COUNTRIES = ['IT', 'FR', 'DE', 'CH', 'US']
const value: fc.Arbitrary<GeoRedirect> = fc.record({
  addressFrom: fc.uniqueArray(fc.constantFrom(...MARKET_IDS), { minLength: 3 }),
  showRedirectPopup: fc.constantFrom(true, true, true, false),
  redirectDestination: fc.constantFrom(null, ...MARKET_IDS),
})
const country = fc.constantFrom(...COUNTRIES)
const market = fc.constantFrom(...MARKET_IDS)
/** Rules by country, by market, by both, or by address. */
const rule = fc.record({
  condition: fc.oneof(
    fc.record({ country }),
    fc.record({ market }),
    fc.record({ country, market }),
    fc.record({ url: market.map((id) => ({ $regex: `//${id}\\.` })) }),
  ),
  force: value,
})
const visit = fc.record({
  rules: fc.array(rule, { minLength: 4, maxLength: 12 }),
  country,
  start: market,
  /** Markets whose cookie the browser has. */
  cookies: fc.uniqueArray(market, { maxLength: 2 }),
  /** Whether the browser tells where it comes from. */
  tells: fc.boolean(),
})
type Walk = { rules: object[]; country: string; start: MarketId; cookies: MarketId[]; tells: boolean }

/** The markets that somebody comes through who says yes to every question. */
const walk = ({ rules, country, start, cookies, tells }: Walk): MarketId[] => {
  const client = makeFlagsClient(payloadWith({ geoRedirect: rules }))
  const redirectIn = (market: MarketId) =>
    client.evaluate({
      ...{ country, market, day: '2027-01-15', deviceId: '7d9c1b6e-5a53-4a3c-9a76-0e6f6c1f2a11' },
      ...{ language: markets[market].language, url: `https://${market}.example/` },
    }).geoRedirect
  const way = [start]
  for (;;) {
    const market = way.at(-1) ?? start
    const { target: next } = geoQuestion({
      market,
      visitor: { ...person, staysHere: cookies.includes(market), choseMarket: tells && way.length > 1 },
      geoRedirect: redirectIn(market),
      geoRedirectIn: redirectIn,
    })
    if (next === null || way.length > 10) return way
    way.push(next)
  }
}

describe('a visitor who says yes to every question', () => {
  it('is redirected once at most, whatever the rules, the cookies and the country', () => {
    let redirected = 0
    fc.assert(
      fc.property(visit, (asked) => {
        const way = walk(asked)
        expect(way.length).toBeLessThanOrEqual(2)
        redirected += way.length - 1
      }),
      { numRuns: 1000, seed: 20270115 },
    )
    // Or nothing would have been tried.
    expect(redirected).toBeGreaterThan(50)
  })

  it('ends, by the rules that the site comes with, where no question is put', () => {
    const { rules } = embeddedPayload.features.geoRedirect
    const countries = rules.flatMap(({ condition }) => condition.country.$in)
    for (const country of [...countries, 'JP'])
      for (const start of MARKET_IDS) {
        const way = walk({ rules, country, start, cookies: [], tells: false })
        expect([country, start, way.length <= 2]).toEqual([country, start, true])
      }
  })
})
