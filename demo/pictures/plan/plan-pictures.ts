import { ICONS } from '../icons/icons.ts'
import { portraitSpec } from '../portraits/portrait-spec.ts'
import type { CoordinatorSubject, TravelSubject } from '../subjects.ts'
import type { PlannedPicture } from './planned-picture.ts'
import { sitePosters } from './site-posters.ts'
import { travelPosters } from './travel-posters.ts'

export interface PictureSources {
  travels: readonly TravelSubject[]
  coordinators: readonly CoordinatorSubject[]
}

/** Every picture of the catalogue, the site's own first. */
export function planPictures({ travels, coordinators }: PictureSources): PlannedPicture[] {
  return [
    ...Object.entries(ICONS).map(([id, svg]): PlannedPicture => ({ kind: 'icon', resource: 'icons', id, svg })),
    ...sitePosters(),
    ...coordinators.map(
      (coordinator): PlannedPicture => ({
        kind: 'portrait',
        resource: 'portraits',
        id: coordinator.slug,
        spec: portraitSpec(coordinator),
      }),
    ),
    ...travels.flatMap(travelPosters),
  ]
}
