import { travelPath } from '../../../markets/links.ts'
import type { Tour } from '../../../shared/contracts/tour.ts'
import type { SavedTravel } from '../../../shared/contracts/wishlist.ts'
import { formatDateRange } from '../../../shared/dates/date-range.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Heart } from '../../ui/heart.tsx'
import { Price } from '../../ui/price.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { StatusPill } from '../../ui/status-pill.tsx'
import { TravelCard } from '../../ui/travel-card.tsx'
import { departureHref } from '../../ui/travel-href.ts'

/** Card of a saved trip, with its saved departures below. */
export const SavedTrip = ({ item: { travel, tours } }: { item: SavedTravel }) => {
  const { t, market } = useRenderContext()
  return (
    <li className="wish">
      <TravelCard travel={travel} headingLevel="h2" />
      {tours.length > 0 ? (
        <div>
          <h3 className="wish-tours-title">{t('wishlist.toursTitle')}</h3>
          <ul className="wish-tours">
            {tours.map((tour) => (
              <SavedTour key={tour.id} tour={tour} />
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

const SavedTour = ({ tour }: { tour: Tour }) => {
  const site = useRenderContext()
  const dates = formatDateRange(site.date, tour.startingDate, tour.endingDate)
  return (
    <li className="wish-tour">
      <a className="wish-dates tabular" href={departureHref(site, tour)}>
        <time dateTime={tour.startingDate}>{dates}</time>
      </a>
      <StatusPill status={tour.salesStatus} />
      <Price tour={tour} />
      <Heart item={{ tour: tour.id }} label={`${tour.travel.title}, ${dates}`} />
    </li>
  )
}
