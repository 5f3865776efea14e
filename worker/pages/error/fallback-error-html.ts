import { html, raw } from 'hono/html'
import { brand } from '../../../markets/brand.ts'
import { DEFAULT_MARKET } from '../../../markets/market-id.ts'
import type { Market } from '../../../markets/market-schema.ts'
import type { MessageKey } from '../../../markets/messages.ts'
import { markets } from '../../../markets/registry.ts'
import { translators } from '../../../markets/translate.ts'
import { STYLES_LINK } from '../../engine/styles/style-links.ts'

/** The error page for failures of the renderer: without components and data. */
export const fallbackErrorHtml = (
  known: Market | undefined,
  requestId: string,
  text: MessageKey = 'errors.genericText',
): string => {
  const market = known ?? markets[DEFAULT_MARKET]
  const t = translators[market.id]
  const travels = market.paths.travels ?? '/'
  const page = html`<!DOCTYPE html>
<html lang="${market.locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${t('errors.genericTitle')} | ${brand.name}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    ${raw(STYLES_LINK)}
  </head>
  <body>
    <main id="main">
      <section class="message-page">
        <div class="container">
          <p><strong>${brand.name}</strong></p>
          <h1>${t('errors.genericTitle')}</h1>
          <p class="message-text">${t(text)}</p>
          <div class="message-actions">
            <a class="button button-primary" href="/">${t('layout.homeLabel')}</a>
            <a class="button button-secondary" href="${travels}">${t('errors.showTours')}</a>
          </div>
          <p class="message-detail">${t('errors.requestId', { id: requestId })}</p>
        </div>
      </section>
    </main>
  </body>
</html>`
  return String(page)
}
