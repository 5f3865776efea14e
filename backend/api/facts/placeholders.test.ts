import { beforeAll, describe, expect, it } from 'vitest'
import { bookingRulesOn } from '../../../markets/booking-rules.ts'
import { brand } from '../../../markets/brand.ts'
import { MARKET_IDS } from '../../../markets/market-id.ts'
import { type SeededSite, seededSite } from '../../../tests/support/builders/seeded-site.ts'
import { loadLayout } from '../content/layout.ts'
import { type Facts, fillPlaceholders, loadFacts, unknownPlaceholders } from './placeholders.ts'

const facts: Facts = {
  freeCancellationDays: '31',
  flexibleCancellationDays: '8',
  cancellationFees: '<li>30%</li>',
  balanceDueDays: '30',
  transferNoticeDays: '7',
  priceFixedDays: '20',
  priceIncreasePercent: '8',
  refundDays: '14',
  cancelLongTripDays: '20',
  cancelShortTripDays: '7',
  cancelShorterTripHours: '48',
  paymentCurrencies: 'EUR "or" GBP',
  countries: '104',
  contactEmail: 'ciao@example.com',
  bookingEmail: 'booking@example.com',
  contactPhoneLink: '<a href="tel:+390201">+39 0201</a>',
  shareCapital: '100.000 €',
  necessaryStorage: '<table></table>',
  storageWithConsent: '<table></table>',
  ...brand.legal,
  companyLegalForm: 'GmbH',
  companyRegisterOffice: 'Handelsregister Mailand',
  companyRepresentativeTitle: 'Geschäftsführerin',
}

describe('fillPlaceholders', () => {
  it.each([
    ['Up to {{freeCancellationDays}} days, or {{ flexibleCancellationDays }}.', 'Up to 31 days, or 8.'],
    ['{{balanceDueDays}}{{balanceDueDays}}', '3030'],
    ['In {{paymentCurrencies}}', 'In EUR "or" GBP'],
    ['mailto:{{contactEmail}}', 'mailto:ciao@example.com'],
    ['Tel. {{contactPhoneLink}}', 'Tel. <a href="tel:+390201">+39 0201</a>'],
    ['{{companyCity}}: {{guarantorCertificate}}', '20124 Milano (MI): FG-2093517'],
    ['{{companyRegisterOffice}}', 'Handelsregister Mailand'],
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

describe('placeholder facts', () => {
  let seeded: SeededSite
  beforeAll(async () => {
    seeded = await seededSite(400)
  }, 60_000)

  it.each(MARKET_IDS)('of %s match the current rules and the catalogue', async (market) => {
    const found = await loadFacts(seeded.site(market))
    expect(found).toMatchObject({ freeCancellationDays: '31', flexibleCancellationDays: '8', balanceDueDays: '31' })
    const { cancellationFees } = bookingRulesOn('2026-11-21', market)
    const items = found.cancellationFees.split('</li>').filter((item) => item !== '')
    expect(items.map((item) => item.match(/\d+/g)?.map(Number))).toEqual(
      cancellationFees.map(({ untilDays, percent }, index) => [
        (cancellationFees[index - 1]?.untilDays ?? 31) - 1,
        ...(untilDays === 0 ? [] : [untilDays]),
        percent,
      ]),
    )
    expect(Number(found.countries)).toBeGreaterThan(100)
    expect(found.paymentCurrencies).toMatch(/^EUR \p{L}+ GBP$/u)
  })

  it.each([
    ['it', '100.000\u00a0€', '<a href="tel:+390201840150">+39 02 0184 0150</a>'],
    ['us', '€100,000', '<a href="tel:+12125550150">+1 212 555 0150</a>'],
    ['we', '€100,000', '<a href="tel:+442079460150">+44 20 7946 0150</a>'],
    ['es', '100.000\u00a0€', '<a href="tel:+34550184150">+34 550 18 41 50</a>'],
    ['fr', '100\u202f000\u00a0€', '<a href="tel:+33199000150">+33 1 99 00 01 50</a>'],
    ['de', '100.000\u00a0€', '<a href="tel:+493023125150">+49 30 23125 150</a>'],
  ] as const)('of %s contain the share capital in its format and its phone number', async (market, capital, link) =>
    expect(await loadFacts(seeded.site(market))).toMatchObject({ shareCapital: capital, contactPhoneLink: link }),
  )

  it.each(MARKET_IDS)('of %s contain the emails of its contact book', async (market) => {
    const found = await loadFacts(seeded.site(market))
    const books = (await loadLayout(seeded.site(market)))?.contacts.books
    expect(books?.email?.value).toContain('@')
    expect([found.contactEmail, found.bookingEmail]).toEqual([books?.email?.value, books?.booking?.value])
  })
})
