import type { IsoDate } from '../contracts/iso-date.ts'
import { addDays } from '../dates/iso-days.ts'

/** Share of the trip's price that a cancellation costs up to so many days before departure. */
export type CancellationFee = { untilDays: number; percent: number }

export type CancellationRules = {
  freeCancellationDays: number
  flexibleCancellationDays: number
  /** In descending order of days; the last fee applies up to the departure (0). */
  cancellationFees: readonly CancellationFee[]
}

export type CancellationInput = {
  today: IsoDate
  startingDate: IsoDate
  /** Price per person with the room, in cents. */
  tripPrice: number
  /** Price of the option in cents; null when it is not chosen. */
  flexibleCancellation: number | null
  rules: CancellationRules
}

export type CancellationStep = {
  kind: 'free' | 'flexible' | 'fee'
  /** Last day of the step. */
  until: IsoDate
  /** Share of the trip's price that is lost. */
  percent: number
  /** Cents, whole units, rounded in the traveller's favour. */
  cost: number
}

/** Costs of a cancellation from today on, soonest first (spec section 1). After the free days the option's own price is lost. */
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
