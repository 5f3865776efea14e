import type { HistoryEntry } from '../../../shared/search-history/search-history.ts'
import type { LookupState } from './lookup-state.ts'

/** What only a plain form needs: with a script the place has a field of its own. */
const PLAIN_ONLY = 'place'

type Bar = Pick<LookupState, 'text' | 'selection'> & {
  /** Path of the search page. */
  action: string
  /** What the form sends: the destination, and the filters that the page keeps. */
  fields: readonly (readonly [string, string])[]
  /** The page's days in words. */
  when: string
}

/** A search from the results page's bar as the history remembers it (spec section 3). */
export const describeBar = ({
  text,
  selection,
  action,
  fields,
  when,
}: Bar): Omit<HistoryEntry, 'date' | 'userStatus'> => {
  const query = new URLSearchParams(
    fields.filter(([name, value]) => name !== PLAIN_ONLY && value.trim() !== '').map(([name, value]) => [name, value]),
  )
  const destinationName = selection?.name ?? text.trim()
  return {
    values: {
      destinationName,
      params: { dateFrom: query.get('dateFrom'), dateTo: query.get('dateTo') },
      gtm: { from: 'results' },
    },
    title: destinationName,
    description: when,
    url: query.size === 0 ? action : `${action}?${query}`,
  }
}
