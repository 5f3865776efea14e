import { bookingRulesOn } from '../../../markets/booking-rules.ts'
import type { Site } from '../site.ts'

/**
 * What texts of the content may leave open: `{{balanceDueDays}}`. Business rules and facts of the catalogue are
 * filled in when a page is answered, so that no prose repeats a number (spec section 1).
 */
export const PLACEHOLDERS = [
  'freeCancellationDays',
  'flexibleCancellationDays',
  'balanceDueDays',
  'paymentCurrencies',
  'countries',
] as const
export type Facts = Record<(typeof PLACEHOLDERS)[number], string>

/** What the placeholders stand for in a market today, in its language. */
export async function loadFacts({ db, market, locale, today }: Site): Promise<Facts> {
  const rules = bookingRulesOn(today, market)
  const row = await db
    .prepare('SELECT count(DISTINCT destination_id) AS countries FROM travel_destinations')
    .first<{ countries: number }>()
  return {
    freeCancellationDays: String(rules.freeCancellationDays),
    flexibleCancellationDays: String(rules.flexibleCancellationDays),
    balanceDueDays: String(rules.balanceDueDays),
    paymentCurrencies: new Intl.ListFormat(locale, { type: 'disjunction' }).format(rules.paymentCurrencies),
    countries: String(row?.countries ?? 0),
  }
}

const HOLE = /\{\{\s*([\w-]+)\s*\}\}/g
const isPlaceholder = (name: string): name is keyof Facts => (PLACEHOLDERS as readonly string[]).includes(name)

/** The JSON text of a document with its placeholders filled in; unknown ones become nothing. */
export const fillPlaceholders = (json: string, facts: Facts): string =>
  json.replace(HOLE, (_, name: string) => (isPlaceholder(name) ? JSON.stringify(facts[name]).slice(1, -1) : ''))

/** Placeholders in a text that nobody will fill. */
export const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(HOLE)].flatMap(([, name = '']) => (isPlaceholder(name) ? [] : [name]))
