import { tourPath } from '../../../markets/links.ts'
import type { CalendarEvent } from '../../../shared/calendar/calendar-file.ts'
import type { CancellationStep } from '../../../shared/tours/cancellation-steps.ts'
import { amountIn } from '../../ui/numbers.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import type { TourModel } from './tour-model.ts'

/**
 * A departure for somebody's calendar: the trip, what is paid when, and the last day of each step of what cancelling
 * costs. Days and amounts are those of the page with the same choices; amounts that are not what is paid say so.
 */
export const tourEvents = (model: TourModel, site: RenderContext): CalendarEvent[] => {
  const { travel, tour, departure, isPriceApproximate } = model
  const { t, market, origins, today, currency } = site
  const { title } = travel
  const url = origins[market.id] + tourPath(market, travel.slug, tour.code)
  const amount = (cents: number) =>
    isPriceApproximate ? t('tour.about', { amount: amountIn(site, cents) }) : amountIn(site, cents)
  const notice = isPriceApproximate ? { description: t('layout.currencyNotice', { currency }) } : {}
  // On request nothing is paid on a day that is known: customer support has to say yes first.
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
      // The last step ends with the departure, which is in the calendar already.
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
  // With the option, the trip is cancelled free for longer: what ends first is getting the option's own price back.
  return kind === 'free' && choices.flexibleCancellation
    ? t('tour.icsCancelAll', { title })
    : t('tour.icsCancel', { title })
}
