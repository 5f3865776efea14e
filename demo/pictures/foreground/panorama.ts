import { type Point, polygon, rectangle } from '../drawing/path.ts'
import { solids } from '../elements/solids.ts'
import { treeCrowns } from '../elements/trees.ts'
import type { Footing, Stage } from '../scene/stage.ts'
import { drawGround, spotOn } from './ground.ts'

const COLOURS = [
  '#d8433f',
  '#ea7a34',
  '#f0b53a',
  '#b8c846',
  '#4fae62',
  '#35a3b0',
  '#3f78c4',
  '#6a56b8',
  '#b0489a',
] as const

/** A museum of brick with a round walkway of coloured glass on its roof. */
export function drawPanorama(stage: Stage, footing: Footing): void {
  const { h, sheet, light, portrait } = stage
  const rng = stage.rng.fork('panorama')
  const ground = drawGround(stage, rng, footing, { rise: 0.04, grass: false })
  const t = (portrait ? 0.3 : 0.42) * h
  const { x, y } = spotOn(stage, ground, portrait ? 0.36 : 0.26, t * 0.56)
  const part = solids(stage, 0.04)
  part.block(x, y, t * 0.56, t * 0.72, '#b5694a')
  for (const k of [1, 2, 3]) part.bar(x, y - t * 0.18 * k, t * 0.56, t * 0.005, '#bd7a58')
  const [left, top] = [x - t * 0.1, y - t * 0.68]
  const glass = light.isDark ? '#e9b873' : light.tone('#4f6f80', 0.04, -0.1)
  sheet.fill(rectangle(left, top, t * 0.2, t * 0.68), glass)
  const floors = [0, 1, 2, 3, 4].map((k) => rectangle(left, y - t * (0.1 + 0.13 * k), t * 0.2, t * 0.016))
  const bars = [0.062, 0.13].map((dx) => rectangle(left + t * dx, top, t * 0.008, t * 0.68))
  sheet.fill([...floors, ...bars].join(''), light.tone('#6b4a3a', 0.04, -0.3))
  for (const s of [-0.8, -0.3, 0.3, 0.8]) part.bar(x + s * t * 0.54, y - t * 0.7, t * 0.01, t * 0.08, '#8a95a0')
  drawRing(stage, x, y - t * 0.8, t)
  for (const s of [-0.68, 0.68])
    sheet.fill(
      treeCrowns(rng.fork(`trees${s}`), x + (s - 0.3) * t, x + (s + 0.3) * t, () => y + t * 0.04, t * 0.13),
      light.tone('#46704f', 0.02, -0.3),
    )
}

/** Colours run around the ring; the back half is seen from inside. */
function drawRing({ sheet, light }: Stage, x: number, y: number, t: number): void {
  const [wide, deep, tall] = [t * 0.54, t * 0.07, t * 0.16]
  const rim = (angles: readonly number[], up: number): Point[] =>
    angles.map((a) => [x - wide * Math.cos(a), y + deep * Math.sin(a) - up])
  const step = Math.PI / COLOURS.length
  const half = (side: 1 | -1, tone: (own: string) => string): void => {
    for (const [i, own] of COLOURS.entries()) {
      const angles = [0, 0.25, 0.5, 0.75, 1].map((share) => side * (i + share) * step)
      sheet.fill(polygon([...rim(angles, 0), ...rim(angles, tall).reverse()]), tone(own))
    }
  }
  half(-1, (own) => light.tone(own, 0.1, light.isDark ? -0.2 : 0.2))
  half(1, (own) => (light.isDark ? own : light.bright(own, 0.05, 0.1)))
  for (const up of [0, tall])
    sheet.add(
      `<ellipse cx="${x.toFixed(1)}" cy="${(y - up).toFixed(1)}" rx="${wide.toFixed(1)}" ry="${deep.toFixed(1)}" fill="none" stroke="${light.bright('#f4f1ea', 0.05)}" stroke-width="${(t * 0.012).toFixed(1)}"/>`,
    )
}
