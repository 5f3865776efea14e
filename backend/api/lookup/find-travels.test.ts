import { beforeAll, describe, expect, it } from 'vitest'
import { type SeededSite, seededSite } from '../testing/seeded-site.ts'
import { findTravelsByText, searchWords } from './find-travels.ts'

describe('searchWords', () => {
  it.each([
    ['viaggio in Giappone', ['viaggio', 'giappone']],
    ['To', ['to']],
    ['perù PERU', ['peru']],
    ['  ', []],
  ])('%j', (text, words) => expect(searchWords(text)).toEqual(words))
})

describe('findTravelsByText', () => {
  let seeded: SeededSite
  beforeAll(async () => {
    seeded = await seededSite(400)
  }, 60_000)
  const visiting = (alpha3: string) =>
    seeded.rows.travel_destinations
      .filter(({ destination_id }) => destination_id === alpha3)
      .map(({ travel_id }) => travel_id)
      .sort()

  it.each([
    ['it', 'giapone', 'jpn'],
    ['it', 'viaggio in Giappone', 'jpn'],
    ['de', 'japan', 'jpn'],
    ['fr', 'islande', 'isl'],
    ['es', 'islandia', 'isl'],
    ['it', 'PERU', 'per'],
    ['us', 'icelnad', 'isl'],
  ] as const)('%s: %s finds every travel of %s', async (market, text, country) => {
    const found = await findTravelsByText(seeded.site(market), text)
    expect(visiting(country).length).toBeGreaterThan(0)
    expect(found).toEqual(expect.arrayContaining(visiting(country)))
    expect(found.length).toBeLessThan(visiting(country).length + 4)
  })

  it('narrows with every word', async () => {
    const country = await findTravelsByText(seeded.site('it'), 'giappone')
    const city = await findTravelsByText(seeded.site('it'), 'giappone kyoto')
    expect(city.length).toBeGreaterThan(0)
    expect(city.length).toBeLessThan(country.length)
    expect(country).toEqual(expect.arrayContaining(city))
  })

  it.each(['xqzw', '"', '"xqzw" *', '', '   ', 'a'.repeat(100)])('finds nothing for %j', async (text) => {
    expect(await findTravelsByText(seeded.site('it'), text)).toEqual([])
  })
})
