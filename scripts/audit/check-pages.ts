import { tourPath, travelPath } from '../../markets/links.ts'
import type { Market } from '../../markets/market-schema.ts'
import type { IsoDate } from '../../shared/contracts/iso-date.ts'
import type { Tour } from '../../shared/contracts/tour.ts'
import type { TravelDetail } from '../../shared/contracts/travel.ts'
import { addDays, daysBetween } from '../../shared/dates/iso-days.ts'
import { formatMoney } from '../../shared/money/format-money.ts'
import { offerOf } from '../../shared/tours/offer.ts'
import type { Catalogue, Request, Scope } from './catalogue.ts'
import { pathsOf } from './check-places.ts'
import { mapInParallel } from './in-parallel.ts'
import { linkedDataIn, linksIn, priceAfter } from './read-html.ts'
import type { Report } from './report.ts'

/**
 * Checks what the pages of trips and departures, the modal of dates and the calendar files contain of the departures.
 * Of each trip it loads the pages and calendar files of the first, the cheapest and the last departure, unless the scope
 * is the whole catalogue.
 */
export const checkPages = async (
  report: Report,
  request: Request,
  { market, travels }: Catalogue,
  { isChosen, isWhole }: Scope,
): Promise<void> => {
  const chosen = travels.filter((_, index) => isChosen(index))
  await mapInParallel(chosen, (travel) => checkTravel(report, request, market, travel, isWhole))
}

const checkTravel = async (
  report: Report,
  request: Request,
  market: Market,
  travel: TravelDetail,
  isWhole: boolean,
): Promise<void> => {
  const path = travelPath(market, travel.slug)
  const bookable = travel.departures.filter((tour) => offerOf(tour) === 'book')
  const prices = bookable.map(({ price }) => price[market.currency])
  const page = await request(market.id, path)
  report.verify('a trip has a page', path, page.status === 200, page.status)
  if (page.status !== 200) return
  const linked = linksIn(page.text)
  for (const place of pathsOf(travel))
    report.verify('the page of a trip links its places', path, linked.has(place), place)
  const dates = await request(market.id, `${path}?modal=&type=available-dates`)
  const lowest = prices.length === 0 ? null : Math.min(...prices)
  const [trip] = linkedDataIn(page.text, 'TouristTrip')
  const offers = trip?.offers
  const expected = lowest === null ? undefined : (lowest / 100).toFixed(2)
  const verify = (check: string, isTrue: boolean, found: unknown) => report.verify(check, path, isTrue, found)
  verify('structured data have the lowest price', offers?.lowPrice === expected, `${offers?.lowPrice}, not ${expected}`)
  verify(
    'structured data count the bookable departures',
    (offers?.offerCount ?? 0) === prices.length,
    offers?.offerCount,
  )
  const verifyPrice = (check: string, shown: string | undefined, { code, price }: Tour) => {
    const own = formatMoney(price[market.currency], market.currency, market.numberFormats[market.currency])
    verify(check, shown === own, `${code}: ${shown}, not ${own}`)
  }
  const cheapest = bookable[prices.indexOf(lowest ?? 0)]
  if (cheapest) {
    const bar = barIn(page.text)
    verifyPrice('the page shows the lowest price', priceAfter('', bar), cheapest)
    const [day, inData] = [/dateTime="([^"]*)/.exec(bar)?.[1], offers?.offers?.[0]?.availabilityStarts]
    const isSame = bookable.some(
      (tour) => tour.price[market.currency] === lowest && tour.startingDate === day && day === inData,
    )
    verify('the lowest price has the day of its departure', isSame, `${day}, ${inData} in structured data`)
  }
  const { ratingValue, reviewCount } = trip?.aggregateRating ?? {}
  const rating = travel.rating?.count ? travel.rating : undefined
  verify(
    'structured data have the rating of the reviews',
    ratingValue === rating?.average.toFixed(1) && reviewCount === rating?.count,
    `${ratingValue} of ${reviewCount}`,
  )
  const modal = dates.text.slice(dates.text.indexOf('class="dates"'))
  for (const tour of travel.departures) {
    const link = `href="${tourPath(market, travel.slug, tour.code)}"><time dateTime="${tour.startingDate}"`
    verifyPrice('the modal of dates shows the day and price of each departure', priceAfter(link, modal), tour)
  }
  const pageDay = (/data-today="([\d-]+)"/.exec(page.text)?.[1] ?? '') as IsoDate
  const some = new Set([bookable[0], cheapest, bookable.at(-1)].flatMap((tour) => tour ?? []))
  for (const tour of isWhole ? bookable : some) {
    const { id, code, price, startingDate, endingDate } = tour
    // The page lists the first departures, the modal all.
    const row = `id="departure-${id}"`
    const shown = priceAfter(`${row} data-days="${daysBetween(pageDay, startingDate)}"`, page.text)
    if (page.text.includes(row)) verifyPrice("the page shows a departure's day and price", shown, tour)
    const own = await request(market.id, tourPath(market, travel.slug, code))
    verifyPrice("a departure's page shows its price", priceAfter('', barIn(own.text)), tour)
    const day = /class="tour-dates[^>]*dateTime="([^"]*)/.exec(own.text)?.[1]
    verify("a departure's page shows its day", day === startingDate, `${code}: ${day}`)
    const data = linkedDataIn(own.text, 'TouristTrip')[0]?.offers
    const inData = [data?.price, data?.availabilityStarts, data?.availabilityEnds].join(' ')
    const expected = [(price[market.currency] / 100).toFixed(2), startingDate, endingDate].join(' ')
    verify(
      "a departure's structured data have its price and days",
      inData === expected,
      `${code}: ${inData}, not ${expected}`,
    )
    const file = await request(market.id, `/api/departure.ics?travel=${travel.slug}&tour=${code.toLowerCase()}`)
    const wrong = wrongLines(file.text, market, travel, tour).join(', ')
    verify('the calendar file has the days, title, page and price of its departure', wrong === '', `${code}: ${wrong}`)
  }
}

/** Lines that contradict the departure: the first event is the trip, the others are payments and last days to cancel. */
const wrongLines = (file: string, market: Market, { slug, title, moneyPot }: TravelDetail, tour: Tour): string[] => {
  const events = file.replaceAll('\r\n ', '').replace(/\\(.)/g, '$1').split('BEGIN:VEVENT').slice(1)
  const lineOf = (name: string, event = '') => event.split(`\r\n${name}:`)[1]?.split('\r\n')[0] ?? ''
  const day = (date: IsoDate) => date.replaceAll('-', '')
  const [trip] = events
  const payments = events.filter((event) => lineOf('UID', event).includes('-payment-'))
  const paid = payments.map((event) => Number(lineOf('SUMMARY', event).replace(title, '').replace(/\D/g, '')))
  const due = tour.price[market.currency] + moneyPot[market.currency]
  const isTrue = {
    DTSTART: lineOf('DTSTART;VALUE=DATE', trip) === day(tour.startingDate),
    DTEND: lineOf('DTEND;VALUE=DATE', trip) === day(addDays(tour.endingDate, 1)),
    SUMMARY: lineOf('SUMMARY', trip).endsWith(`: ${title}`),
    URL: lineOf('URL', trip).endsWith(tourPath(market, slug, tour.code)),
    // Amounts are in whole units.
    payments: Math.abs(due - 100 * paid.reduce((sum, each) => sum + each, 0)) <= 50 * paid.length,
  }
  return Object.entries(isTrue).flatMap(([line, each]) => (each ? [] : [line]))
}

const barIn = (html: string): string => html.split('class="booking-bar"')[1]?.split('</aside>')[0] ?? ''
