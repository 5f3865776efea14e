import { beforeAll, describe, expect, it } from 'vitest'
import { MARKET_IDS } from '../../../markets/market-id.ts'
import { type SeededSite, seededSite } from '../testing/seeded-site.ts'
import { type Facts, fillPlaceholders, loadFacts, unknownPlaceholders } from './placeholders.ts'

const facts: Facts = {
  freeCancellationDays: '31',
  flexibleCancellationDays: '8',
  balanceDueDays: '30',
  paymentCurrencies: 'EUR "or" GBP',
  countries: '104',
}

describe('fillPlaceholders', () => {
  it.each([
    ['Up to {{freeCancellationDays}} days, or {{ flexibleCancellationDays }}.', 'Up to 31 days, or 8.'],
    ['{{balanceDueDays}}{{balanceDueDays}}', '3030'],
    ['In {{paymentCurrencies}}', 'In EUR "or" GBP'],
    ['{{unknown}}nothing', 'nothing'],
    ['{{constructor}}', ''],
    ['No { holes } here {}', 'No { holes } here {}'],
  ])('%j', (text, filled) => {
    expect(JSON.parse(fillPlaceholders(JSON.stringify({ text }), facts))).toEqual({ text: filled })
  })
})

describe('unknownPlaceholders', () => {
  it.each([
    ['{{countries}}', []],
    ['{{country}} and {{countries}} and {{x-y}}', ['country', 'x-y']],
  ])('%j: %j', (text, names) => expect(unknownPlaceholders(text)).toEqual(names))
})

describe('the facts', () => {
  let seeded: SeededSite
  beforeAll(async () => {
    seeded = await seededSite(400)
  }, 60_000)

  it.each(MARKET_IDS)('of %s are the rules in force and the catalogue', async (market) => {
    const found = await loadFacts(seeded.site(market))
    expect(found).toMatchObject({ freeCancellationDays: '31', flexibleCancellationDays: '8', balanceDueDays: '31' })
    expect(Number(found.countries)).toBeGreaterThan(100)
    expect(found.paymentCurrencies).toMatch(/^EUR \p{L}+ GBP$/u)
  })
})
