import { travelPath } from '../../../markets/links.ts'
import { AlertEntry } from '../../ui/alert-entry.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { DEPARTURES_ID } from '../travel/departure-links.ts'
import { OtherDates } from './other-dates.tsx'
import type { TourModel } from './tour-model.ts'

/** A departure that nobody can book says so, and leads to the others of its travel: never a dead end. */
export const TourGone = ({ model: { travel, tour, departure, isPast, others, openCount } }: { model: TourModel }) => {
  const { t, market } = useRenderContext()
  const title = isPast ? 'tour.pastTitle' : departure.offer === 'sold-out' ? 'tour.soldOutTitle' : 'tour.closedTitle'
  return (
    <div className="tour-gone">
      <Notice tone="warning" title={t(title)}>
        <p>{t(others.length > 0 ? 'tour.othersText' : 'tour.noOthersText')}</p>
      </Notice>
      <OtherDates tours={others} />
      <p className="tour-ways">
        <ButtonLink href={`${travelPath(market, travel.slug)}#${DEPARTURES_ID}`} iconAfter="arrow-right">
          {t('travel.allDepartures')}
        </ButtonLink>
        <AlertEntry travel={travel.slug} departures={openCount} {...(!isPast && { tour })} />
      </p>
    </div>
  )
}
