import { getExample } from 'awesome-phonenumber'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brand } from '../../markets/brand.ts'
import { formatNumber } from '../../markets/format-number.ts'
import { MARKET_IDS } from '../../markets/market-id.ts'
import { allMarkets, markets } from '../../markets/registry.ts'
import { translators } from '../../markets/translate.ts'
import { emailSchema } from '../contracts/email.ts'
import { CURRENCY_CODES } from '../contracts/money.ts'
import { resolveFormAliases } from '../filters/form-query.ts'
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

  it.each(allMarkets)('has every number of days of $id understood', ({ id }) => {
    for (const count of [1, 2, 8, 21, 365])
      expect(field('daysTo', translators[id]('trip.days', { count }))).toEqual({ durationTo: String(count) })
  })
})
