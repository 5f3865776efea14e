import { circle, lens, type Point, polygon, rectangle } from '../drawing/path.ts'
import { drawChurchBuilding } from '../elements/churches.ts'
import { solids } from '../elements/solids.ts'
import { drawTemple } from '../elements/temples.ts'
import { treeCrowns } from '../elements/trees.ts'
import { levelAt } from '../elements/water.ts'
import type { Rng } from '../random/rng.ts'
import type { Footing, Stage } from '../scene/stage.ts'
import type { ForegroundKind } from '../subjects.ts'
import { drawGround, spotOn } from './ground.ts'

/** A red gate in the water, or on a wooded rise. */
export function drawTorii(stage: Stage, footing: Footing): void {
  const { sheet, w, h, light } = stage
  const rng = stage.rng.fork('torii')
  const tall = (stage.portrait ? 0.3 : 0.4) * h
  if (footing.kind === 'water' && footing.water === undefined) {
    const x = w * (stage.sunSide === 1 ? rng.range(0.24, 0.34) : rng.range(0.66, 0.76))
    const y = footing.y + 0.04 * h
    const gate = sheet.capture(() => drawTemple(stage, rng, 'torii', { x, y, tall, own: '#d0452f', depth: 0.05 }))
    sheet.add(`<g transform="matrix(1 0 0 -0.4 0 ${(y * 1.4).toFixed(1)})" opacity="0.35">${gate}</g>${gate}`)
    return
  }
  const ground = drawGround(stage, rng, footing, { rise: 0.1 })
  const { x, y } = spotOn(stage, ground, stage.portrait ? 0.34 : 0.24)
  sheet.fill(
    treeCrowns(rng, x - tall * 1.1, x + tall * 1.1, (at) => levelAt(ground.line, at) - 6, tall * 0.15),
    light.tone('#3f6f55', 0.08, -0.3),
  )
  drawTemple(stage, rng, 'torii', { x, y: y + 0.01 * h, tall, own: '#d0452f', depth: 0.05 })
}

/** A white dome on terraces, eyes on its tower, lines of prayer flags. */
export function drawStupa(stage: Stage, footing: Footing): void {
  const { sheet, h, u, light } = stage
  const rng = stage.rng.fork('stupa')
  const ground = drawGround(stage, rng, footing, { rise: 0.06, grass: false })
  const t = (stage.portrait ? 0.36 : 0.48) * h
  const { x, y } = spotOn(stage, ground, stage.portrait ? 0.36 : 0.26, t * 0.56)
  const part = solids(stage, 0.05)
  const white = '#f6f1e6'
  for (let k = 0; k < 3; k++) part.block(x, y - t * 0.07 * k, t * (0.56 - 0.08 * k), t * 0.08, white)
  part.dome(x, y - t * 0.2, t * 0.36, t * 0.3, white)
  part.block(x, y - t * 0.48, t * 0.1, t * 0.13, '#e3b04a')
  for (const s of [-1, 1])
    sheet.fill(lens(x + s * t * 0.045, y - t * 0.55, t * 0.03, t * 0.007), light.tone('#2f3844', 0.05))
  for (let k = 0; k < 9; k++) part.bar(x, y - t * (0.61 + 0.032 * k), t * (0.09 - 0.008 * k), t * 0.024, '#d99a36')
  part.cone(x, y - t * 0.9, t * 0.03, t * 0.1, '#f0c05a')
  const flags = ['#3f6fb0', '#f4efe2', '#d0452f', '#3f8f5a', '#e8b84a']
  for (const s of [-1, 1])
    for (let k = 1; k < 12; k++) {
      const f = k / 12
      const fx = x + s * t * 0.72 * f
      const fy = y - t * 0.94 + t * 0.9 * f ** 0.8
      sheet.fill(rectangle(fx, fy, 15 * u, 17 * u), light.bright(flags[k % 5] ?? '#f4efe2', 0.04, 0.05))
    }
}

/** A church of the given kind on a rise, trees beside it. */
export function drawChurch(stage: Stage, footing: Footing): void {
  const { sheet, h, light } = stage
  const rng = stage.rng.fork('church')
  const kind = stage.foregroundKind as ForegroundKind<'church'>
  const ground = drawGround(stage, rng, footing, { rise: 0.12 })
  const onPillar = stage.terrainKind === 'pillars'
  const tall = (onPillar ? 0.42 : 1) * (stage.portrait ? 0.4 : 0.52) * h
  const spot = spotOn(stage, ground, stage.portrait ? 0.3 : 0.2, tall * 0.25)
  if (onPillar) {
    spot.y = drawPillar(stage, rng.fork('pillar'), spot, tall * 0.62)
    drawChurchBuilding(stage, kind, { ...spot, tall, wall: WALLS[kind], roof: ROOFS[kind], depth: 0.05 })
    return
  }
  const { x, y } = spot
  const crowns = (from: number, to: number, size: number): string =>
    treeCrowns(rng, x + from * tall, x + to * tall, (at) => levelAt(ground.line, at) - size * 0.3, size)
  sheet.fill(crowns(-0.6, 0.6, tall * 0.09), light.tone('#4f7a4e', 0.1, -0.25))
  drawChurchBuilding(stage, kind, { x, y, tall, wall: WALLS[kind], roof: ROOFS[kind], depth: 0.05 })
  sheet.fill(
    crowns(0.28, 0.5, tall * 0.05) + circle(x - tall * 0.4, y - tall * 0.04, tall * 0.05),
    light.tone('#4f7a4e', 0.03, -0.35),
  )
}

/** A near pillar of rock; returns the height of its flat top. */
function drawPillar({ sheet, h, u, light }: Stage, rng: Rng, foot: { x: number; y: number }, half: number): number {
  const top = h * 0.42
  const edge = (side: 1 | -1): Point[] =>
    Array.from({ length: 13 }, (_, k): Point => {
      const t = k / 12
      const swell = 1 + 0.34 * t + 0.12 * Math.sin(t * 9 + side)
      return [foot.x + side * half * (swell + rng.range(-0.05, 0.05)), top + (foot.y + 20 * u - top) * t]
    })
  const shape = polygon([...edge(-1), ...edge(1).reverse()])
  const rock = '#9a8f80'
  sheet.fill(shape, sheet.vertical(top, foot.y, light.bright(rock, 0.12, 0.12), light.tone(rock, 0.06, -0.35)))
  sheet.clipped(shape, () => {
    let cracks = ''
    for (let k = 0; k < 26; k++)
      cracks += `M${(foot.x + rng.range(-1.4, 1.4) * half).toFixed(0)} ${(top + rng.next() * (foot.y - top)).toFixed(0)}v${(rng.range(40, 150) * u).toFixed(0)}`
    sheet.stroke(cracks, light.tone(rock, 0.05, -0.6), 4 * u, 0.5)
  })
  sheet.fill(
    treeCrowns(rng, foot.x - half * 1.05, foot.x + half * 1.05, () => top + 4 * u, 12 * u) +
      treeCrowns(rng, foot.x - half * 2, foot.x + half * 2, () => foot.y + 6 * u, 26 * u),
    light.tone('#4f7a4e', 0.08, -0.3),
  )
  return top + 2 * u
}

const WALLS = {
  campanile: '#ead8b8',
  spire: '#d8cdbb',
  twin: '#f0e6d2',
  brick: '#b0573f',
  drum: '#c9a98a',
}
const ROOFS = {
  campanile: '#b9593c',
  spire: '#5c5f68',
  twin: '#b9573a',
  brick: '#40504e',
  drum: '#8a5a48',
}
