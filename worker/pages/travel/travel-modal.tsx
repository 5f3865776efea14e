import type { Prices } from '../../../shared/contracts/money.ts'
import type { Tour } from '../../../shared/contracts/tour.ts'
import type { OpenModal } from '../../../shared/modals/read-modal.ts'
import { AvailableDates } from '../../document/modals/available-dates.tsx'
import { CoordinatorPortrait } from '../../document/modals/coordinator-portrait.tsx'
import { FlightClub } from '../../document/modals/flight-club.tsx'
import type { ModalScreen } from '../../document/modals/modal-screen.ts'
import { PhotoStrip } from '../../document/modals/photo-strip.tsx'
import { Film } from '../../ui/film.tsx'
import type { RenderContext } from '../../ui/render-context.tsx'
import { dayLinks } from './departure-links.ts'
import { NoBookableDates } from './no-bookable-dates.tsx'
import { TravelDescription } from './travel-description.tsx'
import type { TravelModel } from './travel-model.ts'

/** A modal of the travel page; null when the type is another's, or the travel lacks what it shows. */
export const travelModal = (
  { type, layout }: OpenModal,
  { t, currency, market }: RenderContext,
  { travel, upcoming, openCount, photos }: TravelModel,
): ModalScreen | null => {
  const { coordinator, video } = travel
  switch (type) {
    case 'available-dates':
      return {
        title: t('modals.availableDates'),
        body: (
          <AvailableDates
            tours={upcoming}
            layout={layout}
            hrefOf={dayLinks(market, upcoming)}
            nothing={
              <NoBookableDates
                travel={travel}
                openCount={openCount}
                title={t(upcoming.length === 0 ? 'travel.noDeparturesTitle' : 'travel.noBookable')}
              />
            }
          />
        ),
      }
    case 'gallery':
      return {
        title: t('modals.gallery'),
        body: <PhotoStrip photos={photos} label={t('travel.photos', { title: travel.title })} />,
        startsInBody: true,
      }
    case 'travel-description':
      return { title: t('modals.description'), body: <TravelDescription travel={travel} /> }
    case 'video-itinerary':
      return video && { title: t('modals.video'), body: <Film {...video} label={t('modals.video')} /> }
    case 'coordinator':
      return coordinator === null
        ? null
        : {
            title: coordinator.name,
            body: (
              <CoordinatorPortrait
                coordinator={coordinator}
                tours={upcoming.filter((tour) => tour.coordinator?.id === coordinator.id)}
              />
            ),
          }
    case 'flight-club':
      return { title: t('modals.flightClub'), body: <FlightClub from={cheapestFlight(upcoming, currency)} /> }
    default:
      return null
  }
}

/** The lowest price of a flight to any of the departures; null when none is known. */
const cheapestFlight = (tours: readonly Tour[], currency: keyof Prices): Prices | null =>
  tours
    .flatMap(({ flights }) => (flights !== null && flights.minimumPrice[currency] > 0 ? [flights.minimumPrice] : []))
    .sort((a, b) => a[currency] - b[currency])[0] ?? null
