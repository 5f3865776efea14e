import type { HistoryEntry } from '../../../shared/search-history/search-history.ts'
import type { LookupState } from './lookup-state.ts'

/** The no-script field for the place; hydrated forms have their own. */
const PLAIN_ONLY = 'place'

type Bar = Pick<LookupState, 'text' | 'selection'> & {
  action: string
  fields: readonly (readonly [string, string])[]
  when: string
}

/** History entry of a search from the results page's bar. */
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
