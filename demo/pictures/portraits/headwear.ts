import { circle } from '../drawing/path.ts'
import type { Figure } from './figure.ts'

const n = (v: number): string => v.toFixed(1)

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
