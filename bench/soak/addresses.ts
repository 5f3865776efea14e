import { allMarkets } from '../../markets/registry.ts'
import { pagesOfMarket } from '../../tests/support/market-pages.ts'

export type Address = { host: string; path: string }

/**
 * Every page that visitors come to. Once they have been good, they must stay up whatever fails. But for the departure,
 * which is there on the tests' day: a soak runs by the real clock.
 */
export const warmPages: readonly Address[] = allMarkets.flatMap(({ id }) =>
  pagesOfMarket(id).flatMap(({ route, path, status }) =>
    status === 200 && route !== 'travels-travel-tour' ? [{ host: id, path }] : [],
  ),
)

/** Half of the visits are to a few pages, which are always in memory; the rest go round, so that most are old. */
const HOT = 12

export const warmAddress = (n: number): Address => {
  const page = warmPages[n % 2 === 0 ? (n / 2) % HOT : Math.floor(n / 2) % warmPages.length]
  if (page === undefined) throw new Error('there are no pages')
  return page
}

/** The long tail: searches that nobody has asked for yet, look-ups, addresses that lead nowhere. May fail, never break. */
export const coldAddress = (n: number): Address => {
  const market = allMarkets[n % allMarkets.length] ?? allMarkets[0]!
  const paths = [
    `${market.paths.search}?textSearch=soak${n}&priceFrom=${n * 100}`,
    `/api/destinations?search=soak${n}`,
    `/no-such-page-${n}`,
    `${market.paths.search}?page=${1 + (n % 40)}`,
  ]
  return { host: market.id, path: paths[Math.floor(n / allMarkets.length) % paths.length] ?? '/' }
}
