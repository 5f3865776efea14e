import { beforeAll, describe, expect, it } from 'vitest'
import type { MarketId } from '../../../markets/market-id.ts'
import { type SeededSite, seededSite } from '../../../tests/support/builders/seeded-site.ts'
import { loadColumns } from '../catalogue/columns/load-columns.ts'
import type { Site } from '../site.ts'
import { findTravels } from './find-travels.ts'
import { matchWords, searchWords } from './match-words.ts'

const findTravelsByText = async (site: Site, text: string) =>
  findTravels(
    (await loadColumns(site.db, 'it')).map(({ travel }) => travel),
    await matchWords(site, text),
  )

describe('searchWords', () => {
  it.each([
    ['viaggio in Giappone', ['viaggio', 'giappone']],
    ['To', ['to']],
    ['perù PERU', ['peru']],
    ['  ', []],
  ])('%j', (text, words) => expect(searchWords(text)).toEqual(words))
})

describe('findTravels', () => {
  let seeded: SeededSite
  beforeAll(async () => {
    seeded = await seededSite(400)
  }, 60_000)
  const visiting = (alpha3: string) =>
    seeded.rows.travel_destinations
      .filter(({ destination_id }) => destination_id === alpha3)
      .map(({ travel_id }) => travel_id)
      .sort()

  const idsOf = async (market: MarketId, text: string) => [
    ...(await findTravelsByText(seeded.site(market), text)).keys(),
  ]

  it.each([
    ['it', 'giapone', 'jpn'],
    ['it', 'viaggio in Giappone', 'jpn'],
    ['de', 'japan', 'jpn'],
    ['fr', 'islande', 'isl'],
    ['es', 'islandia', 'isl'],
    ['it', 'PERU', 'per'],
    ['us', 'icelnad', 'isl'],
  ] as const)('in market %s, %s finds every travel of %s', async (market, text, country) => {
    const found = await idsOf(market, text)
    expect(visiting(country).length).toBeGreaterThan(0)
    expect(found).toEqual(expect.arrayContaining(visiting(country)))
    expect(found.length).toBeLessThan(visiting(country).length + 4)
  })

  it('narrows with every word', async () => {
    const country = await idsOf('it', 'giappone')
    const city = await idsOf('it', 'giappone kyoto')
    expect(city.length).toBeGreaterThan(0)
    expect(city.length).toBeLessThan(country.length)
    expect(country).toEqual(expect.arrayContaining(city))
  })

  it.each(['xqzw', '"', '"xqzw" *', '', '   ', 'a'.repeat(100)])('finds nothing for %j', async (text) => {
    expect(await idsOf('it', text)).toEqual([])
  })

  it.each([
    ['it', 'giapone', 'destination', 'Giappone'],
    ['it', 'inghilterra', 'alias', 'Regno Unito'],
    ['fr', 'etats unis', 'destination', 'États-Unis'],
    ['es', 'oceania', 'continent', 'Oceanía'],
    ['de', 'kyoto', 'place', 'Kyoto'],
  ] as const)('in market %s, %s matches by the %s %s', async (market, text, kind, name) => {
    const found = await findTravelsByText(seeded.site(market), text)
    const matches = [...found.values()].sort((a, b) => a.rank - b.rank).map(({ match }) => match)
    expect(matches[0]?.kind === 'travel' ? matches : matches.slice(0, 1)).toContainEqual({ kind, text: name })
  })
})
