import { allMarkets } from '../../markets/registry.ts'
import { pagesOfMarket } from '../../tests/support/market-pages.ts'

export type SoakTarget = { host: string; path: string }

/**
 * Every page of the site. Once loaded they must stay up through any failure. Excludes the departure, which exists on
 * the test day only: a soak uses the real clock.
 */
export const warmPages: readonly SoakTarget[] = allMarkets.flatMap(({ id }) =>
  pagesOfMarket(id).flatMap(({ route, path, status }) =>
    status === 200 && route !== 'travels-travel-tour' ? [{ host: id, path }] : [],
  ),
)

/** Half of the visits are to a few pages, which stay in memory; the rest rotate, so that most are stale. */
const HOT = 12

export const warmTarget = (n: number): SoakTarget => {
  const page = warmPages[n % 2 === 0 ? (n / 2) % HOT : Math.floor(n / 2) % warmPages.length]
  if (page === undefined) throw new Error('there are no pages')
  return page
}

/** Long tail: new searches, destination searches, unknown paths. May fail with 503, never with 500. */
export const coldTarget = (n: number): SoakTarget => {
  const market = allMarkets[n % allMarkets.length] ?? allMarkets[0]!
  const paths = [
    `${market.paths.search}?textSearch=soak${n}&priceFrom=${n * 100}`,
    `/api/destinations?search=soak${n}`,
    `/no-such-page-${n}`,
    `${market.paths.search}?page=${1 + (n % 40)}`,
  ]
  return { host: market.id, path: paths[Math.floor(n / allMarkets.length) % paths.length] ?? '/' }
}
