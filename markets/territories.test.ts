import metadata from 'cldr-core/supplemental/aliases.json' with { type: 'json' }
import currencyData from 'cldr-core/supplemental/currencyData.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { CURRENCY_CODES } from '../shared/contracts/money.ts'
import { currencyOfCountry } from './country-currency.ts'
import { allMarkets, countriesOf } from './registry.ts'

type Spell = { _from?: string; _to?: string; _tender?: string }
const REGIONS: Record<string, Partial<Record<string, Spell>>[]> = currencyData.supplemental.currencyData.region

/** Legal tender of a territory on a day, the main one first. */
const tenderOn = (day: string, territory: string): string[] =>
  (REGIONS[territory] ?? []).flatMap((spell) =>
    Object.entries(spell)
      .filter(([, { _from, _to, _tender } = {}]) => _tender !== 'false' && (_from ?? '9') <= day && day <= (_to ?? '9'))
      .map(([currency]) => currency),
  )

/** Not of the catalogue, but shown in one of its currencies: in the market's, at par, or as visitors know it. */
const OTHERS = {
  EUR: 'CH CZ DK FO GL IS LI NC NO PF PL SE SJ WF',
  GBP: 'AC FK GI SH',
  USD: 'AE AU BM BS CA CC CK CX HK HM NF NU NZ SG TK',
}

describe('currencyOfCountry', () => {
  it.each(['2026-02-01', '2027-01-01', '2028-01-01', '2029-12-31'])('is the tender of CLDR on %s', (day) => {
    const others = new Map(
      Object.entries(OTHERS).flatMap(([currency, all]) => all.split(' ').map((each) => [each, currency])),
    )
    for (const territory of Object.keys(REGIONS)) {
      const tender = CURRENCY_CODES.find((currency) => tenderOn(day, territory).includes(currency))
      expect([territory, currencyOfCountry(territory)]).toEqual([territory, tender ?? others.get(territory) ?? null])
    }
  })

  it.each([
    ['RE', 'EUR'],
    ['NC', 'EUR'],
    ['AX', 'EUR'],
    ['BG', 'EUR'],
    ['CH', 'EUR'],
    ['GI', 'GBP'],
    ['PR', 'USD'],
    ['JP', null],
    [null, null],
  ])('of %s is %s', (country, currency) => expect(currencyOfCountry(country)).toBe(currency))
})

/** Parts of a country with a code of their own: for CLDR also subdivisions ("frre" is RE), and those it lacks. */
const PARTS: readonly (readonly [part: string, country: string])[] = [
  ...Object.entries<{ _replacement: string }>(metadata.supplemental.metadata.alias.subdivisionAlias)
    .filter(([, { _replacement }]) => /^[A-Z]{2}$/.test(_replacement))
    .map(([code, { _replacement }]) => [_replacement, code.slice(0, 2).toUpperCase()] as const),
  ...Object.entries({
    AU: 'CC CX HM NF',
    DK: 'FO GL',
    ES: 'EA IC',
    GB: 'AC FK GG GI GS IM JE SH TA',
    NO: 'SJ',
    NZ: 'CK NU TK',
  }).flatMap(([country, parts]) => parts.split(' ').map((part) => [part, country] as const)),
]

/** Uninhabited, or closer to Global's currency than to the market of the Netherlands. */
const WITHOUT_MARKET = ['CP', 'AW', 'CW', 'SX']

describe('territories', () => {
  const marketOf = new Map(allMarkets.flatMap((market) => countriesOf(market).map((country) => [country, market.id])))

  it('belong to the market of their country', () => {
    const served = PARTS.filter(([part, country]) => marketOf.has(country) && !WITHOUT_MARKET.includes(part))
    expect(served.length).toBeGreaterThan(35)
    expect(served.filter(([part, country]) => marketOf.get(part) !== marketOf.get(country))).toEqual([])
  })

  it.each([
    ['RE', 'fr'],
    ['MC', 'fr'],
    ['EA', 'es'],
    ['AD', 'es'],
    ['SM', 'it'],
    ['LI', 'de'],
    ['GI', 'we'],
    ['PR', 'us'],
  ])('%s belongs to %s', (territory, id) => expect(marketOf.get(territory)).toBe(id))
})
