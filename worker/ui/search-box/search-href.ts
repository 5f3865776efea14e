import { searchPath } from '../../../markets/links.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import type { CurrencyCode } from '../../../shared/contracts/money.ts'
import { filterQuery, withoutKeys } from '../../../shared/filters/filter-query.ts'
import { monthOfRange } from '../../../shared/filters/form-values.ts'
import type { RenderContext } from '../render-context.tsx'

/** `currency`: the one that the filter's prices are in; null leaves it to whoever opens the address. */
export type LinkingSite = Pick<RenderContext, 'market' | 'variations'> & { currency: CurrencyCode | null }

/** Whether a filter says anything of prices, which then mean something in one currency only. */
export const asksPrice = ({ priceFrom, priceTo }: FilterState): boolean =>
  priceFrom !== undefined || priceTo !== undefined

/**
 * The address of a search. Prices carry their currency, so that they mean the same to whoever opens it. Departures are
 * named wherever no tab would mean travels (travels-first.ts).
 */
export const searchHref = (site: LinkingSite, filter: FilterState = {}): string => {
  const path = searchPath(site.market, filter)
  const more = [
    ...(asksPrice(filter) && site.currency !== null ? [`currency=${site.currency}`] : []),
    ...(namesTours(site, filter) && isMonthOrWhenever(filter) ? ['tab=tours'] : []),
  ]
  return more.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${more.join('&')}`
}

const namesTours = ({ variations }: Pick<RenderContext, 'variations'>, { tab }: FilterState): boolean =>
  variations.searchTravelsFirst === true && tab !== 'travels'

/** The filter as hidden fields of a form that has controls of its own for some of its keys. */
export const hiddenFields = (
  site: LinkingSite,
  filter: FilterState,
  shown: readonly (keyof FilterState)[],
): HiddenField[] => [
  ...(namesTours(site, filter) ? [['tab', 'tours'] as const] : []),
  // A form that shows prices may come to ask for some.
  ...((asksPrice(filter) || shown.includes('priceTo')) && site.currency !== null
    ? [['currency', site.currency] as const]
    : []),
  ...new URLSearchParams(filterQuery(withoutKeys(filter, ...shown))),
]

export type HiddenField = readonly [name: string, value: string]

/** Whether a search is for whenever or for exactly one month, the periods of the experiment (spec section 9). */
export const isMonthOrWhenever = ({ dateFrom, dateTo }: FilterState): boolean =>
  (dateFrom === undefined && dateTo === undefined) || monthOfRange(dateFrom, dateTo) !== null

/**
 * The experiment's arm: a search that names no tab gets `tab=travels` when its period is a month or whenever.
 * @param filter as asked, with the tab that the address names, if any
 */
export const defaultToTravelsTab = (filter: FilterState): FilterState =>
  filter.tab === undefined && isMonthOrWhenever(filter) ? { ...filter, tab: 'travels' } : filter
