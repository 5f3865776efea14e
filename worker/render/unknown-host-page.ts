import { html } from 'hono/html'
import { brand } from '../../markets/brand.ts'
import type { MarketId } from '../../markets/market-id.ts'
import { allMarkets } from '../../markets/registry.ts'
import { translators } from '../../markets/translate.ts'

/** The page of a host that is no market's: the way to each of the six. Plain on purpose: it has no market to look like. */
export const unknownHostPage = (origins: Readonly<Record<MarketId, string>>) => html`<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${brand.name}</title>
  </head>
  <body>
    <main>
      <h1>${brand.name}</h1>
      <ul>
        ${allMarkets.map(
          (market) =>
            html`<li lang="${market.locale}">
              <a href="${origins[market.id]}/" hreflang="${market.hreflang}">${market.icon} ${market.label}: ${translators[market.id]('errors.unknownHostTitle')} (${market.languageLabel})</a>
            </li>`,
        )}
      </ul>
    </main>
  </body>
</html>`
