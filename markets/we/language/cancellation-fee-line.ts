import type { CancellationFeeLine } from '../../../backend/api/labels/cancellation-fees.ts'

export const cancellationFeeLine: CancellationFeeLine = (from, to, share) =>
  to === 0
    ? `from ${from} days before until departure: at most ${share} of the price of the trip`
    : `from ${from} to ${to} days before departure: at most ${share} of the price of the trip`
