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

/** The label of a style, type, badge or cost centre; the code itself when the metadata does not know it. */
export const codeLabel = (filters: AvailableFilters | null, key: LabelledKey, code: string): string =>
  filters?.[LISTS[key]].find((each) => each.code === code)?.label ?? code

/** A continent or country that a filter names, and its value in forms. */
export type Place = {
  key: 'continentId' | 'destinationId'
  id: string
  /** The market's name; the id in capitals when the metadata does not know it or could not be had. */
  name: string
  isKnown: boolean
  where: string
}

/** The continents and countries of a filter. */
export const placesOf = (filters: AvailableFilters | null, filter: FilterState): Place[] => [
  ...(filter.continentId ?? []).map((id) => place('continent', id, continentName(filters, id))),
  ...(filter.destinationId ?? []).map((id) => place('destination', id, destinationName(filters, id))),
]

const place = (kind: 'continent' | 'destination', id: string, name: string | undefined): Place => ({
  key: `${kind}Id`,
  id,
  name: name ?? id.toUpperCase(),
  isKnown: name !== undefined,
  where: whereValue(kind, id),
})

const continentName = (filters: AvailableFilters | null, id: string): string | undefined =>
  filters?.destinations.find(({ continent }) => continent.id === id)?.continent.name

const destinationName = (filters: AvailableFilters | null, id: string): string | undefined => {
  for (const { items } of filters?.destinations ?? []) {
    const found = items.find((each) => each.id === id)
    if (found !== undefined) return found.name
  }
}
