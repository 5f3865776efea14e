import { html } from 'hono/html'
import { brand } from '../../markets/brand.ts'
import { DEFAULT_MARKET } from '../../markets/market-id.ts'
import type { Market } from '../../markets/market-schema.ts'
import { markets } from '../../markets/registry.ts'
import { translators } from '../../markets/translate.ts'

/** The page that is left when even the renderer fails: no components, no data, no stack trace. */
export const lastResortPage = (known: Market | undefined) => {
  const market = known ?? markets[DEFAULT_MARKET]
  const t = translators[market.id]
  return html`<!DOCTYPE html>
<html lang="${market.locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${t('errors.genericTitle')} | ${brand.name}</title>
  </head>
  <body>
    <main>
      <p>${brand.name}</p>
      <h1>${t('errors.genericTitle')}</h1>
      <p>${t('errors.genericText')}</p>
      <p><a href="/">${t('layout.homeLabel', { brand: brand.name })}</a></p>
    </main>
  </body>
</html>`
}
