import { beforeAll, describe, expect, it } from 'vitest'
import { topSellersSchema } from '../../../shared/contracts/destination.ts'
import { type SeededSite, seededSite } from '../../../tests/support/builders/seeded-site.ts'
import { topSellers } from './top-sellers.ts'

const everywhere = { search: '', countries: [], continents: [] }
let seeded: SeededSite
beforeAll(async () => {
  seeded = await seededSite(400)
}, 60_000)

describe('topSellers', () => {
  it.each([
    ['it', 'giapone', 'Giappone'],
    ['it', 'giap', 'Giappone'],
    ['es', 'japon', 'Japón'],
    ['fr', 'etats unis', 'États-Unis'],
    ['de', 'usa', 'USA'],
    ['us', 'marocco', 'Morocco'],
    ['it', 'cbua', 'Cuba'],
    ['it', 'inghilterra', 'Regno Unito'],
  ] as const)('in market %s, %s returns %s first', async (market, search, name) => {
    const { countries } = await topSellers(seeded.site(market), { ...everywhere, search })
    expect(countries[0]?.name).toBe(name)
  })

  it.each([
    ['it', 'mer', /mare/i],
    ['fr', 'mer', /mer |plage|lagon|îles/i],
    ['it', 'mare', /mare|laguna|isole/i],
  ] as const)('in market %s, %s returns the sea before places that begin like it', async (market, search, sea) => {
    const { travels } = await topSellers(seeded.site(market), { ...everywhere, search })
    const beaches = new Set(seeded.rows.travels.filter(({ style }) => style === 'BEACH').map(({ id }) => id))
    expect(travels[0]?.title).toMatch(sea)
    expect(travels.slice(0, 4).filter(({ id }) => !beaches.has(id))).toEqual([])
  })

  it('expands a continent to its countries', async () => {
    const { countries, travels } = await topSellers(seeded.site('it'), { ...everywhere, search: 'sud america' })
    expect(new Set(countries.map(({ continentCode }) => continentCode))).toEqual(new Set(['south-america']))
    expect(travels.length).toBeGreaterThan(0)
  })

  it('counts all matches, not only the listed ones', async () => {
    const { itinerariesCount, departuresCount, travels } = await topSellers(seeded.site('it'), {
      ...everywhere,
      search: 'europa',
    })
    const ids = new Set(seeded.rows.travels.filter(({ continent }) => continent === 'europe').map(({ id }) => id))
    expect(itinerariesCount).toBe(ids.size)
    expect(departuresCount).toBe(
      seeded.rows.tours.filter(({ travel_id, status }) => ids.has(travel_id) && status !== 'SOLD_OUT').length,
    )
    expect(travels.length).toBeLessThan(itinerariesCount)
  })

  it('lists the best sellers of the requested places without a text (§3, §7)', async () => {
    const all = await topSellers(seeded.site('it'), everywhere)
    expect(all.itinerariesCount).toBe(seeded.rows.travels.length)
    const asian = await topSellers(seeded.site('it'), { ...everywhere, continents: ['asia'] })
    expect(new Set(asian.countries.map(({ continentCode }) => continentCode))).toEqual(new Set(['asia']))
    const japan = await topSellers(seeded.site('it'), { ...everywhere, countries: ['JPN'] })
    expect(japan.countries.map(({ isoCodeAlpha3 }) => isoCodeAlpha3)).toEqual(['JPN'])
    expect(japan.itinerariesCount).toBe(japan.travels.length)
  })

  it.each(['', 'giapone', '???', 'a', 'zzzz'])('fits the contract: %j (§3)', async (search) => {
    const sellers = await topSellers(seeded.site('we'), { ...everywhere, search })
    expect(topSellersSchema.parse(sellers)).toEqual(sellers)
  })
})
