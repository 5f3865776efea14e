import type { BlockContent } from '../../../../shared/contracts/blocks.ts'
import type { ResponsiveImage } from '../../../../shared/contracts/image.ts'
import { liesIn, placePicture } from '../../catalogue/place-pictures.ts'
import type { Site } from '../../site.ts'
import { apiTranslators } from '../../translate.ts'
import { lengthOf } from './compose-place-page.ts'
import { type PlaceFacts, type PlaceTravel, tripMessages } from './place-facts.ts'

type Cover = { id: string; blockType: 'heading-cover'; content: BlockContent<'heading-cover'> }

export const placeCover = (facts: PlaceFacts, site: Site): Cover => {
  const t = apiTranslators[site.market]
  const { place, travels } = facts
  return {
    id: 'cover',
    blockType: 'heading-cover',
    content: {
      title: t(`${tripMessages(place)}.title`, place.phrases),
      subtitle: t('place.subtitle', { count: travels.length, length: lengthOf(travels, site.market) }),
      picture: pictureOf(facts, site),
    },
  }
}

const pictureOf = ({ place: { id, name, source, texts }, travels }: PlaceFacts, site: Site): ResponsiveImage | null => {
  if (source?.travels === undefined) return placePicture(site, name, travels, liesIn(source?.countries ?? [id]))
  const isThere = (travel: PlaceTravel, stage: number | null): boolean =>
    stage !== null &&
    (travel.stages[stage - 1]?.place === name ||
      (texts?.things?.some((thing) => thing.travel === travel.id && thing.stage === stage) ?? false))
  return placePicture(site, name, travels, isThere)
}
