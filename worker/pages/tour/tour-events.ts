import { tourPath } from '../../../markets/links.ts'
import type { CalendarEvent } from '../../../shared/calendar/calendar-file.ts'
import type { CancellationStep } from '../../../shared/tours/cancellation-steps.ts'
import { amountIn } from '../../ui/numbers.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import type { TourModel } from './tour-model.ts'

/** Calendar events of a departure with the chosen options: the trip, its payments, the last day of each cancellation step. */
export const tourEvents = (model: TourModel, site: RenderContext): CalendarEvent[] => {
  const { travel, tour, departure, isPriceApproximate } = model
  const { t, market, origins, today, currency } = site
  const { title } = travel
  const url = origins[market.id] + tourPath(market, travel.slug, tour.code)
  const amount = (cents: number) =>
    isPriceApproximate ? t('tour.about', { amount: amountIn(site, cents) }) : amountIn(site, cents)
  const notice = isPriceApproximate ? { description: t('layout.currencyNotice', { currency }) } : {}
  // On request, the first payment waits for customer support.
  const payments = (model.total?.payments ?? []).filter(({ on }) => departure.offer === 'book' || on > today)
  return [
    {
      id: `${tour.id}-trip`,
      from: tour.startingDate,
      to: tour.endingDate,
      title: t('tour.icsTrip', { title }),
      description: `${travel.summary}\n${t('tour.code', { code: tour.code })}`,
      url,
    },
    ...payments.map(({ on, kind, amount: cents }, index) => ({
      id: `${tour.id}-payment-${index + 1}`,
      from: on,
      to: on,
      title: t('tour.icsPay', { kind: t(`tour.pay-${kind}`), amount: amount(cents), title }),
      ...notice,
      url,
    })),
    ...model.cancellation
      // The last step ends on the day of departure.
      .filter(({ until }) => until < tour.startingDate)
      .map((step) => ({
        id: `${tour.id}-cancel-${step.kind}${step.kind === 'fee' ? `-${step.percent}` : ''}`,
        from: step.until,
        to: step.until,
        title: lastDayTitle(model, site, step, amount),
        ...(step.cost > 0 && notice),
        url,
      })),
  ]
}

const lastDayTitle = (
  { travel: { title }, choices }: TourModel,
  { t }: RenderContext,
  { kind, cost }: CancellationStep,
  amount: (cents: number) => string,
): string => {
  if (kind === 'fee') return t('tour.icsCancelFee', { amount: amount(cost), title })
  // With the option, the first step ends only the refund of the option itself.
  return kind === 'free' && choices.flexibleCancellation
    ? t('tour.icsCancelAll', { title })
    : t('tour.icsCancel', { title })
}
