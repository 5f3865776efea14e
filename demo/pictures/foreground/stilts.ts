import { lens, polygon, rectangle } from '../drawing/path.ts'
import type { Footing, Stage } from '../scene/stage.ts'

/** Thatched houses on posts in the water, joined by a walkway. */
export function drawStilts(stage: Stage, footing: Footing): void {
  const { sheet, w, h, u, light, sunSide } = stage
  const rng = stage.rng.fork('stilts')
  const level = footing.kind === 'water' ? footing.y : h * 0.86
  const side = rng.chance(0.5) ? 1 : -1
  const at = (t: number): number => (side === 1 ? w * (1 - t) : w * t)
  const wood = light.tone('#6e4a34', 0.03, -0.3)
  const scene = sheet.capture(() => {
    for (const [i, t] of [0.52, 0.4, 0.26, 0.08].entries()) {
      const s = (96 + 34 * i) * u * (stage.portrait ? 0.8 : 1)
      const x = at(t)
      const y = level - (0.06 - 0.035 * i) * h
      const deck = y - s * 0.26
      let posts = ''
      for (let k = -3; k <= 3; k++) posts += rectangle(x + k * s * 0.19, deck, s * 0.03, s * 0.27)
      sheet.fill(posts, wood)
      sheet.fill(rectangle(x - s * 0.66, deck - s * 0.03, s * 1.32, s * 0.05), light.tone('#8a6242', 0.03, -0.1))
      sheet.fill(rectangle(x - s * 0.42, deck - s * 0.34, s * 0.84, s * 0.32), light.bright('#b98a5a', 0.04, -0.15))
      sheet.fill(
        rectangle(x + (sunSide === 1 ? 0.02 : -0.42) * s, deck - s * 0.34, s * 0.4, s * 0.32),
        light.bright('#cf9f6a', 0.04, 0.12),
      )
      sheet.fill(
        rectangle(x - s * 0.07, deck - s * 0.27, s * 0.14, s * 0.25),
        light.isDark ? '#ffd98a' : light.tone('#3a332e', 0.02, -0.2),
      )
      const roof = (from: number, to: number): string =>
        polygon([
          [x + from * s, deck - s * 0.3],
          [x + from * 0.34 * s, deck - s * 0.74],
          [x + to * 0.34 * s, deck - s * 0.74],
          [x + to * s, deck - s * 0.3],
        ])
      sheet.fill(roof(-0.56, 0.56), light.tone('#8f7348', 0.03, -0.3))
      sheet.fill(sunSide === 1 ? roof(0, 0.56) : roof(-0.56, 0), light.bright('#b3925a', 0.04, 0.05))
    }
  })
  sheet.add(`<g transform="matrix(1 0 0 -0.4 0 ${(level * 1.4 + 0.02 * h).toFixed(1)})" opacity="0.28">${scene}</g>`)
  sheet.add(scene)
  sheet.fill(lens(at(0.3), level + 0.03 * h, w * 0.3, 3 * u), light.bright('#ffffff', 0.05, 0.1), 0.35)
}
