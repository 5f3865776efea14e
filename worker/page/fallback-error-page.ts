import type { MarketId } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import type { DataLog } from '../log/data-log.ts'
import { lastResortPage } from '../pages/error/fallback-error-page.ts'
import { logHeaders } from './answer-headers.ts'
import { REQUEST_ID_SLOT } from './request-id-slot.ts'

/** The worst case: not even the error page could be rendered. A static page in the market's words, and the reason. */
export const fallbackErrorPage = (market: MarketId, log: DataLog, error: unknown): Response =>
  new Response(lastResortPage(markets[market], REQUEST_ID_SLOT), {
    status: 500,
    headers: [
      ['content-type', 'text/html; charset=utf-8'],
      ['cache-control', 'no-store'],
      ...logHeaders(log, { name: 'render', error }),
    ],
  })
