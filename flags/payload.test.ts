import { describe, expect, it } from 'vitest'
import { createPayloadWatcher, type PayloadEvent, parsePayload } from './payload.ts'

const visit = { country: 'IT', language: 'it', market: 'it', url: 'https://it.example/', day: '2027-01-15' }
const wishlist = (defaultValue: unknown, more = {}) =>
  JSON.stringify({ features: { wishlist: { defaultValue, ...more } } })

const MISSING = ['geoRedirect', 'talkToUs'].map((flag) => ({ flag, problem: 'missing' }))

/** A writable payload source and its logged events. */
const followed = (first: string | null) => {
  const source = { text: first, get: async () => source.text }
  const logged: PayloadEvent[] = []
  const { client, refresh } = createPayloadWatcher()
  const at = async (realNow: number) => (await client(source, realNow, (news) => logged.push(news))).evaluate(visit)
  return { source, logged, at, refresh }
}

describe('payload watcher', () => {
  it('returns the embedded payload until a valid one arrives, within 10 s', async () => {
    const { source, at } = followed(null)
    expect((await at(0)).wishlist).toBe(true)
    source.text = wishlist(false)
    expect((await at(9999)).wishlist).toBe(true)
    expect((await at(10_000)).wishlist).toBe(false)
  })

  it('returns a payload immediately where it was written', async () => {
    const { source, at, refresh } = followed(wishlist(true))
    expect((await at(0)).wishlist).toBe(true)
    source.text = wishlist(false)
    refresh()
    expect((await at(1)).wishlist).toBe(false)
  })

  it.each([
    ['not json'],
    ['[]'],
    ['{"features": 7}'],
    ['{"features": {}}'],
    ['{"features": {"wishlist": 7}}'],
    ['{"features": {"another products": {"defaultValue": true}}}'],
    [wishlist(true, { rules: 'x' })],
    [wishlist(true, { rules: [{ key: 7 }] })],
    [wishlist(true, { rules: ['x'] })],
    [wishlist(true, { rules: [{ parentConditions: 7 }] })],
    [wishlist(true).padEnd(1_000_001)],
  ])('keeps a valid payload instead of an invalid one, and reports it once (%#)', async (bad) => {
    const { source, logged, at } = followed(wishlist(false))
    expect((await at(0)).wishlist).toBe(false)
    source.text = bad
    expect((await at(10_000)).wishlist).toBe(false)
    expect((await at(20_000)).wishlist).toBe(false)
    expect(logged.filter(({ flags }) => flags === 'bad payload')).toHaveLength(1)
    source.text = wishlist(true)
    expect((await at(30_000)).wishlist).toBe(true)
  })

  it('keeps a payload with a key of an experiment that looks like a phase, and reports the key', async () => {
    const rules = ['v1.5-cards', 'v1.5', undefined].map((key) => ({ key, variations: [true, false] }))
    const { logged, at } = followed(
      JSON.stringify({ features: { geoRedirect: {}, talkToUs: {}, wishlist: { rules } } }),
    )
    await at(0)
    const problems = [{ flag: 'wishlist', problem: 'key like a phase', where: 'v1.5 of rule 2' }]
    expect(logged).toEqual([{ flags: 'new payload', dateUpdated: null, problems }])
  })

  it('may have a million characters', () => {
    expect(parsePayload(wishlist(true).padEnd(1_000_000))).toHaveProperty('payload')
    expect(parsePayload(wishlist(true).padEnd(1_000_001))).toEqual({ problem: 'too large' })
  })

  it.each([
    ['lists', { islands: ['MT', 'IT'] }, { country: { $inGroup: 'islands' } }],
    [
      'lists that name their attribute, and conditions',
      {
        islands: { type: 'list', attributeKey: 'country', values: ['MT', 'IT'] },
        all: { type: 'condition', condition: { $savedGroup: { id: 'islands' } } },
      },
      { $savedGroup: { id: 'all' } },
    ],
    ['an unknown type', { other: { type: 'of a newer kind' }, none: null }, { country: 'IT' }],
  ])('supports saved groups: %s', async (_, savedGroups, condition) => {
    const features = { wishlist: { defaultValue: false, rules: [{ condition, force: true }] } }
    const { logged, at } = followed(JSON.stringify({ features, savedGroups }))
    expect((await at(0)).wishlist).toBe(true)
    expect(logged).toEqual([{ flags: 'new payload', dateUpdated: null, problems: MISSING }])
  })

  it('returns the embedded payload again once the stored one is deleted', async () => {
    const { source, logged, at } = followed(wishlist(false))
    expect((await at(0)).wishlist).toBe(false)
    source.text = null
    expect((await at(9999)).wishlist).toBe(false)
    expect((await at(10_000)).wishlist).toBe(true)
    expect((await at(20_000)).wishlist).toBe(true)
    expect(logged.map(({ flags }) => flags)).toEqual(['new payload', 'embedded payload'])
    source.text = wishlist(false)
    expect((await at(30_000)).wishlist).toBe(false)
    expect(logged.map(({ flags }) => flags)).toEqual(['new payload', 'embedded payload', 'new payload'])
  })

  it('reports nothing without a payload, or without a source', async () => {
    const { logged, at } = followed(null)
    await at(0)
    const client = await createPayloadWatcher().client(null, 0, (news) => logged.push(news))
    expect([client.evaluate(visit).wishlist, logged]).toEqual([true, []])
  })

  it('keeps the payload when the source fails', async () => {
    const { source, logged, at } = followed(wishlist(false))
    await at(0)
    source.get = () => Promise.reject(new Error('no KV'))
    expect((await at(10_000)).wishlist).toBe(false)
    expect(logged.at(-1)).toEqual({ flags: 'unreadable' })
  })

  it('reports unknown parts and wrong types of a payload', async () => {
    // Saved groups may read anything.
    const unseen = [
      { coverage: 0.5, hashAttribute: 'userId', condition: { $savedGroup: { id: 'g', attributeKey: 'x' } } },
    ]
    const features = {
      wishlist: {
        defaultValue: 'yes',
        rules: [{ force: true }, { variations: [true, 1], condition: { country: { $unknown: 1 } } }, ...unseen],
      },
      talkToUs: { rules: [{ parentConditions: [{ id: 'holdout', condition: { value: false } }], force: null }] },
      geoRedirect: {
        rules: [
          { condition: { country: 'CH', $or: [{ deviceId: 'x' }, { market: 'it' }] } },
          { coverage: 0.5, condition: { day: '2027-01-15' } },
          { variations: [], hashAttribute: 'country' },
        ],
      },
      holdout: { defaultValue: false },
      wishList: { defaultValue: true },
    }
    const { logged, at } = followed(JSON.stringify({ features, dateUpdated: '2027-01-15T10:00:00.000Z' }))
    const { wishlist, talkToUs } = await at(0)
    expect({ wishlist, talkToUs }).toEqual({ wishlist: true, talkToUs: { header: false, footer: false } })
    await at(10_000)
    expect(logged).toEqual([
      {
        flags: 'new payload',
        dateUpdated: '2027-01-15T10:00:00.000Z',
        problems: [
          { flag: 'wishlist', problem: 'ill-typed', where: 'default' },
          { flag: 'wishlist', problem: 'ill-typed', where: 'rule 2' },
          { flag: 'wishlist', problem: 'unknown operator', where: '$unknown of rule 2' },
          { flag: 'wishlist', problem: 'unseen attribute', where: 'userId of rule 3' },
          { flag: 'talkToUs', problem: 'ill-typed', where: 'rule 1' },
          { flag: 'geoRedirect', problem: 'unseen attribute', where: 'deviceId of rule 1' },
          { flag: 'geoRedirect', problem: 'unseen attribute', where: 'day of rule 2' },
          { flag: 'geoRedirect', problem: 'unseen attribute', where: 'id of rule 2' },
          { flag: 'wishList', problem: 'unknown' },
        ],
      },
    ])
  })

  it('reports twenty problems at most', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`f${i}`, {}]))
    const { logged, at } = followed(JSON.stringify({ features: { ...unknown, wishlist: {} } }))
    await at(0)
    expect(logged).toMatchObject([{ flags: 'new payload', problems: { length: 20 } }])
  })

  it('reports the problem of an invalid payload in one line of 300 characters at most', () => {
    expect(parsePayload(wishlist(true, { rules: 'x' }))).toEqual({
      problem: '✖ Invalid input: expected array, received string → at features.wishlist.rules',
    })
    expect(parsePayload('{"features":{}}')).toEqual({ problem: '✖ names none of our flags → at features' })
    const features = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`f${i}`, 7]))
    expect(parsePayload(JSON.stringify({ features }))).toEqual({ problem: expect.stringMatching(/^.{300}$/) })
  })

  it.each<[string, object]>([
    ['variations', { variations: [] }],
    ['coverage', { coverage: 0.5 }],
    ['range', { range: [0, 0.5] }],
    ['filters', { filters: [] }],
  ])('reports that a flag for audiences cannot be split by %s', async (_, split) => {
    const geoRedirect = { rules: [split] }
    const { logged, at } = followed(JSON.stringify({ features: { geoRedirect, talkToUs: {}, wishlist: {} } }))
    await at(0)
    const problems = [{ flag: 'geoRedirect', problem: 'unseen attribute', where: 'id of rule 1' }]
    expect(logged).toEqual([{ flags: 'new payload', dateUpdated: null, problems }])
  })

  it('reports no attribute that visits have', async () => {
    const names = ['market', 'language', 'country', 'day', 'deviceId', 'id', 'url']
    const condition = Object.fromEntries(names.map((name) => [name, 'x']))
    const { logged, at } = followed(wishlist(false, { rules: [{ condition, force: true }] }))
    await at(0)
    expect(logged).toEqual([{ flags: 'new payload', dateUpdated: null, problems: MISSING }])
  })

  it('reports each flag that the embedded payload steers and a payload lacks', async () => {
    const { logged, at } = followed(JSON.stringify({ features: { homeCover: {} } }))
    await at(0)
    expect(logged).toEqual([
      { flags: 'new payload', dateUpdated: null, problems: [...MISSING, { flag: 'wishlist', problem: 'missing' }] },
    ])
  })

  it('parses the format GrowthBook sends', () => {
    expect(
      parsePayload('{"status":200,"features":{"wishlist":{}},"experiments":[],"dateUpdated":null}'),
    ).toHaveProperty('payload')
  })
})
