import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { canonicalPath } from '../../markets/canonical-path.ts'
import type { Market } from '../../markets/market-schema.ts'
import { pathOf, type ResolvedPath, resolveAlias, resolvePath } from '../../markets/resolve-path.ts'
import type { GatewayApp } from '../visit/gateway-app.ts'
import type { RouteMatch } from '../visit/visit.ts'

/**
 * Finds the route of the path. Other spellings of a known path (case, slashes, encoding, another market's) redirect
 * once to the canonical one.
 */
export const routeStep = createMiddleware<GatewayApp>(async (c, next) => {
  const market = c.get('market')
  const url = c.get('url')
  const path = canonicalPath(url.pathname)
  if (path === null) {
    setRoute(c, unreadableTour(market, url.pathname) ?? { name: 'catch-all', parameters: {}, path: '' })
    c.get('log').route = 'malformed path'
    return next()
  }
  const own = resolvePath(market, path)
  const resolved = own ?? resolveAlias(market, path)
  const isLocal = own !== null || resolved === null || hasSlugs(resolved)
  const target = isLocal ? path : (pathOf(market, resolved) ?? path)
  if (encodeURI(target) !== url.pathname && target !== url.pathname) {
    c.get('log').route = 'redirect'
    return c.redirect(encodeURI(target) + url.search, 301)
  }
  const name = resolved?.route ?? 'catch-all'
  setRoute(c, { name, parameters: resolved?.parameters ?? {}, path: target })
  c.get('log').route = name
  return next()
})

/** Such a page redirects to its own path: the slug may be one of another language, too. */
const hasSlugs = ({ parameters }: ResolvedPath): boolean => 'travel' in parameters || 'event' in parameters

const setRoute = (c: Context<GatewayApp>, route: RouteMatch): void => {
  c.set('route', route)
  const visit = c.get('visit')
  c.set('visit', { ...visit, route, data: { ...visit.data, deadline: c.get('deadline') } })
}

/** The departure route of a malformed path below an existing travel; else null. */
const unreadableTour = (market: Market, pathname: string): RouteMatch | null => {
  const [, above = ''] = /^(\/[^/]+\/[^/]+)\/[^/]+$/.exec(pathname) ?? []
  const path = canonicalPath(above)
  const resolved = path === null ? null : resolvePath(market, path)
  if (resolved?.route !== 'travels-travel') return null
  return { name: 'travels-travel-tour', parameters: { ...resolved.parameters, tour: '' }, path: `${path}/` }
}
