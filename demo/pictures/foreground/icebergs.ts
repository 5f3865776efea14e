import { lens, type Point, polygon } from '../drawing/path.ts'
import type { Rng } from '../random/rng.ts'
import type { Footing, Stage } from '../scene/stage.ts'

/** Two or three icebergs in flat facets, mirrored in the sea. */
export function drawIcebergs(stage: Stage, footing: Footing): void {
  const { w, h, sheet, light, u } = stage
  const rng = stage.rng.fork('icebergs')
  const level = footing.kind === 'water' ? footing.y : h * 0.84
  const main = footing.water
    ? footing.water(level).x / w
    : stage.sunSide === 1
      ? rng.range(0.2, 0.34)
      : rng.range(0.66, 0.8)
  const bergs = [
    { x: main + stage.sunSide * rng.range(0.3, 0.42), y: level - 0.13 * h, size: 0.3, depth: 0.46 },
    { x: main + stage.sunSide * rng.range(0.18, 0.27), y: level - 0.08 * h, size: 0.46, depth: 0.3 },
    { x: main, y: level, size: 1, depth: 0.08 },
  ]
  for (const [i, berg] of bergs.entries()) {
    const wide = berg.size * (stage.portrait ? 330 : 430) * u
    const markup = sheet.capture(() => drawBerg(stage, rng.fork(`berg${i}`), berg.x * w, berg.y, wide, berg.depth))
    sheet.add(`<g transform="matrix(1 0 0 -0.55 0 ${(berg.y * 1.55).toFixed(1)})" opacity="0.36">${markup}</g>`)
    sheet.add(markup)
    sheet.fill(lens(berg.x * w, berg.y + 2 * u, wide * 0.56, 4 * u), light.bright('#8fd0dc', berg.depth, 0.1), 0.7)
  }
}

function drawBerg(stage: Stage, rng: Rng, x: number, y: number, wide: number, depth: number): void {
  const { sheet, light, sunSide } = stage
  const ice = '#e6f2f7'
  const crest: Point[] = []
  const count = 7
  for (let i = 0; i <= count; i++) {
    const t = i / count
    const rise = Math.sin(t * Math.PI) ** 0.7 * (0.4 + 0.5 * rng.next() + (i === 3 ? 0.35 : 0))
    crest.push([x + (t - 0.5) * wide, y - rise * wide * 0.52])
  }
  sheet.fill(
    polygon([...crest, [x + wide * 0.5, y], [x - wide * 0.5, y]]),
    sheet.vertical(y - wide * 0.5, y, light.bright(ice, depth, 0.25), light.bright('#a9d4e2', depth, 0)),
  )
  for (let i = 1; i < count; i++) {
    const [peak, after, before] = [crest[i], crest[i + 1], crest[i - 1]]
    if (!peak || !after || !before) continue
    const dark = sunSide === 1 ? before : after
    const foot: Point = [peak[0] + (dark[0] - peak[0]) * rng.range(-0.3, 0.3), y]
    sheet.fill(
      polygon([peak, dark, [dark[0], y], foot]),
      sheet.vertical(peak[1], y, light.bright('#9cc6dc', depth, -0.2), light.bright('#6fb0c8', depth, -0.05)),
      rng.range(0.55, 0.85),
    )
    sheet.fill(
      polygon([
        peak,
        [peak[0] + (foot[0] - peak[0]) * 0.5 + wide * 0.02 * sunSide, y - (y - peak[1]) * 0.45],
        [peak[0] + wide * 0.05 * sunSide, y - (y - peak[1]) * 0.62],
      ]),
      light.bright('#ffffff', depth, 0.4),
      0.6,
    )
  }
}
