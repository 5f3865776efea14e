import { travelPath } from '../../../markets/links.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { Section } from '../../ui/section.tsx'
import { tourFields, tracked, travelFields } from '../../ui/tracked.ts'
import { GroupEntry } from './group-entry.tsx'
import { OtherDates } from './other-dates.tsx'
import { TourBar } from './tour-bar.tsx'
import { TourCancellation } from './tour-cancellation.tsx'
import { TourCard } from './tour-card.tsx'
import { TourCover } from './tour-cover.tsx'
import { TourDevelopment } from './tour-development.tsx'
import { TourFlights } from './tour-flights.tsx'
import { TourGone } from './tour-gone.tsx'
import { TourHeader } from './tour-header.tsx'
import type { TourModel } from './tour-model.ts'
import { TourTotal } from './tour-total.tsx'

/** One departure (spec section 2, travels-travel-tour): what it costs, how it stands, and what to do about it. */
export const TourPage = ({ model }: { model: TourModel }) => {
  const site = useRenderContext()
  const { t, market } = site
  const { travel, tour, isPast, isGone, others } = model
  return (
    <article className="travel tour" data-trip="" {...tracked({ ...travelFields(travel), ...tourFields(tour, site) })}>
      <TourCover image={travel.thumbnailImage} title={travel.title} />
      <div className="container travel-columns">
        <TourHeader model={model} />
        {!isGone && <TourCard model={model} />}
        <div className="travel-story">
          {isGone && <TourGone model={model} />}
          <div className="travel-about">
            <p className="travel-lede">{travel.summary}</p>
            <ButtonLink variant="quiet" href={travelPath(market, travel.slug)} iconAfter="arrow-right">
              {t('tour.allOfTravel')}
            </ButtonLink>
          </div>
          <TourTotal model={model} />
          <TourCancellation model={model} />
          <TourFlights model={model} />
          {!isPast && <GroupEntry tour={tour} />}
          <TourDevelopment model={model} />
        </div>
      </div>
      {!isGone && others.length > 0 && (
        <Section id="others" title={t('tour.others')} subtitle={null} tone="sand">
          <OtherDates tours={others} />
        </Section>
      )}
      {!isGone && <TourBar model={model} />}
    </article>
  )
}
