import type { TourSnapshot } from '../../../shared/contracts/tour.ts'
import type { TourChange } from './tour-change.ts'

const MAX_MINUTES = 60

/** `mistakenSince`: the first snapshot with the price that a change corrects; null: it corrects none. */
type OfferedPrices = { offered: readonly TourSnapshot[]; mistakenSince: string | null } | { refused: string }

/**
 * The history without the price that a change corrects. Prices that were on offer count for the lowest of 30 days, so
 * only one is corrected that stood for at most an hour and at which nobody has booked.
 * @param history sorted oldest first
 */
export const offeredPrices = (
  history: readonly TourSnapshot[],
  { correction = false, price }: TourChange,
  instant: string,
): OfferedPrices => {
  if (!correction) return { offered: history, mistakenSince: null }
  if (price === undefined) return { refused: 'correction: needs the right price' }
  const mistaken = JSON.stringify(history.at(-1)?.price)
  const at = history.findLastIndex((each) => JSON.stringify(each.price) !== mistaken) + 1
  const standing = history.slice(at)
  const since = standing[0]?.takenAt
  if (since === undefined || Date.parse(instant) - Date.parse(since) > MAX_MINUTES * 60_000)
    return { refused: `correction: the price before was on offer for more than ${MAX_MINUTES} minutes` }
  const isBooked = standing.some(({ freeSeats }, index) => freeSeats < (standing[index - 1]?.freeSeats ?? 0))
  return isBooked
    ? { refused: 'correction: places were taken at the price before' }
    : { offered: history.slice(0, at), mistakenSince: since }
}
