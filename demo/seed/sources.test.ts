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

const { travels, coordinators, pages, faqs, places, countries, redirects, wemeet } = readSources()
const repeats = (items: string[]) => items.filter((item, index) => items.indexOf(item) !== index)

describe('seed sources', () => {
  it('fit their schemas', () => expect(sourceProblems(import.meta.dirname)).toEqual([]))

  it.each([
    ['no countries of its stages', { stageCountries: undefined }],
    ['a stage in a country that it does not visit', { stageCountries: ['HKG', 'HKG', 'JPN'] }],
    ['a poster of no stage', { posterStage: undefined }],
  ])('refuse a travel through several countries with %s', (_, change) => {
    const { slug, ...travel } = travels.find((each) => each.slug === 'hong-kong-macao') ?? { slug: '' }
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

  it('promise a weekday only with a condition, for departures start on any day', () => {
    const condition = /(?:se è|if it’s|si es|si c’est|wenn) \p{L}+(?: (?:o|or|ou|oder) \p{L}+)?/giu
    const names = /Santo Domingo|Montagne Pelée|Monday (?:water)?falls/g
    const promised = LANGUAGES.flatMap((language) => {
      const { format } = new Intl.DateTimeFormat(language, { weekday: 'long' })
      const days = [1, 2, 3, 4, 5, 6, 7].map((day) => format(new Date(2024, 0, day)))
      const weekday = new RegExp(`\\b(?:${days.join('|')})`, 'i')
      return travels
        .flatMap(({ copy }) => copy[language] ?? [])
        .flatMap(({ title, summary, stages }) => [
          title,
          summary,
          ...stages.flatMap((stage) => [stage.title, stage.text]),
        ])
        .filter((text) => weekday.test(text.replace(condition, '').replace(names, '')))
    })
    expect(promised).toEqual([])
  })

  it('share nights on travels whose texts tell of dormitories, tents, yurts or boats to sleep on', () => {
    const beds =
      /\b(?:dorms?|swags?|tents?|under canvas|yurts?|gers|gîtes|refuges?|hut to hut|houseboat|felucca|phinisi|gulet|skipper|night trains?)\b/
    const shared = travels.filter(({ copy: { en } }) => beds.test(JSON.stringify(en)))
    expect(shared.length).toBeGreaterThan(20)
    expect(shared.filter(({ sharedNights }) => !sharedNights).map(({ slug }) => slug)).toEqual([])
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

  describe('name months', () => {
    const names = Array.from({ length: 12 }, (_, month) =>
      new Date(2024, month).toLocaleString('en', { month: 'long' }),
    )
    const month = `(${names.join('|')})`
    /** Months from the first to the last, across the turn of the year: "November to March". */
    const span = (first = '', last = first): number[] => {
      const [from, to] = [names.indexOf(first), names.indexOf(last)]
      return Array.from({ length: ((to - from + 12) % 12) + 1 }, (_, index) => ((from + index) % 12) + 1)
    }

    it('in which the travel departs', () => {
      const mentions = new RegExp(`\\b${month}(?: to ${month})?\\b`, 'g')
      const missed = travels.flatMap(({ slug, months, copy }) =>
        [...JSON.stringify(copy.en).matchAll(mentions)].flatMap(([text, first, last]) =>
          span(first, last).some((each) => months.includes(each)) ? [] : `${slug}: ${text}`,
        ),
      )
      expect(missed).toEqual([])
    })

    it('outside which no travel departs, where a country or region says when we go', () => {
      const promise = new RegExp(`\\b[Ww]e (?:go|travel)(?: in the dry season,)? from ${month} to ${month}`)
      const all = [...countries.map(({ id, introduction }) => ({ id, introduction, travels: undefined })), ...places]
      const promises = all.flatMap(({ id, introduction, travels }) => {
        const [text, first, last] = promise.exec(introduction?.en ?? '') ?? []
        return text === undefined ? [] : { id, travels, text, span: span(first, last) }
      })
      expect(promises.length).toBeGreaterThan(5)
      const broken = promises.flatMap((place) =>
        travels
          .filter(({ slug, countries }) => place.travels?.includes(slug) ?? countries.includes(place.id.toUpperCase()))
          .filter(({ months }) => !months.every((each) => place.span.includes(each)))
          .map(({ slug }) => `${slug}: ${place.text}`),
      )
      expect(broken).toEqual([])
    })
  })

  it('place the work of coordinators in French only in their city', () => {
    const homes = new Map(
      wemeet.cities.flatMap(({ coordinators, names }) => coordinators.map((slug) => [slug, names.fr])),
    )
    const elsewhere = coordinators.filter(({ slug, copy }) => {
      const [, city] = /^[^,.]* (?:à|en) (\p{Lu}\S+?)[ ,]/u.exec(copy.fr.biography) ?? []
      return city !== undefined && city !== homes.get(slug)
    })
    expect(elsewhere.map(({ slug }) => slug)).toEqual([])
  })

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
