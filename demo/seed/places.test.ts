import { describe, expect, it } from 'vitest'
import { REGIONS } from '../../shared/ask/world-places.ts'
import { readSources } from './sources.ts'

const { countries, places, travels } = readSources()
const travelOf = (slug: string) => travels.find((travel) => travel.slug === slug)
const lowerCase = (codes: readonly string[]): string[] => codes.map((code) => code.toLowerCase())

describe('places', () => {
  it.each([
    'southEastAsia',
    'centralAsia',
    'eastAsia',
    'southAsia',
    'southPacific',
    'caucasus',
    'middleEast',
    'scandinavia',
    'balkans',
    'northAfrica',
  ])('have the region %s with the countries that the search understands by it', (region) => {
    const countries = REGIONS[region]?.split(' ').sort()
    expect(places.filter((place) => place.countries.join() === countries?.join())).toHaveLength(1)
  })

  it('are visited by at least two travels each, which go to their countries or board there', () => {
    for (const { id, countries: within, travels: chosen } of places) {
      const found = travels.filter(({ slug, countries: visited }) =>
        chosen === undefined ? lowerCase(visited).some((code) => within.includes(code)) : chosen.includes(slug),
      )
      expect(found.length, id).toBeGreaterThanOrEqual(Math.max(2, chosen?.length ?? 2))
      const elsewhere = found.filter((travel) => !lowerCase(travel.countries).some((code) => within.includes(code)))
      const boarding = id === 'ushuaia' ? ['antarctica-peninsula', 'antarctica-polar-circle'] : []
      expect(
        elsewhere.map(({ slug }) => slug),
        id,
      ).toEqual(boarding)
    }
  })

  it('have things to do on stages that exist, of travels that go there', () => {
    const visits = (travel: string, id: string) => lowerCase(travelOf(travel)?.countries ?? []).includes(id)
    const all = [
      ...places.map(({ travels: chosen = [], ...place }) => ({
        ...place,
        isThere: (travel: string) => chosen.includes(travel),
      })),
      ...countries.map((country) => ({ ...country, isThere: (travel: string) => visits(travel, country.id) })),
    ]
    for (const { id, things = [], isThere } of all)
      for (const thing of things) {
        if (thing.travel !== undefined) expect(isThere(thing.travel), `${id}, ${thing.travel}`).toBe(true)
        if (thing.stage !== undefined)
          expect(travelOf(thing.travel ?? '')?.copy.en.stages[thing.stage - 1], id).toBeDefined()
      }
  })
})
