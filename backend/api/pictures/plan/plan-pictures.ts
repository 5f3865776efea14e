import type { CoordinatorSource, TravelSource } from '../../seed/travel-source.ts'
import type { PlannedPicture } from './planned-picture.ts'
import { sitePosters } from './site-posters.ts'
import { travelPosters } from './travel-posters.ts'

/** Every picture of the catalogue, the site's own first. */
export function planPictures({
  travels,
}: {
  travels: readonly TravelSource[]
  coordinators: readonly CoordinatorSource[]
}): PlannedPicture[] {
  return [...sitePosters(), ...travels.flatMap(travelPosters)]
}
