import { circle, path } from '../drawing/path.ts'
import { createRng } from '../random/rng.ts'
import type { Figure } from './figure.ts'
import { cap, HAIRLINES } from './hairlines.ts'

export function drawCurls(figure: Figure): void {
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
  for (let i = 0; i < 5; i++) lights += path`M${cx + spec.side * (10 + i * 20)} ${cy - 134 + i * 12}q12 -9 20 4`
  sheet.stroke(lights, hair.light, 6, 0.55)
  if (!spec.isMan)
    for (const s of [-1, 1])
      sheet.fill(
        [0, 1, 2, 3].map((k) => circle(cx + s * (a + 12 - (k % 2) * 6), cy - 10 + k * 34, 27 - k * 2)).join(''),
        hair.base,
      )
}

export function drawAfro(figure: Figure): void {
  const { sheet, cx, cy, spec, hair } = figure
  sheet.fill(cap(figure, 20, HAIRLINES.round(figure), 6), hair.base)
  let lights = ''
  for (let i = 0; i < 4; i++) lights += path`M${cx + spec.side * (30 + i * 26)} ${cy - 170 + i * 26}q13 -6 20 8`
  sheet.stroke(lights, hair.light, 6, 0.4)
}

/** Long curls: a cloud around the head, down to the shoulders. */
export function drawCoilsBehind({ sheet, cx, cy, a, spec, hair }: Figure): void {
  const rng = createRng(`${spec.seed}/coils`)
  let d = circle(cx, cy - 20, a + 44)
  for (let i = 0; i < 26; i++) {
    const angle = Math.PI * (0.62 + (1.76 * i) / 25)
    d += circle(cx + Math.cos(angle) * (a + 40), cy + 14 + Math.sin(angle) * 152, rng.range(28, 40))
  }
  sheet.fill(d, hair.shade)
}

export function drawCoils(figure: Figure): void {
  const { sheet, cx, cy, a, spec, hair } = figure
  const rng = createRng(`${spec.seed}/coils-front`)
  sheet.fill(cap(figure, 18, HAIRLINES.parted(figure), 12), hair.base)
  let d = ''
  for (const s of [-1, 1])
    for (let k = 0; k < 6; k++) d += circle(cx + s * (a + 12 + (k % 2) * 16), cy - 64 + k * 40, rng.range(26, 34))
  for (let i = 0; i < 9; i++) {
    const angle = Math.PI * (1.08 + (0.84 * i) / 8)
    d += circle(cx + Math.cos(angle) * (a + 10), cy - 44 + Math.sin(angle) * 112, rng.range(24, 32))
  }
  sheet.fill(d, hair.base)
  let lights = ''
  for (let i = 0; i < 5; i++) lights += path`M${cx + spec.side * (28 + i * 20)} ${cy - 136 + i * 26}q14 -8 22 8`
  sheet.stroke(lights, hair.light, 5, 0.5)
}

type Strands = { width: number; low: number; count: number }
const LOCS: Strands = { width: 21, low: 176, count: 7 }
const BRAIDS: Strands = { width: 13, low: 262, count: 10 }

/** Strands that hang from the crown; those in front of the shoulders stay beside the face. */
function hang({ sheet, cx, cy, a, spec, hair }: Figure, { width, low, count }: Strands, isFront: boolean): void {
  const rng = createRng(`${spec.seed}/strands-${isFront}`)
  for (const s of [-1, 1])
    for (let k = 0; k < (isFront ? 2 : count); k++) {
      const out = isFront ? a + 2 + k * width : 20 + ((a + 22) * k) / count
      const foot = low + rng.range(-16, 16)
      sheet.stroke(
        path`M${cx + s * out * 0.72} ${cy - 118}C${cx + s * (out + 12)} ${cy - 60} ${cx + s * (out + 16)} ${cy + foot * 0.5} ${cx + s * (out + 4)} ${cy + foot}`,
        (k + (isFront ? 0 : 1)) % 2 === 0 ? hair.base : hair.shade,
        width,
      )
    }
}

export const drawLocsBehind = (figure: Figure): void => hang(figure, LOCS, false)
export const drawBraidsBehind = (figure: Figure): void => hang(figure, BRAIDS, false)

export function drawLocs(figure: Figure): void {
  const { sheet, cx, cy, hair } = figure
  sheet.fill(cap(figure, 14, HAIRLINES.high(figure), 8), hair.base)
  hang(figure, LOCS, true)
  let lights = ''
  for (const k of [-3, -2, -1, 1, 2, 3])
    lights += path`M${cx + k * 26} ${cy - 104 + k * k * 3}Q${cx + k * 22} ${cy - 140} ${cx + k * 8} ${cy - 150}`
  sheet.stroke(lights, hair.light, 5, 0.5)
}

export function drawBraids(figure: Figure): void {
  const { sheet, cx, cy, a, hair } = figure
  sheet.fill(cap(figure, 14, HAIRLINES.parted(figure), 8), hair.base)
  hang(figure, BRAIDS, true)
  let lines = ''
  for (const k of [-3, -2, -1, 0, 1, 2, 3])
    lines += path`M${cx + k * 28} ${cy - 96 + k * k * 4}Q${cx + k * 20} ${cy - 138} ${cx} ${cy - 152}`
  sheet.stroke(lines, hair.light, 3.5, 0.6)
  for (const s of [-1, 1]) sheet.fill(circle(cx + s * (a + 6), cy + 226, 8), figure.accent.light)
}

/** Short on top, shaved at the sides. */
export function drawFade(figure: Figure): void {
  const { sheet, cx, cy, a, hair, spec } = figure
  sheet.fill(cap(figure, -6, HAIRLINES.high(figure), 0), hair.base, 0.55)
  sheet.fill(
    path`M${cx - a + 8} ${cy - 74}C${cx - a + 2} ${cy - 150} ${cx - 60} ${cy - 166} ${cx} ${cy - 166}C${cx + 60} ${cy - 166} ${cx + a - 2} ${cy - 150} ${cx + a - 8} ${cy - 74}Q${cx + 60} ${cy - 96} ${cx} ${cy - 96}Q${cx - 60} ${cy - 96} ${cx - a + 8} ${cy - 74}Z`,
    hair.base,
  )
  let lights = ''
  for (let i = 0; i < 5; i++) lights += path`M${cx + spec.side * (6 + i * 16)} ${cy - 146 + i * 8}q8 -6 12 4`
  sheet.stroke(lights, hair.light, 5, 0.5)
}
