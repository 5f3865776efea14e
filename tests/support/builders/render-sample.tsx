import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MARKET_IDS, type MarketId } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import type { RenderContext, RenderContextInput } from '../../../worker/ui/render-context.tsx'
import { createRenderContext, RenderContextProvider } from '../../../worker/ui/render-context.tsx'

const origins = Object.fromEntries(MARKET_IDS.map((id) => [id, `https://${id}.example`])) as Record<MarketId, string>

export const inSamplePage = (
  marketId: MarketId,
  node: ReactNode,
  changes: Partial<RenderContextInput> = {},
): ReactNode => {
  const market = markets[marketId]
  const site: RenderContext = createRenderContext({
    market,
    currency: market.currency,
    today: '2026-11-21',
    route: 'index',
    path: '/',
    origins,
    bookingOrigin: 'https://booking.example',
    accountOrigin: null,
    signIn: false,
    variations: {},
    ...changes,
  })
  return <RenderContextProvider value={site}>{node}</RenderContextProvider>
}

/** Markup of components in the context of a market's page. */
export const renderSample = (...sample: Parameters<typeof inSamplePage>): string =>
  renderToString(inSamplePage(...sample))

/** Forbidden in markup: the CSP rejects the first two, the others are bugs. */
export const FORBIDDEN: readonly (readonly [string, RegExp])[] = [
  ['a style attribute', /<[^>]*\sstyle=/i],
  ['an inline event handler', /<[^>]*\son[a-z]+=/i],
  ['a javascript: address', /(?:href|action|src)="\s*javascript:/i],
  [
    'a message key instead of a text',
    /(?:layout|trip|errors|search|travel|blocks|modals|widget|tour)\.[a-z][\w-]+[<"]/,
  ],
  // The browser fills those of islands.
  ['an unfilled placeholder', /(?<!data-(?:island-props|forms)="[^"]*)\{\{|undefined|\[object Object\]|NaN/],
  ['an image without its box', /<img(?![^>]*\swidth=)|<img(?![^>]*\sheight=)/],
  ['an image without a text', /<img(?![^>]*\salt=)/],
]
