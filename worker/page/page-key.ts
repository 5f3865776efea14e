import type { Variations } from '../../flags/registry.ts'
import type { MarketId } from '../../markets/market-id.ts'
import type { RouteName } from '../../markets/route-table.ts'
import type { IsoDate } from '../../shared/contracts/iso-date.ts'
import type { CurrencyCode } from '../../shared/contracts/money.ts'
import type { OpenModal } from '../../shared/modals/read-modal.ts'

/**
 * All that the page entrypoint knows of a request, and its cache key. It names no visitor: whoever adds a field
 * must be able to say that thousands of visitors share each of its values.
 */
export type PageKey = {
  market: MarketId
  route: RouteName
  /** Canonical path in this market. */
  path: string
  parameters: Readonly<Record<string, string>>
  /** Canonical query: only what the route reads, in a stable order, without the question mark. */
  query: string
  /** The modal that lies open over the page; absent without one. */
  modal?: OpenModal
  currency: CurrencyCode
  /** Values of the flags that this route's HTML depends on, by name in alphabetical order. */
  variations: Variations
  /** Signed token of a preview link, verified by the gateway: an editor's look at a draft. Absent for everybody else. */
  preview?: string
  /** The day that the growth team's signed link shows the page on, verified by the gateway; today without one. */
  asOf?: IsoDate
  /** A page that is rendered for one visit and never kept: such a link's, or of a vector of variations too many. */
  noStore?: true
}

/** One string per page; two keys with the same string are the same page. */
export const pageKeyText = (key: PageKey): string =>
  [
    key.market,
    key.route,
    key.path,
    key.query,
    ...(key.modal === undefined ? [] : [key.modal.type, key.modal.layout]),
    key.currency,
    JSON.stringify(key.variations),
    ...(key.preview === undefined ? [] : [key.preview]),
    ...(key.asOf === undefined ? [] : [key.asOf]),
  ].join(' ')
