import { describe, expect, it } from 'vitest'
import { TEXT_KEYS } from '../../markets/market-id.ts'
import { REGIONS } from '../../shared/ask/world-places.ts'
import { readSources } from './sources.ts'

const { countries, places, travels } = readSources()
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

  it('have 150 words of their own in every market, without those of their travels', () => {
    const visited = travels.filter(({ onHold }) => !onHold).flatMap(({ countries }) => lowerCase(countries))
    const written = new Set(countries.map(({ id }) => id))
    // Antarctica's page is that of the area.
    expect(visited.filter((id) => !written.has(id) && id !== 'ata')).toEqual([])
    const short = [...countries.map((country) => ({ ...country, questions: [] })), ...places].flatMap((place) =>
      TEXT_KEYS.filter((key) => {
        const things = (place.things ?? []).flatMap((thing) => ('title' in thing ? [thing.title, thing.text] : []))
        const questions = place.questions.flatMap((each) => [each.question, each.answer])
        const own = [place.introduction, ...things, ...questions].map((text) => text?.[key] ?? '').join(' ')
        return (own.match(/[\p{L}\p{N}’'-]+/gu) ?? []).length < 150
      }).map((key) => `${place.id}: ${key}`),
    )
    expect(short).toEqual([])
  })

  it.each([
    ['it', /\b(voi|vostr[aeio]|avete|siete|potete)\b/i],
    ['es', /(?<!\p{L})(os|vosotros|vuestr[ao]s?)(?!\p{L})/iu],
    ['fr', /\b(vous|votre)\b/i],
    ['de', /\b(euch|eure[mnrs]?|Ihnen)\b/],
  ] as const)('address one reader in %s', (key, plural) => {
    const texts = [...countries, ...places].flatMap(({ introduction, things = [] }) =>
      [introduction, ...things.flatMap((thing) => ('title' in thing ? [thing.text] : []))].map(
        (text) => text?.[key] ?? '',
      ),
    )
    expect(texts.filter((text) => plural.test(text))).toEqual([])
  })

  it('do not take arrivals and farewells for things to do', () => {
    const chosen = [...countries, ...places].flatMap(({ id, things = [] }) =>
      things.map((thing) =>
        'title' in thing
          ? `${id}: ${thing.title.en}`
          : `${id}: ${travelOf(thing.travel)?.copy.en.stages[thing.stage - 1]?.title}`,
      ),
    )
    expect(chosen.filter((title) => /goodbye|farewell|parting|one last|last walk|welcome/i.test(title))).toEqual([])
  })

  it('have texts for no country twice', () => {
    expect(new Set(countries.map(({ id }) => id)).size).toBe(countries.length)
  })
})
