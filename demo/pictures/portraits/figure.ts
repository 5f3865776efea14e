import { adjust, distance, mix } from '../colour/oklab.ts'
import { path } from '../drawing/path.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { createRng } from '../random/rng.ts'
import { CLOTHS } from './appearance.ts'
import type { PortraitSpec } from './portrait-spec.ts'

type Tones = { light: string; base: string; shade: string }

/** Fixed points of a bust in a picture of 640 x 800. */
export interface Figure {
  sheet: Sheet
  spec: PortraitSpec
  cx: number
  cy: number
  /** Half the face's width. */
  a: number
  skin: { light: string; base: string; shade: string; line: string; blush: string }
  hair: Tones
  cloth: Tones
  /** What goes with the clothes: scarves, straps, hats. */
  accent: Tones
}

export function createFigure(sheet: Sheet, spec: PortraitSpec): Figure {
  const { skin, hair, cloth } = spec
  return {
    sheet,
    spec,
    cx: 320,
    cy: 352,
    a: 102 * spec.width,
    skin: {
      light: mix(skin, '#fff3dc', 0.22),
      base: skin,
      shade: mix(adjust(skin, { light: 0.86 }), '#7a3048', 0.12),
      line: mix(adjust(skin, { light: 0.66 }), '#5a1f30', 0.25),
      blush: mix(skin, '#d8473a', 0.36),
    },
    hair: {
      light: mix(hair, spec.hasGreyTemples ? '#e8e2da' : '#ffd9a0', spec.hasGreyTemples ? 0.6 : 0.22),
      base: hair,
      shade: adjust(hair, { light: 0.76 }),
    },
    cloth: tonesOf(cloth),
    accent: tonesOf(createRng(`${spec.seed}/accent`).pick(ACCENTS.filter((each) => distance(each, cloth) > 0.13))),
  }
}

const tonesOf = (colour: string): Tones => ({
  light: mix(colour, '#fff3dc', 0.2),
  base: colour,
  shade: mix(adjust(colour, { light: 0.8 }), '#2b1f45', 0.14),
})

const ACCENTS = [
  CLOTHS.coral,
  CLOTHS.mustard,
  CLOTHS.teal,
  CLOTHS.navy,
  CLOTHS.cream,
  CLOTHS.plum,
  CLOTHS.pine,
] as const

/** Outline of the face, chin included. */
export function facePath({ cx, cy, a, spec }: Figure): string {
  const j = 62 * spec.jaw
  return path`M${cx - a} ${cy - 18}C${cx - a} ${cy - 150} ${cx + a} ${cy - 150} ${cx + a} ${cy - 18}C${cx + a} ${cy + 62} ${cx + j} ${cy + 128} ${cx} ${cy + 130}C${cx - j} ${cy + 128} ${cx - a} ${cy + 62} ${cx - a} ${cy - 18}Z`
}
