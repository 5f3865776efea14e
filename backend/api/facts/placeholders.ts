import { bookingRulesOn } from '../../../markets/booking-rules.ts'
import { brand } from '../../../markets/brand.ts'
import { languageOf, type TextKey } from '../../../markets/market-id.ts'
import type { CancellationRules } from '../../../shared/tours/cancellation-steps.ts'
import type { Site } from '../site.ts'
import type { ContactsSource } from '../sources/contacts-source.ts'
import { isTranslatedInto } from '../sql/fragment.ts'
import { apiTranslators } from '../translate.ts'
import { storedDataTables } from './stored-data.ts'

/** Filled per response, so that no text repeats a business number or contact. */
const PLACEHOLDERS = [
  'freeCancellationDays',
  'flexibleCancellationDays',
  'cancellationFees',
  'balanceDueDays',
  'transferNoticeDays',
  'priceFixedDays',
  'priceIncreasePercent',
  'refundDays',
  'cancelLongTripDays',
  'cancelShortTripDays',
  'cancelShorterTripHours',
  'paymentCurrencies',
  'countries',
  'contactEmail',
  'bookingEmail',
  'contactPhoneLink',
  'shareCapital',
  'necessaryStorage',
  'storageWithConsent',
] as const
export type Facts = Record<
  (typeof PLACEHOLDERS)[number] | keyof typeof brand.legal | keyof typeof brand.legalTerms,
  string
>

export const loadFacts = async ({ db, market, language, locale, today }: Site): Promise<Facts> => {
  const rules = bookingRulesOn(today, market)
  const { sql, values } = isTranslatedInto(language, 'travel_id')
  const row = await db
    .prepare(
      `SELECT (SELECT count(DISTINCT destination_id) FROM travel_destinations WHERE ${sql}) AS countries,
        (SELECT source ->> '$.books' FROM documents WHERE name = 'contacts') AS books`,
    )
    .bind(...values)
    .first<{ countries: number; books: string | null }>()
  const books = JSON.parse(row?.books ?? '{}') as Partial<ContactsSource['books']>
  const valueIn = (book: ContactsSource['books'][string] | undefined) =>
    book === undefined ? '' : contactValue(book.value, { language, market })
  const phone = valueIn(books.phone)
  const { operatorNotice } = rules
  return {
    freeCancellationDays: String(rules.freeCancellationDays),
    flexibleCancellationDays: String(rules.flexibleCancellationDays),
    cancellationFees: cancellationFeeItems(rules, { market, locale }),
    balanceDueDays: String(rules.balanceDueDays),
    transferNoticeDays: String(rules.transferNoticeDays),
    priceFixedDays: String(rules.priceFixedDays),
    priceIncreasePercent: String(rules.priceIncreasePercent),
    refundDays: String(rules.refundDays),
    cancelLongTripDays: String(operatorNotice.longTripDays),
    cancelShortTripDays: String(operatorNotice.shortTripDays),
    cancelShorterTripHours: String(operatorNotice.shorterTripHours),
    paymentCurrencies: new Intl.ListFormat(locale, { type: 'disjunction' }).format(rules.paymentCurrencies),
    countries: String(row?.countries ?? 0),
    contactEmail: valueIn(books.email),
    bookingEmail: valueIn(books.booking),
    contactPhoneLink: `<a href="tel:${phone.replace(/[^\d+]/g, '')}">${phone}</a>`,
    shareCapital: new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      maximumFractionDigits: 0,
    }).format(brand.shareCapitalEuros),
    ...storedDataTables[market],
    ...brand.legal,
    ...legalTermsIn(language),
  }
}

const legalTermsIn = (language: TextKey) =>
  Object.fromEntries(
    Object.entries(brand.legalTerms).map(([name, terms]) => [name, terms[languageOf(language)]] as const),
  ) as Record<keyof typeof brand.legalTerms, string>

const HOLE = /\{\{\s*([\w-]+)\s*\}\}/g
const isPlaceholder = (name: string): name is keyof Facts =>
  (PLACEHOLDERS as readonly string[]).includes(name) || Object.hasOwn({ ...brand.legal, ...brand.legalTerms }, name)

/** Unknown placeholders become empty. */
export const fillPlaceholders = (json: string, facts: Facts): string =>
  json.replace(HOLE, (_, name: string) => (isPlaceholder(name) ? JSON.stringify(facts[name]).slice(1, -1) : ''))

export const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(HOLE)].flatMap(([, name = '']) => (isPlaceholder(name) ? [] : [name]))

export const loadDocument = async <T>(db: D1Database, name: string, facts: Facts): Promise<T | null> => {
  // All parts of the layout at once: a page needs several.
  const { results } = await db
    .prepare("SELECT name, source FROM documents WHERE name NOT GLOB '*/*'")
    .all<{ name: string; source: string }>()
  const row = results.find((each) => each.name === name)
  return row ? (JSON.parse(fillPlaceholders(row.source, facts)) as T) : null
}

const cancellationFeeItems = (
  { freeCancellationDays, cancellationFees }: CancellationRules,
  { market, locale }: Pick<Site, 'market' | 'locale'>,
): string => {
  const t = apiTranslators[market]
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  return cancellationFees
    .map(({ untilDays: to, percent: fee }, index) => {
      const from = (cancellationFees[index - 1]?.untilDays ?? freeCancellationDays) - 1
      const share = percent.format(fee / 100)
      const text =
        to === 0
          ? t('cancellation.feeUntilDeparture', { from, share })
          : t('cancellation.feeBetween', { from, to, share })
      return `<li>${text}</li>`
    })
    .join('')
}

export const contactValue = (
  value: ContactsSource['books'][string]['value'],
  { language, market }: Pick<Site, 'language' | 'market'>,
): string =>
  typeof value === 'string' ? value : ((value as Partial<Record<string, string>>)[market] ?? value[language])
