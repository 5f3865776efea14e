import { cancellationFeeLineByLanguage } from '../../../markets/registry.ts'
import type { CancellationRules } from '../../../shared/tours/cancellation-steps.ts'
import type { Site } from '../site.ts'

/** "from 30 to 22 days before departure: at most 30% of the price", in one language; `to` is 0 on the day itself. */
export type CancellationFeeLine = (from: number, to: number, share: string) => string

/** The steps of cancellation fees as items of an HTML list, each from the day after the step before it. */
export const cancellationFeeItems = (
  { freeCancellationDays, cancellationFees }: CancellationRules,
  { language, locale }: Pick<Site, 'language' | 'locale'>,
): string => {
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  return cancellationFees
    .map(({ untilDays, percent: share }, index) => {
      const from = (cancellationFees[index - 1]?.untilDays ?? freeCancellationDays) - 1
      return `<li>${cancellationFeeLineByLanguage[language](from, untilDays, percent.format(share / 100))}</li>`
    })
    .join('')
}
