import { NAMED_SUBJECTS } from '../../demo/pictures/places/named-subjects.ts'
import type { PlannedPicture } from '../../demo/pictures/plan/planned-picture.ts'
import type { PosterSpec } from '../../demo/pictures/scene/poster-spec.ts'
import type { Language } from '../../markets/market-id.ts'
import { type Image, imageSchema } from '../../shared/contracts/image.ts'
import type { TravelDetail } from '../../shared/contracts/travel.ts'
import type { Catalogue, Titles } from './catalogue.ts'
import { isNamed } from './motif-words.ts'
import type { Report } from './report.ts'

const STAGE_CHECK = 'a picture of a stage has a text that names what its title names'

type Picture = Pick<Image, 'id' | 'altText'>

/**
 * Checks the texts of the pictures of trips, pages and events.
 * @param titles English titles of stages, whose subjects texts name in every language; empty if unknown
 * @param plan what the seed has drawn; `null` for pictures of a company's own
 */
export const checkPictures = (
  { verify, skipped }: Report,
  { market: { language }, travels, pages, events }: Pick<Catalogue, 'market' | 'travels' | 'pages' | 'events'>,
  titles: Titles,
  plan: readonly PlannedPicture[] | null,
): void => {
  if (titles.size === 0) skipped.set(STAGE_CHECK, 'because no English market has titles')
  for (const travel of travels) {
    const captions = new Set(['', travel.title, ...travel.itinerary.flatMap(({ place, title }) => [place, title])])
    for (const { id, altText } of picturesOf(travel))
      verify(
        'a picture has a text that describes it, not its caption',
        id,
        !captions.has(altText),
        altText || 'no text',
      )
    for (const [index, { picture }] of travel.itinerary.entries()) {
      const title = titles.get(travel.id)?.[index] ?? ''
      const names = namesIn(title)
      if (picture === null || names.length === 0) continue
      const isShown = names.some((name) => isNamed(picture.altText, language, ...partsOf(name)))
      verify(STAGE_CHECK, picture.id, isShown, `${title}: ${picture.altText}`)
    }
  }
  if (plan === null) return
  const drawn = new Map(plan.flatMap((each) => (each.kind === 'poster' ? [[each.id, each.spec]] : [])))
  const verifyMotif = (check: string, { id, altText }: Picture) => {
    const missing = unnamedMotifs(drawn.get(id), altText, language)
    verify(check, id, missing.length === 0, `${altText}: no ${missing.join(', ')}`)
  }
  for (const each of travels.flatMap(picturesOf)) verifyMotif('a picture of a trip has the text of its motif', each)
  // Pictures of links have no text, and films describe what moves.
  const isPoster = ({ id, resource, altText }: Image) => resource === 'posters' && drawn.has(id) && altText !== ''
  const blocks = [...pages.values()].flatMap((page) => page.blocks.filter(({ blockType }) => blockType !== 'video'))
  for (const each of imagesIn(blocks).filter(isPoster))
    verifyMotif('a picture of a page has the text of its motif', each)
  for (const each of imagesIn(events).filter(isPoster))
    verifyMotif('a picture of an event has the text of its motif', each)
}

/** What a picture shows and its text does not name. */
export const unnamedMotifs = (spec: PosterSpec | undefined, altText: string, language: Language): string[] => {
  if (spec === undefined) return ['picture']
  const motifs = [[spec.terrain, spec.terrainKind], [spec.foreground, spec.foregroundKind], [spec.hour]]
  return motifs.flatMap(([name = '', kind]) => (isNamed(altText, language, name, kind) ? [] : [name]))
}

/** Terrains and foregrounds, or kinds of them, one of which a picture with the English title shows. */
const namesIn = (title: string): string[] =>
  NAMED_SUBJECTS.flatMap(([words, names]) => (words.test(title) ? names : []))

const partsOf = (subject: string): [name: string, kind?: string] => {
  const [name = '', kind] = subject.split(':')
  return kind === undefined ? [name] : [name, kind]
}

/** All pictures of a trip's page. */
const picturesOf = ({ thumbnailImage: { desktop }, photos, itinerary }: TravelDetail): Image[] => [
  desktop,
  ...photos,
  ...itinerary.flatMap(({ picture }) => picture ?? []),
]

/** Images at any depth of an answer. */
const imagesIn = (value: unknown): Image[] => {
  if (typeof value !== 'object' || value === null) return []
  const image = 'altText' in value ? imageSchema.safeParse(value).data : undefined
  return image === undefined ? Object.values(value).flatMap(imagesIn) : [image]
}
