import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { formatDate } from './format-date.ts'
import { countriesOf } from './market-countries.ts'
import { MARKET_IDS } from './market-id.ts'
import { marketSchema } from './market-schema.ts'
import { markets } from './registry.ts'
import { STATIC_ROUTES } from './route-table.ts'
import { allMessages } from './translate.ts'

/** The plural forms that CLDR gives a language. */
const pluralForms = (locale: string) => new Intl.PluralRules(locale).resolvedOptions().pluralCategories

const PLURAL = /^(.*)_(zero|one|two|few|many|other)$/
const holes = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

describe('no market is half there', () => {
  it.each(MARKET_IDS)('%s has every field and every route', (id) => {
    expect(marketSchema.parse(markets[id])).toEqual(markets[id])
    expect(Object.keys(markets[id].paths).sort()).toEqual([...STATIC_ROUTES].sort())
  })

  it.each([
    ['a path that another route has', { paths: { ...markets.it.paths, sales: '/viaggi' } }, '/viaggi is the path of'],
    ['a path that is missing', { paths: { ...markets.it.paths, sales: undefined } }, 'at paths.sales'],
    ['a path that is none', { paths: { ...markets.it.paths, sales: 'offerte' } }, 'at paths.sales'],
    ['a time zone that is none', { timeZone: 'Europe/Roma' }, 'no time zone is called that'],
  ])('a market is refused with %s, which is named', (_, slip, problem) => {
    const { error } = marketSchema.safeParse({ ...markets.it, ...slip })
    expect(error && z.prettifyError(error)).toContain(problem)
  })

  it.each(MARKET_IDS)('%s has every message, with the plural forms of its language', (id) => {
    const forms = pluralForms(markets[id].locale)
    for (const [namespace, reference] of Object.entries(allMessages.it)) {
      const own = allMessages[id][namespace as keyof typeof allMessages.it] as Record<string, string>
      const bases = new Set(Object.keys(reference).map((key) => PLURAL.exec(key)?.[1] ?? key))
      const plurals = new Set(Object.keys(reference).flatMap((key) => PLURAL.exec(key)?.[1] ?? []))
      const wanted = [...bases].flatMap((base) => (plurals.has(base) ? forms.map((form) => `${base}_${form}`) : [base]))
      expect(Object.keys(own).sort(), namespace).toEqual(wanted.sort())
    }
  })

  it.each(MARKET_IDS)('%s fills the same holes as Italian and leaves no text empty', (id) => {
    for (const [namespace, reference] of Object.entries(allMessages.it)) {
      const own = allMessages[id][namespace as keyof typeof allMessages.it] as Record<string, string>
      for (const [key, text] of Object.entries(own)) {
        expect(text.trim(), `${namespace}.${key}`).not.toBe('')
        const like =
          (reference as Record<string, string>)[key] ??
          (reference as Record<string, string>)[key.replace(/_\w+$/, '_other')]
        // A plural form of one may say the number in words.
        if (/_(one|zero)$/.test(key)) continue
        expect(holes(text), `${namespace}.${key}`).toEqual(holes(like ?? ''))
      }
    }
  })

  it.each(MARKET_IDS)('%s: two links that stand side by side share no word but the name', (id) => {
    const words = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
    const { modals, tour } = allMessages[id]
    const shared = words(modals.coordinatorOpen).filter((word) => words(tour.leaderPage).includes(word))
    expect(shared).toEqual(['name'])
  })

  it('keeps hosts, hreflang and countries apart', () => {
    for (const field of ['domainSuffix', 'hreflang', 'specLocale'] as const) {
      expect(new Set(MARKET_IDS.map((id) => markets[id][field])).size).toBe(MARKET_IDS.length)
    }
    const countries = MARKET_IDS.flatMap((id) => countriesOf(markets[id]))
    expect(new Set(countries).size).toBe(countries.length)
    for (const id of MARKET_IDS) expect(countriesOf(markets[id])).toContain(markets[id].countryCode)
  })

  it.each([
    ['it', 'it EUR viaggi itinerario coordinatori /cerca /preferiti /eventi-wemeet week from 1, tax code'],
    ['us', 'en USD destinations itinerary coordinators /search /wishlist /events-wemeet week from 0'],
    ['we', 'en EUR destinations itinerary coordinators /search /wishlist no events week from 0'],
    ['es', 'es EUR viajes itinerario coordinadores /buscar /lista-de-deseos /eventos-wemeet week from 1, tax code'],
    ['fr', 'fr EUR destinations itineraire coordinateurs /recherche /favoris /evenements-wemeet week from 1'],
    ['de', 'de EUR reiseziele route coordinators /suchen /wunschliste /events-wemeet week from 1'],
  ] as const)('the facts of %s are what the specification says of them', (id, facts) => {
    const { language, currency, segments, paths, firstWeekday, taxCodeMandatory } = markets[id]
    const { travels, itinerary, coordinators } = segments
    const events = paths['events-wemeet'] ?? 'no events'
    const words = [language, currency, travels, itinerary, coordinators, paths.search, paths.wishlist, events]
    expect(`${words.join(' ')} week from ${firstWeekday}${taxCodeMandatory ? ', tax code' : ''}`).toBe(facts)
  })

  it.each([
    ['it', '05/03/2027'],
    ['us', 'Mar 5, 2027'],
    ['we', '05/03/2027'],
    ['es', '05/03/2027'],
    ['fr', '05/03/2027'],
    ['de', '05.03.2027'],
  ] as const)('a day in a list of %s is %s: day first, in digits unless they would mean another day', (id, day) => {
    const { dateFormats, locale, slashMonthFirst } = markets[id]
    expect(formatDate('2027-03-05', dateFormats.numeric, locale)).toBe(day)
    expect(/^05\W03\W2027$/.test(day)).toBe(!slashMonthFirst)
  })
})
