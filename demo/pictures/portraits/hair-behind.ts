import { circle, path } from '../drawing/path.ts'
import { createRng } from '../random/rng.ts'
import type { HairStyle } from './appearance.ts'
import type { Figure } from './figure.ts'
import { drawBraidsBehind, drawCoilsBehind, drawLocsBehind } from './textured-hair.ts'

/** Hair that falls to `low` below the middle of the face. */
const falling =
  (low: number, wide: number, wave: number) =>
  ({ sheet, cx, cy, a, hair }: Figure): void =>
    sheet.fill(
      path`M${cx - a - 14} ${cy - 40}C${cx - a - 30} ${cy + 60} ${cx - a - wide - wave} ${cy + low * 0.6} ${cx - a - wide + wave} ${cy + low}Q${cx} ${cy + low + 36} ${cx + a + wide - wave} ${cy + low}C${cx + a + wide + wave} ${cy + low * 0.6} ${cx + a + 30} ${cy + 60} ${cx + a + 14} ${cy - 40}Z`,
      hair.shade,
    )

function drawPonytail({ sheet, cx, cy, spec, hair }: Figure): void {
  const s = -spec.side
  sheet.fill(
    path`M${cx + s * 60} ${cy - 110}C${cx + s * 190} ${cy - 130} ${cx + s * 200} ${cy + 60} ${cx + s * 150} ${cy + 190}C${cx + s * 140} ${cy + 110} ${cx + s * 130} ${cy - 10} ${cx + s * 60} ${cy - 60}Z`,
    hair.shade,
  )
}

function drawAfroBehind({ sheet, cx, cy, spec, hair }: Figure): void {
  const rng = createRng(`${spec.seed}/afro`)
  const r = spec.isMan ? 118 : 150
  let d = circle(cx, cy - 66, r)
  for (let i = 0; i < 15; i++) {
    const angle = Math.PI * (0.86 + (1.28 * i) / 14)
    d += circle(cx + Math.cos(angle) * r * 0.94, cy - 60 + Math.sin(angle) * r * 0.94, rng.range(26, 36))
  }
  sheet.fill(d, hair.base)
}

function drawKnotBehind({ sheet, cx, cy, spec, hair }: Figure): void {
  sheet.fill(circle(cx, cy - 168, spec.isMan ? 34 : 44), hair.base)
  sheet.stroke(path`M${cx - 22} ${cy - 176}Q${cx} ${cy - 196} ${cx + 22} ${cy - 176}`, hair.light, 5, 0.6)
}

function drawBunBehind({ sheet, cx, cy, a, spec, hair }: Figure): void {
  const x = cx - spec.side * (a - 4)
  sheet.fill(circle(x, cy + 96, 46), hair.shade)
  sheet.stroke(
    path`M${x - 26} ${cy + 84}Q${x} ${cy + 64} ${x + 26} ${cy + 90}M${x - 20} ${cy + 112}Q${x} ${cy + 98} ${x + 22} ${cy + 116}`,
    hair.light,
    5,
    0.5,
  )
}

const DRAW_BEHIND: Partial<Record<HairStyle, (figure: Figure) => void>> = {
  long: falling(290, 16, 0),
  waves: falling(250, 26, 14),
  bob: falling(130, 14, 4),
  fringe: falling(190, 10, 2),
  braid: falling(60, 4, 0),
  plaits: falling(60, 4, 0),
  shoulder: falling(176, 12, 10),
  ponytail: drawPonytail,
  afro: drawAfroBehind,
  knot: drawKnotBehind,
  bun: drawBunBehind,
  coils: drawCoilsBehind,
  locs: drawLocsBehind,
  braids: drawBraidsBehind,
}

/** Draws hair behind neck and shoulders. */
export const drawHairBehind = (figure: Figure): void => DRAW_BEHIND[figure.spec.hairStyle]?.(figure)
