import { lightness, mix } from '../colour/oklab.ts'
import { circle, path } from '../drawing/path.ts'
import type { Glasses } from './appearance.ts'
import { type Figure, facePath } from './figure.ts'

/** Ears, face and its soft shade. */
export function drawFace(figure: Figure): void {
  const { sheet, cx, cy, a, skin, spec } = figure
  for (const s of [-1, 1]) {
    sheet.fill(
      path`M${cx + s * (a - 6)} ${cy - 14}C${cx + s * (a + 26)} ${cy - 30} ${cx + s * (a + 24)} ${cy + 34} ${cx + s * (a - 8)} ${cy + 40}Z`,
      s === spec.side ? skin.base : skin.shade,
    )
    sheet.stroke(
      path`M${cx + s * (a + 4)} ${cy - 4}Q${cx + s * (a + 13)} ${cy + 8} ${cx + s * (a + 2)} ${cy + 24}`,
      skin.line,
      3,
      0.4,
    )
  }
  sheet.fill(facePath(figure), skin.base)
  const s = -spec.side
  const j = 62 * spec.jaw
  sheet.fill(
    path`M${cx + s * a} ${cy - 18}C${cx + s * a} ${cy + 62} ${cx + s * j} ${cy + 128} ${cx} ${cy + 130}C${cx + s * j * 0.7} ${cy + 104} ${cx + s * (a - 34)} ${cy + 58} ${cx + s * (a - 26)} ${cy - 30}C${cx + s * (a - 22)} ${cy - 84} ${cx + s * (a - 4)} ${cy - 70} ${cx + s * a} ${cy - 18}Z`,
    skin.shade,
    0.6,
  )
  for (const side of [-1, 1])
    sheet.fill(circle(cx + side * 60 * spec.width, cy + 46, 25), skin.blush, 0.34 * lightness(skin.base) ** 2)
}

/** Eyes, brows, nose, mouth and the lines of age. */
export function drawFeatures(figure: Figure): void {
  const { sheet, cx, cy, spec } = figure
  const turn = spec.side * 4
  const features = sheet.capture(() => {
    drawAge(figure)
    if (spec.freckles) drawFreckles(figure)
    for (const s of [-1, 1] as const) drawEye(figure, s)
    drawNose(figure)
    drawMouth(figure, cx, cy + 74)
  })
  sheet.add(`<g transform="translate(${turn} 0)">${features}</g>`)
}

function drawEye({ sheet, cx, cy, skin, spec, hair }: Figure, s: 1 | -1): void {
  const dark = mix('#2a1c18', hair.shade, 0.15)
  const gap = 41 * spec.width
  const x = cx + s * gap
  const lid = spec.age >= 55 ? 2 : 0
  sheet.fill(
    path`M${x - 15} ${cy + 6}Q${x} ${cy - 12 + lid} ${x + 15} ${cy + 6}Q${x} ${cy + 18} ${x - 15} ${cy + 6}Z`,
    '#fffaf2',
  )
  sheet.fill(circle(x + spec.side * 0.8, cy + 4.5, 7.6), spec.eyes)
  sheet.fill(circle(x + spec.side * 0.8, cy + 4.5, 4), '#1d1512')
  sheet.fill(circle(x + 3, cy + 1.6, 2), '#ffffff', 0.9)
  sheet.stroke(path`M${x - 16} ${cy + 5}Q${x} ${cy - 13 + lid} ${x + 16} ${cy + 5}`, dark, spec.isMan ? 3.6 : 4.6)
  if (!spec.isMan) sheet.stroke(path`M${x + s * 15} ${cy + 3}L${x + s * 21} ${cy - 2}`, dark, 3.6)
  if (spec.age >= 50) sheet.stroke(path`M${x - 16} ${cy - 9}Q${x} ${cy - 20} ${x + 16} ${cy - 9}`, skin.line, 2.6, 0.4)
  const high = 28 + 6 * spec.brows
  const brow = lightness(hair.base) > 0.5 ? hair.shade : hair.base
  sheet.stroke(
    path`M${x - s * 19} ${cy - 24}Q${x + s * 2} ${cy - high} ${x + s * 22} ${cy - 21}`,
    brow,
    (spec.isMan ? 8.4 : 5.8) * spec.brows,
    0.92,
  )
}

function drawNose({ sheet, cx, cy, skin, spec }: Figure): void {
  const wide = 11 * spec.nose
  const s = spec.side
  sheet.stroke(
    path`M${cx + s * 4} ${cy + 2}Q${cx + s * (wide + 3)} ${cy + 36} ${cx + s * wide} ${cy + 42}Q${cx} ${cy + 53} ${cx - s * wide} ${cy + 42}`,
    skin.line,
    4.2,
    0.55,
  )
}

function drawMouth({ sheet, cy, skin, spec }: Figure, x: number, y: number): void {
  const lip = mix(skin.line, '#b5343a', 0.45)
  const low = cy + 104
  if (spec.mouth === 'lips') {
    sheet.fill(
      path`M${x - 35} ${y - 5}Q${x - 12} ${y - 8} ${x} ${y - 2}Q${x + 12} ${y - 8} ${x + 35} ${y - 5}Q${x} ${y + 40} ${x - 35} ${y - 5}Z`,
      mix(lip, skin.base, 0.2),
    )
    sheet.stroke(path`M${x - 37} ${y - 7}Q${x} ${y + 22} ${x + 37} ${y - 7}`, mix(lip, '#3a1018', 0.35), 3)
  } else if (spec.mouth === 'laugh') {
    const open = path`M${x - 38} ${y - 4}Q${x} ${y + 5} ${x + 38} ${y - 4}Q${x + 26} ${low} ${x} ${low}Q${x - 26} ${low} ${x - 38} ${y - 4}Z`
    sheet.fill(open, '#fffaf2')
    sheet.stroke(open, lip, 4.4)
  } else {
    sheet.stroke(path`M${x - 34} ${y}Q${x} ${y + 28} ${x + 34} ${y}`, lip, 5.6)
    sheet.stroke(path`M${x - 12} ${y + 26}Q${x} ${y + 30} ${x + 12} ${y + 26}`, skin.line, 3.4, 0.4)
  }
}

/** From 38 the folds beside the mouth, then the corners of the eyes, from 50 the forehead and below the eyes. */
function drawAge({ sheet, cx, cy, a, skin, spec }: Figure): void {
  const gap = 41 * spec.width
  const strength = Math.min(0.62, 0.2 + Math.max(0, spec.age - 38) * 0.02)
  const line = (shape: string, width: number, share = 1): void =>
    sheet.stroke(shape, skin.line, width, strength * share)
  for (const s of [-1, 1]) {
    const outer = cx + s * (gap + 24)
    if (spec.age >= 38) line(path`M${cx + s * 21} ${cy + 44}Q${cx + s * 46} ${cy + 56} ${cx + s * 48} ${cy + 82}`, 3.6)
    if (spec.age >= 43)
      line(path`M${outer} ${cy + 1}L${outer + s * 12} ${cy - 5}M${outer} ${cy + 9}L${outer + s * 13} ${cy + 11}`, 3)
    if (spec.age >= 50) {
      line(path`M${cx + s * gap - 14} ${cy + 26}Q${cx + s * gap} ${cy + 35} ${cx + s * gap + 15} ${cy + 25}`, 3, 0.9)
      line(path`M${outer - s * 2} ${cy + 17}L${outer + s * 9} ${cy + 25}`, 3)
    }
    if (spec.age >= 57 && (spec.beard === undefined || spec.beard === 'moustache'))
      line(path`M${cx + s * 46} ${cy + 96}Q${cx + s * 50} ${cy + 106} ${cx + s * 40} ${cy + 114}`, 3.4)
  }
  if (spec.age >= 50)
    for (const y of [-58, -72].slice(0, spec.age >= 56 ? 2 : 1))
      line(path`M${cx - a * 0.42} ${cy + y}Q${cx} ${cy + y - 9} ${cx + a * 0.42} ${cy + y}`, 3, 0.8)
}

function drawFreckles({ sheet, cx, cy, skin, spec }: Figure): void {
  const gap = 52 * spec.width
  const spots = [-1, 1].flatMap((s) =>
    [
      [-14, 30],
      [-2, 26],
      [11, 31],
      [-8, 40],
      [5, 39],
      [17, 42],
    ].map(([dx = 0, dy = 0]) => circle(cx + s * (gap + dx), cy + dy, 2.3)),
  )
  sheet.fill(spots.join(''), skin.line, 0.5)
}

/** Beards follow the jaw; the mouth stays free. */
export function drawBeard(figure: Figure): void {
  const { sheet, cx, cy, a, spec, hair } = figure
  if (spec.beard === undefined) return
  const j = 62 * spec.jaw
  const jaw = (low: number): string =>
    path`M${cx - a + 1} ${cy + 2}C${cx - a} ${cy + 66} ${cx - j} ${cy + 130 + low} ${cx} ${cy + 132 + low}C${cx + j} ${cy + 130 + low} ${cx + a} ${cy + 66} ${cx + a - 1} ${cy + 2}C${cx + a - 14} ${cy + 50} ${cx + 56} ${cy + 60} ${cx + 40} ${cy + 58}Q${cx} ${cy + 44} ${cx - 40} ${cy + 58}C${cx - 56} ${cy + 60} ${cx - a + 14} ${cy + 50} ${cx - a + 1} ${cy + 2}Z`
  const moustache = path`M${cx} ${cy + 56}C${cx + 20} ${cy + 48} ${cx + 40} ${cy + 60} ${cx + 46} ${cy + 72}C${cx + 30} ${cy + 72} ${cx + 14} ${cy + 74} ${cx} ${cy + 67}C${cx - 14} ${cy + 74} ${cx - 30} ${cy + 72} ${cx - 46} ${cy + 72}C${cx - 40} ${cy + 60} ${cx - 20} ${cy + 48} ${cx} ${cy + 56}Z`
  if (spec.beard === 'stubble') sheet.fill(jaw(0), hair.base, 0.28)
  else if (spec.beard === 'short') sheet.fill(jaw(2), hair.base, 0.88)
  else if (spec.beard === 'full') sheet.fill(jaw(30), hair.base)
  else if (spec.beard === 'goatee')
    sheet.fill(
      path`M${cx - 46} ${cy + 70}Q${cx - 44} ${cy + 60} ${cx - 30} ${cy + 60}H${cx + 30}Q${cx + 44} ${cy + 60} ${cx + 46} ${cy + 70}Q${cx + 46} ${cy + 136} ${cx} ${cy + 142}Q${cx - 46} ${cy + 136} ${cx - 46} ${cy + 70}Z`,
      hair.base,
    )
  if (spec.hasGreyTemples && (spec.beard === 'short' || spec.beard === 'full'))
    sheet.fill(
      path`M${cx - 34} ${cy + 108}Q${cx} ${cy + 98} ${cx + 34} ${cy + 108}Q${cx + 20} ${cy + 134} ${cx} ${cy + 134}Q${cx - 20} ${cy + 134} ${cx - 34} ${cy + 108}Z`,
      hair.light,
      0.6,
    )
  if (spec.beard !== 'stubble')
    sheet.fill(moustache, spec.beard === 'moustache' ? hair.base : hair.shade, spec.beard === 'moustache' ? 1 : 0.6)
}

const DRAW_LENS: Record<Glasses, (x: number, y: number) => string> = {
  round: (x, y) => circle(x, y, 29),
  square: (x, y) =>
    path`M${x - 31} ${y - 22}H${x + 31}V${y + 10}Q${x + 31} ${y + 24} ${x + 16} ${y + 24}H${x - 16}Q${x - 31} ${y + 24} ${x - 31} ${y + 10}Z`,
  half: (x, y) =>
    path`M${x - 27} ${y + 10}H${x + 27}Q${x + 26} ${y + 30} ${x} ${y + 30}Q${x - 26} ${y + 30} ${x - 27} ${y + 10}Z`,
}

export function drawGlasses(figure: Figure): void {
  const { sheet, cx, cy, a, spec, accent } = figure
  if (spec.glasses === undefined) return
  const frame = spec.isMan || spec.glasses === 'half' ? '#3a2f33' : mix(accent.base, '#3a2f33', 0.6)
  const gap = 41 * spec.width
  const low = spec.glasses === 'half' ? 14 : 0
  for (const s of [-1, 1]) {
    const lens = DRAW_LENS[spec.glasses](cx + spec.side * 4 + s * gap, cy + 5)
    sheet.fill(lens, '#ffffff', 0.16)
    sheet.stroke(lens, frame, 5.4)
    sheet.stroke(path`M${cx + spec.side * 4 + s * (gap + 28)} ${cy + low}L${cx + s * (a + 2)} ${cy - 8}`, frame, 5)
  }
  const middle = cx + spec.side * 4
  sheet.stroke(
    path`M${middle - gap + 28} ${cy + 1 + low}Q${middle} ${cy - 9 + low} ${middle + gap - 28} ${cy + 1 + low}`,
    frame,
    5,
  )
}
