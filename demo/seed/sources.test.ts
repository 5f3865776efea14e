import { describe, expect, it } from 'vitest'
import { slugOf } from '../../backend/api/catalogue/slug-of.ts'
import { textKeyOf } from '../../backend/api/site.ts'
import { apiTranslators } from '../../backend/api/translate.ts'
import { LANGUAGES, MARKET_IDS, type MarketId } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import { AREA_BUTTON_CODES, CONTINENT_CODES } from '../../shared/contracts/destination.ts'
import { sourceProblems } from './check-sources.ts'
import { destinationNameRows, destinationRows } from './rows/destination-rows.ts'
import { readSources } from './sources.ts'
import { travelsSourceSchema } from './travel-source.ts'

const { travels, coordinators, pages, faqs, places, redirects } = readSources()
const repeats = (items: string[]) => items.filter((item, index) => items.indexOf(item) !== index)

describe('seed sources', () => {
  it('fit their schemas', () => expect(sourceProblems(import.meta.dirname)).toEqual([]))

  it.each([
    ['no countries of its stages', { stageCountries: undefined }],
    ['a stage in a country that it does not visit', { stageCountries: ['HKG', 'HKG', 'JPN'] }],
    ['a poster of no stage', { posterStage: undefined }],
  ])('refuse a travel through several countries with %s', (_, change) => {
    const { slug, stagePoints: parsed, ...travel } = travels.find((each) => each.slug === 'hong-kong-macao')!
    expect(parsed).toHaveLength(3)
    expect(travelsSourceSchema.safeParse({ [slug]: travel }).success).toBe(true)
    expect(travelsSourceSchema.safeParse({ [slug]: { ...travel, ...change } }).success).toBe(false)
  })

  it('have no-break spaces before tall punctuation and within guillemets in French', () => {
    const texts: string[] = []
    const collect = (value: unknown, isFrench: boolean): void => {
      if (typeof value === 'string') isFrench && texts.push(value)
      else for (const [key, part] of Object.entries(value ?? {})) collect(part, isFrench || key === 'fr')
    }
    collect(readSources(), false)
    expect(texts.length).toBeGreaterThan(3000)
    expect(texts.filter((text) => / [:;!?»%]|« /.test(text))).toEqual([])
  })

  it('have the required numbers of travels, countries, areas and coordinators (§1)', () => {
    expect(travels.length).toBeGreaterThanOrEqual(150)
    expect(destinationRows(travels).length).toBeGreaterThan(100)
    expect(new Set(travels.map(({ continent }) => continent))).toEqual(new Set(CONTINENT_CODES))
    expect(coordinators.length).toBeGreaterThanOrEqual(60)
    for (const area of AREA_BUTTON_CODES)
      expect(coordinators.filter(({ areas }) => areas.includes(area)).length).toBeGreaterThan(2)
  })

  it.each(LANGUAGES)(
    'have the same rule for private rooms in the question of travels as on the page, in %s',
    (language) => {
      const answer = faqs.find(({ id }) => id === 'private-room')?.answer[language] ?? ''
      const rule = answer.split('. ').slice(-2).join('. ')
      const page = pages.find(({ source }) => source.routingKey === 'no-sharing-room')
      expect(rule.length).toBeGreaterThan(150)
      expect(JSON.stringify(page)).toContain(rule)
    },
  )

  it('have unique travel names in every language', () => {
    expect(repeats(travels.map(({ slug }) => slug))).toEqual([])
    for (const language of LANGUAGES)
      expect(repeats(travels.flatMap(({ copy }) => copy[language]?.title ?? []))).toEqual([])
  })

  it('have unique country names in every language', () => {
    const names = destinationNameRows(destinationRows(travels))
    for (const language of LANGUAGES)
      expect(repeats(names.filter((row) => row.language === language).map(({ name }) => name))).toEqual([])
  })

  it('have a unique key or path for every page in each market', () => {
    expect(repeats(pages.flatMap(({ source }) => source.routingKey ?? []))).toEqual([])
    for (const market of MARKET_IDS) {
      const paths = pages.flatMap(({ source }) => source.slugs[market] ?? [])
      const moved = redirects.filter((redirect) => redirect.market === market).map(({ slug }) => slug)
      expect(repeats([...paths, ...moved])).toEqual([])
    }
  })

  it('have the paths of the route table for fixed pages (§2)', () => {
    const paths = (key: string, market: MarketId) => (markets[market].paths as Record<string, string | null>)[key]
    const wrong = pages.flatMap(({ file, source: { routingKey, slugs } }) =>
      MARKET_IDS.filter((id) => routingKey && slugs[id] !== undefined && `/${slugs[id]}` !== paths(routingKey, id)).map(
        (id) => `${file} in ${id}`,
      ),
    )
    expect(wrong).toEqual([])
    const keys = pages.map(({ source }) => source.routingKey)
    expect(keys).toEqual(expect.arrayContaining(['media-sharing', 'media-coordinators', 'our-values']))
  })

  it('redirect only to existing paths', () => {
    const names = destinationNameRows(destinationRows(travels))
    const known = (market: MarketId) => [
      ...Object.values(markets[market].paths),
      ...pages.map(({ source }) => `/${source.slugs[market]}`),
      ...names
        .filter(({ language }) => language === textKeyOf(market))
        .map(({ name }) => `/${slugOf(apiTranslators[market]('place.slug', { place: name }))}`),
    ]
    expect(redirects.filter(({ market, redirectTo }) => !known(market).includes(redirectTo))).toEqual([])
  })

  it('link only to existing travels and pages', () => {
    const text = JSON.stringify(readSources().layout) + JSON.stringify(pages)
    const slugs = [...text.matchAll(/"type":"travel","slug":"([^"]+)"/g)].map(([, slug]) => slug)
    const files = [...text.matchAll(/"type":"page","file":"([^"]+)"/g)].map(([, file]) => file)
    const linked = [...text.matchAll(/"type":"place","id":"([^"]+)"/g)].map(([, id]) => id)
    expect(linked.filter((id) => !places.some((place) => place.id === id))).toEqual([])
    expect(slugs.filter((slug) => !travels.some((travel) => travel.slug === slug))).toEqual([])
    expect(files.filter((file) => !pages.some((page) => page.file === file))).toEqual([])
  })
})
