import { bookingRulesOn } from '../../../markets/booking-rules.ts'
import type { Flights } from '../../../shared/contracts/flights.ts'
import type { Tour, TourDetail } from '../../../shared/contracts/tour.ts'
import type { Coordinator, TravelDetail } from '../../../shared/contracts/travel.ts'
import { cancellationSteps } from '../../../shared/tours/cancellation-steps.ts'
import { isAvailable, isUpcoming } from '../../../shared/tours/offer.ts'
import { trueTotal } from '../../../shared/tours/true-total.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import { departureOn } from '../travel/departure.ts'
import { travelModel } from '../travel/travel-model.ts'
import { statusHistory } from './status-history.ts'
import { filterFlights, type TourChoices } from './tour-query.ts'

export type TourModel = ReturnType<typeof tourModel>
export type UnknownTourModel = ReturnType<typeof unknownTourModel>

const MAX_OTHERS = 6
/** In place of a departure that cannot be booked. */
const MAX_REPLACEMENTS = 3

type Input = Pick<RenderContext, 'today' | 'market' | 'currency'> & {
  travel: TravelDetail
  tour: TourDetail
  /** null when the provider fails. */
  flights: Flights | null
  /** Who leads the departure; null until announced. */
  coordinator?: Coordinator | null
  choices: TourChoices
  /** Whether the market allows instalments. */
  installmentPayments: boolean
}

export const tourModel = (input: Input) => {
  const { travel, tour, flights, today, market, currency, installmentPayments } = input
  const rules = bookingRulesOn(today, market.id)
  const departure = departureOn(today, tour, rules)
  const isPast = !isUpcoming(tour, today)
  const isGone = isPast || !isAvailable(departure.offer)
  const choices = availableChoices(input)
  const priceOf = (option: keyof TourDetail['options']) =>
    choices[option] ? (tour.options[option]?.[currency] ?? null) : null
  const [privateRoom, flexibleCancellation] = [priceOf('privateRoom'), priceOf('flexibleCancellation')]
  const { startingDate, price } = tour
  const { bookable, openCount, isPriceApproximate } = travelModel({ travel, today, market, currency })
  return {
    travel,
    tour,
    coordinator: input.coordinator ?? null,
    departure,
    isPast,
    /** Past, sold out or without seats. */
    isGone,
    choices,
    /** null when the departure is gone. */
    total: isGone
      ? null
      : trueTotal({
          ...{ today, startingDate, price: price[currency], privateRoom, flexibleCancellation },
          deposit: departure.deposit?.amount[currency] ?? null,
          balanceDue: departure.balanceDue,
          moneyPot: travel.moneyPot[currency],
          instalments: installmentPayments ? rules.instalments : null,
        }),
    /** Costs from today on, soonest first. */
    cancellation: isGone
      ? []
      : cancellationSteps({
          ...{ today, startingDate, flexibleCancellation, rules },
          tripPrice: price[currency] + (privateRoom ?? 0),
        }),
    development: statusHistory(tour.history, currency),
    airports: flights?.airports ?? [],
    suggestions: isGone ? [] : filterFlights(flights?.suggestions ?? [], choices),
    /** Other bookable dates, soonest first. */
    others: nearest(bookable, tour, isGone ? MAX_REPLACEMENTS : MAX_OTHERS),
    openCount,
    isPriceApproximate,
  }
}

/** For a code that no departure has: the trip with its next bookable dates. */
export const unknownTourModel = ({ travel, ...site }: Pick<Input, 'travel' | 'today' | 'market' | 'currency'>) => {
  const { bookable, openCount } = travelModel({ travel, ...site })
  return { travel, tour: null, coordinator: null, others: bookable.slice(0, MAX_REPLACEMENTS), openCount }
}

const availableChoices = ({ choices, tour: { options }, flights }: Input): TourChoices => ({
  privateRoom: choices.privateRoom && options.privateRoom !== null,
  flexibleCancellation: choices.flexibleCancellation && options.flexibleCancellation !== null,
  from: flights?.airports.some(({ code }) => code === choices.from) ? choices.from : null,
  stops: choices.stops,
})

const nearest = (bookable: readonly Tour[], { id, startingDate }: Tour, count: number): Tour[] => {
  const away = (tour: Tour) => Math.abs(Date.parse(tour.startingDate) - Date.parse(startingDate))
  return bookable
    .filter((tour) => tour.id !== id)
    .sort((a, b) => away(a) - away(b))
    .slice(0, count)
    .sort((a, b) => (a.startingDate < b.startingDate ? -1 : 1))
}
