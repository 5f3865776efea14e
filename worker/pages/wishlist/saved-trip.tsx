import { travelPath } from '../../../markets/links.ts'
import type { Tour } from '../../../shared/contracts/tour.ts'
import type { SavedTravel } from '../../../shared/contracts/wishlist.ts'
import { formatDateRange } from '../../../shared/dates/date-range.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { comparedParam } from '../../ui/compare-href.ts'
import { Heart } from '../../ui/heart.tsx'
import { Price } from '../../ui/price.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { StatusPill } from '../../ui/status-pill.tsx'
import { TravelCard } from '../../ui/travel-card.tsx'
import { departureHref } from '../../ui/travel-href.ts'

/** Id of the form that leads to the comparison of chosen departures. */
export const COMPARE_FORM = 'compare'

/** Card of a saved trip, with its saved departures below; with others they can be compared. */
export const SavedTrip = ({ item: { travel, tours }, isCompared }: { item: SavedTravel; isCompared: boolean }) => {
  const { t, market } = useRenderContext()
  return (
    <li className="wish">
      <TravelCard travel={travel} headingLevel="h2" showsPrice={tours.length === 0} />
      {tours.length > 0 ? (
        <div>
          <h3 className="wish-tours-title">{t('wishlist.toursTitle')}</h3>
          <ul className="wish-tours">
            {tours.map((tour) => (
              <SavedTour key={tour.id} tour={tour} isCompared={isCompared} />
            ))}
          </ul>
        </div>
      ) : (
        travel.departuresCount > 0 && (
          <ButtonLink
            className="wish-add"
            variant="quiet"
            size="small"
            href={`${travelPath(market, travel.slug)}#departures`}
          >
            {t('wishlist.addTours')}
          </ButtonLink>
        )
      )}
    </li>
  )
}

const SavedTour = ({ tour, isCompared }: { tour: Tour; isCompared: boolean }) => {
  const site = useRenderContext()
  const dates = formatDateRange(site.date, tour.startingDate, tour.endingDate)
  return (
    <li className="wish-tour">
      <a className="wish-dates tabular" href={departureHref(site, tour)}>
        <time dateTime={tour.startingDate}>{dates}</time>
      </a>
      <StatusPill status={tour.salesStatus} />
      <Price tour={tour} />
      {isCompared && (
        <label className="checkbox">
          <input type="checkbox" name="tour" value={comparedParam(tour)} form={COMPARE_FORM} />
          <span>
            {site.t('compare.select')}
            <span className="visually-hidden">{` ${tour.travel.title}, ${dates}`}</span>
          </span>
        </label>
      )}
      <Heart item={{ tour: tour.id }} label={`${tour.travel.title}, ${dates}`} />
    </li>
  )
}
