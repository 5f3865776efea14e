import type { CancellationFeeLine } from '../../../backend/api/labels/cancellation-fees.ts'

export const cancellationFeeLine: CancellationFeeLine = (from, to, share) =>
  to === 0
    ? `de ${from} jours avant jusqu’au départ : au maximum ${share} du prix du voyage`
    : `de ${from} à ${to} jours avant le départ : au maximum ${share} du prix du voyage`
