import type { Variations } from '../../../flags/registry.ts'
import type { MarketId } from '../../../markets/market-id.ts'
import type { RouteName } from '../../../markets/route-table.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import type { CurrencyCode } from '../../../shared/contracts/money.ts'
import { keyOf } from '../../../shared/keys/key-of.ts'
import type { OpenModal } from '../../../shared/modals/modal-url.ts'

/** The page entrypoint's whole input, and its cache key. Each value must be shared by thousands of visitors. */
export type PageKey = {
  market: MarketId
  route: RouteName
  path: string
  parameters: Readonly<Record<string, string>>
  /** Canonical: only what the route reads, in a stable order. */
  query: string
  modal?: OpenModal
  currency: CurrencyCode
  /** By flag, in alphabetical order; only what the route's HTML depends on. */
  variations: Variations
  /** Token of an editor's preview link, verified by the gateway. */
  preview?: string
  /** Day of a flag preview; default today. */
  asOf?: IsoDate
  /** Never stored: a flag preview, or over the variant limit. */
  noStore?: true
}

export const pageKeyText = (key: PageKey): string => {
  const { market, route, path, parameters, query, modal, currency, variations, preview, asOf } = key
  return keyOf(market, route, path, parameters, query, modal, currency, variations, preview, asOf)
}
