import type { PlannedPicture } from '../../demo/pictures/plan/planned-picture.ts'
import type { Catalogue } from './catalogue.ts'
import { type Finding, picturesOf } from './check-facts.ts'
import { isNamed } from './motif-words.ts'

/** Looks in the text of each picture of a trip for the words of what the seed has drawn. */
export const checkMotifs = (
  { market: { language }, travels }: Pick<Catalogue, 'market' | 'travels'>,
  plan: readonly PlannedPicture[],
): Finding[] => {
  const drawn = new Map(plan.flatMap((each) => (each.kind === 'poster' ? [[each.id, each.spec]] : [])))
  return travels.flatMap(picturesOf).flatMap(({ id, altText }) => {
    const spec = drawn.get(id)
    const motifs = spec && [[spec.terrain, spec.terrainKind], [spec.foreground, spec.foregroundKind], [spec.hour]]
    const missing = motifs?.filter(([name = '', kind]) => !isNamed(altText, language, name, kind)) ?? [['picture']]
    const found = `${altText}: no ${missing.map(([name]) => name).join(', ')}`
    return missing.length > 0 ? [{ check: 'a picture has the text of its motif', where: id, found }] : []
  })
}
