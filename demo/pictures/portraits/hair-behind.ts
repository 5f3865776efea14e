import { circle } from '../drawing/path.ts'
import { createRng } from '../random/rng.ts'
import type { Figure } from './figure.ts'

const n = (v: number): string => v.toFixed(1)

/** What falls behind neck and shoulders. */
export function drawHairBehind(figure: Figure): void {
  const { sheet, cx, cy, a, spec, hair } = figure
  const fall = (low: number, wide: number, wave: number): string =>
    `M${n(cx - a - 14)} ${n(cy - 40)}C${n(cx - a - 30)} ${n(cy + 60)} ${n(cx - a - wide - wave)} ${n(cy + low * 0.6)} ${n(cx - a - wide + wave)} ${n(cy + low)}Q${n(cx)} ${n(cy + low + 36)} ${n(cx + a + wide - wave)} ${n(cy + low)}C${n(cx + a + wide + wave)} ${n(cy + low * 0.6)} ${n(cx + a + 30)} ${n(cy + 60)} ${n(cx + a + 14)} ${n(cy - 40)}Z`
  if (spec.hairStyle === 'long') sheet.fill(fall(290, 16, 0), hair.shade)
  else if (spec.hairStyle === 'waves') sheet.fill(fall(spec.jaw > 1 ? 150 : 250, 26, 14), hair.shade)
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
