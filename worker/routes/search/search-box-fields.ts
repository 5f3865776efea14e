import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { monthRange } from '../../../shared/dates/iso-days.ts'
import { priceValue, whenValue } from '../../../shared/filters/form-values.ts'
import { upcomingMonths } from '../../../shared/filters/upcoming-months.ts'
import type { Site } from '../../render/site.tsx'
import { type Choice, choice } from './choice.ts'
import { MONTHS_AHEAD } from './filter-form.ts'
import { priceLabel, sentenceCase, whenLabel } from './filter-labels.ts'
import { type Place, placesOf } from './filter-names.ts'
import { type HiddenField, hiddenFields } from './hidden-fields.ts'
import { PRICE_STEPS } from './price-steps.ts'

/** The search box filled in with a filter. */
export type SearchBoxFields = {
  /** What stands in the destination field: free text, or the names of the chosen places. */
  text: string
  /** Value of the field `place` (shared/filters/form-aliases.ts); null when the text is free. */
  place: string | null
  /** The one chosen place, for the look-up. */
  selected: { kind: 'continent' | 'destination'; id: string; name: string } | null
  hidden: HiddenField[]
  when: Choice
  price: Choice
}

/** The search box for a filter; an empty filter gives the box of the home page. */
export const searchBoxFields = (site: Site, filter: FilterState, filters: AvailableFilters | null): SearchBoxFields => {
  const places = filter.textSearch === undefined ? placesOf(filters, filter) : []
  const names = places.map(({ name }) => name).join(', ')
  const months = upcomingMonths(site.today, MONTHS_AHEAD + 1).map(monthFilter)
  const prices = PRICE_STEPS.map((priceTo) => ({ priceTo }))
  return {
    text: filter.textSearch ?? names,
    place: places.length === 0 ? null : `${places.map(({ where }) => where).join(',')} ${names}`,
    selected: selection(places),
    hidden: hiddenFields(filter, [
      ...(['textSearch', 'continentId', 'destinationId', 'travelId', 'page'] as const),
      ...(['dateFrom', 'dateTo', 'daysSpan', 'priceFrom', 'priceTo'] as const),
    ]),
    when: choice(site.t('search.anytime'), filter, months, whenValue, (each) => {
      const label = whenLabel(site, each, filters?.periods ?? [])
      return label === null ? null : sentenceCase(site, label)
    }),
    price: choice(site.t('search.anyPrice'), filter, prices, priceValue, (each) => priceLabel(site, each)),
  }
}

const selection = ([place, ...others]: readonly Place[]): SearchBoxFields['selected'] =>
  place === undefined || others.length > 0
    ? null
    : { kind: place.key === 'continentId' ? 'continent' : 'destination', id: place.id, name: place.name }

const monthFilter = (month: string): FilterState => {
  const { from, to } = monthRange(month)
  return { dateFrom: from, dateTo: to }
}
