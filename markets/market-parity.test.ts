import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { formatDate } from './format-date.ts'
import { MARKET_IDS, type MarketId } from './market-id.ts'
import { marketSchema } from './market-schema.ts'
import {
  apiMessagesByMarket,
  countriesOf,
  identityMessagesByMarket,
  markets,
  typesettingByLanguage,
} from './registry.ts'
import { STATIC_ROUTES } from './route-table.ts'
import { allMessages } from './translate.ts'

/** Plural forms of displayed numbers; Italian, Spanish and French have another one for millions. */
const pluralForms = (locale: string): readonly string[] => {
  const rules = new Intl.PluralRules(locale)
  return [...new Set(['other', ...Array.from({ length: 1000 }, (_, count) => rules.select(count))])]
}
/** Texts with a number that are the same in all plural forms. */
const INVARIABLE = ['it site.group.firstTimers', 'en site.trip.notConfirmedTour', 'de site.group.firstTimers']

const PLURAL = /^(.*)_(zero|one|two|few|many|other)$/
const baseOf = (key: string): string => PLURAL.exec(key)?.[1] ?? key
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

type Tree = { readonly [key: string]: string | Tree }
const flatten = (tree: Tree, prefix = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  )
const messagesOf = (id: MarketId) =>
  new Map(flatten({ site: allMessages[id], api: apiMessagesByMarket[id], identity: identityMessagesByMarket[id] }))
const reference = messagesOf('it')
const plurals = new Set([...reference.keys()].filter((key) => PLURAL.test(key)).map(baseOf))
const bases = [...new Set([...reference.keys()].map(baseOf))].sort()

describe('completeness of markets', () => {
  it('has sign-in at the path by which scripts recognize its links (client/events/track-actions.ts)', () => {
    for (const { paths } of Object.values(markets)) expect(paths.login).toBe('/login')
  })

  it.each(MARKET_IDS)('%s has every field and every route (§1, §3)', (id) => {
    expect(marketSchema.parse(markets[id])).toEqual(markets[id])
    expect(Object.keys(markets[id].paths).sort()).toEqual([...STATIC_ROUTES].sort())
  })

  it.each([
    ['the path of another route', { paths: { ...markets.it.paths, sales: '/viaggi' } }, '/viaggi is the path of'],
    ['a missing path', { paths: { ...markets.it.paths, sales: undefined } }, 'at paths.sales'],
    ['an invalid path', { paths: { ...markets.it.paths, sales: 'offerte' } }, 'at paths.sales'],
    ['an invalid time zone', { timeZone: 'Europe/Roma' }, 'no time zone is called that'],
  ])('rejects a market with %s and names the problem', (_, slip, problem) => {
    const { error } = marketSchema.safeParse({ ...markets.it, ...slip })
    expect(error && z.prettifyError(error)).toContain(problem)
  })

  it.each(MARKET_IDS)('%s has every message, with the plural forms of its language', (id) => {
    const { locale, language } = markets[id]
    const wanted = bases.flatMap((base) => {
      if (!plurals.has(base)) return [base]
      return INVARIABLE.includes(`${language} ${base}`)
        ? [`${base}_other`]
        : pluralForms(locale).map((form) => `${base}_${form}`)
    })
    expect([...messagesOf(id).keys()].sort()).toEqual(wanted.sort())
  })

  it.each(MARKET_IDS)('%s omits plural forms that equal the general one', (id) => {
    const own = messagesOf(id)
    const repeated = [...own].filter(
      ([key, text]) => plurals.has(baseOf(key)) && !key.endsWith('_other') && own.get(`${baseOf(key)}_other`) === text,
    )
    expect(repeated).toEqual([])
  })

  it.each(MARKET_IDS)('%s has the same placeholders as Italian and no empty text', (id) => {
    for (const [key, text] of messagesOf(id)) {
      expect(text.trim(), key).not.toBe('')
      const like = reference.get(key) ?? reference.get(`${baseOf(key)}_other`)
      // The singular may spell the number.
      if (/_(one|zero)$/.test(key)) continue
      expect(placeholders(text), key).toEqual(placeholders(like ?? ''))
    }
  })

  it.each(MARKET_IDS)('%s has the spaces of its language in every message', (id) => {
    const { everyText } = typesettingByLanguage[markets[id].language]
    expect([...messagesOf(id)].filter(([, text]) => everyText(text) !== text)).toEqual([])
  })

  it.each(MARKET_IDS)('%s has no common word but the name in two adjacent links', (id) => {
    const words = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
    const { modals, tour } = allMessages[id]
    const shared = words(modals.coordinatorOpen).filter((word) => words(tour.leaderPage).includes(word))
    expect(shared).toEqual(['name'])
  })

  it.each(MARKET_IDS)('%s has one name per badge, as a filter and on trips', (id) => {
    const badges = ['NEW', 'HOT', 'SAFE']
    expect(badges.map((badge) => messagesOf(id).get(`api.labels.badge.${badge}`))).toEqual(
      badges.map((badge) => messagesOf(id).get(`site.trip.badge-${badge}`)),
    )
  })

  it('has unique hosts, hreflang values and countries (§1)', () => {
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
  ] as const)('%s has the facts of the specification (§1, §2, §3, §9)', (id, facts) => {
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
  ] as const)(
    'formats a day in a list of %s as %s: day first in digits, or with the month as a word (§9)',
    (id, day) => {
      const { dateFormats, locale, slashMonthFirst } = markets[id]
      expect(formatDate('2027-03-05', dateFormats.numeric, locale)).toBe(day)
      expect(/^05\W03\W2027$/.test(day)).toBe(!slashMonthFirst)
    },
  )
})
