import { aliasedParameters } from '../../../shared/filters/form-values.ts'
import type { HistoryEntry } from '../../../shared/search-history/search-history.ts'
import type { LookupState } from './lookup-state.ts'

/** The field for the place without a script. */
const PLAIN_ONLY = 'place'

type Bar = Pick<LookupState, 'text' | 'selection'> & {
  action: string
  fields: readonly (readonly [string, string])[]
  when: string
}

export const describeBar = (bar: Bar): Omit<HistoryEntry, 'date' | 'userStatus'> => {
  const { text, selection, action, fields, when } = bar
  const filled = fields
    .flatMap(([name, value]) => (name === 'when' ? aliasedParameters(name, value) : [[name, value] as const]))
    .filter(([name, value]) => name !== PLAIN_ONLY && value.trim() !== '')
  const query = new URLSearchParams(filled.map(([name, value]) => [name, value]))
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
