import { travelPath } from '../../../markets/links.ts'
import { formatDateRange } from '../../../shared/dates/date-range.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { amountIn } from '../../ui/numbers.ts'
import { Price } from '../../ui/price.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { Section } from '../../ui/section.tsx'
import { tourFields, tracked, travelFields } from '../../ui/tracked.ts'
import { CoordinatorCard } from '../travel/coordinator-card.tsx'
import { DepartureAction } from '../travel/departure-action.tsx'
import { Included } from '../travel/included.tsx'
import { Itinerary } from '../travel/itinerary.tsx'
import { GoneTour } from './gone-tour.tsx'
import { GroupEntry } from './group-entry.tsx'
import { OtherDates } from './other-dates.tsx'
import { requestText } from './request-text.ts'
import { TourCard } from './tour-card.tsx'
import { TourCover } from './tour-cover.tsx'
import { TourDevelopment } from './tour-development.tsx'
import { TourFlights } from './tour-flights.tsx'
import { TourHeader } from './tour-header.tsx'
import type { TourModel, UnknownTourModel } from './tour-model.ts'
import { optionsQuery } from './tour-query.ts'
import { TourCancellation, TourTotal } from './tour-total.tsx'

/** The page of a departure (spec section 2, travels-travel-tour). */
export const TourPage = ({ model }: { model: TourModel | UnknownTourModel }) =>
  model.tour === null || model.isGone ? <GoneTour model={model} /> : <OpenTour model={model} />

const OpenTour = ({ model }: { model: TourModel }) => {
  const site = useRenderContext()
  const { t, market } = site
  const { travel, tour, coordinator, others } = model
  return (
    <article className="travel tour" data-trip="" {...tracked({ ...travelFields(travel), ...tourFields(tour, site) })}>
      <TourCover travel={travel} />
      <div className="container travel-columns">
        <TourHeader model={model} />
        <TourCard model={model} />
        <div className="travel-story">
          <GroupEntry tour={tour} groupSize={travel.groupSize} />
          <div className="travel-about">
            <p className="travel-lede">{travel.summary}</p>
            <ButtonLink variant="quiet" href={travelPath(market, travel.slug)} iconAfter="arrow-right">
              {t('tour.allOfTravel')}
            </ButtonLink>
          </div>
          <Itinerary travel={travel} />
          {coordinator !== null && <CoordinatorCard coordinator={coordinator} tours={[tour]} />}
          <Included travel={travel} />
          <TourTotal model={model} />
          <TourCancellation model={model} />
          <TourFlights model={model} />
          <TourDevelopment model={model} />
        </div>
      </div>
      {others.length > 0 && (
        <Section id="others" title={t('tour.others')} subtitle={null} tone="sand">
          <OtherDates tours={others} />
        </Section>
      )}
      <TourBar model={model} />
    </article>
  )
}

/** Price and action at the lower edge of the screen while the card is out of view. */
export const TourBar = ({ model }: { model: TourModel }) => {
  const { departure, total, choices, isPriceApproximate } = model
  const site = useRenderContext()
  const { tour } = departure
  return (
    <aside
      className="booking-bar"
      data-priced=""
      aria-label={site.t('travel.book')}
      {...tracked({ sectionFrom: 'booking-bar' })}
    >
      <div className="container booking-bar-line">
        <div>
          <Price tour={tour} />
          <p className="price-card-small tabular">
            {site.t(isPriceApproximate ? 'travel.perPersonAbout' : 'travel.perPerson')}
            {total !== null && (
              <>
                {' · '}
                <a href="#total">
                  {site.t('tour.totalSum')} {amountIn(site, total.total)}
                </a>
              </>
            )}
          </p>
        </div>
        <div className="booking-bar-action buttons">
          <DepartureAction
            departure={departure}
            dates={formatDateRange(site.date, tour.startingDate, tour.endingDate)}
            options={optionsQuery(choices)}
            request={requestText(site, model)}
          />
        </div>
      </div>
    </aside>
  )
}
