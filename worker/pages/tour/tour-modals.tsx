import { CoordinatorPortrait } from '../../document/modals/coordinator-portrait.tsx'
import { FlightClub } from '../../document/modals/flight-club.tsx'
import type { OwnModals } from '../define-page.ts'
import type { TourModel } from './tour-model.ts'

export const tourModals: OwnModals<TourModel> = {
  coordinator: ({ travel: { coordinator }, tour }) =>
    // The travel has the story of one coordinator; another's is on their own page.
    coordinator === null || coordinator.id !== tour.coordinator?.id
      ? null
      : { title: coordinator.name, body: <CoordinatorPortrait coordinator={coordinator} tours={[]} /> },
  'flight-club': ({ tour }, { t }) => ({
    title: t('modals.flightClub'),
    body: <FlightClub from={tour.flights?.minimumPrice ?? null} />,
  }),
}
