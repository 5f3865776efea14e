import { tourPath, travelPath } from '../../markets/links.ts'
import type { Market } from '../../markets/market-schema.ts'
import type { TravelDetail } from '../../shared/contracts/travel.ts'
import { formatMoney } from '../../shared/money/format-money.ts'
import { offerOf } from '../../shared/tours/offer.ts'
import type { Catalogue, Request } from './catalogue.ts'
import type { Finding } from './check-facts.ts'
import { mapInParallel } from './in-parallel.ts'

/**
 * Checks the pages of a market: the links of its menus, and what each of these trips says of its bookable departures.
 * @param isWhole also loads the page and calendar file of every departure, not only of each trip's first, cheapest and last
 */
export const checkPages = async (
  request: Request,
  { market, travels }: Catalogue,
  isWhole: boolean,
): Promise<Finding[]> => {
  const checked = await mapInParallel(travels, (travel) => checkTravel(request, market, travel, isWhole))
  return [...(await checkMenuLinks(request, market)), ...checked.flat()]
}

const checkMenuLinks = async (request: Request, market: Market): Promise<Finding[]> => {
  const { text } = await request(market.id, '/?modal=&type=menu')
  const menus = text.match(/<(nav|footer)\b.*?<\/\1>/gs)?.join() ?? ''
  const links = new Map(
    [...menus.matchAll(/<a\b[^>]*?href="(\/[^"#]*)[^>]*>/g)].map(([tag, href = '']) => [plain(href), tag]),
  )
  const findings: Finding[] = []
  for (const [where, tag] of links) {
    if (where.startsWith('/api/') || where.includes('modal=')) continue
    const page = await request(market.id, where)
    const isHidden = /<meta name="robots" content="noindex/.test(page.text) && !/rel="[^"]*nofollow/.test(tag)
    if (page.status >= 400) findings.push({ check: 'a menu leads to pages', where, found: `${page.status}` })
    else if (isHidden)
      findings.push({ check: 'a menu leads search engines to pages that are indexed', where, found: 'noindex' })
  }
  return links.size > 0 ? findings : [{ check: 'a menu leads to pages', where: '/', found: 'no link' }]
}

const checkTravel = async (
  request: Request,
  market: Market,
  travel: TravelDetail,
  isWhole: boolean,
): Promise<Finding[]> => {
  const path = travelPath(market, travel.slug)
  const bookable = travel.departures.filter((tour) => offerOf(tour) === 'book')
  const prices = bookable.map(({ price }) => price[market.currency])
  const [page, dates] = [
    await request(market.id, path),
    await request(market.id, `${path}?modal=&type=available-dates`),
  ]
  const lowest = prices.length === 0 ? null : Math.min(...prices)
  const shown = lowest === null ? null : formatMoney(lowest, market.currency, market.numberFormats[market.currency])
  const offers = tripIn(page.text)?.offers
  const expected = lowest === null ? undefined : (lowest / 100).toFixed(2)
  const findings: Finding[] = []
  const verify = (check: string, isTrue: boolean, found: unknown) =>
    isTrue || findings.push({ check, where: path, found: String(found) })
  verify('a trip has a page', page.status === 200, page.status)
  verify('structured data have the lowest price', offers?.lowPrice === expected, `${offers?.lowPrice}, not ${expected}`)
  verify(
    'structured data count the bookable departures',
    (offers?.offerCount ?? 0) === prices.length,
    offers?.offerCount,
  )
  verify('the page shows the lowest price', shown === null || page.text.includes(shown), `no ${shown}`)
  verify('the modal of dates shows the lowest price', shown === null || dates.text.includes(shown), `no ${shown}`)
  const cheapest = bookable[prices.indexOf(lowest ?? 0)]
  const some = new Set([bookable[0], cheapest, bookable.at(-1)].flatMap((tour) => tour ?? []))
  for (const { code, price, startingDate } of isWhole ? bookable : some) {
    const tour = tripIn((await request(market.id, tourPath(market, travel.slug, code))).text)?.offers?.price
    const amount = (price[market.currency] / 100).toFixed(2)
    verify("a departure's page has its price", tour === amount, `${code}: ${tour}, not ${amount}`)
    const file = await request(market.id, `/api/departure.ics?travel=${travel.slug}&tour=${code.toLowerCase()}`)
    const day = `DTSTART;VALUE=DATE:${startingDate.replaceAll('-', '')}`
    verify('the calendar file has the day of departure', file.text.includes(day), `${code}: no ${day}`)
  }
  return findings
}

type Trip = { offers?: { lowPrice?: string; offerCount?: number; price?: string } }

const tripIn = (html: string): Trip | undefined =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, text = 'null']) => JSON.parse(text))
    .find((data) => [data?.['@type']].flat().includes('TouristTrip'))

const plain = (attribute: string): string => attribute.replaceAll('&amp;', '&')
