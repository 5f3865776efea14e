import { GrowthBookClient } from '@growthbook/growthbook'
import { describe, expect, it, vi } from 'vitest'
import { allMarkets, countriesOf } from '../markets/registry.ts'
import { createFlagsClient, variationsFor } from './evaluate.ts'
import { createPayloadWatcher } from './payload.ts'
import { flags } from './registry.ts'

const visit = { country: 'IT', language: 'it', market: 'it', url: 'https://it.example/', day: '2027-01-15' }
const payload = (wishlist: object) => ({ features: { wishlist } })

describe('flags', () => {
  it('have an owner and have not expired', () => {
    const today = new Date().toISOString().slice(0, 10)
    for (const [name, flag] of Object.entries(flags)) {
      expect(flag.owner, name).not.toBe('')
      expect(flag.expires >= today, `${name} expired on ${flag.expires}: remove it or renew it`).toBe(true)
      expect(flag.schema.safeParse(flag.default).success, name).toBe(true)
    }
  })

  it('have a description', () => {
    for (const [name, { description }] of Object.entries(flags)) expect(description, name).not.toBe('')
  })

  it('use the default when the payload lacks them or has another type', () => {
    expect(createFlagsClient({ features: {} }).evaluate(visit).wishlist).toBe(false)
    expect(createFlagsClient(payload({ defaultValue: 'yes' })).evaluate(visit).wishlist).toBe(false)
    expect(createFlagsClient(payload({ defaultValue: true })).evaluate(visit).wishlist).toBe(true)
  })

  it('change nothing by default', () =>
    expect(createFlagsClient({ features: {} }).evaluate(visit)).toEqual({
      geoRedirect: { addressFrom: [], showRedirectPopup: false, redirectDestination: null },
      homeCover: 'editors',
      homeDeparturesFirst: false,
      searchEngineRelevance: false,
      searchPriceFirst: false,
      searchTravelsFirst: false,
      talkToUs: { header: false, footer: false },
      wishlist: false,
    }))

  it.each([{ $not: null }, { $and: [null] }])('use the default for the damaged condition %j', (condition) => {
    const client = createFlagsClient(payload({ defaultValue: true, rules: [{ condition, force: true }] }) as never)
    expect(client.evaluate(visit).wishlist).toBe(false)
    expect(client.explain(visit).wishlist).toEqual({
      ...{ value: false, reason: 'the rules of the payload fail: the default of the registry' },
    })
  })

  it('are evaluated once per audience where the rules see no more than that', () => {
    const client = createFlagsClient(
      payload({ defaultValue: false, rules: [{ condition: { country: 'IT' }, force: true }] }),
    )
    const evaluated = vi.spyOn(GrowthBookClient.prototype, 'evalFeature')
    const timesFor = (attributes: object): number => {
      evaluated.mockClear()
      client.evaluate({ ...visit, ...attributes })
      return evaluated.mock.calls.length
    }
    expect([timesFor({}), timesFor({ deviceId: 'device-7' }), timesFor({ url: 'https://it.example/x' })]).toEqual([
      ...[8, 0, 0],
    ])
    for (const [name, value] of Object.entries({ country: 'FR', language: 'fr', market: 'fr', day: '2027-01-16' }))
      expect(timesFor({ [name]: value }), name).toBe(8)
    evaluated.mockRestore()
  })

  it('can target by country (§7)', () => {
    const client = createFlagsClient(
      payload({ defaultValue: false, rules: [{ condition: { country: 'IT' }, force: true }] }),
    )
    expect(client.evaluate(visit).wishlist).toBe(true)
    expect(client.evaluate({ ...visit, country: 'DE' }).wishlist).toBe(false)
  })

  it.each([
    ['market', 'it', true],
    ['language', 'it', true],
    ['country', 'IT', true],
    ['day', '2027-01-15', false],
    ['deviceId', 'device-7', false],
    ['url', 'https://it.example/', false],
  ])('can target the redirect between markets by %s: %s, %s', (name, value, isSeen) => {
    const force = { addressFrom: ['it'], showRedirectPopup: true, redirectDestination: 'de' }
    const geoRedirect = { rules: [{ condition: { [name]: value }, force }] }
    const { redirectDestination } = createFlagsClient({ features: { geoRedirect } }).evaluate({
      ...{ ...visit, deviceId: 'device-7' },
    }).geoRedirect
    expect(redirectDestination).toBe(isSeen ? 'de' : null)
  })

  it('split by device id deterministically, and exclude visits without one (§7)', () => {
    const client = createFlagsClient(
      payload({
        defaultValue: false,
        rules: [
          { variations: [false, true], coverage: 1, weights: [0.5, 0.5], hashAttribute: 'deviceId', key: 'half' },
        ],
      }),
    )
    const values = Array.from(
      { length: 400 },
      (_, i) => client.evaluate({ ...visit, deviceId: `device-${i}` }).wishlist,
    )
    const on = values.filter(Boolean).length
    expect(on).toBeGreaterThan(140)
    expect(on).toBeLessThan(260)
    expect(client.evaluate({ ...visit, deviceId: 'device-7' }).wishlist).toBe(values[7])
    expect(client.evaluate(visit).wishlist).toBe(false)
  })

  it('report each assignment with its phase, and none for excluded visitors', () => {
    const half = { variations: [false, true], hashAttribute: 'deviceId', key: 'half', phase: '3' }
    const client = createFlagsClient(
      payload({ defaultValue: false, rules: [{ ...half, condition: { market: 'it' } }] }),
    )
    const assignmentsOf = (attributes: object): unknown[] => {
      const all: unknown[] = []
      const values = client.evaluate({ ...visit, ...attributes }, (flag, assignment) => all.push([flag, assignment]))
      for (const each of all) expect(each).toEqual(['wishlist', { experiment: 'half.3', variation: +values.wishlist }])
      return all
    }
    for (let i = 0; i < 20; i++) expect(assignmentsOf({ deviceId: `device-${i}` })).toHaveLength(1)
    expect(assignmentsOf({ deviceId: 'device-1', market: 'de' })).toEqual([])
    expect(assignmentsOf({ deviceId: 'device-1', url: 'https://it.example/?half=1' })).toEqual([])
    expect(assignmentsOf({})).toEqual([])
    const attributes = { ...visit, deviceId: 'device-1' }
    const variation = +client.evaluate(attributes).wishlist
    expect(client.assignmentsOn('index', attributes)).toEqual([{ experiment: 'half.3', variation }])
    expect(client.experiments.map(({ id }) => id)).toEqual(['half.3'])
  })

  it('have the right value for each visitor, whatever was evaluated before (§7)', () => {
    const deviceId = 'device-7'
    const conditions = [
      { country: 'IT' },
      { deviceId },
      { id: deviceId },
      { url: { $regex: 'promo' } },
      { $or: [{ market: 'fr' }, { deviceId }] },
      { $not: { language: 'it' } },
      { $and: [{ country: { $in: ['IT', 'DE'] } }, { $not: { id: deviceId } }] },
    ]
    const visits = ['IT', 'DE', null].flatMap((country) =>
      ['it', 'fr'].flatMap((market) =>
        [undefined, deviceId, 'device-8'].map((device) => ({
          ...visit,
          country,
          market,
          language: market,
          ...(device !== undefined && { deviceId: device }),
        })),
      ),
    )
    for (const condition of conditions) {
      const made = () => createFlagsClient(payload({ defaultValue: false, rules: [{ condition, force: true }] }))
      const client = made()
      for (const each of [...visits, ...visits.toReversed()])
        expect(client.evaluate(each).wishlist, JSON.stringify({ condition, each })).toBe(made().evaluate(each).wishlist)
    }
  })

  it.each<[string, object[]]>([
    ['a part of the traffic', [{ force: true, coverage: 0.3, hashAttribute: 'deviceId' }]],
    ['a namespace', [{ variations: [false, true], hashAttribute: 'deviceId', namespace: ['pages', 0.2, 0.7] }]],
    ['a filter', [{ force: true, filters: [{ attribute: 'deviceId', seed: 'pages', ranges: [[0, 0.4]] }] }]],
    ['a prerequisite', [{ force: true, parentConditions: [{ id: 'parent', condition: { value: 'on' } }] }]],
    [
      'a prerequisite that shuts',
      [{ parentConditions: [{ id: 'parent', condition: { value: 'on' }, gate: true }] }, { force: true }],
    ],
    [
      'a holdout',
      [
        {
          key: 'held',
          variations: [false, true],
          ranges: [
            [0, 0.2],
            [0.2, 1],
          ],
          meta: [{}, { passthrough: true }],
        },
        { key: 'k', variations: [true, false], hashVersion: 2 },
      ].map((rule) => ({ ...rule, hashAttribute: 'deviceId' })),
    ],
    ['another day', [{ force: true, condition: { day: { $gte: '2027-01-16' } } }]],
    ['an address', [{ force: true, condition: { url: { $regex: '/promo$' } } }]],
  ])('distinguish visitors by %s as the SDK does', (_, rules) => {
    const parent = { defaultValue: 'off', rules: [{ force: 'on', condition: { deviceId: { $regex: '[0-7]$' } } }] }
    const features = { parent, wishlist: { defaultValue: false, rules } }
    const [client, sdk] = [createFlagsClient({ features }), new GrowthBookClient().initSync({ payload: { features } })]
    const seen = new Set<unknown>()
    for (let i = 0; i < 100; i++) {
      const url = i % 3 === 0 ? visit.url : `${visit.url}promo`
      const attributes = { ...visit, deviceId: `device-${i}`, day: i % 2 === 0 ? visit.day : '2027-01-16', url }
      const value = sdk.evalFeature('wishlist', { attributes: { ...attributes, id: attributes.deviceId }, url }).value
      expect(client.evaluate(attributes).wishlist).toBe(value ?? false)
      seen.add(value ?? false)
    }
    expect(seen.size).toBe(2)
  })

  it('can be forced for a preview, including their dependents', () => {
    const needs = [{ force: true, parentConditions: [{ id: 'homeCover', condition: { value: 'planned' } }] }]
    const client = createFlagsClient({
      features: { homeCover: { defaultValue: 'editors' }, wishlist: { rules: needs } },
    })
    expect(client.evaluate(visit).wishlist).toBe(false)
    const previewed = client.evaluate(visit, undefined, { forced: { homeCover: 'planned' } })
    expect([previewed.homeCover, previewed.wishlist]).toEqual(['planned', true])
  })

  it('have an explanation of their value', () => {
    const client = createFlagsClient({
      features: {
        wishlist: { defaultValue: 'yes' },
        homeDeparturesFirst: { rules: [{ id: 'fr_1', force: true }] },
        searchTravelsFirst: { rules: [{ force: true }] },
        homeCover: { defaultValue: 'editors', rules: [{ force: 'planned', condition: { country: 'DE' } }] },
        searchPriceFirst: {
          rules: [{ key: 'price', variations: [false, true], weights: [0, 1], hashAttribute: 'deviceId' }],
        },
        talkToUs: {
          rules: [
            {
              force: { header: true, footer: true },
              parentConditions: [{ id: 'x', gate: true, condition: { value: 1 } }],
            },
          ],
        },
      },
    })
    const explained = client.explain({ ...visit, deviceId: 'device-7' })
    expect(explained.wishlist).toEqual({ value: false, reason: expect.stringContaining('gives "yes", which is not') })
    expect(explained.homeDeparturesFirst).toEqual({ value: true, reason: 'the rule fr_1 that forces it' })
    expect(explained.searchTravelsFirst).toEqual({ value: true, reason: 'a rule that forces it' })
    expect(explained.homeCover).toEqual({ value: 'editors', reason: 'no rule applies: the default of the payload' })
    expect(explained.searchPriceFirst).toEqual({
      value: true,
      reason: expect.stringMatching(/^experiment price, variation 1 \(bucket 0\.\d+\)$/),
    })
    expect(explained.talkToUs.reason).toBe('another flag that it needs is off: the default of the registry')
    expect(explained.geoRedirect.reason).toBe('not in the payload: the default of the registry')
  })

  it('have an explanation of a value that is missing or set by a preview', () => {
    const needs = (id: string) => ({ rules: [{ force: true, parentConditions: [{ id, condition: { value: true } }] }] })
    const client = createFlagsClient({
      features: {
        wishlist: { defaultValue: null },
        homeDeparturesFirst: needs('searchPriceFirst'),
        searchPriceFirst: needs('homeDeparturesFirst'),
      },
    })
    const explained = client.explain(visit, { forced: { searchTravelsFirst: true } })
    expect(explained.wishlist).toEqual({
      ...{ value: false, reason: 'the payload gives no value: the default of the registry' },
    })
    expect(explained.searchPriceFirst).toEqual({
      ...{ value: false, reason: 'it needs a flag that needs it: the default of the registry' },
    })
    expect(explained.searchTravelsFirst).toEqual({ value: true, reason: 'set by a preview link' })
  })

  it('have an explanation of a value that an earlier visit had', () => {
    const rule = { key: 'price', variations: [false, true], weights: [0, 1], hashAttribute: 'deviceId' }
    const meta = [{ key: 'a' }, { key: 'b' }]
    const client = createFlagsClient({ features: { searchPriceFirst: { rules: [{ ...rule, meta }] } } })
    const sticky = { stored: { price__0: 'a' }, save: () => undefined }
    expect(client.explain({ ...visit, deviceId: 'device-7' }, { sticky }).searchPriceFirst).toEqual({
      ...{ value: false, reason: 'experiment price, variation a (as on an earlier visit)' },
    })
  })

  it('are part of the cache key only on routes that read them', () => {
    const values = {
      geoRedirect: { addressFrom: [], showRedirectPopup: false, redirectDestination: null },
      wishlist: true,
      talkToUs: { header: true, footer: false },
      homeCover: 'planned' as const,
      homeDeparturesFirst: true,
      searchEngineRelevance: true,
      searchPriceFirst: true,
      searchTravelsFirst: true,
    }
    const onEveryRoute = ['talkToUs', 'wishlist']
    expect(Object.keys(variationsFor('index', values))).toEqual(['homeCover', 'homeDeparturesFirst', ...onEveryRoute])
    expect(Object.keys(variationsFor('search', values))).toEqual([
      ...['searchEngineRelevance', 'searchPriceFirst', 'searchTravelsFirst', ...onEveryRoute],
    ])
    expect(variationsFor('travels-travel', values)).toEqual({
      ...{ talkToUs: { header: true, footer: false }, wishlist: true },
    })
  })
})

describe('embedded payload', () => {
  it('redirects visitors of every country to their market, and not from it (§3)', async () => {
    const client = await createPayloadWatcher().client(null, 0, () => undefined)
    for (const market of allMarkets)
      for (const country of countriesOf(market)) {
        const { id } = market
        const { addressFrom, ...redirect } = client.evaluate({ ...visit, country }).geoRedirect
        expect(redirect, country).toEqual({ redirectDestination: id, showRedirectPopup: true })
        expect(addressFrom, country).not.toContain(id)
        expect(addressFrom.length, country).toBeGreaterThan(2)
      }
    expect(client.evaluate({ ...visit, country: 'JP' }).geoRedirect.redirectDestination).toBeNull()
  })

  it.each([
    ['CH', ['us', 'we', 'es'], ['it', 'fr', 'de']],
    ['LU', ['it', 'us', 'es'], ['fr', 'de']],
  ])('redirects visitors from %s from markets in other languages only', async (country, others, own) => {
    const client = await createPayloadWatcher().client(null, 0, () => undefined)
    const { addressFrom } = client.evaluate({ ...visit, country }).geoRedirect
    expect(addressFrom).toEqual(expect.arrayContaining(others))
    for (const market of own) expect(addressFrom).not.toContain(market)
  })
})
