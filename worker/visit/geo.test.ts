import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { embeddedPayload } from '../../flags/embedded-payload.ts'
import { createFlagsClient } from '../../flags/evaluate.ts'
import type { FlagValues } from '../../flags/registry.ts'
import { MARKET_IDS, type MarketId } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import { payloadWith } from '../../tests/support/flags.ts'
import { geoPrompt } from './geo.ts'

type GeoRedirect = FlagValues['geoRedirect']

const person = { isBot: false, isPrefetch: false, hasDismissedPrompt: false, cameFromOtherMarket: false }
const toFrance: GeoRedirect = { addressFrom: ['it', 'we'], showRedirectPopup: true, redirectDestination: 'fr' }
const question = (market: MarketId, geoRedirect = toFrance, visitor = person, geoRedirectIn = () => geoRedirect) =>
  geoPrompt({ market, visitor, geoRedirect, geoRedirectIn })
const target = (...input: Parameters<typeof question>) => question(...input).target

describe('geoPrompt', () => {
  it('is shown only on the markets of the flag, for its destination (§3)', () => {
    expect([target('it'), target('de'), target('fr')]).toEqual(['fr', null, null])
    expect(target('fr', { ...toFrance, addressFrom: ['fr'] })).toBeNull()
  })

  it.each([
    ['robots', { ...person, isBot: true }],
    ['what is fetched ahead', { ...person, isPrefetch: true }],
    ['who has said to stay', { ...person, hasDismissedPrompt: true }],
  ])('is not shown to %s', (_who, visitor) =>
    expect(question('it', toFrance, visitor)).toEqual({ target: null, isAnswered: false }),
  )

  it('counts as answered for visitors from another market', () => {
    const visitor = { ...person, cameFromOtherMarket: true }
    expect(question('it', toFrance, visitor)).toEqual({ target: null, isAnswered: true })
    expect(question('de', toFrance, visitor)).toEqual({ target: null, isAnswered: false })
  })

  it('is not shown while the popup is off or without a destination', () => {
    expect(target('it', { ...toFrance, showRedirectPopup: false })).toBeNull()
    expect(target('it', { ...toFrance, redirectDestination: null })).toBeNull()
  })

  it('is not shown when the destination would redirect again', () => {
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
const DAYS = ['2027-01-15', '2027-01-16', '2027-01-17'] as const
const PATHS = ['', 'viaggi', 'destinations/japan']
/** One device per market: markets share no cookies. */
const device = fc.uuid({ version: 4 })
const attribute = fc.constantFrom('deviceId', 'id', 'url', 'market', 'country', 'day')
/** Rules by country, market, URL, day or device; rollouts, experiments, and rules with a prerequisite. */
const rule = fc
  .tuple(
    fc.oneof(
      fc.record({ country }),
      fc.record({ market }),
      fc.record({ country, market }),
      fc.record({ day: fc.constantFrom(...DAYS) }),
      fc.record({ url: fc.oneof(market, fc.constantFrom(...PATHS)).map((part) => ({ $regex: `/${part}` })) }),
      fc.record({ deviceId: fc.record({ $regex: fc.constantFrom('^[0-7]', '^[89a-f]', '[02468ace]$') }) }),
    ),
    fc.oneof(
      fc.record({ force: value }),
      fc.record({ force: value, coverage: fc.constantFrom(0.3, 0.7, 1), hashAttribute: attribute }),
      fc.record({
        key: fc.constantFrom('geo', 'other'),
        variations: fc.array(value, { minLength: 2, maxLength: 3 }),
        hashAttribute: attribute,
        hashVersion: fc.constantFrom(1, 2),
      }),
      fc.record({ force: value, parentConditions: fc.constant([{ id: 'wishlist', condition: { value: true } }]) }),
    ),
  )
  .map(([condition, what]) => ({ condition, ...what }))
const visit = fc.record({
  rules: fc.array(rule, { minLength: 4, maxLength: 12 }),
  country,
  start: market,
  /** Markets whose cookie the browser has. */
  cookies: fc.uniqueArray(market, { maxLength: 2 }),
  /** Whether the browser sends a referrer. */
  sendsReferrer: fc.boolean(),
  devices: fc.array(device, { minLength: 6, maxLength: 6 }),
  /** Visited pages; each visit may be on a later day. */
  paths: fc.array(fc.constantFrom(...PATHS), { minLength: 3, maxLength: 3 }),
})
type Walk = {
  rules: object[]
  country: string
  start: MarketId
  cookies: MarketId[]
  sendsReferrer: boolean
  devices?: string[]
  paths?: string[]
}

/** Markets visited by a visitor who accepts every prompt. */
const walk = ({ rules, country, start, cookies, sendsReferrer, devices = [], paths = [] }: Walk): MarketId[] => {
  const wishlist = [{ variations: [false, true], hashAttribute: 'deviceId' }]
  const client = createFlagsClient(payloadWith({ geoRedirect: rules, wishlist }))
  const way = [start]
  for (;;) {
    const market = way.at(-1) ?? start
    const hop = way.length - 1
    const deviceId = devices[MARKET_IDS.indexOf(market)]
    // As in worker/gateway/visit-step.ts: of another market the gateway knows neither device nor page.
    const redirectIn = (id: MarketId, path = '') =>
      client.evaluate({
        ...{ country, market: id, day: DAYS[hop] ?? '2027-01-20', ...(deviceId !== undefined && { deviceId }) },
        ...{ language: markets[id].language, url: `https://${id}.example/${path}` },
      }).geoRedirect
    const { target: next } = geoPrompt({
      market,
      visitor: {
        ...person,
        hasDismissedPrompt: cookies.includes(market),
        cameFromOtherMarket: sendsReferrer && way.length > 1,
      },
      geoRedirect: redirectIn(market, paths[hop]),
      geoRedirectIn: redirectIn,
    })
    if (next === null || way.length > 10) return way
    way.push(next)
  }
}

describe('a visitor who accepts every prompt', () => {
  it('is redirected once at most, for all rules, cookies, countries, devices, pages and days', () => {
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

  it('is redirected once at most by the embedded rules', () => {
    const { rules } = embeddedPayload.features.geoRedirect
    const countries = rules.flatMap(({ condition }) => condition.country.$in)
    for (const country of [...countries, 'JP'])
      for (const start of MARKET_IDS) {
        const way = walk({ rules, country, start, cookies: [], sendsReferrer: false })
        expect([country, start, way.length <= 2]).toEqual([country, start, true])
      }
  })
})
