import type { LookupState } from '../destination-lookup/lookup-state.ts'
import { whereQuery } from './describe-search.ts'
import type { DaysQuery } from './fetch-days.ts'

/** What the calendar asks by: where, as far as it is decided, and the currency of the prices. */
export const daysQuery = ({ text, selection, focused }: LookupState, currency: string): DaysQuery => {
  // Half a word would empty the calendar.
  const { textSearch, continentId, destinationId } = {
    textSearch: undefined,
    continentId: undefined,
    destinationId: undefined,
    ...whereQuery({ text: focused ? '' : text, selection }),
  }
  return {
    currency,
    ...(textSearch !== undefined && { textSearch }),
    ...(continentId !== undefined && { 'continentId[]': continentId[0] ?? '' }),
    ...(destinationId !== undefined && { 'destinationId[]': destinationId[0] ?? '' }),
  }
}
