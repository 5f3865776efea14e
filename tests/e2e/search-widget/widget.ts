import type { Locator, Page } from 'playwright-core'
import type { MarketId } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import { expectAccessible } from '../../support/browser.ts'
import { IS_WHOLE_RUN } from '../../support/whole-run.ts'

export const search = (id: MarketId) => (url: URL) => url.pathname === markets[id].paths.search
export const found = (page: Page) => new URL(page.url()).searchParams

/** Checks every state: of the widget alone, which is faster, and in a whole run of the whole page in one market. */
export const checkClosely = (market: MarketId, widget: string) => (page: Page) =>
  expectAccessible(page, IS_WHOLE_RUN && market === 'it' ? 'html' : widget)
export const overflow = (row: Locator) => row.evaluate((each) => getComputedStyle(each).overflowX)
