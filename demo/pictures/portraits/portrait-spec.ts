import { createRng, type Rng } from '../random/rng.ts'
import type { CoordinatorSubject } from '../subjects.ts'

export const PORTRAIT_SIZE = { width: 640, height: 800 } as const

export type HairStyle =
  | 'crop'
  | 'part'
  | 'quiff'
  | 'curls'
  | 'afro'
  | 'buzz'
  | 'knot'
  | 'waves'
  | 'bob'
  | 'long'
  | 'ponytail'
  | 'fringe'
  | 'pixie'
  | 'braid'
export type Clothes = 'tee' | 'shirt' | 'hoodie' | 'jacket' | 'knit' | 'linen'
export type Beard = 'none' | 'stubble' | 'short' | 'full' | 'moustache'
export type Headwear = 'none' | 'cap' | 'beanie' | 'sunhat' | 'bandana'

export interface PortraitSpec {
  seed: string
  area: CoordinatorSubject['areas'][number]
  skin: string
  hair: string
  hairStyle: HairStyle
  beard: Beard
  glasses: boolean
  headwear: Headwear
  clothes: Clothes
  cloth: string
  openSmile: boolean
  /** Face width and jaw, around 1. */
  width: number
  jaw: number
  /** Lit from the right (1) or the left. */
  side: 1 | -1
}

const SKINS = ['#f4cfb0', '#efc19b', '#e6b088', '#d99c72', '#c98a5e', '#b0714a', '#8f5739', '#6f422c'] as const
const HAIRS = [
  '#2b2320',
  '#3a2a22',
  '#4d3325',
  '#6b4429',
  '#8a5a30',
  '#b98343',
  '#d6a95a',
  '#a5492a',
  '#8d8880',
] as const
const CLOTHS = [
  '#d9573f',
  '#2f7f86',
  '#e3a23b',
  '#3d5a80',
  '#7d4f6d',
  '#5f8a5a',
  '#c97b5a',
  '#e9dcc3',
  '#35495e',
  '#b5483a',
] as const
const WOMEN: readonly HairStyle[] = [
  'bob',
  'long',
  'waves',
  'ponytail',
  'fringe',
  'pixie',
  'braid',
  'knot',
  'afro',
  'curls',
  'long',
  'waves',
]
const MEN: readonly HairStyle[] = ['crop', 'part', 'quiff', 'curls', 'buzz', 'afro', 'crop', 'part', 'quiff', 'knot']

function pickHairColour(rng: Rng, tone: number): string {
  if (tone >= 5) return rng.pick(HAIRS.slice(0, 3))
  if (rng.chance(0.07)) return '#8d8880'
  if (rng.chance(0.06)) return '#a5492a'
  return rng.pick(HAIRS.slice(0, tone >= 3 ? 5 : 7))
}

/** Derives a coordinator's looks from the slug. */
export function portraitSpec({
  slug,
  gender,
  areas,
}: Pick<CoordinatorSubject, 'slug' | 'gender' | 'areas'>): PortraitSpec {
  const rng = createRng(`portrait/${slug}`)
  const man = gender === 'male'
  const tone = Math.min(SKINS.length - 1, Math.floor(rng.next() ** 1.25 * SKINS.length))
  const hairStyle = rng.pick(man ? MEN : tone < 4 ? WOMEN.filter((style) => style !== 'afro') : WOMEN)
  const hair = pickHairColour(rng, tone)
  const tall = hairStyle === 'afro' || hairStyle === 'knot' || hairStyle === 'quiff'
  return {
    seed: slug,
    area: areas[0] ?? 'europe',
    skin: SKINS[tone] ?? SKINS[2],
    hair,
    hairStyle,
    beard: man ? rng.pick(['none', 'none', 'stubble', 'short', 'short', 'full', 'moustache'] as const) : 'none',
    glasses: rng.chance(0.24),
    headwear: tall || rng.chance(0.78) ? 'none' : rng.pick(['cap', 'beanie', 'sunhat', 'bandana'] as const),
    clothes: rng.pick(['tee', 'shirt', 'hoodie', 'jacket', 'knit', 'linen'] as const),
    cloth: rng.pick(CLOTHS),
    openSmile: rng.chance(0.5),
    width: rng.range(0.94, 1.05),
    jaw: man ? rng.range(1, 1.2) : rng.range(0.84, 1),
    side: rng.chance(0.5) ? 1 : -1,
  }
}
