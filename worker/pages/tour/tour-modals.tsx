import { CoordinatorPortrait } from '../../modals/coordinator/coordinator-portrait.tsx'
import { FlightClub } from '../../modals/flight-club/flight-club.tsx'
import type { OwnModals } from '../define-page.ts'
import type { TourModel, UnknownTourModel } from './tour-model.ts'

export const tourModals: OwnModals<TourModel | UnknownTourModel> = {
  coordinator: ({ coordinator }) =>
    coordinator && { title: coordinator.name, body: <CoordinatorPortrait coordinator={coordinator} tours={[]} /> },
  'flight-club': ({ tour }, { t }) =>
    tour && {
      title: t('modals.flightClub'),
      body: <FlightClub tours={[tour]} />,
    },
}
