import { bookingRulesOn } from '../../../markets/booking-rules.ts'
import type { BookingRules } from '../../../markets/common-booking-rules.ts'
import type { Flights } from '../../../shared/contracts/flights.ts'
import type { Tour, TourDetail } from '../../../shared/contracts/tour.ts'
import type { TravelDetail } from '../../../shared/contracts/travel.ts'
import { type CancellationStep, cancellationSteps } from '../../../shared/tours/cancellation-steps.ts'
import { isAvailable, isUpcoming } from '../../../shared/tours/offer.ts'
import { type TotalLine, type TrueTotal, trueTotal } from '../../../shared/tours/true-total.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import { type Departure, departureOn } from '../travel/departure.ts'
import { travelModel } from '../travel/travel-model.ts'
import { statusHistory } from './status-history.ts'
import { filterFlights, type TourChoices } from './tour-query.ts'

export type TourModel = ReturnType<typeof tourModel>

const MAX_OTHERS = 6

type Input = Pick<RenderContext, 'today' | 'market' | 'currency'> & {
  travel: TravelDetail
  tour: TourDetail
  /** null when the provider fails. */
  flights: Flights | null
  choices: TourChoices
  /** Whether the market allows instalments. */
  installmentPayments: boolean
}

export const tourModel = (input: Input) => {
  const { travel, tour, flights, today, market, currency } = input
  const rules = bookingRulesOn(today, market.id)
  const departure = departureOn(today, tour, rules)
  const isPast = !isUpcoming(tour, today)
  const isGone = isPast || !isAvailable(departure.offer)
  const choices = availableChoices(input)
  const total = isGone ? null : totalOf(input, departure, choices, rules)
  const { bookable, openCount, isPriceApproximate } = travelModel({ travel, today, market, currency })
  return {
    travel,
    tour,
    departure,
    isPast,
    /** Past, sold out or without seats. */
    isGone,
    choices,
    /** null when the departure is gone. */
    total,
    /** Costs from today on, soonest first. */
    cancellation: total === null ? [] : cancellationOf(input, total, rules),
    development: statusHistory(tour.history, currency),
    airports: flights?.airports ?? [],
    suggestions: isGone ? [] : filterFlights(flights?.suggestions ?? [], choices),
    /** Other bookable dates, soonest first. */
    others: nearest(bookable, tour),
    openCount,
    isPriceApproximate,
  }
}

const availableChoices = ({ choices, tour: { options }, flights }: Input): TourChoices => ({
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
