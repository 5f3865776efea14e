import { AvailableDates } from '../../modals/available-dates/available-dates.tsx'
import { CoordinatorPortrait } from '../../modals/coordinator/coordinator-portrait.tsx'
import { FlightClub } from '../../modals/flight-club/flight-club.tsx'
import { PhotoStrip } from '../../modals/photo-strip/photo-strip.tsx'
import { Film } from '../../ui/film.tsx'
import { Photo } from '../../ui/picture.tsx'
import type { OwnModals } from '../define-page.ts'
import { dayLinks } from './departure-filter.ts'
import { NoBookableDates } from './departures.tsx'
import { TravelFacts } from './travel-facts.tsx'
import type { TravelModel } from './travel-model.ts'

export const travelModals: OwnModals<TravelModel> = {
  'available-dates': (model, site, layout) => ({
    title: site.t('modals.availableDates'),
    body: (
      <AvailableDates
        tours={model.upcoming}
        layout={layout}
        hrefOf={dayLinks(site, model.upcoming)}
        nothing={<NoBookableDates model={model} />}
      />
    ),
  }),
  gallery: ({ travel, photos }, { t }) => ({
    title: t('modals.gallery'),
    body: <PhotoStrip photos={photos} label={t('travel.photos', { title: travel.title })} />,
  }),
  'travel-description': ({ travel }, { t }) => ({
    title: t('modals.description'),
    body: (
      <>
        <Photo
          className="modal-photo"
          image={travel.thumbnailImage.desktop}
          sizes="(min-width: 640px) 516px, 94vw"
          alt=""
        />
        <p className="travel-lede">{travel.summary}</p>
        <p>{travel.description}</p>
        <TravelFacts travel={travel} />
      </>
    ),
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
  'flight-club': ({ upcoming }, { t }) => ({
    title: t('modals.flightClub'),
    body: <FlightClub tours={upcoming} />,
  }),
}
