import { mix } from '../colour/oklab.ts'
import { circle } from '../drawing/path.ts'
import { type Figure, facePath } from './figure.ts'

const n = (v: number): string => v.toFixed(1)

/** Ears, face and its soft shade. */
export function drawFace(figure: Figure): void {
  const { sheet, cx, cy, a, skin, spec } = figure
  for (const s of [-1, 1]) {
    sheet.fill(
      `M${n(cx + s * (a - 6))} ${n(cy - 14)}C${n(cx + s * (a + 26))} ${n(cy - 30)} ${n(cx + s * (a + 24))} ${n(cy + 34)} ${n(cx + s * (a - 8))} ${n(cy + 40)}Z`,
      s === spec.side ? skin.base : skin.shade,
    )
    sheet.stroke(
      `M${n(cx + s * (a + 4))} ${n(cy - 4)}Q${n(cx + s * (a + 13))} ${n(cy + 8)} ${n(cx + s * (a + 2))} ${n(cy + 24)}`,
      skin.line,
      3,
      0.4,
    )
  }
  sheet.fill(facePath(figure), skin.base)
  const s = -spec.side
  const j = 62 * spec.jaw
  sheet.fill(
    `M${n(cx + s * a)} ${n(cy - 18)}C${n(cx + s * a)} ${n(cy + 62)} ${n(cx + s * j)} ${n(cy + 128)} ${n(cx)} ${n(cy + 130)}C${n(cx + s * j * 0.7)} ${n(cy + 104)} ${n(cx + s * (a - 34))} ${n(cy + 58)} ${n(cx + s * (a - 26))} ${n(cy - 30)}C${n(cx + s * (a - 22))} ${n(cy - 84)} ${n(cx + s * (a - 4))} ${n(cy - 70)} ${n(cx + s * a)} ${n(cy - 18)}Z`,
    skin.shade,
    0.6,
  )
  for (const side of [-1, 1]) sheet.fill(circle(cx + side * 60 * spec.width, cy + 46, 25), skin.blush, 0.32)
}

/** Eyes, brows, nose and a smile: few lines, no detail. */
export function drawFeatures(figure: Figure): void {
  const { sheet, cx, cy, skin, spec, hair } = figure
  const eye = mix('#2a1c18', hair.shade, 0.2)
  const gap = 41 * spec.width
  for (const s of [-1, 1]) {
    sheet.add(`<ellipse cx="${n(cx + s * gap)}" cy="${n(cy + 4)}" rx="6.6" ry="8.4" fill="${eye}"/>`)
    sheet.fill(circle(cx + s * gap + 2.2, cy + 0.6, 2), '#ffffff', 0.85)
    sheet.stroke(
      `M${n(cx + s * (gap - 19))} ${n(cy - 25)}Q${n(cx + s * (gap + 2))} ${n(cy - 37)} ${n(cx + s * (gap + 21))} ${n(cy - 22)}`,
      hair.base === '#d6a95a' || hair.base === '#8d8880' ? hair.shade : hair.base,
      spec.jaw > 1 ? 8 : 6,
      0.9,
    )
    if (spec.jaw <= 1)
      sheet.stroke(`M${n(cx + s * (gap + 5))} ${n(cy - 5)}L${n(cx + s * (gap + 13))} ${n(cy - 9)}`, eye, 3)
  }
  sheet.stroke(
    `M${n(cx + spec.side * 3)} ${n(cy + 6)}Q${n(cx + spec.side * 15)} ${n(cy + 40)} ${n(cx + spec.side * 3)} ${n(cy + 44)}Q${n(cx - 6)} ${n(cy + 46)} ${n(cx - 10)} ${n(cy + 41)}`,
    skin.line,
    4.4,
    0.55,
  )
  const lip = mix(skin.line, '#b5343a', 0.45)
  if (spec.openSmile) {
    sheet.fill(
      `M${n(cx - 37)} ${n(cy + 70)}Q${n(cx)} ${n(cy + 79)} ${n(cx + 37)} ${n(cy + 70)}Q${n(cx + 25)} ${n(cy + 104)} ${n(cx)} ${n(cy + 104)}Q${n(cx - 25)} ${n(cy + 104)} ${n(cx - 37)} ${n(cy + 70)}Z`,
      '#fffaf2',
    )
    sheet.stroke(
      `M${n(cx - 37)} ${n(cy + 70)}Q${n(cx)} ${n(cy + 79)} ${n(cx + 37)} ${n(cy + 70)}Q${n(cx + 25)} ${n(cy + 104)} ${n(cx)} ${n(cy + 104)}Q${n(cx - 25)} ${n(cy + 104)} ${n(cx - 37)} ${n(cy + 70)}Z`,
      lip,
      4.4,
    )
  } else sheet.stroke(`M${n(cx - 33)} ${n(cy + 74)}Q${n(cx)} ${n(cy + 102)} ${n(cx + 33)} ${n(cy + 74)}`, lip, 5.6)
}

/** Beards follow the jaw; the mouth stays free. */
export function drawBeard(figure: Figure): void {
  const { sheet, cx, cy, a, spec, hair } = figure
  if (spec.beard === 'none') return
  const j = 62 * spec.jaw
  const jaw = (low: number): string =>
    `M${n(cx - a + 1)} ${n(cy + 2)}C${n(cx - a)} ${n(cy + 66)} ${n(cx - j)} ${n(cy + 130 + low)} ${n(cx)} ${n(cy + 132 + low)}C${n(cx + j)} ${n(cy + 130 + low)} ${n(cx + a)} ${n(cy + 66)} ${n(cx + a - 1)} ${n(cy + 2)}C${n(cx + a - 14)} ${n(cy + 50)} ${n(cx + 56)} ${n(cy + 60)} ${n(cx + 40)} ${n(cy + 58)}Q${n(cx)} ${n(cy + 44)} ${n(cx - 40)} ${n(cy + 58)}C${n(cx - 56)} ${n(cy + 60)} ${n(cx - a + 14)} ${n(cy + 50)} ${n(cx - a + 1)} ${n(cy + 2)}Z`
  const moustache = `M${n(cx)} ${n(cy + 56)}C${n(cx + 20)} ${n(cy + 48)} ${n(cx + 40)} ${n(cy + 60)} ${n(cx + 46)} ${n(cy + 72)}C${n(cx + 30)} ${n(cy + 72)} ${n(cx + 14)} ${n(cy + 74)} ${n(cx)} ${n(cy + 67)}C${n(cx - 14)} ${n(cy + 74)} ${n(cx - 30)} ${n(cy + 72)} ${n(cx - 46)} ${n(cy + 72)}C${n(cx - 40)} ${n(cy + 60)} ${n(cx - 20)} ${n(cy + 48)} ${n(cx)} ${n(cy + 56)}Z`
  if (spec.beard === 'stubble') sheet.fill(jaw(0), hair.base, 0.28)
  else if (spec.beard === 'short') sheet.fill(jaw(2), hair.base, 0.88)
  else if (spec.beard === 'full') sheet.fill(jaw(26), hair.base)
  if (spec.beard !== 'stubble')
    sheet.fill(moustache, spec.beard === 'moustache' ? hair.base : hair.shade, spec.beard === 'moustache' ? 1 : 0.6)
}

export function drawGlasses(figure: Figure): void {
  const { sheet, cx, cy, a, spec } = figure
  if (!spec.glasses) return
  const frame = '#3a2f33'
  const gap = 41 * spec.width
  for (const s of [-1, 1]) {
    sheet.fill(circle(cx + s * gap, cy + 5, 29), '#ffffff', 0.16)
    sheet.stroke(circle(cx + s * gap, cy + 5, 29), frame, 5)
    sheet.stroke(`M${n(cx + s * (gap + 29))} ${n(cy)}L${n(cx + s * (a + 2))} ${n(cy - 8)}`, frame, 5)
  }
  sheet.stroke(`M${n(cx - gap + 28)} ${n(cy + 1)}Q${n(cx)} ${n(cy - 9)} ${n(cx + gap - 28)} ${n(cy + 1)}`, frame, 5)
}
