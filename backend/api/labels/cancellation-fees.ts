import type { CancellationRules } from '../../../shared/tours/cancellation-steps.ts'
import type { Site } from '../site.ts'

/** "from 30 to 22 days before departure: at most 30% of the price", in each language of the content. */
const LINES: Readonly<Record<Site['language'], (from: number, to: number, share: string) => string>> = {
  it: (from, to, share) =>
    to === 0
      ? `da ${from} giorni prima fino alla partenza: al massimo il ${share} del prezzo del viaggio`
      : `da ${from} a ${to} giorni prima della partenza: al massimo il ${share} del prezzo del viaggio`,
  en: (from, to, share) =>
    to === 0
      ? `from ${from} days before until departure: at most ${share} of the price of the trip`
      : `from ${from} to ${to} days before departure: at most ${share} of the price of the trip`,
  es: (from, to, share) =>
    to === 0
      ? `de ${from} días antes hasta la salida: como máximo el ${share} del precio del viaje`
      : `de ${from} a ${to} días antes de la salida: como máximo el ${share} del precio del viaje`,
  fr: (from, to, share) =>
    to === 0
      ? `de ${from} jours avant jusqu’au départ : au maximum ${share} du prix du voyage`
      : `de ${from} à ${to} jours avant le départ : au maximum ${share} du prix du voyage`,
  de: (from, to, share) =>
    to === 0
      ? `ab ${from} Tagen vor der Abreise: höchstens ${share} des Reisepreises`
      : `${from} bis ${to} Tage vor der Abreise: höchstens ${share} des Reisepreises`,
}

/** The steps of cancellation fees as items of an HTML list, each from the day after the step before it. */
export const cancellationFeeItems = (
  { freeCancellationDays, cancellationFees }: CancellationRules,
  { language, locale }: Pick<Site, 'language' | 'locale'>,
): string => {
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  return cancellationFees
    .map(({ untilDays, percent: share }, index) => {
      const from = (cancellationFees[index - 1]?.untilDays ?? freeCancellationDays) - 1
      return `<li>${LINES[language](from, untilDays, percent.format(share / 100))}</li>`
    })
    .join('')
}
