import { travelPath } from '../../../markets/links.ts'
import type { MessageKey } from '../../../markets/messages.ts'
import { AlertEntry } from '../../ui/alert-entry.tsx'
import { travelBreadcrumbs } from '../../ui/breadcrumb-trails.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { tourFields, tracked, travelFields } from '../../ui/tracked.ts'
import { Breadcrumbs } from '../travel/breadcrumbs.tsx'
import { DEPARTURES_ID } from '../travel/departure-filter.ts'
import { Included } from '../travel/included.tsx'
import { Itinerary } from '../travel/itinerary.tsx'
import { GroupEntry } from './group-entry.tsx'
import { OtherDates } from './other-dates.tsx'
import { TourCover } from './tour-cover.tsx'
import { TourDevelopment } from './tour-development.tsx'
import { TourHeader } from './tour-header.tsx'
import type { TourModel, UnknownTourModel } from './tour-model.ts'

/** A departure that is past, sold out, closed or unknown: what happened, the nearest dates, and the trip. */
export const GoneTour = ({ model }: { model: TourModel | UnknownTourModel }) => {
  const site = useRenderContext()
  const { t, market } = site
  const { travel, tour, others, openCount } = model
  const known = model.tour === null ? null : model
  const canReopen = known !== null && !known.isPast
  return (
    <article
      className="travel tour"
      data-trip=""
      {...tracked({ ...travelFields(travel), ...(tour !== null && tourFields(tour, site)) })}
    >
      <TourCover travel={travel} />
      <div className="container tour-gone">
        {known === null ? (
          <header className="travel-header">
            <Breadcrumbs way={travelBreadcrumbs(site, travel)} />
            <h1>{travel.title}</h1>
          </header>
        ) : (
          <TourHeader model={known} />
        )}
        <Notice tone="warning" title={t(goneTitle(known))}>
          {known === null && <p>{t('tour.unknownText')}</p>}
          <p>{t(others.length > 0 ? 'tour.othersText' : 'tour.noOthersText')}</p>
        </Notice>
        <OtherDates tours={others} />
        <p className="buttons">
          <ButtonLink href={`${travelPath(market, travel.slug)}#${DEPARTURES_ID}`} iconAfter="arrow-right">
            {t('travel.allDepartures')}
          </ButtonLink>
          <AlertEntry travel={travel.slug} departures={openCount} {...(canReopen && { tour: known.tour })} />
        </p>
        <div className="travel-about">
          <p className="travel-lede">{travel.summary}</p>
          <p>{travel.description}</p>
          <ButtonLink variant="quiet" href={travelPath(market, travel.slug)} iconAfter="arrow-right">
            {t('tour.allOfTravel')}
          </ButtonLink>
        </div>
        <Itinerary travel={travel} />
        <Included travel={travel} />
        {canReopen && <GroupEntry tour={known.tour} groupSize={travel.groupSize} />}
        {known !== null && <TourDevelopment model={known} />}
      </div>
    </article>
  )
}

const goneTitle = (tour: TourModel | null): MessageKey => {
  if (tour === null) return 'tour.unknownTitle'
  if (tour.isPast) return 'tour.pastTitle'
  return tour.departure.offer === 'sold-out' ? 'tour.soldOutTitle' : 'tour.closedTitle'
}
