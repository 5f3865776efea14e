import { bookingRulesOn } from '../../../markets/booking-rules.ts'
import type { BookingRules } from '../../../markets/common-booking-rules.ts'
import type { Market } from '../../../markets/market-schema.ts'
import type { Image } from '../../../shared/contracts/image.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import type { CurrencyCode } from '../../../shared/contracts/money.ts'
import type { Tour } from '../../../shared/contracts/tour.ts'
import type { TravelDetail } from '../../../shared/contracts/travel.ts'
import { isUpcoming, marksDayBusy } from '../../../shared/tours/offer.ts'
import { departureOn } from './departure.ts'
import { type DepartureFilter, type FilterOptions, filterOptions, fitsFilter, NO_FILTER } from './departure-filter.ts'
import { cheapest, type DepartureMonth, departureMonths } from './departure-months.ts'

/** What the travel page shows (spec section 2, trip page), worked out; words and formats are left to the page. */
export type TravelModel = {
  travel: TravelDetail
  /** Pictures after the first one, which is the travel's own (thumbnailImage, portrait on phones). */
  morePhotos: Image[]
  /** All pictures in landscape, the travel's own first. */
  photos: Image[]
  /** The cheapest departure that can be booked, in the shown currency. */
  best: Tour | null
  /** The first departure that can be booked. */
  next: Tour | null
  /** Every departure that can be booked, soonest first. */
  bookable: Tour[]
  months: DepartureMonth[]
  /** Upcoming departures, soonest first, those that are not listed included. */
  upcoming: Tour[]
  upcomingCount: number
  /** Upcoming departures that are not sold out: what alerts go by (spec section 4). */
  openCount: number
  filter: DepartureFilter
  /** What the departures can be filtered by. */
  options: FilterOptions
  /** Departures behind the filter, soonest first, those that are not listed included. */
  filtered: Tour[]
  rules: BookingRules
  /** True when what is shown is not what is paid: the notice on approximate prices belongs on the page. */
  isPriceApproximate: boolean
  faqs: { group: FaqGroup; items: TravelDetail['faqs'] }[]
}

type FaqGroup = TravelDetail['faqs'][number]['group']
const FAQ_GROUPS: readonly FaqGroup[] = ['general', 'itinerary', 'destination']

/** A mosaic has four pictures. */
const PHOTOS = 4
/** More departures than this are left to the modal with all dates: a page must not grow with the catalogue. */
const MAX_LISTED = 60

type Input = {
  travel: TravelDetail
  today: IsoDate
  market: Market
  currency: CurrencyCode
  filter?: DepartureFilter
}

/** The page of a travel as seen on a day in a market and a currency. */
export const travelModel = ({ travel, today, market, currency, filter = NO_FILTER }: Input): TravelModel => {
  const rules = bookingRulesOn(today, market.id)
  const upcoming = upcomingTours(travel.departures, today).map((tour) => departureOn(today, tour, rules))
  const lead = travel.thumbnailImage.desktop
  const photos = [lead, ...travel.photos.filter(({ id }) => id !== lead.id)]
  const fits = fitsFilter(filter, currency)
  const filtered = upcoming.filter(({ tour }) => fits(tour))
  const tours = upcoming.map(({ tour }) => tour)
  const bookable = upcoming.filter(({ offer }) => offer === 'book').map(({ tour }) => tour)
  return {
    travel,
    morePhotos: photos.slice(1, PHOTOS),
    photos,
    best: cheapest(upcoming, currency)?.tour ?? null,
    next: bookable[0] ?? null,
    bookable,
    months: departureMonths(filtered.slice(0, MAX_LISTED), currency),
    upcoming: tours,
    upcomingCount: upcoming.length,
    openCount: tours.filter(({ salesStatus }) => marksDayBusy(salesStatus)).length,
    filter,
    options: filterOptions(tours, currency, filter),
    filtered: filtered.map(({ tour }) => tour),
    rules,
    isPriceApproximate: currency !== market.currency || !rules.paymentCurrencies.includes(currency),
    faqs: faqsByGroup(travel.faqs),
  }
}

/** Departures of the future, soonest first, past ones and double ids left out. */
const upcomingTours = (tours: readonly Tour[], today: IsoDate): Tour[] =>
  [...new Map(tours.map((tour) => [tour.id, tour])).values()]
    .filter((tour) => isUpcoming(tour, today))
    .sort((a, b) => compare(a.startingDate, b.startingDate) || compare(a.endingDate, b.endingDate))

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Groups in the order of the specification; empty ones left out. */
const faqsByGroup = (faqs: TravelDetail['faqs']): TravelModel['faqs'] =>
  FAQ_GROUPS.map((group) => ({ group, items: faqs.filter((faq) => faq.group === group) })).filter(
    ({ items }) => items.length > 0,
  )
