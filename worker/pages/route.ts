import type { ReactNode } from 'react'
import type { Market } from '../../markets/market-schema.ts'
import type { IsoDate } from '../../shared/contracts/iso-date.ts'
import type { DataContext } from '../data/public-client.ts'
import type { Head } from '../document/head.ts'
import type { ModalScreen } from '../document/modals/modal-screen.ts'
import type { Config } from '../env.ts'
import type { PageKey } from '../page/page-key.ts'

/** What a route's loader works with. */
export type RouteContext = {
  key: PageKey
  market: Market
  config: Config
  data: DataContext
  today: IsoDate
}

/** What a route answers: a page, nothing (404), or another address. */
export type RouteAnswer =
  | {
      kind: 'page'
      head: Head
      body: ReactNode
      /** Cache tags of what the page shows: `travel:japan-tokyo-kyoto`. */
      tags: readonly string[]
      hideLayout?: boolean
      transparentHeader?: boolean
      bodyClass?: string
      /** Content's own CSS, as it came. */
      customCss?: string | null
      /** What the key's modal shows, when it is one of this page's own and the page has what it needs. */
      modal?: ModalScreen | null
      /** Instant (ms) of the oldest price on the page, for the "prices as of" notice; null without prices. */
      pricesAt: number | null
      /** True when the back end failed and what is shown may be out of date or missing. */
      degraded: boolean
    }
  | { kind: 'missing' }
  | {
      kind: 'redirect'
      status: 301 | 302 | 303 | 307 | 308
      to: string
      /** The target reads a query of its own: what was asked here goes along. */
      carriesQuery?: boolean
    }

/**
 * A page of the site: parse, load, model, render, in that order. Throws UpstreamError when its critical data
 * cannot be had.
 */
export type PageRoute = (context: RouteContext) => Promise<RouteAnswer>
