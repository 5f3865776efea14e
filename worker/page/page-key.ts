import type { Variations } from '../../flags/registry.ts'
import type { MarketId } from '../../markets/market-id.ts'
import type { RouteName } from '../../markets/route-table.ts'
import type { IsoDate } from '../../shared/contracts/iso-date.ts'
import type { CurrencyCode } from '../../shared/contracts/money.ts'
import type { OpenModal } from '../../shared/modals/read-modal.ts'

/**
 * All that the page entrypoint knows of a request, and its cache key. It names no visitor: thousands of visitors must
 * share each value of every field.
 */
export type PageKey = {
  market: MarketId
  route: RouteName
  /** Canonical path in this market. */
  path: string
  parameters: Readonly<Record<string, string>>
  /** Canonical query: only what the route reads, in a stable order, without the question mark. */
  query: string
  /** The open modal. */
  modal?: OpenModal
  currency: CurrencyCode
  /** Values of the flags that this route's HTML depends on, by name in alphabetical order. */
  variations: Variations
  /** Signed token of an editor's preview link, verified by the gateway. */
  preview?: string
  /** Day of a flag preview, verified by the gateway; default today. */
  asOf?: IsoDate
  /** Rendered for one request and never stored: a flag preview, or over the variant limit. */
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
