import type { CancellationFeeLine } from '../../../backend/api/labels/cancellation-fees.ts'

export const cancellationFeeLine: CancellationFeeLine = (from, to, share) =>
  to === 0
    ? `ab ${from} Tagen vor der Abreise: höchstens ${share} des Reisepreises`
    : `${from} bis ${to} Tage vor der Abreise: höchstens ${share} des Reisepreises`
