import { describePicture } from '../../backend/api/images/describe-picture.ts'
import { motifText } from '../../demo/pictures/places/motif.ts'
import type { PlannedPicture } from '../../demo/pictures/plan/planned-picture.ts'
import type { Catalogue } from './catalogue.ts'
import { type Finding, picturesOf } from './check-facts.ts'

/** Compares the text of each picture of a trip with what the seed has drawn. */
export const checkMotifs = ({ market, travels }: Catalogue, plan: readonly PlannedPicture[]): Finding[] => {
  const drawn = new Map(
    plan.flatMap((each) =>
      each.kind === 'poster' ? [[each.id, describePicture(market.id, motifText(each.spec))] as const] : [],
    ),
  )
  return travels
    .flatMap(picturesOf)
    .filter(({ id, altText }) => altText !== drawn.get(id))
    .map(({ id, altText }) => ({
      check: 'a picture has the text of its motif',
      where: id,
      found: `${altText}, not ${drawn.get(id)}`,
    }))
}
