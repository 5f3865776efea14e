import type { Prices } from '../../../shared/contracts/money.ts'
import type { Tour } from '../../../shared/contracts/tour.ts'
import { AvailableDates } from '../../document/modals/available-dates.tsx'
import { CoordinatorPortrait } from '../../document/modals/coordinator-portrait.tsx'
import { FlightClub } from '../../document/modals/flight-club.tsx'
import { PhotoStrip } from '../../document/modals/photo-strip.tsx'
import { Film } from '../../ui/film.tsx'
import type { OwnModals } from '../define-page.ts'
import { dayLinks } from './departure-links.ts'
import { NoBookableDates } from './no-bookable-dates.tsx'
import { TravelDescription } from './travel-description.tsx'
import type { TravelModel } from './travel-model.ts'

export const travelModals: OwnModals<TravelModel> = {
  'available-dates': ({ travel, upcoming, openCount }, { t, market }, layout) => ({
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
  }),
  gallery: ({ travel, photos }, { t }) => ({
    title: t('modals.gallery'),
    body: <PhotoStrip photos={photos} label={t('travel.photos', { title: travel.title })} />,
    startsInBody: true,
  }),
  'travel-description': ({ travel }, { t }) => ({
    title: t('modals.description'),
    body: <TravelDescription travel={travel} />,
  }),
  'video-itinerary': ({ travel: { video } }, { t }) =>
    video && { title: t('modals.video'), body: <Film {...video} label={t('modals.video')} /> },
  coordinator: ({ travel: { coordinator }, upcoming }) =>
    coordinator && {
      title: coordinator.name,
      body: (
        <CoordinatorPortrait
          coordinator={coordinator}
          tours={upcoming.filter((tour) => tour.coordinator?.id === coordinator.id)}
        />
      ),
    },
  'flight-club': ({ upcoming }, { t, currency }) => ({
    title: t('modals.flightClub'),
    body: <FlightClub from={cheapestFlight(upcoming, currency)} />,
  }),
}

/** The lowest price of a flight to any of the departures; null when none is known. */
const cheapestFlight = (tours: readonly Tour[], currency: keyof Prices): Prices | null =>
  tours
    .flatMap(({ flights }) => (flights !== null && flights.minimumPrice[currency] > 0 ? [flights.minimumPrice] : []))
    .sort((a, b) => a[currency] - b[currency])[0] ?? null
