import { path } from '../drawing/path.ts'
import type { Figure } from './figure.ts'

/** Hair over the crown; `inner` is the hairline from the right temple back to the left one. */
export function cap({ cx, cy, a }: Figure, lift: number, inner: string, side = 10): string {
  return path`M${cx - a - side} ${cy + 2}C${cx - a - side - 10} ${cy - 96} ${cx - 76} ${cy - 138 - lift} ${cx} ${cy - 138 - lift}C${cx + 76} ${cy - 138 - lift} ${cx + a + side + 10} ${cy - 96} ${cx + a + side} ${cy + 2}${inner}Z`
}

/** Hairlines, drawn from the right temple to the left. `p` is the side of the parting. */
export const HAIRLINES = {
  round: ({ cx, cy, a }: Figure): string =>
    path`L${cx + a - 4} ${cy - 6}C${cx + a - 6} ${cy - 62} ${cx + 62} ${cy - 84} ${cx} ${cy - 86}C${cx - 62} ${cy - 84} ${cx - a + 6} ${cy - 62} ${cx - a + 4} ${cy - 6}`,
  parted: ({ cx, cy, a, spec }: Figure): string => {
    const p = spec.side * 42
    return path`L${cx + a - 5} ${cy - 4}C${cx + a - 6} ${cy - 46} ${cx + p + 56} ${cy - 74} ${cx + p} ${cy - 100}C${cx + p - 56} ${cy - 74} ${cx - a + 6} ${cy - 46} ${cx - a + 5} ${cy - 4}`
  },
  fringe: ({ cx, cy, a }: Figure): string =>
    path`L${cx + a - 6} ${cy + 6}C${cx + a - 8} ${cy - 22} ${cx + 84} ${cy - 44} ${cx + 74} ${cy - 44}Q${cx} ${cy - 30} ${cx - 74} ${cy - 44}C${cx - 84} ${cy - 44} ${cx - a + 8} ${cy - 22} ${cx - a + 6} ${cy + 6}`,
  /** Back at the temples. */
  receding: ({ cx, cy, a }: Figure): string =>
    path`L${cx + a - 3} ${cy - 8}C${cx + a - 4} ${cy - 50} ${cx + 84} ${cy - 96} ${cx + 58} ${cy - 118}C${cx + 44} ${cy - 106} ${cx + 26} ${cy - 94} ${cx} ${cy - 94}C${cx - 26} ${cy - 94} ${cx - 44} ${cy - 106} ${cx - 58} ${cy - 118}C${cx - 84} ${cy - 96} ${cx - a + 4} ${cy - 50} ${cx - a + 3} ${cy - 8}`,
  high: ({ cx, cy, a }: Figure): string =>
    path`L${cx + a - 4} ${cy - 6}C${cx + a - 4} ${cy - 80} ${cx + 66} ${cy - 106} ${cx} ${cy - 106}C${cx - 66} ${cy - 106} ${cx - a + 4} ${cy - 80} ${cx - a + 4} ${cy - 6}`,
  ragged: ({ cx, cy, a }: Figure): string =>
    path`L${cx + a - 5} ${cy - 2}L${cx + a - 12} ${cy - 46}L${cx + 66} ${cy - 34}L${cx + 48} ${cy - 66}L${cx + 24} ${cy - 40}L${cx} ${cy - 70}L${cx - 22} ${cy - 38}L${cx - 46} ${cy - 68}L${cx - 68} ${cy - 32}L${cx - a + 12} ${cy - 48}L${cx - a + 5} ${cy - 2}`,
  swept: ({ cx, cy, a, spec }: Figure): string => {
    const s = spec.side
    return path`L${cx + a - 5} ${cy - 4}C${cx + a - 6} ${cy - (s === 1 ? 30 : 70)} ${cx + 60} ${cy - (s === 1 ? 66 : 92)} ${cx} ${cy - 80}C${cx - 60} ${cy - (s === 1 ? 92 : 66)} ${cx - a + 6} ${cy - (s === 1 ? 70 : 30)} ${cx - a + 5} ${cy - 4}`
  },
}

/** A strand of light on the crown. */
export function shine({ sheet, cx, cy, a, spec, hair }: Figure, lift: number): void {
  sheet.stroke(
    path`M${cx + spec.side * 20} ${cy - 116 - lift}Q${cx + spec.side * 74} ${cy - 108 - lift} ${cx + spec.side * (a - 6)} ${cy - 62}`,
    hair.light,
    8,
    0.5,
  )
}
