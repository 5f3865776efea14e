import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { availableOptions } from '../../../shared/filters/available-options.ts'
import { FILTERS, GROUPS, type KeysWith } from '../../../shared/filters/definitions.ts'
import { whereValue } from '../../../shared/filters/form-values.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import type { Option } from './choice.ts'

/** The options of a list of checkboxes, in the market's language. */
export const listedOptions = (
  { t }: Pick<RenderContext, 't'>,
  filters: AvailableFilters | null,
  key: KeysWith<{ control: 'checkboxes' }>,
): Option[] => {
  const definition = FILTERS[key]
  if (definition.kind === 'choices')
    return definition.values.map((value) => ({ value, label: t(`${definition.labels}-${value}`) }))
  return (filters?.[definition.options] ?? []).map(({ code, label }) => ({ value: code, label }))
}

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
export const placesOf = (filters: AvailableFilters | null, filter: FilterState): Place[] =>
  GROUPS.place.flatMap((key) => {
    const options = filters === null ? [] : availableOptions(filters, key)
    return (filter[key] ?? []).map((id) => {
      const label = options.find(({ code }) => code === id)?.label
      const where = whereValue(key === 'continentId' ? 'continent' : 'destination', id)
      return { key, id, name: label ?? id.toUpperCase(), isKnown: label !== undefined, where }
    })
  })
