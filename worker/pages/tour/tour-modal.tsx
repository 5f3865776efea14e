import type { OpenModal } from '../../../shared/modals/read-modal.ts'
import { CoordinatorPortrait } from '../../document/modals/coordinator-portrait.tsx'
import { FlightClub } from '../../document/modals/flight-club.tsx'
import type { ModalScreen } from '../../document/modals/modal-screen.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import type { TourModel } from './tour-model.ts'

/** A modal of a departure's page; null when the type is another's, or the departure lacks what it shows. */
export const tourModal = (
  { type }: OpenModal,
  { t }: RenderContext,
  { travel: { coordinator }, tour }: TourModel,
): ModalScreen | null => {
  switch (type) {
    case 'coordinator':
      // The travel tells the story of one coordinator; another's is on their own page.
      return coordinator === null || coordinator.id !== tour.coordinator?.id
        ? null
        : { title: coordinator.name, body: <CoordinatorPortrait coordinator={coordinator} tours={[]} /> }
    case 'flight-club':
      return { title: t('modals.flightClub'), body: <FlightClub from={tour.flights?.minimumPrice ?? null} /> }
    default:
      return null
  }
}
