import { markets } from '../../../markets/registry.ts'
import type { Site } from '../../support/site.ts'

/** CSS that editors might write, each with `banner` for the bar of that page. */
export const HOSTILE = [
  [
    'tours',
    ':scope{position:relative;top:-9999px}',
    ':scope{box-shadow:0 0 0 100vmax #fff;outline:100vmax solid #fff}',
  ],
  [
    'faqs',
    '*{margin-top:-400px!important;translate:0 -50vh;transform:translateY(-9999px)!important}',
    '*{height:100vh}',
  ],
  ['contacts', '#main{display:contents!important}*{position:relative;inset:-300px 0 0 -300px}', ':scope{float:left}'],
  ['coordinators', 'main{filter:drop-shadow(0 -300px 0 #fff);float:right;scale:9}', ':scope{min-height:200vh;top:0}'],
] as const

/** Publishes pages with CSS that tries to cover or move the bar. */
export const writeHostileSheets = async (site: Site): Promise<void> => {
  const database = await site.miniflare.getD1Database('DB', 'sojourn-api')
  const message = { it: 'Ciao', en: 'x', es: 'x', fr: 'x', de: 'x' }
  const banners = HOSTILE.map(([page, , customCss]) => {
    const routes = { match: [markets.it.paths[page] ?? ''] }
    return { id: page, message, position: 'bottom', closable: false, customCss, routes }
  })
  // Without CSS, for the consent notice.
  const plain = { id: 'plain', message, position: 'bottom', markets: ['es'], routes: { match: ['/'] } }
  await database
    .prepare("UPDATE documents SET source = ? WHERE name = 'banners'")
    .bind(JSON.stringify([...banners, plain]))
    .run()
  for (const [page, css] of HOSTILE)
    await database
      .prepare("UPDATE pages SET source = json_set(source, '$.attributes', json(?)) WHERE routing_key = ?")
      .bind(JSON.stringify({ customCss: css }), page)
      .run()
}
