import { html, raw } from 'hono/html'
import { brand } from '../../../markets/brand.ts'
import type { MarketId } from '../../../markets/market-id.ts'
import { allMarkets } from '../../../markets/registry.ts'
import { translators } from '../../../markets/translate.ts'
import { createPageStyle } from '../../engine/styles/page-style.ts'

/** Without the site's font, which only market hosts serve. */
const CSS = `
body { display: grid; place-items: center; min-height: 100vh; margin: 0; background: #faf4ea; color: #241a1e; font: 1rem/1.4 system-ui, sans-serif }
main { box-sizing: border-box; width: min(100%, 46rem); padding: 2rem 1.25rem }
h1 { margin: 0; font-size: 2.5rem; letter-spacing: -.03em }
p { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: .5rem 0 2rem; color: #6b5d60 }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); gap: .75rem; margin: 0; padding: 0; list-style: none }
a { display: block; padding: 1rem 1.25rem; border-radius: 1.25rem; background: #fff; color: inherit; text-decoration: none }
a:hover strong { text-decoration: underline }
a:focus-visible { outline: 3px solid #241a1e; outline-offset: 3px }
strong, small { display: block }
small { color: #6b5d60; font-size: .875rem }
`

const firstOfLanguage = allMarkets.filter(
  ({ language }, index) => allMarkets.findIndex((other) => other.language === language) === index,
)

/** The page of hosts without a market: links to all markets in their languages; and its style's hash. */
export const unknownHostPage = async (origins: Readonly<Record<MarketId, string>>) => {
  const style = await createPageStyle([CSS])
  const page = html`<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${brand.name}</title>
    <style>${raw(CSS)}</style>
  </head>
  <body>
    <main>
      <h1>${brand.name}</h1>
      <p>${firstOfLanguage.map(({ id, locale }) => html`<span lang="${locale}">${translators[id]('errors.unknownHostTitle')}</span> `)}</p>
      <ul>
        ${allMarkets.map(
          ({ id, locale, hreflang, label, languageLabel }) =>
            html`<li lang="${locale}"><a href="${origins[id]}/" hreflang="${hreflang}"><strong>${label}</strong> <small>${languageLabel}</small></a></li>`,
        )}
      </ul>
    </main>
  </body>
</html>`
  return { page, styleHashes: style === null ? [] : [style.hash] }
}
