import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { whereValue } from '../../../shared/filters/form-values.ts'

type LabelledKey = 'travelStyles' | 'travelTypes' | 'badgeId' | 'costCenters'
const LISTS = {
  travelStyles: 'travelStyles',
  travelTypes: 'travelTypes',
  badgeId: 'badges',
  costCenters: 'costCenters',
} as const

/** The market's name of a continent; the code itself when the metadata does not know it or could not be had. */
export const continentName = (filters: AvailableFilters | null, id: string): string =>
  filters?.destinations.find(({ continent }) => continent.id === id)?.continent.name ?? id

/** The market's name of a destination; its id in capitals when the metadata does not know it. */
export const destinationName = (filters: AvailableFilters | null, id: string): string => {
  for (const { items } of filters?.destinations ?? []) {
    const found = items.find((each) => each.id === id)
    if (found !== undefined) return found.name
  }
  return id.toUpperCase()
}

/** The label of a style, type, badge or cost centre; the code itself when the metadata does not know it. */
export const codeLabel = (filters: AvailableFilters | null, key: LabelledKey, code: string): string =>
  filters?.[LISTS[key]].find((each) => each.code === code)?.label ?? code

/** A continent or country that a filter names: its name, and its value in forms. */
export type Place = { key: 'continentId' | 'destinationId'; id: string; name: string; where: string }

/** The continents and countries of a filter. */
export const placesOf = (filters: AvailableFilters | null, filter: FilterState): Place[] => [
  ...(filter.continentId ?? []).map((id): Place => {
    return { key: 'continentId', id, name: continentName(filters, id), where: whereValue('continent', id) }
  }),
  ...(filter.destinationId ?? []).map((id): Place => {
    return { key: 'destinationId', id, name: destinationName(filters, id), where: whereValue('destination', id) }
  }),
]
