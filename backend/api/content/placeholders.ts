import { bookingRulesOn } from '../../../markets/booking-rules.ts'
import { cancellationFeeItems } from '../labels/cancellation-fees.ts'
import type { Site } from '../site.ts'
import { isTranslatedInto } from '../sql/fragment.ts'
import { contactValue } from './contacts.ts'
import type { ContactsSource } from './sources/contacts-source.ts'

/** Filled per response, so that no text repeats a business number or contact. */
export const PLACEHOLDERS = [
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
] as const
export type Facts = Record<(typeof PLACEHOLDERS)[number], string>

export async function loadFacts({ db, market, language, locale, today }: Site): Promise<Facts> {
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
  const address = (book: ContactsSource['books'][string] | undefined) =>
    book === undefined ? '' : contactValue(book.value, { language, market })
  return {
    freeCancellationDays: String(rules.freeCancellationDays),
    flexibleCancellationDays: String(rules.flexibleCancellationDays),
    cancellationFees: cancellationFeeItems(rules, { market, locale }),
    balanceDueDays: String(rules.balanceDueDays),
    transferNoticeDays: String(rules.transferNoticeDays),
    priceFixedDays: String(rules.priceFixedDays),
    priceIncreasePercent: String(rules.priceIncreasePercent),
    refundDays: String(rules.refundDays),
    cancelLongTripDays: String(rules.operatorNotice.longTripDays),
    cancelShortTripDays: String(rules.operatorNotice.shortTripDays),
    cancelShorterTripHours: String(rules.operatorNotice.shorterTripHours),
    paymentCurrencies: new Intl.ListFormat(locale, { type: 'disjunction' }).format(rules.paymentCurrencies),
    countries: String(row?.countries ?? 0),
    contactEmail: address(books.email),
    bookingEmail: address(books.booking),
  }
}

const HOLE = /\{\{\s*([\w-]+)\s*\}\}/g
const isPlaceholder = (name: string): name is keyof Facts => (PLACEHOLDERS as readonly string[]).includes(name)

/** Unknown placeholders become empty. */
export const fillPlaceholders = (json: string, facts: Facts): string =>
  json.replace(HOLE, (_, name: string) => (isPlaceholder(name) ? JSON.stringify(facts[name]).slice(1, -1) : ''))

export const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(HOLE)].flatMap(([, name = '']) => (isPlaceholder(name) ? [] : [name]))
