import type { Context } from 'hono'
import type { Market } from '../../markets/market-schema.ts'
import type { StaticRoute } from '../../markets/route-table.ts'
import type { GatewayApp } from '../visit/gateway-app.ts'

export const SPECULATION_RULES_PATH = '/speculation-rules.json'
export const SPECULATION_RULES_HEADER = `"${SPECULATION_RULES_PATH}"`

/** Personal pages and sign-in depend on the moment of the request. */
const NEVER: readonly StaticRoute[] = ['wishlist', 'login', 'login-redirect']

/** Public pages of this site are prefetched on hover or touch, and prerendered while the link is pressed. */
export const speculationRules = (market: Market): object => {
  const where = {
    and: [
      { href_matches: '/*' },
      {
        not: {
          href_matches: [
            ...NEVER.flatMap((route) => (market.paths[route] === null ? [] : [market.paths[route]])),
            '/logout',
            '/api/*',
            '/assets/*',
          ],
        },
      },
      {
        not: {
          selector_matches: '[href*="modal="], [href*="preview="], [target="_blank"], [download], [rel~="nofollow"]',
        },
      },
    ],
  }
  return {
    prefetch: [{ source: 'document', where, eagerness: 'moderate' }],
    prerender: [{ source: 'document', where, eagerness: 'conservative' }],
  }
}

export const speculationRulesFile = (c: Context<GatewayApp>): Response => {
  c.get('log').route = 'speculation rules'
  return c.body(JSON.stringify(speculationRules(c.get('market'))), 200, {
    // Browsers ignore rules of any other type.
    'content-type': 'application/speculationrules+json',
    'cache-control': 'public, max-age=3600',
  })
}
