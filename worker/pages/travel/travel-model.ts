import { bookingRulesOn } from '../../../markets/booking-rules.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import type { Tour } from '../../../shared/contracts/tour.ts'
import type { TravelDetail } from '../../../shared/contracts/travel.ts'
import { isUpcoming, marksDayBusy } from '../../../shared/tours/offer.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import { cheapest, departureMonths, departureOn } from './departure.ts'
import { type DepartureFilter, filterOptions, fitsFilter, NO_FILTER } from './departure-filter.ts'

export type TravelModel = ReturnType<typeof travelModel>

const FAQ_GROUPS: readonly TravelDetail['faqs'][number]['group'][] = ['general', 'itinerary', 'destination']

const MAX_PHOTOS = 4
/** The modal shows all dates: the page must not grow with the catalogue. */
const MAX_LISTED = 60

type Input = Pick<RenderContext, 'today' | 'market' | 'currency'> & { travel: TravelDetail; filter?: DepartureFilter }

export const travelModel = ({ travel, today, market, currency, filter = NO_FILTER }: Input) => {
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
    photos,
    /** Photos after the first, which is the travel's thumbnail (portrait on phones). */
    morePhotos: photos.slice(1, MAX_PHOTOS),
    /** The cheapest bookable departure. */
    best: cheapest(upcoming, currency)?.tour ?? null,
    /** The first bookable departure. */
    next: bookable[0] ?? null,
    bookable,
    months: departureMonths(filtered.slice(0, MAX_LISTED), currency),
    upcoming: tours,
    upcomingCount: upcoming.length,
    /** Upcoming departures that are not sold out (spec section 4: alerts). */
    openCount: tours.filter(({ salesStatus }) => marksDayBusy(salesStatus)).length,
    filter,
    options: filterOptions(tours, currency, filter),
    filtered: filtered.map(({ tour }) => tour),
    rules,
    /** The shown price is not the one that is paid. */
    isPriceApproximate: currency !== market.currency || !rules.paymentCurrencies.includes(currency),
    faqs: FAQ_GROUPS.map((group) => ({ group, items: travel.faqs.filter((faq) => faq.group === group) })).filter(
      ({ items }) => items.length > 0,
    ),
  }
}

/** Future departures with distinct ids, soonest first. */
const upcomingTours = (tours: readonly Tour[], today: IsoDate): Tour[] =>
  [...new Map(tours.map((tour) => [tour.id, tour])).values()]
    .filter((tour) => isUpcoming(tour, today))
    .sort((a, b) => compare(a.startingDate, b.startingDate) || compare(a.endingDate, b.endingDate))

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
