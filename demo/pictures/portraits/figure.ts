import { adjust, mix } from '../colour/oklab.ts'
import type { Sheet } from '../drawing/sheet.ts'
import type { PortraitSpec } from './portrait-spec.ts'

/** Fixed points of a bust in a picture of 640 x 800. */
export interface Figure {
  sheet: Sheet
  spec: PortraitSpec
  cx: number
  cy: number
  /** Half the face's width. */
  a: number
  skin: { light: string; base: string; shade: string; line: string; blush: string }
  hair: { light: string; base: string; shade: string }
  cloth: { light: string; base: string; shade: string }
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
      blush: mix(skin, '#e0533f', 0.42),
    },
    hair: { light: mix(hair, '#ffd9a0', 0.22), base: hair, shade: adjust(hair, { light: 0.76 }) },
    cloth: {
      light: mix(cloth, '#fff3dc', 0.2),
      base: cloth,
      shade: mix(adjust(cloth, { light: 0.8 }), '#2b1f45', 0.14),
    },
  }
}

const n = (v: number): string => v.toFixed(1)

/** Outline of the face, chin included. */
export function facePath({ cx, cy, a, spec }: Figure): string {
  const j = 62 * spec.jaw
  return `M${n(cx - a)} ${n(cy - 18)}C${n(cx - a)} ${n(cy - 150)} ${n(cx + a)} ${n(cy - 150)} ${n(cx + a)} ${n(cy - 18)}C${n(cx + a)} ${n(cy + 62)} ${n(cx + j)} ${n(cy + 128)} ${n(cx)} ${n(cy + 130)}C${n(cx - j)} ${n(cy + 128)} ${n(cx - a)} ${n(cy + 62)} ${n(cx - a)} ${n(cy - 18)}Z`
}
