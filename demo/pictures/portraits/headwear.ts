import { circle, path } from '../drawing/path.ts'
import type { Headwear } from './appearance.ts'
import type { Figure } from './figure.ts'

const dome = ({ cx, cy, a }: Figure, foot: number, rise: number, side: number): string =>
  path`M${cx - a - side} ${cy + foot}C${cx - a - side - 4} ${cy - rise} ${cx + a + side + 4} ${cy - rise} ${cx + a + side} ${cy + foot}`

function drawBrimmed(figure: Figure, crown: string, brim: string): void {
  const { sheet, cx, cy, a, accent } = figure
  sheet.fill(`${dome(figure, -62, 228, -8)}Z`, crown)
  sheet.fill(
    path`M${cx - a + 8} ${cy - 66}Q${cx} ${cy - 90} ${cx + a - 8} ${cy - 66}L${cx + a - 4} ${cy - 96}Q${cx} ${cy - 122} ${cx - a + 4} ${cy - 96}Z`,
    accent.base,
  )
  sheet.fill(
    path`M${cx - a - 78} ${cy - 42}Q${cx} ${cy - 118} ${cx + a + 78} ${cy - 42}Q${cx} ${cy - 62} ${cx - a - 78} ${cy - 42}Z`,
    brim,
  )
}

function drawBeanie(figure: Figure): void {
  const { sheet, cx, cy, a, accent } = figure
  sheet.fill(path`${dome(figure, -52, 218, 10)}Q${cx} ${cy - 88} ${cx - a - 10} ${cy - 52}Z`, accent.base)
  sheet.fill(
    path`M${cx - a - 16} ${cy - 46}Q${cx} ${cy - 86} ${cx + a + 16} ${cy - 46}V${cy - 92}Q${cx} ${cy - 134} ${cx - a - 16} ${cy - 92}Z`,
    accent.light,
  )
  sheet.fill(circle(cx, cy - 180, 25), accent.light)
}

function drawCap(figure: Figure): void {
  const { sheet, cx, cy, a, spec, accent } = figure
  sheet.fill(path`${dome(figure, -50, 210, 8)}Q${cx} ${cy - 84} ${cx - a - 8} ${cy - 50}Z`, accent.base)
  sheet.fill(
    path`M${cx - a - 4} ${cy - 54}Q${cx} ${cy - 96} ${cx + a + 4} ${cy - 54}Q${cx + spec.side * 60} ${cy - 34} ${cx + spec.side * (a + 66)} ${cy - 40}Q${cx + spec.side * 40} ${cy - 66} ${cx - spec.side * (a + 4)} ${cy - 54}Z`,
    accent.shade,
  )
  sheet.fill(circle(cx, cy - 172, 8), accent.light)
}

function drawBandana({ sheet, cx, cy, a, accent }: Figure): void {
  sheet.fill(
    path`M${cx - a - 10} ${cy - 42}Q${cx} ${cy - 96} ${cx + a + 10} ${cy - 42}V${cy - 82}Q${cx} ${cy - 138} ${cx - a - 10} ${cy - 82}Z`,
    accent.base,
  )
  for (let k = -3; k <= 3; k++) sheet.fill(circle(cx + k * 28, cy - 90 + Math.abs(k) ** 1.7 * 3.6, 5), accent.light)
}

function drawFlatcap({ sheet, cx, cy, a, accent }: Figure): void {
  sheet.fill(
    path`M${cx - a - 14} ${cy - 52}C${cx - a - 40} ${cy - 120} ${cx - 70} ${cy - 176} ${cx} ${cy - 172}C${cx + 80} ${cy - 176} ${cx + a + 40} ${cy - 120} ${cx + a + 14} ${cy - 52}Q${cx} ${cy - 98} ${cx - a - 14} ${cy - 52}Z`,
    accent.base,
  )
  sheet.fill(
    path`M${cx - a - 8} ${cy - 54}Q${cx} ${cy - 116} ${cx + a + 8} ${cy - 54}Q${cx} ${cy - 70} ${cx - a - 8} ${cy - 54}Z`,
    accent.shade,
  )
  sheet.stroke(path`M${cx - 60} ${cy - 98}Q${cx} ${cy - 150} ${cx + 60} ${cy - 98}`, accent.light, 4, 0.5)
}

function drawHeadwrap({ sheet, cx, cy, a, spec, accent }: Figure): void {
  sheet.fill(
    path`M${cx - a - 10} ${cy - 34}C${cx - a - 52} ${cy - 150} ${cx - 96} ${cy - 232} ${cx} ${cy - 226}C${cx + 96} ${cy - 232} ${cx + a + 52} ${cy - 150} ${cx + a + 10} ${cy - 34}Q${cx} ${cy - 116} ${cx - a - 10} ${cy - 34}Z`,
    accent.base,
  )
  sheet.stroke(
    path`M${cx - a} ${cy - 60}Q${cx - 40} ${cy - 170} ${cx + 60} ${cy - 212}M${cx + a} ${cy - 60}Q${cx + 40} ${cy - 150} ${cx - 70} ${cy - 206}M${cx - a - 20} ${cy - 110}Q${cx - 70} ${cy - 190} ${cx} ${cy - 220}`,
    accent.light,
    8,
    0.75,
  )
  sheet.fill(circle(cx + spec.side * 34, cy - 192, 40), accent.shade)
  sheet.stroke(
    path`M${cx + spec.side * 14} ${cy - 206}Q${cx + spec.side * 40} ${cy - 196} ${cx + spec.side * 52} ${cy - 168}`,
    accent.light,
    6,
    0.7,
  )
}

const DRAW_HEADWEAR: Record<Headwear, (figure: Figure) => void> = {
  beanie: drawBeanie,
  cap: drawCap,
  bandana: drawBandana,
  flatcap: drawFlatcap,
  headwrap: drawHeadwrap,
  sunhat: (figure) => drawBrimmed(figure, '#ecd6a6', '#e2c78f'),
  felt: (figure) => drawBrimmed(figure, '#8a6a4c', '#775940'),
}

/** Hats go over the hair and hide the crown. */
export function drawHeadwear(figure: Figure): void {
  if (figure.spec.headwear !== undefined) DRAW_HEADWEAR[figure.spec.headwear](figure)
}
