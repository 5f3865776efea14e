import { circle } from '../drawing/path.ts'
import { createRng } from '../random/rng.ts'
import type { Figure } from './figure.ts'
import type { HairStyle } from './portrait-spec.ts'

const n = (v: number): string => v.toFixed(1)

/** Draws hair behind neck and shoulders. */
export function drawHairBehind(figure: Figure): void {
  const { sheet, cx, cy, a, spec, hair } = figure
  const fall = (low: number, wide: number, wave: number): string =>
    `M${n(cx - a - 14)} ${n(cy - 40)}C${n(cx - a - 30)} ${n(cy + 60)} ${n(cx - a - wide - wave)} ${n(cy + low * 0.6)} ${n(cx - a - wide + wave)} ${n(cy + low)}Q${n(cx)} ${n(cy + low + 36)} ${n(cx + a + wide - wave)} ${n(cy + low)}C${n(cx + a + wide + wave)} ${n(cy + low * 0.6)} ${n(cx + a + 30)} ${n(cy + 60)} ${n(cx + a + 14)} ${n(cy - 40)}Z`
  if (spec.hairStyle === 'long') sheet.fill(fall(290, 16, 0), hair.shade)
  else if (spec.hairStyle === 'waves') sheet.fill(fall(250, 26, 14), hair.shade)
  else if (spec.hairStyle === 'bob') sheet.fill(fall(130, 14, 4), hair.shade)
  else if (spec.hairStyle === 'fringe') sheet.fill(fall(190, 10, 2), hair.shade)
  else if (spec.hairStyle === 'ponytail') {
    const s = -spec.side
    sheet.fill(
      `M${n(cx + s * 60)} ${n(cy - 110)}C${n(cx + s * 190)} ${n(cy - 130)} ${n(cx + s * 200)} ${n(cy + 60)} ${n(cx + s * 150)} ${n(cy + 190)}C${n(cx + s * 140)} ${n(cy + 110)} ${n(cx + s * 130)} ${n(cy - 10)} ${n(cx + s * 60)} ${n(cy - 60)}Z`,
      hair.shade,
    )
  } else if (spec.hairStyle === 'afro') {
    const rng = createRng(`${spec.seed}/afro`)
    const r = spec.jaw > 1 ? 118 : 146
    let d = circle(cx, cy - 66, r)
    for (let i = 0; i < 15; i++) {
      const angle = Math.PI * (0.86 + (1.28 * i) / 14)
      d += circle(cx + Math.cos(angle) * r * 0.94, cy - 60 + Math.sin(angle) * r * 0.94, rng.range(26, 36))
    }
    sheet.fill(d, hair.base)
  } else if (spec.hairStyle === 'knot') {
    sheet.fill(circle(cx, cy - 168, spec.jaw > 1 ? 34 : 44), hair.base)
    sheet.stroke(
      `M${n(cx - 22)} ${n(cy - 176)}Q${n(cx)} ${n(cy - 196)} ${n(cx + 22)} ${n(cy - 176)}`,
      hair.light,
      5,
      0.6,
    )
  } else if (spec.hairStyle === 'braid') sheet.fill(fall(60, 4, 0), hair.shade)
}

/** Hair over the crown; `inner` is the hairline from the right temple back to the left one. */
function cap({ cx, cy, a }: Figure, lift: number, inner: string, side = 10): string {
  return `M${n(cx - a - side)} ${n(cy + 2)}C${n(cx - a - side - 10)} ${n(cy - 96)} ${n(cx - 76)} ${n(cy - 138 - lift)} ${n(cx)} ${n(cy - 138 - lift)}C${n(cx + 76)} ${n(cy - 138 - lift)} ${n(cx + a + side + 10)} ${n(cy - 96)} ${n(cx + a + side)} ${n(cy + 2)}${inner}Z`
}

/** Hairlines, drawn from the right temple to the left. `p` is the side of the parting. */
const HAIRLINES = {
  round: ({ cx, cy, a }: Figure): string =>
    `L${n(cx + a - 4)} ${n(cy - 6)}C${n(cx + a - 6)} ${n(cy - 62)} ${n(cx + 62)} ${n(cy - 84)} ${n(cx)} ${n(cy - 86)}C${n(cx - 62)} ${n(cy - 84)} ${n(cx - a + 6)} ${n(cy - 62)} ${n(cx - a + 4)} ${n(cy - 6)}`,
  parted: ({ cx, cy, a, spec }: Figure): string => {
    const p = spec.side * 42
    return `L${n(cx + a - 5)} ${n(cy - 4)}C${n(cx + a - 6)} ${n(cy - 46)} ${n(cx + p + 56)} ${n(cy - 74)} ${n(cx + p)} ${n(cy - 100)}C${n(cx + p - 56)} ${n(cy - 74)} ${n(cx - a + 6)} ${n(cy - 46)} ${n(cx - a + 5)} ${n(cy - 4)}`
  },
  fringe: ({ cx, cy, a }: Figure): string =>
    `L${n(cx + a - 6)} ${n(cy + 6)}C${n(cx + a - 8)} ${n(cy - 22)} ${n(cx + 84)} ${n(cy - 44)} ${n(cx + 74)} ${n(cy - 44)}Q${n(cx)} ${n(cy - 30)} ${n(cx - 74)} ${n(cy - 44)}C${n(cx - 84)} ${n(cy - 44)} ${n(cx - a + 8)} ${n(cy - 22)} ${n(cx - a + 6)} ${n(cy + 6)}`,
  swept: ({ cx, cy, a, spec }: Figure): string => {
    const s = spec.side
    return `L${n(cx + a - 5)} ${n(cy - 4)}C${n(cx + a - 6)} ${n(cy - (s === 1 ? 30 : 70))} ${n(cx + 60)} ${n(cy - (s === 1 ? 66 : 92))} ${n(cx)} ${n(cy - 80)}C${n(cx - 60)} ${n(cy - (s === 1 ? 92 : 66))} ${n(cx - a + 6)} ${n(cy - (s === 1 ? 70 : 30))} ${n(cx - a + 5)} ${n(cy - 4)}`
  },
}

/** A strand of light on the crown. */
function shine({ sheet, cx, cy, a, spec, hair }: Figure, lift: number): void {
  sheet.stroke(
    `M${n(cx + spec.side * 20)} ${n(cy - 116 - lift)}Q${n(cx + spec.side * 74)} ${n(cy - 108 - lift)} ${n(cx + spec.side * (a - 6))} ${n(cy - 62)}`,
    hair.light,
    8,
    0.5,
  )
}

function drawQuiff(figure: Figure): void {
  const { sheet, cx, cy, spec, hair } = figure
  const s = spec.side
  sheet.fill(cap(figure, 10, HAIRLINES.round(figure), 2), hair.base)
  sheet.fill(
    `M${n(cx - s * 84)} ${n(cy - 78)}C${n(cx - s * 96)} ${n(cy - 170)} ${n(cx + s * 20)} ${n(cy - 210)} ${n(cx + s * 96)} ${n(cy - 158)}C${n(cx + s * 112)} ${n(cy - 120)} ${n(cx + s * 96)} ${n(cy - 92)} ${n(cx + s * 78)} ${n(cy - 78)}C${n(cx + s * 30)} ${n(cy - 112)} ${n(cx - s * 30)} ${n(cy - 104)} ${n(cx - s * 84)} ${n(cy - 78)}Z`,
    hair.base,
  )
  sheet.stroke(
    `M${n(cx - s * 56)} ${n(cy - 128)}Q${n(cx)} ${n(cy - 172)} ${n(cx + s * 70)} ${n(cy - 150)}`,
    hair.light,
    7,
    0.5,
  )
}

function drawCurls(figure: Figure): void {
  const { sheet, cx, cy, a, spec, hair } = figure
  const rng = createRng(`${spec.seed}/hair`)
  sheet.fill(cap(figure, 6, HAIRLINES.round(figure), 6), hair.base)
  let d = ''
  for (let i = 0; i < 17; i++) {
    const t = i / 16
    const angle = Math.PI * (1.02 + 0.96 * t)
    d += circle(cx + Math.cos(angle) * (a + 4), cy - 34 + Math.sin(angle) * 112, rng.range(24, 35))
    if (i % 2 === 0) d += circle(cx + Math.cos(angle) * (a - 34), cy - 46 + Math.sin(angle) * 72, rng.range(20, 28))
  }
  sheet.fill(d, hair.base)
  let lights = ''
  for (let i = 0; i < 5; i++) lights += `M${n(cx + spec.side * (10 + i * 20))} ${n(cy - 134 + i * 12)}q12 -9 20 4`
  sheet.stroke(lights, hair.light, 6, 0.55)
  if (spec.jaw <= 1)
    for (const s of [-1, 1])
      sheet.fill(
        [0, 1, 2, 3].map((k) => circle(cx + s * (a + 12 - (k % 2) * 6), cy - 10 + k * 34, 27 - k * 2)).join(''),
        hair.base,
      )
}

function drawAfro(figure: Figure): void {
  const { sheet, cx, cy, spec, hair } = figure
  sheet.fill(cap(figure, 20, HAIRLINES.round(figure), 6), hair.base)
  let lights = ''
  for (let i = 0; i < 4; i++) lights += `M${n(cx + spec.side * (30 + i * 26))} ${n(cy - 170 + i * 26)}q13 -6 20 8`
  sheet.stroke(lights, hair.light, 6, 0.4)
}

function drawKnot(figure: Figure): void {
  const { sheet, cx, cy, hair } = figure
  sheet.fill(cap(figure, 8, HAIRLINES.round(figure), 2), hair.base)
  sheet.stroke(
    `M${n(cx - 60)} ${n(cy - 96)}Q${n(cx - 30)} ${n(cy - 136)} ${n(cx - 6)} ${n(cy - 142)}M${n(cx + 60)} ${n(cy - 96)}Q${n(cx + 30)} ${n(cy - 136)} ${n(cx + 6)} ${n(cy - 142)}`,
    hair.shade,
    4,
    0.6,
  )
}

function drawPixie(figure: Figure): void {
  const { sheet, cx, cy, a, spec, hair } = figure
  sheet.fill(cap(figure, 18, HAIRLINES.swept(figure), 8), hair.base)
  sheet.fill(
    `M${n(cx + spec.side * 40)} ${n(cy - 120)}C${n(cx - spec.side * 20)} ${n(cy - 60)} ${n(cx - spec.side * 70)} ${n(cy - 50)} ${n(cx - spec.side * (a - 2))} ${n(cy - 14)}C${n(cx - spec.side * (a + 12))} ${n(cy - 70)} ${n(cx - spec.side * 70)} ${n(cy - 130)} ${n(cx + spec.side * 40)} ${n(cy - 120)}Z`,
    hair.base,
  )
  shine(figure, 12)
}

function drawFringe(figure: Figure): void {
  const { sheet, cx, cy, a, hair } = figure
  sheet.fill(cap(figure, 14, HAIRLINES.fringe(figure), 14), hair.base)
  for (const s of [-1, 1])
    sheet.fill(
      `M${n(cx + s * (a - 8))} ${n(cy - 30)}C${n(cx + s * (a + 2))} ${n(cy + 60)} ${n(cx + s * (a + 2))} ${n(cy + 130)} ${n(cx + s * (a + 6))} ${n(cy + 186)}C${n(cx + s * (a + 34))} ${n(cy + 120)} ${n(cx + s * (a + 28))} ${n(cy + 20)} ${n(cx + s * (a + 14))} ${n(cy - 30)}Z`,
      hair.base,
    )
  shine(figure, 8)
}

function drawLocks(figure: Figure, low: number): void {
  const { sheet, cx, cy, a, spec, hair } = figure
  const wave = spec.hairStyle === 'waves' ? 16 : 3
  for (const s of [-1, 1]) {
    sheet.fill(
      `M${n(cx + s * (a - 7))} ${n(cy - 34)}C${n(cx + s * (a + 4 - wave))} ${n(cy + low * 0.3)} ${n(cx + s * (a + 6 + wave))} ${n(cy + low * 0.66)} ${n(cx + s * (a - 8))} ${n(cy + low)}C${n(cx + s * (a + 40 + wave))} ${n(cy + low * 0.84)} ${n(cx + s * (a + 40 - wave))} ${n(cy + low * 0.4)} ${n(cx + s * (a + 13))} ${n(cy - 40)}Z`,
      hair.base,
    )
    if (low > 100)
      sheet.stroke(
        `M${n(cx + s * (a + 12))} ${n(cy + 10)}Q${n(cx + s * (a + 20 + wave * 0.5))} ${n(cy + low * 0.5)} ${n(cx + s * (a + 10))} ${n(cy + low * 0.82)}`,
        s === spec.side ? hair.light : hair.shade,
        5,
        0.45,
      )
  }
}

function drawBraid(figure: Figure): void {
  const { sheet, cx, cy, a, spec, hair } = figure
  const s = spec.side
  let d = ''
  for (let k = 0; k < 7; k++)
    d += `<ellipse cx="${n(cx + s * (a + 8 + k * 3))}" cy="${n(cy + 60 + k * 34)}" rx="${n(23 - k * 1.5)}" ry="22" fill="${k % 2 === 0 ? hair.base : hair.shade}"/>`
  sheet.add(d)
  sheet.fill(circle(cx + s * (a + 30), cy + 296, 9), figure.cloth.light)
}

/** @param low how far below the middle of the face its locks fall; 0 for none */
function drawParted(figure: Figure, low: number): void {
  const { sheet, spec, hair } = figure
  sheet.fill(cap(figure, 14, HAIRLINES.parted(figure), 12), hair.base)
  if (low > 0) drawLocks(figure, low)
  if (spec.hairStyle === 'braid') drawBraid(figure)
  shine(figure, 10)
}

const DRAW_HAIR: Record<HairStyle, (figure: Figure) => void> = {
  buzz: (figure) => figure.sheet.fill(cap(figure, -6, HAIRLINES.round(figure), 0), figure.hair.base, 0.82),
  crop(figure) {
    figure.sheet.fill(cap(figure, 8, HAIRLINES.swept(figure), 2), figure.hair.base)
    shine(figure, 4)
  },
  part(figure) {
    figure.sheet.fill(cap(figure, 16, HAIRLINES.parted(figure), 4), figure.hair.base)
    shine(figure, 10)
  },
  quiff: drawQuiff,
  curls: drawCurls,
  afro: drawAfro,
  knot: drawKnot,
  pixie: drawPixie,
  fringe: drawFringe,
  bob: (figure) => drawParted(figure, 118),
  long: (figure) => drawParted(figure, 268),
  waves: (figure) => drawParted(figure, 226),
  ponytail: (figure) => drawParted(figure, 0),
  braid: (figure) => drawParted(figure, 30),
}

/** Draws the crown, the hairline and the hair in front of the shoulders. */
export const drawHairFront = (figure: Figure): void => DRAW_HAIR[figure.spec.hairStyle](figure)

/** Hats go over the hair and hide the crown. */
export function drawHeadwear(figure: Figure): void {
  const { sheet, cx, cy, a, spec, cloth } = figure
  const dome = (foot: number, rise: number, side: number): string =>
    `M${n(cx - a - side)} ${n(cy + foot)}C${n(cx - a - side - 4)} ${n(cy - rise)} ${n(cx + a + side + 4)} ${n(cy - rise)} ${n(cx + a + side)} ${n(cy + foot)}`
  if (spec.headwear === 'beanie') {
    sheet.fill(`${dome(-52, 218, 10)}Q${n(cx)} ${n(cy - 88)} ${n(cx - a - 10)} ${n(cy - 52)}Z`, cloth.base)
    sheet.fill(
      `M${n(cx - a - 16)} ${n(cy - 46)}Q${n(cx)} ${n(cy - 86)} ${n(cx + a + 16)} ${n(cy - 46)}V${n(cy - 92)}Q${n(cx)} ${n(cy - 134)} ${n(cx - a - 16)} ${n(cy - 92)}Z`,
      cloth.light,
    )
    sheet.fill(circle(cx, cy - 180, 25), cloth.light)
  } else if (spec.headwear === 'cap') {
    sheet.fill(`${dome(-50, 210, 8)}Q${n(cx)} ${n(cy - 84)} ${n(cx - a - 8)} ${n(cy - 50)}Z`, cloth.base)
    sheet.fill(
      `M${n(cx - a - 4)} ${n(cy - 54)}Q${n(cx)} ${n(cy - 96)} ${n(cx + a + 4)} ${n(cy - 54)}Q${n(cx + spec.side * 60)} ${n(cy - 34)} ${n(cx + spec.side * (a + 66))} ${n(cy - 40)}Q${n(cx + spec.side * 40)} ${n(cy - 66)} ${n(cx - spec.side * (a + 4))} ${n(cy - 54)}Z`,
      cloth.shade,
    )
    sheet.fill(circle(cx, cy - 172, 8), cloth.light)
  } else if (spec.headwear === 'sunhat') {
    sheet.fill(`${dome(-62, 228, -8)}Z`, '#ecd6a6')
    sheet.fill(
      `M${n(cx - a + 8)} ${n(cy - 66)}Q${n(cx)} ${n(cy - 90)} ${n(cx + a - 8)} ${n(cy - 66)}L${n(cx + a - 4)} ${n(cy - 96)}Q${n(cx)} ${n(cy - 122)} ${n(cx - a + 4)} ${n(cy - 96)}Z`,
      cloth.base,
    )
    sheet.fill(
      `M${n(cx - a - 78)} ${n(cy - 42)}Q${n(cx)} ${n(cy - 118)} ${n(cx + a + 78)} ${n(cy - 42)}Q${n(cx)} ${n(cy - 62)} ${n(cx - a - 78)} ${n(cy - 42)}Z`,
      '#e2c78f',
    )
  } else if (spec.headwear === 'bandana') {
    sheet.fill(
      `M${n(cx - a - 10)} ${n(cy - 42)}Q${n(cx)} ${n(cy - 96)} ${n(cx + a + 10)} ${n(cy - 42)}V${n(cy - 82)}Q${n(cx)} ${n(cy - 138)} ${n(cx - a - 10)} ${n(cy - 82)}Z`,
      cloth.base,
    )
    for (let k = -3; k <= 3; k++) sheet.fill(circle(cx + k * 28, cy - 90 + Math.abs(k) ** 1.7 * 3.6, 5), cloth.light)
  }
}
