import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import type { CurrencyCode, Prices } from '../../../shared/contracts/money.ts'
import type { TourSnapshot } from '../../../shared/contracts/tour.ts'

/** One step of how a departure developed. */
export type Step = {
  on: IsoDate
  snapshot: TourSnapshot
  /** What became of the price with it; null where it stayed. */
  price: { change: 'on-sale' | 'down' | 'up'; amount: Prices } | null
}

/** More than this many steps are too many to read: the first one and the latest are kept. */
const MOST = 8

/** The steps that a visitor can see a difference in, oldest first; prices compared in the shown currency. */
export const statusHistory = (history: readonly TourSnapshot[], currency: CurrencyCode): Step[] => {
  const steps = history.flatMap((snapshot, index): Step[] => {
    const before = history[index - 1]
    const price = priceChange(snapshot, before, currency)
    const same =
      before !== undefined &&
      before.salesStatus === snapshot.salesStatus &&
      before.freeSeats === snapshot.freeSeats &&
      before.seatsToConfirm === snapshot.seatsToConfirm
    return same && price === null ? [] : [{ on: snapshot.takenAt.slice(0, 10), snapshot, price }]
  })
  return steps.length <= MOST ? steps : [...steps.slice(0, 1), ...steps.slice(1 - MOST)]
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
