import type { AvailableFilters } from '../contracts/available-filters.ts'
import type { LabelledCode } from '../contracts/travel.ts'
import { FILTERS, keysHaving } from './definitions.ts'

/** Keys whose values are codes that the available filters list. */
export const LISTED_KEYS = keysHaving('options').filter((key) => key !== 'travelId')
type ListedKey = (typeof LISTED_KEYS)[number]

/** The options of a market for a filter. */
export const availableOptions = (filters: AvailableFilters, key: ListedKey): LabelledCode[] => {
  if (key === 'continentId')
    return filters.destinations.map(({ continent: { id, name } }) => ({ code: id, label: name }))
  if (key === 'destinationId')
    return filters.destinations.flatMap(({ items }) => items.map(({ id, name }) => ({ code: id, label: name })))
  return filters[FILTERS[key].options]
}
