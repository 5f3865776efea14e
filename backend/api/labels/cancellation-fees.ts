import type { CancellationRules } from '../../../shared/tours/cancellation-steps.ts'
import type { Site } from '../site.ts'
import { apiTranslators } from '../translate.ts'

export const cancellationFeeItems = (
  { freeCancellationDays, cancellationFees }: CancellationRules,
  { market, locale }: Pick<Site, 'market' | 'locale'>,
): string => {
  const t = apiTranslators[market]
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  return cancellationFees
    .map(({ untilDays: to, percent: fee }, index) => {
      const from = (cancellationFees[index - 1]?.untilDays ?? freeCancellationDays) - 1
      const share = percent.format(fee / 100)
      const text =
        to === 0
          ? t('cancellation.feeUntilDeparture', { from, share })
          : t('cancellation.feeBetween', { from, to, share })
      return `<li>${text}</li>`
    })
    .join('')
}
