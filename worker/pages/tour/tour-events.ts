import { codeNames } from '../../../markets/code-names.ts'
import { tourPath } from '../../../markets/links.ts'
import type { CalendarEvent } from '../../../shared/calendar/calendar-file.ts'
import type { TravelDetail } from '../../../shared/contracts/travel.ts'
import { amountIn } from '../../ui/numbers.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import type { TourModel } from './tour-model.ts'

/** The beginning of the ids, which outlives the departure. */
const eventIdOf = ({ id }: TravelDetail, code: string): string => `${id}-${code.toLowerCase()}`

/** Cancels a departure that is not in the catalogue any more, so that subscribed calendars remove its trip. */
export const withdrawnTourEvents = (travel: TravelDetail, code: string, now: number) => [
  { id: `${eventIdOf(travel, code)}-trip`, title: travel.title, isCancelled: true as const, changedAt: now },
]

/** Calendar events of a departure with the chosen options: the trip, its payments, the last day of each cancellation step. */
export const tourEvents = (model: TourModel, site: RenderContext): CalendarEvent[] => {
  const { travel, tour, departure, isPriceApproximate } = model
  const { t, market, origins, today, currency } = site
  const { title } = travel
  const groupLanguage =
    tour.groupLanguage === null
      ? []
      : [t('travel.inLanguage', { language: codeNames(market).language(tour.groupLanguage) })]
  const url = origins[market.id] + tourPath(market, travel.slug, tour.code)
  const amount = (cents: number) =>
    isPriceApproximate ? t('tour.about', { amount: amountIn(site, cents) }) : amountIn(site, cents)
  const notice = isPriceApproximate ? { description: t('layout.currencyNotice', { currency }) } : {}
  // On request, the first payment waits for customer support.
  const payments = (model.total?.payments ?? []).filter(({ on }) => departure.offer === 'book' || on > today)
  // With the option, the first step ends only the refund of the option itself.
  const free = model.choices.flexibleCancellation ? 'tour.icsCancelAll' : 'tour.icsCancel'
  const freeTitles = { free, flexible: 'tour.icsCancel' } as const
  const id = eventIdOf(travel, tour.code)
  const latest = tour.history.at(-1)
  const events: CalendarEvent[] = [
    {
      id: `${id}-trip`,
      from: tour.startingDate,
      to: tour.endingDate,
      title: t('tour.icsTrip', { title }),
      description: [travel.summary, ...groupLanguage, t('tour.code', { code: tour.code })].join('\n'),
      url,
    },
    ...payments.map(({ on, kind, amount: cents }, index) => ({
      id: `${id}-payment-${index + 1}`,
      from: on,
      to: on,
      title: t('tour.icsPay', { kind: t(`tour.pay-${kind}`), amount: amount(cents), title }),
      ...notice,
      url,
    })),
    ...model.cancellation
      // The last step ends on the day of departure.
      .filter(({ until }) => until < tour.startingDate)
      .map(({ kind, percent, until, cost }) => ({
        id: `${id}-cancel-${kind}${kind === 'fee' ? `-${percent}` : ''}`,
        from: until,
        to: until,
        title:
          kind === 'fee' ? t('tour.icsCancelFee', { amount: amount(cost), title }) : t(freeTitles[kind], { title }),
        ...(cost > 0 && notice),
        url,
      })),
  ]
  return latest === undefined ? events : events.map((event) => ({ ...event, changedAt: Date.parse(latest.takenAt) }))
}
