import { getExample } from 'awesome-phonenumber'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brand } from '../../markets/brand.ts'
import { formatDate } from '../../markets/format-date.ts'
import { formatNumber } from '../../markets/format-number.ts'
import { grammarOf } from '../../markets/grammar-of.ts'
import { MARKET_IDS } from '../../markets/market-id.ts'
import { parseDate } from '../../markets/parse-date.ts'
import { allMarkets, markets } from '../../markets/registry.ts'
import { translators } from '../../markets/translate.ts'
import { emailSchema } from '../contracts/email.ts'
import { CURRENCY_CODES } from '../contracts/money.ts'
import { resolveFormAliases, unreadableFields } from '../filters/form-query.ts'
import { formatMoney } from '../money/format-money.ts'
import { LIKELY_EMAIL } from './likely-email.ts'
import { parseEmail, parseFullName, parsePhone } from './personal-fields.ts'

const NEIGHBOURS = ['GB', 'IE', 'PT', 'BE', 'NL', 'LU', 'DK', 'PL', 'CZ', 'SI', 'HR', 'MT', 'MX', 'IN']
const COUNTRIES = [...new Set([...MARKET_IDS.flatMap((id) => markets[id].countries), ...NEIGHBOURS])]

/** Undefined for a territory without telephones of a type. */
const exampleOf = (country: string, type: 'mobile' | 'fixed-line') => {
  try {
    return getExample(country, type).number
  } catch {
    return undefined
  }
}

/** What the product shows, and what browsers fill in for people of the markets and their neighbours. */
describe('input that the product shows or autofill offers', () => {
  it('has every email understood, by forms and contracts alike', () => {
    const shown = JSON.stringify(brand).match(/[\w.]+@[\w.]+/g) ?? []
    expect(shown).toContain('hello@sojourn.example')
    const names = [
      "conor.o'brien@posta.example.ie",
      'müller@bücher.example',
      'a/b=c!d#e$f%g&h{i}@x.co.uk',
      'x_`|~^*?@e.fr',
    ]
    for (const email of [...shown, ...names]) expect(parseEmail(email)).toBe(email)
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const typed = ` ${email}\u200b`
        expect([parseEmail(typed), emailSchema.safeParse(email).success]).toEqual([email, true])
        expect(LIKELY_EMAIL.test(typed)).toBe(true)
      }),
    )
  })

  it.each(COUNTRIES)('has the phone numbers of %s understood in each of their formats', (country) => {
    for (const type of ['mobile', 'fixed-line'] as const) {
      const number = exampleOf(country, type)
      if (number === undefined) continue
      const dialled = `00${number.e164.slice(1)}`
      // Spec section 5 wants seven digits: Andorra's six need the country code.
      const national = number.national.replace(/\D/g, '').length < 7 ? [] : [number.national]
      for (const format of [number.e164, number.international, number.rfc3966, dialled, ...national])
        expect(parsePhone(`\u202a${format}\u202c`), format).toBe(format.replace('tel:', ''))
    }
  })

  it.each([
    'Conor O’Brien',
    "Niamh O'Dowd-Byrne",
    'María José Núñez de la Fuente',
    'J. R. R. Tolkien',
    'Jean‑Luc Ünlü',
    'Đặng Thị Ngọc',
    '王 小明',
    'Анна Петрова',
  ])('has the name %s understood', (name) => expect(parseFullName(`\u2068${name}\u2069 `)).toBe(name))

  const field = (name: string, text: string) =>
    Object.fromEntries(resolveFormAliases(new URLSearchParams({ [name]: text })))

  it.each(allMarkets)('has every price and number of $id understood', (market) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CURRENCY_CODES),
        fc.integer({ min: 1, max: 99_999_949 }),
        fc.constantFrom(0 as const, 2 as const),
        (currency, amount, precision) => {
          const cents = precision === 0 ? Math.max(1, Math.floor(amount / 100)) * 100 : amount
          const expected = { priceTo: String(cents) }
          const shown = formatMoney(cents, currency, market.numberFormats[currency], precision)
          expect(field('budgetTo', shown), shown).toEqual({ ...expected, currency })
          if (precision === 0) expect(field('budgetTo', formatNumber(market, cents / 100))).toEqual(expected)
        },
      ),
    )
  })

  it('has the names of currencies that questions contain understood', () => {
    for (const [currency, names] of grammarOf('it')?.currencies ?? [])
      for (const name of names.split('|').filter((each) => /^\p{L}+$/u.test(each)))
        expect(field('budgetTo', `1500 ${name}`), name).toEqual({ priceTo: '150000', currency })
  })

  it.each(allMarkets)('has every number of days of $id understood', ({ id }) => {
    for (const count of [1, 2, 8, 21, 365])
      expect(field('daysTo', translators[id]('trip.days', { count }))).toEqual({ durationTo: String(count) })
  })

  it.each(allMarkets)('has every date of $id understood, as shown and as written in figures', (market) => {
    const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10)
        const { numeric, short, long } = market.dateFormats
        const figures = market.slashMonthFirst ? ['M/d/yyyy', 'MM-dd-yyyy'] : ['d/M/yyyy', 'dd-MM-yyyy', 'd. M. yy']
        const withDay = [`EEEE ${long}`, 'EEE d MMMM yyyy', 'EEE, MMM d, yyyy']
        for (const pattern of [numeric, short, long, 'yyyy-M-d', 'yyyy/MM/dd', ...figures, ...withDay]) {
          const shown = formatDate(iso, pattern, market.locale)
          expect(parseDate(` ${shown}\u200e`, market), shown).toBe(iso)
        }
      }),
    )
  })

  it.each([
    ['19/03/2027', 'it', '2027-03-19'],
    ['19.3.2027', 'de', '2027-03-19'],
    ['2027-3-19', 'we', '2027-03-19'],
    ['04/05/2027', 'we', '2027-05-04'],
    ['04/05/2027', 'us', '2027-04-05'],
    ['19/03/2027', 'us', '2027-03-19'],
    ['1er mars 2027', 'fr', '2027-03-01'],
    ['19 de marzo de 2027', 'es', '2027-03-19'],
    ['1° gennaio 2027', 'it', '2027-01-01'],
    ['1.º de enero de 2027', 'es', '2027-01-01'],
    ['2. Jänner 2027', 'de', '2027-01-02'],
    ['3 de setiembre de 2027', 'es', '2027-09-03'],
    ['30/02/2027', 'it', null],
    ['19/03', 'it', null],
    ['soon', 'we', null],
    ['2027-03', 'we', null],
    ['19!3!2027', 'it', null],
  ] as const)('has the date %s in %s understood as %s', (text, id, day) =>
    expect(parseDate(text, markets[id])).toBe(day),
  )

  it.each<[string, string, Record<string, string>, Record<string, string>]>([
    ['an unreadable price', 'price=-80000&budgetShown=-80000&budgetFrom=&budgetTo=poco', {}, { budgetTo: 'poco' }],
    ['two currencies in a price', 'budgetShown=-80000&budgetTo=1500 € $', {}, { budgetTo: '1500 € $' }],
    [
      'prices of two currencies',
      'price=-80000&budgetShown=-80000&budgetFrom=900 €&budgetTo=$1,500',
      {},
      { budgetFrom: '900 €', budgetTo: '$1,500' },
    ],
    [
      'a minimum price above the maximum',
      'price=-80000&budgetShown=-80000&budgetFrom=900&budgetTo=800',
      {},
      { budgetFrom: '900', budgetTo: '800' },
    ],
    ['more days than the maximum', 'days=-8&daysShown=-8&daysFrom=9&daysTo=8', {}, { daysFrom: '9', daysTo: '8' }],
    [
      'an unreadable number of days',
      'days=4-8&daysShown=4-8&daysFrom=4&daysTo=x',
      { durationFrom: '4' },
      { daysTo: 'x' },
    ],
    ['an unreadable date', 'dateFrom=soon&dateTo=2027-05-01', { dateTo: '2027-05-01' }, { dateFrom: 'soon' }],
  ])('keeps %s in its field, with no limit and every other filter', (_, query, filter, typed) => {
    const form = new URLSearchParams(`${query}&discounted=true`)
    expect(Object.fromEntries(resolveFormAliases(form))).toMatchObject({ ...filter, discounted: 'true' })
    expect(
      Object.keys(Object.fromEntries(resolveFormAliases(form))).filter((name) => /^(price|dur|date)/.test(name)),
    ).toEqual(Object.keys(filter))
    expect(unreadableFields(form)).toEqual(typed)
  })
})
