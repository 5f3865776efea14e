import { landUnder, type Point, polygon, rectangle, sampleLine } from '../drawing/path.ts'
import { treeCrowns } from '../elements/trees.ts'
import type { Rng } from '../random/rng.ts'
import type { Stage } from '../scene/stage.ts'

/** A wall with battlements and towers along the crest of a wooded ridge. */
export function drawGreatWall(stage: Stage, rng: Rng): void {
  const { sheet, w, h, u, light, horizon, sunSide } = stage
  const phase = rng.range(0, 6)
  /** The crest falls back from the viewer: 0 near, 1 far. */
  const back = (x: number): number => Math.min(1, Math.max(0, sunSide === 1 ? x / w : 1 - x / w))
  const size = (x: number): number => (1 - 0.78 * back(x)) * u
  const crest = (x: number): number => {
    const t = back(x)
    return h * (0.83 - 0.06 * t) - (h * 0.77 - horizon) * t ** 0.8 + 60 * size(x) * Math.sin(t * 11 + phase)
  }
  const line = sampleLine(-30, w + 30, 8 * u, (x) => crest(x))
  const wood = '#5f7f4f'
  sheet.fill(landUnder(line, h + 10), sheet.vertical(horizon, h, light.tone(wood, 0.4, 0.1), light.tone(wood, 0, -0.4)))
  const stone = '#c2a98a'
  const top = (x: number, up: number): Point => [x, crest(x) - up * size(x)]
  const xs = line.map(([x]) => x)
  const band = (from: number, to: number): string =>
    polygon([...xs.map((x) => top(x, from)), ...[...xs].reverse().map((x) => top(x, to))])
  sheet.fill(
    band(-14, 78),
    sheet.vertical(horizon, h, light.bright(stone, 0.4, 0.15), light.bright(stone, 0.05, -0.15)),
  )
  sheet.fill(band(62, 68), light.tone(stone, 0.1, -0.45), 0.6)
  let battlements = ''
  for (let x = -20; x < w + 20; x += 34 * size(x)) {
    const [left, y] = top(x, 96)
    battlements += rectangle(left, y, 19 * size(x), 22 * size(x))
  }
  sheet.fill(battlements, light.bright(stone, 0.15, 0.05))
  for (const t of [0.86, 0.66, 0.44, 0.17]) {
    const x = sunSide === 1 ? t * w : (1 - t) * w
    const s = size(x)
    const foot = crest(x) + 34 * s
    const [lit, shade] = [light.bright(stone, 0.1 + 0.3 * t, 0.3), light.tone(stone, 0.1 + 0.3 * t, -0.35)]
    sheet.fill(rectangle(x - 58 * s, foot - 200 * s, 116 * s, 200 * s), lit)
    sheet.fill(rectangle(sunSide === 1 ? x - 58 * s : x + 14 * s, foot - 200 * s, 44 * s, 200 * s), shade)
    const merlons = [-64, -34, -4, 26].map((dx) => rectangle(x + (dx + 6) * s, foot - 222 * s, 20 * s, 24 * s))
    sheet.fill(`${rectangle(x - 64 * s, foot - 204 * s, 128 * s, 12 * s)}${merlons.join('')}`, lit)
    const windows = [-30, 4, 38].map((dx) => rectangle(x + (dx - 8) * s, foot - 168 * s, 14 * s, 28 * s))
    sheet.fill(windows.join(''), light.tone('#2f3844', 0.1 + 0.3 * t, -0.2))
  }
  sheet.fill(
    treeCrowns(rng.fork('near'), -30, w + 30, (x) => 0.5 * (crest(x) + h) + 40 * u, 44 * u),
    light.tone(wood, 0.02, -0.3),
  )
  sheet.fill(
    treeCrowns(rng.fork('crowns'), -30, w + 30, (x) => crest(x) + 52 * size(x), 26 * u),
    light.tone(wood, 0.08, -0.25),
  )
}
