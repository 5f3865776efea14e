import type { PlannedPicture } from '../../demo/pictures/plan/planned-picture.ts'
import type { PosterSpec } from '../../demo/pictures/scene/poster-spec.ts'
import type { Language } from '../../markets/market-id.ts'
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
    const missing = unnamedMotifs(drawn.get(id), altText, language)
    const found = `${altText}: no ${missing.join(', ')}`
    return missing.length > 0 ? [{ check: 'a picture has the text of its motif', where: id, found }] : []
  })
}

/** What a picture shows and its text does not name. */
export const unnamedMotifs = (spec: PosterSpec | undefined, altText: string, language: Language): string[] => {
  if (spec === undefined) return ['picture']
  const motifs = [[spec.terrain, spec.terrainKind], [spec.foreground, spec.foregroundKind], [spec.hour]]
  return motifs.flatMap(([name = '', kind]) => (isNamed(altText, language, name, kind) ? [] : [name]))
}
