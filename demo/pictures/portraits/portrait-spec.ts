import { createRng } from '../random/rng.ts'
import type { Complexion, CoordinatorSubject } from '../subjects.ts'

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

const BROWN = ['#2b2320', '#3a2a22', '#4d3325', '#6b4429', '#8a5a30'] as const
const GREY = '#8d8880'
const LOOKS: Record<Complexion, { skins: readonly string[]; hairs: readonly string[] }> = {
  fair: { skins: ['#f4cfb0', '#efc19b', '#e6b088'], hairs: [...BROWN, '#b98343', '#d6a95a', '#a5492a'] },
  olive: { skins: ['#efc19b', '#e6b088', '#d99c72', '#c98a5e'], hairs: BROWN },
  dark: { skins: ['#b0714a', '#8f5739', '#6f422c'], hairs: BROWN.slice(0, 3) },
}
const SOUTHERN_LANGUAGES: readonly string[] = ['ca', 'el', 'es', 'it', 'pt']
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

const TIGHT: readonly HairStyle[] = ['afro', 'curls', 'buzz']
/** Trips led by coordinators who have grey hair. */
const GREY_AFTER = 60

/** Derives a coordinator's looks from the slug, unless they are stated. */
export function portraitSpec({
  slug,
  gender,
  languages,
  areas,
  tripsLed,
  complexion = SOUTHERN_LANGUAGES.includes(languages[0] ?? '') ? 'olive' : 'fair',
}: CoordinatorSubject): PortraitSpec {
  const rng = createRng(`portrait/${slug}`)
  const man = gender === 'male'
  const { skins, hairs } = LOOKS[complexion]
  const skin = rng.pick(skins)
  const styles = man ? MEN : WOMEN
  const hairStyle = rng.pick(
    styles.filter((style) => (complexion === 'dark' ? TIGHT.includes(style) : style !== 'afro')),
  )
  const colour = rng.pick(hairs)
  const tall = hairStyle === 'afro' || hairStyle === 'knot' || hairStyle === 'quiff'
  return {
    seed: slug,
    area: areas[0] ?? 'europe',
    skin,
    hair: tripsLed > GREY_AFTER ? GREY : colour,
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
