import type { CancellationFeeLine } from '../../../backend/api/labels/cancellation-fees.ts'

export const cancellationFeeLine: CancellationFeeLine = (from, to, share) =>
  to === 0
    ? `de ${from} días antes hasta la salida: como máximo el ${share} del precio del viaje`
    : `de ${from} a ${to} días antes de la salida: como máximo el ${share} del precio del viaje`
