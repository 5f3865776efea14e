import type { LookupState } from '../destination-lookup/lookup-state.ts'
import { whereQuery } from './describe-search.ts'
import type { DaysQuery } from './fetch-days.ts'

/** What the calendar asks by: where, as far as it is decided, and the currency of the prices. */
export const daysQuery = ({ text, selection, focused }: LookupState, currency: string): DaysQuery => ({
  currency,
  // Half a word would empty the calendar.
  ...whereQuery({ text: focused ? '' : text, selection }),
})
