import { circle, polygon } from '../drawing/path.ts'
import type { Stage } from '../scene/stage.ts'

/** Stars, denser towards the zenith and along a band, a few of them large. */
export function drawStars(stage: Stage): void {
  const { sheet, w, horizon, u } = stage
  const rng = stage.rng.fork('stars')
  const slope = rng.range(-0.5, 0.5)
  const middle = rng.range(0.25, 0.5) * horizon
  let small = ''
  let medium = ''
  for (let i = 0; i < 300; i++) {
    const x = rng.range(0, w)
    let y = rng.next() ** 1.5 * horizon * 0.95
    if (rng.chance(0.4)) y = middle + (x - w / 2) * slope + (rng.next() + rng.next() - 1) * 130 * u
    if (y < 0 || y > horizon * 0.92) continue
    const r = rng.range(0.7, 1.5) * u
    if (rng.chance(0.85)) small += circle(x, y, r)
    else medium += circle(x, y, r * 1.5)
  }
  sheet.fill(small, '#ffffff', 0.55)
  sheet.fill(medium, '#fff8e6', 0.9)
  for (let i = 0; i < rng.int(4, 8); i++) {
    const [x, y, r] = [rng.range(0, w), rng.range(0.02, 0.6) * horizon, rng.range(5, 9) * u]
    const thin = r * 0.14
    sheet.fill(
      polygon([
        [x, y - r],
        [x + thin, y - thin],
        [x + r, y],
        [x + thin, y + thin],
        [x, y + r],
        [x - thin, y + thin],
        [x - r, y],
        [x - thin, y - thin],
      ]),
      '#fffdf0',
      0.95,
    )
  }
}
