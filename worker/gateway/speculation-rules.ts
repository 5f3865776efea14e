import { createMiddleware } from 'hono/factory'
import type { Market } from '../../markets/market-schema.ts'
import type { StaticRoute } from '../../markets/route-table.ts'
import type { GatewayApp } from './gateway-app.ts'

export const SPECULATION_RULES_PATH = '/speculation-rules.json'
/** Value of the `Speculation-Rules` response header: the address of the rules, quoted. */
export const SPECULATION_RULES_HEADER = `"${SPECULATION_RULES_PATH}"`

/** Pages of one visitor, and sign-in: what they answer depends on the moment at which they are asked for. */
const NEVER: readonly StaticRoute[] = ['wishlist', 'login', 'login-redirect']

/**
 * Which links the browser may fetch ahead, once a pointer rests on them or a finger touches them: our own public
 * pages. Never sign-in, sign-out, the wishlist, calls, modals, previews or what opens elsewhere; booking is another
 * origin, which the pattern does not match.
 */
export const speculationRules = (market: Market): object => ({
  prefetch: [
    {
      source: 'document',
      where: {
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
              selector_matches:
                '[href*="modal="], [href*="preview="], [target="_blank"], [download], [rel~="nofollow"]',
            },
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

/** `/speculation-rules.json` of the market. */
export const speculationRulesFile = createMiddleware<GatewayApp>(async (c, next) => {
  if (c.get('url').pathname !== SPECULATION_RULES_PATH) return next()
  c.get('log').route = 'speculation rules'
  return c.body(JSON.stringify(speculationRules(c.get('market'))), 200, {
    // Browsers ignore rules of any other type.
    'content-type': 'application/speculationrules+json',
    'cache-control': 'public, max-age=3600',
  })
})
