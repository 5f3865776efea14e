import type { IsoDate } from '../contracts/iso-date.ts'
import { addDays } from '../dates/iso-days.ts'

/** A cancellation up to so many days before departure costs at most this share of the trip's price. */
export type CancellationFee = { untilDays: number; percent: number }

export type CancellationRules = {
  freeCancellationDays: number
  flexibleCancellationDays: number
  /** After free cancellation, the days falling; the last one reaches to the departure (0). */
  cancellationFees: readonly CancellationFee[]
}

export type CancellationInput = {
  today: IsoDate
  startingDate: IsoDate
  /** What the trip costs a person with its room, options aside; cents of one currency. */
  tripPrice: number
  /** Price of Flexible Cancellation, in the same; null when it is not chosen. */
  flexibleCancellation: number | null
  rules: CancellationRules
}

/** Until a day, that day included, a cancellation costs at most so much. */
export type CancellationStep = {
  kind: 'free' | 'flexible' | 'fee'
  until: IsoDate
  /** Share of the trip's price; 0 while all of it comes back. */
  percent: number
  /** Cents, whole units, rounded in the traveller's favour. */
  cost: number
}

/**
 * What a cancellation costs from today on, soonest first, as the cancellation policy says it (spec section 1). Flexible
 * Cancellation brings the trip's whole price back for longer; its own price comes back only while everybody cancels free.
 */
export const cancellationSteps = (input: CancellationInput): CancellationStep[] => {
  const { today, startingDate, flexibleCancellation, rules } = input
  const before = (days: number) => addDays(startingDate, -days)
  const option = flexibleCancellation ?? 0
  const steps: CancellationStep[] = [
    { kind: 'free', until: before(rules.freeCancellationDays), percent: 0, cost: 0 },
    ...(flexibleCancellation === null
      ? []
      : [{ kind: 'flexible' as const, until: before(rules.flexibleCancellationDays), percent: 0, cost: option }]),
    ...rules.cancellationFees.map(({ untilDays, percent }) => ({
      kind: 'fee' as const,
      until: before(untilDays),
      percent,
      cost: wholeUnits((input.tripPrice * percent) / 100) + option,
    })),
  ]
  return steps.filter(
    ({ until }, index) => until >= today && steps.slice(0, index).every((earlier) => earlier.until < until),
  )
}

const wholeUnits = (cents: number): number => Math.floor(cents / 100) * 100
