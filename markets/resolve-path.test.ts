import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coordinatorPath, eventPath, itineraryPath, tourPath, travelPath } from './links.ts'
import { MARKET_IDS } from './market-id.ts'
import type { Market } from './market-schema.ts'
import { allMarkets, markets } from './registry.ts'
import { pathOf, resolveAlias, resolvePath } from './resolve-path.ts'
import { STATIC_ROUTES } from './route-table.ts'

const everyPath = allMarkets.flatMap((market) => [
  ...STATIC_ROUTES.flatMap((route) =>
    market.paths[route] === null ? [] : [{ market, route, path: market.paths[route] }],
  ),
  { market, route: 'travels-travel', path: travelPath(market, 'japan-tokyo-kyoto') },
  { market, route: 'travels-travel-itinerary', path: itineraryPath(market, 'japan-tokyo-kyoto') },
  { market, route: 'travels-travel-tour', path: tourPath(market, 'japan-tokyo-kyoto', 'JPN-20270312-A') },
  { market, route: 'coordinators-coordinator', path: coordinatorPath(market, 'giulia-moretti') },
  ...[eventPath(market, 'milan-run-2027-01-20')].flatMap((path) =>
    path === null ? [] : [{ market, route: 'events-wemeet-event', path }],
  ),
])

describe('market paths', () => {
  it.each(MARKET_IDS)('match the list of %s (§2)', async (id) => {
    const lines = everyPath.flatMap(({ market, route, path }) =>
      market.id === id ? [`${route.padEnd(28)} ${path}\n`] : [],
    )
    await expect(lines.join('')).toMatchFileSnapshot(`${id}/paths.txt`)
  })

  it('belong to exactly one route each (§2)', () => {
    for (const { market, route, path } of everyPath)
      expect(resolvePath(market, path)?.route, `${market.id} ${path}`).toBe(route)
    for (const market of allMarkets) {
      const paths = everyPath.filter((each) => each.market === market).map((each) => each.path)
      expect(new Set(paths).size).toBe(paths.length)
    }
  })

  it('are unchanged when resolved and built again, for any slug', () => {
    const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/)
    fc.assert(
      fc.property(fc.constantFrom(...MARKET_IDS), slug, (id, travel) => {
        const path = travelPath(markets[id], travel)
        const resolved = resolvePath(markets[id], path)
        expect(resolved).toEqual({ route: 'travels-travel', parameters: { travel } })
        expect(resolved && pathOf(markets[id], resolved)).toBe(path)
      }),
    )
  })
})

describe('paths of spec section 2', () => {
  it.each([
    ['it', 'search', '/cerca'],
    ['es', 'search', '/buscar'],
    ['fr', 'search', '/recherche'],
    ['de', 'search', '/suchen'],
    ['us', 'search', '/search'],
    ['it', 'wishlist', '/preferiti'],
    ['es', 'wishlist', '/lista-de-deseos'],
    ['fr', 'wishlist', '/favoris'],
    ['de', 'wishlist', '/wunschliste'],
    ['we', 'wishlist', '/wishlist'],
    ['it', 'events-wemeet', '/eventi-wemeet'],
    ['es', 'events-wemeet', '/eventos-wemeet'],
    ['fr', 'events-wemeet', '/evenements-wemeet'],
    ['we', 'events-wemeet', null],
    ['es', 'search-ai', null],
    ['us', 'search-ai', null],
    ['us', 'tours', '/confirmed-tour-departures'],
    ['us', 'login', '/login'],
    ['us', 'login-redirect', '/login/redirect'],
    ['us', 'area-asia', '/asia-trips'],
    ['us', 'legal-general-condition', '/legal/general-condition'],
  ] as const)('%s has for %s the path %s (§2)', (id, route, path) => expect(markets[id].paths[route]).toBe(path))

  it.each([
    ['it', 'viaggi', 'itinerario', 'coordinatori'],
    ['us', 'destinations', 'itinerary', 'coordinators'],
    ['we', 'destinations', 'itinerary', 'coordinators'],
    ['es', 'viajes', 'itinerario', 'coordinadores'],
    ['fr', 'destinations', 'itineraire', 'coordinateurs'],
    ['de', 'reiseziele', 'route', 'coordinators'],
  ] as const)('has the segments of %s', (id, travels, itinerary, coordinators) =>
    expect(markets[id].segments).toEqual({ travels, itinerary, coordinators }),
  )
})

describe('English paths of a travel and a coordinator (§2)', () => {
  it('follow the specification', () => {
    expect(travelPath(markets.us, 'japan')).toBe('/destinations/japan')
    expect(itineraryPath(markets.us, 'japan')).toBe('/destinations/japan/itinerary')
    expect(coordinatorPath(markets.us, 'giulia')).toBe('/coordinators/giulia')
  })
})

const localPathOf = (market: Market, path: string): string | null => {
  const found = resolveAlias(market, path)
  return found && pathOf(market, found)
}

describe('resolveAlias', () => {
  it.each([
    ['es', '/cerca', '/buscar'],
    ['it', '/buscar', '/cerca'],
    ['us', '/travels', '/destinations'],
    ['we', '/travels/japan-tokyo-kyoto', '/destinations/japan-tokyo-kyoto'],
    ['us', '/travels/japan-tokyo-kyoto/itinerary', '/destinations/japan-tokyo-kyoto/itinerary'],
    ['de', '/viaggi/japan-tokyo-kyoto', '/reiseziele/japan-tokyo-kyoto'],
    ['fr', '/viaggi/japan-tokyo-kyoto/itinerario', '/destinations/japan-tokyo-kyoto/itineraire'],
    ['fr', '/destinations/japan-tokyo-kyoto/itinerary', '/destinations/japan-tokyo-kyoto/itineraire'],
    ['us', '/destinations/japan-tokyo-kyoto/itineraire', '/destinations/japan-tokyo-kyoto/itinerary'],
    ['we', '/travels/japan-tokyo-kyoto/route', '/destinations/japan-tokyo-kyoto/itinerary'],
    ['it', '/viaggi/japan-tokyo-kyoto/route', '/viaggi/japan-tokyo-kyoto/itinerario'],
    ['de', '/viajes/japan-tokyo-kyoto/itinerary', '/reiseziele/japan-tokyo-kyoto/route'],
    ['es', '/coordinateurs/giulia-moretti', '/coordinadores/giulia-moretti'],
    ['it', '/wemeet-by-sojourn-about', '/wemeet-by-sojourn-storia'],
    ['es', '/wemeet-by-sojourn-about', '/wemeet-by-sojourn-historia'],
    ['fr', '/wemeet-by-sojourn-about', '/wemeet-by-sojourn-histoire'],
    ['de', '/wemeet-by-sojourn-about', '/wemeet-by-sojourn-geschichte'],
    ['es', '/cerca-con-ia-9x2', null],
    ['we', '/eventi-wemeet', null],
    ['it', '/travels/japan-tokyo-kyoto', '/viaggi/japan-tokyo-kyoto'],
    ['de', '/travels/japan-tokyo-kyoto/itinerary', '/reiseziele/japan-tokyo-kyoto/route'],
    ['fr', '/travels', '/destinations'],
    ['it', '/no-such-page', null],
  ] as const)('maps in %s the path %s to %s', (id, path, local) => expect(localPathOf(markets[id], path)).toBe(local))

  it('never treats an itinerary segment as a departure code', () => {
    for (const market of allMarkets)
      for (const { segments } of allMarkets) {
        const path = `${travelPath(market, 'japan-tokyo-kyoto')}/${segments.itinerary}`
        const own = segments.itinerary === market.segments.itinerary
        expect(resolvePath(market, path)?.route, `${market.id} ${path}`).toBe(
          own ? 'travels-travel-itinerary' : undefined,
        )
      }
  })

  it('never returns a path that redirects again', () => {
    for (const market of allMarkets) {
      for (const { path } of everyPath) {
        if (resolvePath(market, path) !== null) continue
        const local = localPathOf(market, path)
        if (local !== null) expect(resolvePath(market, local), `${market.id} ${path}`).not.toBeNull()
      }
    }
  })
})
