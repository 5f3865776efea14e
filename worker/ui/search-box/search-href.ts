import { searchPath } from '../../../markets/links.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import type { CurrencyCode } from '../../../shared/contracts/money.ts'
import { filterFields, withoutKeys } from '../../../shared/filters/filter-query.ts'
import { monthOfRange } from '../../../shared/filters/form-values.ts'
import type { RenderContext } from '../render-context.tsx'

/** `currency`: of the filter's prices; null omits it from the URL. */
export type LinkingSite = Pick<RenderContext, 'market' | 'variations'> & { currency: CurrencyCode | null }

export const filtersPrice = ({ priceFrom, priceTo }: FilterState): boolean =>
  priceFrom !== undefined || priceTo !== undefined

/** URL of a search. Prices carry their currency; `tab=tours` is added where the default would be travels. */
export const searchHref = (site: LinkingSite, filter: FilterState = {}): string => {
  const path = searchPath(site.market, filter)
  const more = [
    ...(filtersPrice(filter) && site.currency !== null ? [`currency=${site.currency}`] : []),
    ...(namesTours(site, filter) && isMonthOrWhenever(filter) ? ['tab=tours'] : []),
  ]
  return more.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${more.join('&')}`
}

const namesTours = ({ variations }: Pick<RenderContext, 'variations'>, { tab }: FilterState): boolean =>
  variations.searchTravelsFirst === true && tab !== 'travels'

/** The filter as hidden fields, without the keys that the form shows. */
export const hiddenFields = (
  site: LinkingSite,
  filter: FilterState,
  shown: readonly (keyof FilterState)[],
): HiddenField[] => [
  ...(namesTours(site, filter) ? [['tab', 'tours'] as const] : []),
  // A form with price fields may send prices.
  ...((filtersPrice(filter) || shown.includes('priceTo')) && site.currency !== null
    ? [['currency', site.currency] as const]
    : []),
  ...filterFields(withoutKeys(filter, ...shown)),
]

export type HiddenField = readonly [name: string, value: string]

/** Whether a search has no period or exactly one month (experiment, spec section 9). */
export const isMonthOrWhenever = ({ dateFrom, dateTo }: FilterState): boolean =>
  (dateFrom === undefined && dateTo === undefined) || monthOfRange(dateFrom, dateTo) !== null

/** Applies the experiment: without a tab, `tab=travels` when the period is a month or any time. */
export const defaultToTravelsTab = (filter: FilterState): FilterState =>
  filter.tab === undefined && isMonthOrWhenever(filter) ? { ...filter, tab: 'travels' } : filter
