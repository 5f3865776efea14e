import { stagePictureId } from '../../../backend/api/images/picture-path.ts'
import type { PosterSpec } from '../scene/poster-spec.ts'
import type { TravelSubject } from '../subjects.ts'
import type { PlannedPicture } from './planned-picture.ts'
import { type Scene, travelScenes } from './travel-scenes.ts'

/** A travel's poster in both formats, and the pictures of its stages. */
export function travelPosters(travel: TravelSubject): PlannedPicture[] {
  const { slug, countries, continent } = travel
  const plan = (id: string, spec: Partial<PosterSpec>, scene: Scene): PlannedPicture => ({
    kind: 'poster',
    resource: 'posters',
    id,
    spec: { seed: slug, travel: slug, country: countries[0] ?? '', continent, format: 'landscape', ...scene, ...spec },
  })
  const [poster, ...stages] = travelScenes(travel)
  return [
    plan(`${slug}-landscape`, {}, poster),
    plan(`${slug}-portrait`, { format: 'portrait' }, poster),
    ...stages.flatMap((scene, index) =>
      scene === null ? [] : [plan(stagePictureId(slug, index), { seed: `${slug}/photo-${index}` }, scene)],
    ),
  ]
}
