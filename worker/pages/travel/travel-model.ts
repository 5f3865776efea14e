import { bookingRulesOn } from '../../../markets/booking-rules.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import type { Tour } from '../../../shared/contracts/tour.ts'
import type { TravelDetail } from '../../../shared/contracts/travel.ts'
import { fitsDeparture } from '../../../shared/filters/departure-part.ts'
import { isConfirmed, isUpcoming, marksDayBusy } from '../../../shared/tours/offer.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import { cheapest, type Departure, departureMonths, departureOn } from './departure.ts'
import { type DepartureFilter, filterOptions, NO_FILTER } from './departure-filter.ts'

export type TravelModel = ReturnType<typeof travelModel>

const FAQ_GROUPS: readonly TravelDetail['faqs'][number]['group'][] = ['general', 'itinerary', 'destination']

const MAX_PHOTOS = 4
/** The modal shows all dates: the page must not grow with the catalogue. */
const MAX_LISTED = 60

/** With fewer departures in its language, a market shows those in all languages. */
const MIN_IN_LANGUAGE = 3

type Input = Pick<RenderContext, 'today' | 'market' | 'currency'> & { travel: TravelDetail; filter?: DepartureFilter }

export const travelModel = ({ travel, today, market, currency, filter = NO_FILTER }: Input) => {
  const rules = bookingRulesOn(today, market.id)
  const upcoming = upcomingTours(travel.departures, today).map((tour) => departureOn(today, tour, rules))
  const lead = travel.thumbnailImage.desktop
  const photos = [lead, ...travel.photos.filter(({ id }) => id !== lead.id)]
  const isFiltered = Object.keys(filter.chosen).length > 0
  const limitCurrency = filter.currency ?? currency
  const fits = fitsDeparture(filter.chosen, limitCurrency)
  const [fitting = [], others = []] = isFiltered
    ? [upcoming.filter(({ tour }) => fits(tour)), upcoming.filter(({ tour }) => !fits(tour))]
    : [upcoming]
  const tours = upcoming.map(({ tour }) => tour)
  /** Sold-out departures are listed, but counted only for those who look for them. */
  const counts = ({ salesStatus }: Tour) => filter.chosen.status?.includes('SOLD_OUT') || marksDayBusy(salesStatus)
  const speaksMarketLanguage = ({ tour }: Departure) => tour.groupLanguage === market.language
  const inLanguage = fitting.filter(speaksMarketLanguage)
  /** The view shows the departures in the market's language first; prices are those of all. */
  const isPreset =
    !filter.anyLanguage &&
    filter.chosen.groupLanguage === undefined &&
    inLanguage.length < fitting.length &&
    inLanguage.filter(({ tour }) => counts(tour)).length >= MIN_IN_LANGUAGE
  const listed = isPreset ? inLanguage : fitting
  const unlisted = isPreset ? upcoming.filter((departure) => !inLanguage.includes(departure)) : others
  const bookable = upcoming.filter(({ offer }) => offer === 'book').map(({ tour }) => tour)
  const fittingOffers = fitting.filter(({ offer }) => offer === 'book')
  const listedOffers = isPreset ? fittingOffers.filter(speaksMarketLanguage) : fittingOffers
  /** What the price card shows, as the card of a search does: bookable departures before others that fit the filter. */
  const priced = isFiltered && fittingOffers.length === 0 ? fitting : fittingOffers
  return {
    travel,
    photos,
    /** Photos after the first, which is the travel's thumbnail (portrait on phones). */
    morePhotos: photos.slice(1, MAX_PHOTOS),
    /** The cheapest of the departures that fit; null if none does. */
    best: cheapest(priced, currency)?.tour ?? null,
    /** The first of the listed departures, or of those that fit; null if none does. */
    next: (listedOffers[0] ?? priced[0])?.tour ?? null,
    bookable,
    confirmed: firstConfirmed(isPreset ? inLanguage.map(({ tour }) => tour) : tours),
    isFiltered,
    /** Number of fitting departures, of all that could fit; null without a filter. */
    fittingCount: isFiltered ? { count: fitting.length, total: tours.filter(counts).length } : null,
    months: departureMonths(listed.slice(0, MAX_LISTED), currency),
    otherCount: unlisted.filter(({ tour }) => counts(tour)).length,
    otherMonths: departureMonths(unlisted.slice(0, Math.max(0, MAX_LISTED - listed.length)), currency, 0),
    upcoming: tours,
    upcomingCount: upcoming.length,
    /** Upcoming departures that are not sold out (spec section 4: alerts). */
    openCount: tours.filter(({ salesStatus }) => marksDayBusy(salesStatus)).length,
    filter,
    fittingTotal: fitting.filter(({ tour }) => counts(tour)).length,
    /** The language that the view prefers without a chosen one; null where it shows all. */
    presetLanguage: isPreset ? market.language : null,
    limitCurrency,
    options: filterOptions(tours, limitCurrency, filter.chosen),
    /** All without a filter and a preset language. */
    listed: listed.map(({ tour }) => tour),
    rules,
    /** The shown price is not the one that is paid. */
    isPriceApproximate: currency !== market.currency || !rules.paymentCurrencies.includes(currency),
    faqs: FAQ_GROUPS.map((group) => ({ group, items: travel.faqs.filter((faq) => faq.group === group) })).filter(
      ({ items }) => items.length > 0,
    ),
  }
}

/** The first month with confirmed groups, and their number; null without any. */
const firstConfirmed = (tours: readonly Tour[]): { month: string; count: number } | null => {
  const months = tours.flatMap((tour) => (isConfirmed(tour) ? [tour.startingDate.slice(0, 7)] : []))
  const [month] = months
  return month === undefined ? null : { month, count: months.filter((each) => each === month).length }
}

/** Future departures with distinct ids, soonest first. */
const upcomingTours = (tours: readonly Tour[], today: IsoDate): Tour[] =>
  [...new Map(tours.map((tour) => [tour.id, tour])).values()]
    .filter((tour) => isUpcoming(tour, today))
    .sort((a, b) => compare(a.startingDate, b.startingDate) || compare(a.endingDate, b.endingDate))

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
