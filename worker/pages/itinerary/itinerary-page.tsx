import { travelPath } from '../../../markets/links.ts'
import { itineraryBreadcrumbs } from '../../ui/breadcrumb-trails.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { formatList } from '../../ui/format-list.ts'
import { Icon } from '../../ui/icon.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { tracked, travelFields } from '../../ui/tracked.ts'
import { Breadcrumbs } from '../travel/breadcrumbs.tsx'
import { DEPARTURES_ID } from '../travel/departure-filter.ts'
import { Included } from '../travel/included.tsx'
import { Stages } from '../travel/itinerary.tsx'
import { BookingBar, PriceCard } from '../travel/price-card.tsx'
import { groupLanguagesOf } from '../travel/travel-facts.tsx'
import type { TravelModel } from '../travel/travel-model.ts'
import { RouteMap } from './route-map.tsx'

/** The itinerary to print or to save offline, with the next date and its price. */
export const ItineraryPage = ({ model }: { model: TravelModel }) => {
  const site = useRenderContext()
  const { t, market } = site
  const { travel } = model
  const { title, slug, summary, days, nights, groupSize, destinationLabel, itinerary } = travel
  const languages = groupLanguagesOf(travel, market)
  const path = travelPath(market, slug)
  const datesHref = `${path}#${DEPARTURES_ID}`
  return (
    <article className="travel travel-grid itinerary" data-trip="" {...tracked(travelFields(travel))}>
      <header className="travel-header">
        <Breadcrumbs way={itineraryBreadcrumbs(site, travel)} />
        <h1>{t('tour.itineraryHead', { title })}</h1>
        <p className="itinerary-facts tabular">
          <Icon name="pin" />
          {destinationLabel} · {t('trip.days', { count: days })}
          {nights > 0 && ` · ${t('travel.nights', { count: nights })}`}
        </p>
        <p className="itinerary-facts tabular">
          <Icon name="people" />
          {t('travel.groupSize', groupSize)}
          {languages.length > 0 && ` · ${t('travel.inLanguage', { language: formatList(market.locale, languages) })}`}
          {languages.length > 1 && `, ${t('travel.groupLanguageByDate')}`}
        </p>
        <p className="travel-lede">{summary}</p>
        <div className="itinerary-ways buttons">
          <ButtonLink href={path} icon="arrow-left" variant="secondary" size="small">
            {t('tour.backToTrip')}
          </ButtonLink>
          <button className="button button-secondary button-small by-script" type="button" data-does="print">
            {t('tour.print')}
          </button>
          <button
            className="button button-secondary button-small by-script"
            type="button"
            data-does="keep"
            aria-describedby="kept"
            data-saved={t('tour.offlineSaved')}
            data-failed={t('tour.offlineFailed')}
          >
            {t('tour.offlineSave')}
          </button>
          <p id="kept" role="status" />
        </div>
      </header>
      <div className="price-column">
        <div className="itinerary-aside">
          <PriceCard model={model} href={datesHref} />
          <RouteMap stages={itinerary} />
        </div>
      </div>
      <div className="travel-story">
        {itinerary.some((stage) => stage.days.length > 0) && (
          <p className="itinerary-effort">{t('itinerary.effortText')}</p>
        )}
        <Stages stages={itinerary} />
        <Included travel={travel} />
      </div>
      <BookingBar model={model} href={datesHref} />
    </article>
  )
}
