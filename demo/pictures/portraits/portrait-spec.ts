import { createRng } from '../random/rng.ts'
import type { CoordinatorSubject } from '../subjects.ts'
import { type Appearance, CLOTHS, HAIRS, SKINS } from './appearance.ts'

export const PORTRAIT_SIZE = { width: 640, height: 800 } as const

/** An appearance in colours, and features at random. */
export interface PortraitSpec extends Omit<Appearance, 'skin' | 'hair' | 'cloth'> {
  seed: string
  area: CoordinatorSubject['areas'][number]
  isMan: boolean
  skin: string
  hair: string
  hasGreyTemples: boolean
  cloth: string
  mouth: 'smile' | 'laugh' | 'lips'
  eyes: string
  /** Width of the nose, height and weight of the brows, around 1. */
  nose: number
  brows: number
  /** Face width and jaw, around 1. */
  width: number
  jaw: number
  /** Width of the shoulders, around 1. */
  build: number
  /** Lean of the head in degrees. */
  lean: number
  /** Lit from the right (1) or the left. */
  side: 1 | -1
}

const LIGHT_EYES = ['#4f7ea3', '#5d8a6a', '#6f7f8c', '#7a5a34', '#6b4a2c'] as const
const DARK_EYES = ['#3a241a', '#4d3020', '#5c3b22'] as const

/** Derives a coordinator's features from the slug. */
export function portraitSpec({ slug, gender, areas, appearance }: CoordinatorSubject): PortraitSpec {
  const rng = createRng(`portrait/${slug}`)
  const isMan = gender === 'male'
  const { skin, hair, cloth, ...look } = appearance
  const isLight = ['fair', 'rosy', 'light'].includes(skin) && hair !== 'black'
  return {
    ...look,
    seed: slug,
    area: areas[0] ?? 'europe',
    isMan,
    skin: SKINS[skin],
    hair: HAIRS[hair],
    hasGreyTemples: hair === 'salt',
    cloth: CLOTHS[cloth],
    mouth: rng.pick(isMan ? (['smile', 'laugh'] as const) : (['smile', 'laugh', 'lips', 'lips'] as const)),
    eyes: rng.pick(isLight ? LIGHT_EYES : DARK_EYES),
    nose: rng.range(0.8, 1.3),
    brows: rng.range(0.75, 1.25),
    width: rng.range(0.92, 1.07),
    jaw: isMan ? rng.range(1.02, 1.28) : rng.range(0.82, 1),
    build: rng.range(0.94, 1.07),
    lean: rng.range(-4, 4),
    side: rng.chance(0.5) ? 1 : -1,
  }
}
