import type { CancellationFeeLine } from '../../../backend/api/labels/cancellation-fees.ts'

export const cancellationFeeLine: CancellationFeeLine = (from, to, share) =>
  to === 0
    ? `da ${from} giorni prima fino alla partenza: al massimo il ${share} del prezzo del viaggio`
    : `da ${from} a ${to} giorni prima della partenza: al massimo il ${share} del prezzo del viaggio`
