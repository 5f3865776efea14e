import { describe, expect, it } from 'vitest'
import { REGIONS } from '../../shared/ask/world-places.ts'
import { readSources } from './sources.ts'

const { places, travels } = readSources()
const travelOf = (slug: string) => travels.find((travel) => travel.slug === slug)
const lowerCase = (codes: readonly string[]): string[] => codes.map((code) => code.toLowerCase())

/** Places in the names of stages: "Lima and Huaraz". */
const stops = (stages: readonly { place: string }[]): Set<string> =>
  new Set(stages.flatMap(({ place }) => place.split(/ and | to |, /)))

describe('places', () => {
  it('have every city at which three travels stop', () => {
    const counts = new Map<string, number>()
    for (const { copy } of travels)
      for (const name of stops(copy.en.stages)) counts.set(name, (counts.get(name) ?? 0) + 1)
    const shared = [...counts].filter(([, count]) => count >= 3).map(([name]) => name)
    expect(shared.sort()).toEqual(['Lima', 'Marrakech', 'Ushuaia'])
    for (const name of shared) {
      const place = places.find((each) => each.name.en === name)
      const stopping = travels.filter(({ copy }) => stops(copy.en.stages).has(name)).map(({ slug }) => slug)
      expect([...(place?.travels ?? [])].sort(), name).toEqual(stopping.sort())
    }
  })

  it.each(['southEastAsia', 'centralAsia', 'caucasus', 'middleEast', 'scandinavia', 'balkans', 'northAfrica'])(
    'have the region %s with the countries that the search understands by it',
    (region) => {
      const countries = REGIONS[region]?.split(' ').sort()
      expect(places.filter((place) => place.countries.join() === countries?.join())).toHaveLength(1)
    },
  )

  it('are visited by at least three travels each, which go to their countries or board there', () => {
    for (const { id, countries, travels: chosen } of places) {
      const found = travels.filter(({ slug, countries: visited }) =>
        chosen === undefined ? lowerCase(visited).some((code) => countries.includes(code)) : chosen.includes(slug),
      )
      expect(found.length, id).toBeGreaterThanOrEqual(Math.max(3, chosen?.length ?? 3))
      const elsewhere = found.filter((travel) => !lowerCase(travel.countries).some((code) => countries.includes(code)))
      expect(
        elsewhere.every(({ continent }) => continent === 'antarctica'),
        id,
      ).toBe(true)
    }
  })

  it('have things to do on stages that exist, of travels that go there', () => {
    for (const { id, things = [], travels: chosen = [] } of places)
      for (const thing of things) {
        expect(chosen, id).toContain(thing.travel)
        if ('stage' in thing) expect(travelOf(thing.travel)?.copy.en.stages[thing.stage - 1], id).toBeDefined()
      }
  })
})
