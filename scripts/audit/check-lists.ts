import { tourPath, travelPath } from '../../markets/links.ts'
import { STATIC_ROUTES } from '../../markets/route-table.ts'
import type { Tour } from '../../shared/contracts/tour.ts'
import type { Travel } from '../../shared/contracts/travel.ts'
import { formatMoney } from '../../shared/money/format-money.ts'
import { seatLabel } from '../../shared/tours/offer.ts'
import type { Catalogue, Request, Scope } from './catalogue.ts'
import { placePathsOf } from './check-places.ts'
import { mapInParallel } from './in-parallel.ts'
import { linkedDataIn, plain, priceAfter } from './read-html.ts'
import type { Report } from './report.ts'

const PER_PAGE = 100

/**
 * Checks the cards and structured data of lists: searches, sales, and pages of areas, countries, cities and regions.
 * Of the search for departures it reads the first hundred, unless the scope is the whole catalogue.
 */
export const checkLists = async (
  { verify }: Report,
  request: Request,
  catalogue: Catalogue,
  { isChosen, isWhole }: Scope,
): Promise<void> => {
  const { market, travels, tours } = catalogue
  const { search, sales } = market.paths
  const pagesOf = (tab: string, count: number) =>
    Array.from(
      { length: Math.ceil(count / PER_PAGE) },
      (_, index) => `${search}?tab=${tab}&perPage=${PER_PAGE}&page=${index + 1}`,
    )
  const paths = [
    ...pagesOf('travels', travels.length),
    ...pagesOf('tours', isWhole ? tours.length : 1),
    sales && `${sales}?perPage=${PER_PAGE}`,
    ...STATIC_ROUTES.filter((route) => route.startsWith('area-')).map((route) => market.paths[route]),
    ...[...placePathsOf(travels)].filter((_, index) => isChosen(index)),
  ]
  const expected = expectedOffers(catalogue)
  const shown = new Set<string>()
  const verifyOffers = (check: string, where: string, offers: Offers, expected: Offers) => {
    for (const [link, offer] of offers)
      verify(check, where, offer === expected.get(link), `${link}: ${offer}, not ${expected.get(link)}`)
  }
  await mapInParallel(new Set(paths), async (path) => {
    if (path == null) return
    const { status, text } = await request(market.id, path)
    verify('a list has a page', path, status === 200, status)
    if (status !== 200) return
    const cards = cardsIn(text)
    for (const link of cards.keys()) shown.add(link)
    verifyOffers("a list's cards agree with the catalogue", path, cards, expected.cards)
    verifyOffers("a list's structured data agree with the catalogue", path, itemsIn(text), expected.items)
  })
  for (const path of travels.map(({ slug }) => travelPath(market, slug)))
    verify('a list shows each trip', path, shown.has(path), 'no card')
}

/** Text of a price, its day, and of a departure its status and seats, by the link of a card or item. */
type Offers = Map<string, string>

const expectedOffers = ({ market, travels, tours }: Catalogue): { cards: Offers; items: Offers } => {
  const { currency } = market
  type Priced = Pick<Tour, 'price' | 'startingDate'>
  const shown = ({ price, startingDate }: Priced) =>
    `${formatMoney(price[currency], currency, market.numberFormats[currency])} ${startingDate}`
  const inData = ({ price, startingDate }: Priced) => `${(price[currency] / 100).toFixed(2)} ${startingDate}`
  const seats = (tour: Tour) =>
    ({ notConfirmedTour: tour.seatsToConfirm, confirmedTour: tour.freeSeats, none: '' })[seatLabel(tour) ?? 'none']
  const offered = travels.map(({ slug, bestTour }: Travel) => ({ path: travelPath(market, slug), bestTour }))
  return {
    cards: new Map([
      ...offered.map(({ path, bestTour }) => [path, bestTour ? shown(bestTour) : 'no price'] as const),
      ...tours.map(
        (tour) => [`#departure-${tour.id}`, `${shown(tour)} ${tour.salesStatus} ${seats(tour)}`.trim()] as const,
      ),
    ]),
    items: new Map([
      ...offered.map(({ path, bestTour }) => [path, bestTour ? inData(bestTour) : 'no price'] as const),
      ...tours.map((tour) => [tourPath(market, tour.travel.slug, tour.code), inData(tour)] as const),
    ]),
  }
}

/** Cards of departures link to a row of the travel's page. */
const cardsIn = (html: string): Offers =>
  new Map(
    [...html.matchAll(/<article class="card".*?<\/article>/gs)].map(([card]) => {
      const href = new URL(plain(/<a class="stretched" href="([^"]*)/.exec(card)?.[1] ?? ''), 'http://site')
      const price = priceAfter('', card)
      const day = /dateTime="([^"]*)/.exec(card)?.[1]
      const status = /data-status="([^"]*)/.exec(card)?.[1]
      const seats = /class="seats">[^<]*?(\d+)/.exec(card)?.[1]
      const offer = [price, day, status, seats].filter((each) => each !== undefined).join(' ')
      return [href.hash || href.pathname, offer || 'no price']
    }),
  )

const itemsIn = (html: string): Offers =>
  new Map(
    linkedDataIn(html, 'ItemList').flatMap(({ itemListElement = [] }) =>
      itemListElement.map(({ url = '', item }) => {
        const { price, availabilityStarts } = (typeof item === 'object' && item.offers) || {}
        return [new URL(url).pathname, price === undefined ? 'no price' : `${price} ${availabilityStarts}`] as const
      }),
    ),
  )
