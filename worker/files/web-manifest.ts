import type { Context } from 'hono'
import { brand } from '../../markets/brand.ts'
import { staticPath } from '../../markets/links.ts'
import type { Market } from '../../markets/market-schema.ts'
import type { MessageKey } from '../../markets/messages.ts'
import type { StaticRoute } from '../../markets/route-table.ts'
import { translators } from '../../markets/translate.ts'
import type { GatewayApp } from '../visit/gateway-app.ts'

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const SHORTCUTS = [
  ['search', 'layout.searchTrips', 'search'],
  ['tours', 'layout.tours', 'calendar'],
  ['wishlist', 'layout.wishlistTitle', 'heart'],
] as const satisfies readonly (readonly [StaticRoute, MessageKey, string])[]

export const webManifest = (market: Market): object => ({
  id: '/',
  name: translators[market.id]('offline.installedName'),
  short_name: brand.name,
  description: market.communityMessage,
  lang: market.locale,
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: '#ffffff',
  categories: ['travel'],
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    icon('app', 192, 'any'),
    icon('app', 512, 'any'),
    icon('maskable', 192, 'maskable'),
    icon('maskable', 512, 'maskable'),
  ],
  shortcuts: SHORTCUTS.flatMap(([route, label, drawing]) => {
    const url = staticPath(market, route)
    return url === null ? [] : [{ name: translators[market.id](label), url, icons: [icon(drawing, 96, 'any')] }]
  }),
})

export const webManifestFile = (c: Context<GatewayApp>): Response => {
  c.get('log').route = 'manifest'
  return c.body(JSON.stringify(webManifest(c.get('market'))), 200, {
    'content-type': 'application/manifest+json',
    'cache-control': 'public, max-age=3600',
  })
}
