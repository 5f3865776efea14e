import { bookingRulesOn } from '../../../markets/booking-rules.ts'
import type { BookingRules } from '../../../markets/common-booking-rules.ts'
import type { Market } from '../../../markets/market-schema.ts'
import type { FlightAirport, FlightSuggestion, Flights } from '../../../shared/contracts/flights.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import type { CurrencyCode, Prices } from '../../../shared/contracts/money.ts'
import type { Tour, TourDetail } from '../../../shared/contracts/tour.ts'
import type { TravelDetail } from '../../../shared/contracts/travel.ts'
import { type CancellationStep, cancellationSteps } from '../../../shared/tours/cancellation-steps.ts'
import { isAvailable, isUpcoming } from '../../../shared/tours/offer.ts'
import { type TotalLine, type TrueTotal, trueTotal } from '../../../shared/tours/true-total.ts'
import { type Departure, departureOn } from '../travel/departure.ts'
import { travelModel } from '../travel/travel-model.ts'
import { filterFlights } from './filter-flights.ts'
import { type Step, statusHistory } from './status-history.ts'
import type { TourChoices } from './tour-query.ts'

/** What the page of a departure shows, worked out; words and formats are left to the page. */
export type TourModel = {
  travel: TravelDetail
  tour: TourDetail
  departure: Departure
  /** Past: it leaves today or has left. */
  isPast: boolean
  /** Nobody can get onto it any more: it is past, sold out, or has no seat to book. */
  isGone: boolean
  /** What was chosen and is on offer. */
  choices: TourChoices
  /** null when there is nothing to pay: it is gone. */
  total: TrueTotal | null
  /** What cancelling costs from today on, with what was chosen; nothing when it is gone. */
  cancellation: CancellationStep[]
  development: Step[]
  /** null without a past, or while the price is the lowest there was: then there is nothing to add. */
  lowestPrice: Prices | null
  /** None when the provider could not be asked. */
  airports: FlightAirport[]
  /** The ways to fly that were asked for, cheapest first. */
  suggestions: FlightSuggestion[]
  /** Other dates that can be booked, nearest to this one first. */
  others: Tour[]
  /** Upcoming departures of the travel that are not sold out. */
  openCount: number
  rules: BookingRules
  isPriceApproximate: boolean
}

/** Other dates than these are on the travel's page. */
const MAX_OTHERS = 6

type Input = {
  travel: TravelDetail
  tour: TourDetail
  /** null when the provider could not be asked. */
  flights: Flights | null
  choices: TourChoices
  /** Whether the market's settings allow instalments. */
  installmentPayments: boolean
  today: IsoDate
  market: Market
  currency: CurrencyCode
}

/** The page of a departure as seen on a day in a market and a currency. */
export const tourModel = (input: Input): TourModel => {
  const { travel, tour, flights, today, market, currency } = input
  const rules = bookingRulesOn(today, market.id)
  const departure = departureOn(today, tour, rules)
  const isPast = !isUpcoming(tour, today)
  const isGone = isPast || !isAvailable(departure.offer)
  const choices = offered(input)
  const total = isGone ? null : totalOf(input, departure, choices, rules)
  const { bookable, openCount, isPriceApproximate } = travelModel({ travel, today, market, currency })
  return {
    travel,
    tour,
    departure,
    isPast,
    isGone,
    choices,
    total,
    cancellation: total === null ? [] : cancellationOf(input, total, rules),
    development: statusHistory(tour.history, currency),
    lowestPrice: tour.lowestPrice,
    airports: flights?.airports ?? [],
    suggestions: isGone ? [] : filterFlights(flights?.suggestions ?? [], choices),
    others: nearest(bookable, tour),
    openCount,
    rules,
    isPriceApproximate,
  }
}

const offered = ({ choices, tour: { options }, flights }: Input): TourChoices => ({
  privateRoom: choices.privateRoom && options.privateRoom !== null,
  flexibleCancellation: choices.flexibleCancellation && options.flexibleCancellation !== null,
  from: flights?.airports.some(({ code }) => code === choices.from) ? choices.from : null,
  stops: choices.stops,
})

const totalOf = (
  { travel, tour, today, currency, installmentPayments }: Input,
  { deposit, balanceDue }: Departure,
  choices: TourChoices,
  rules: BookingRules,
): TrueTotal =>
  trueTotal({
    today,
    startingDate: tour.startingDate,
    price: tour.price[currency],
    deposit: deposit?.amount[currency] ?? null,
    balanceDue,
    moneyPot: travel.moneyPot[currency],
    privateRoom: choices.privateRoom ? (tour.options.privateRoom?.[currency] ?? null) : null,
    flexibleCancellation: choices.flexibleCancellation ? (tour.options.flexibleCancellation?.[currency] ?? null) : null,
    instalments: installmentPayments ? rules.instalments : null,
  })

const cancellationOf = ({ tour, today }: Input, { lines }: TrueTotal, rules: BookingRules): CancellationStep[] => {
  const cost = (kind: TotalLine['kind']) => lines.find((line) => line.kind === kind)?.amount ?? null
  return cancellationSteps({
    today,
    startingDate: tour.startingDate,
    tripPrice: (cost('price') ?? 0) + (cost('private-room') ?? 0),
    flexibleCancellation: cost('flexible-cancellation'),
    rules,
  })
}

const nearest = (bookable: readonly Tour[], { id, startingDate }: Tour): Tour[] => {
  const away = (tour: Tour) => Math.abs(Date.parse(tour.startingDate) - Date.parse(startingDate))
  return bookable
    .filter((tour) => tour.id !== id)
    .sort((a, b) => away(a) - away(b))
    .slice(0, MAX_OTHERS)
    .sort((a, b) => (a.startingDate < b.startingDate ? -1 : 1))
}
