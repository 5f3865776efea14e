import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import type { CurrencyCode, Prices } from '../../../shared/contracts/money.ts'
import type { TourSnapshot } from '../../../shared/contracts/tour.ts'

export type Step = {
  on: IsoDate
  snapshot: TourSnapshot
  /** null without a change. */
  price: { change: 'on-sale' | 'down' | 'up'; amount: Prices } | null
}

const MAX_STEPS = 8

/** Steps with a visible change, oldest first: at most the first one and the latest. */
export const statusHistory = (history: readonly TourSnapshot[], currency: CurrencyCode): Step[] => {
  const steps = history.flatMap((snapshot, index): Step[] => {
    const before = history[index - 1]
    const price = priceChange(snapshot, before, currency)
    const isSame = (['salesStatus', 'freeSeats', 'seatsToConfirm'] as const).every(
      (key) => before?.[key] === snapshot[key],
    )
    return isSame && price === null ? [] : [{ on: snapshot.takenAt.slice(0, 10), snapshot, price }]
  })
  return steps.length <= MAX_STEPS ? steps : [...steps.slice(0, 1), ...steps.slice(1 - MAX_STEPS)]
}

const priceChange = (
  { price }: TourSnapshot,
  before: TourSnapshot | undefined,
  currency: CurrencyCode,
): Step['price'] => {
  if (before === undefined) return { change: 'on-sale', amount: price }
  const difference = price[currency] - before.price[currency]
  return difference === 0 ? null : { change: difference < 0 ? 'down' : 'up', amount: price }
}
