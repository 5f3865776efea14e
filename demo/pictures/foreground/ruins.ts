import { polygon, rectangle } from '../drawing/path.ts'
import { type Solids, solids } from '../elements/solids.ts'
import { drawTemple } from '../elements/temples.ts'
import { levelAt } from '../elements/water.ts'
import type { Rng } from '../random/rng.ts'
import type { Footing, Stage } from '../scene/stage.ts'
import type { ForegroundKind } from '../subjects.ts'
import { drawGreatWall } from './great-wall.ts'
import { drawGround, type Ground, spotOn } from './ground.ts'
import { drawFreestandingTomb, drawTomb } from './tomb.ts'

/** Shared by all styles: ground, building parts, size. */
interface Site {
  stage: Stage
  rng: Rng
  ground: Ground
  part: Solids
  /** Height of the tallest part. */
  t: number
  at: (share: number, half?: number) => { x: number; y: number }
}

/** Broken columns, terraced walls, a stepped temple, a castle, a roofless church or a long wall, on a rise. */
export function drawRuins(stage: Stage, footing: Footing): void {
  const { h, portrait } = stage
  const rng = stage.rng.fork('ruins')
  const ground = drawGround(stage, rng, footing, { rise: 0.12 })
  DRAW[stage.foregroundKind as ForegroundKind<'ruins'>]({
    stage,
    rng,
    ground,
    part: solids(stage, 0.04),
    t: (portrait ? 0.3 : 0.38) * h,
    at: (share, half) => spotOn(stage, ground, share, half),
  })
}

const DRAW: Record<ForegroundKind<'ruins'>, (site: Site) => void> = {
  classical: drawColumns,
  castle: drawCastle,
  terraces: drawTerraces,
  mission: drawMission,
  wall: ({ stage, rng }) => drawGreatWall(stage, rng),
  tomb: ({ stage, rng, t, at }) => drawTomb(stage, rng, at(stage.portrait ? 0.3 : 0.22), t),
  hegra: ({ stage, rng, t, at }) => drawFreestandingTomb(stage, rng, at(stage.portrait ? 0.3 : 0.22), t),
  pyramid: ({ stage, rng, t, at }) => {
    const { x, y } = at(stage.portrait ? 0.24 : 0.17, t * 0.9)
    drawTemple(stage, rng, 'stepped', {
      x,
      y: y + 14 * stage.u,
      tall: t * 1.05,
      own: rng.pick(['#c9b08c', '#b9a386', '#d2bd9a']),
      depth: 0.06,
    })
  },
}

function drawColumns({ stage, rng, ground, part, t, at }: Site): void {
  const { u, sheet, light, portrait } = stage
  const stone = rng.pick(['#d9c4a0', '#cbb094', '#e0cfae'])
  const gap = portrait ? 0.085 : 0.062
  const level = at(0.2).y
  for (const [i, k] of [1, 1, 1, 0.62, 0.84, 0.34].entries()) {
    const { x } = at(0.05 + gap * i)
    const foot = Math.max(level, levelAt(ground.line, x) + 10 * u)
    part.bar(x, foot, t * 0.085, t * 0.05, stone)
    part.taper(x, foot - t * 0.04, t * 0.062, t * 0.05, t * 0.86 * k, stone)
    const flutes = [-0.03, -0.01, 0.012, 0.032].map((dx) =>
      rectangle(x + dx * t, foot - t * 0.86 * k, t * 0.006, t * 0.8 * k),
    )
    sheet.fill(flutes.join(''), light.tone(stone, 0, -0.5), 0.35)
    if (k === 1) part.bar(x, foot - t * 0.9, t * 0.085, t * 0.05, stone)
  }
  const [from, to] = [at(0.05 - gap * 0.5).x, at(0.05 + gap * 2.5).x]
  part.block((from + to) / 2, level - t * 0.94, Math.abs(to - from) / 2, t * 0.1, stone)
  const fallen = at(0.5)
  part.block(fallen.x, fallen.y, t * 0.1, t * 0.08, stone)
  part.block(fallen.x - t * 0.22, fallen.y + 4 * u, t * 0.06, t * 0.05, stone)
}

/** Of the castles that Europeans built on the coast of Ghana. */
const WHITEWASH = '#f2ede2'

function drawCastle({ stage, rng, part, t, at }: Site): void {
  const { u, sheet, light, portrait } = stage
  const grey = stage.place.country === 'GHA' ? WHITEWASH : rng.pick(['#a89f94', '#9a9690', '#b5a58c'])
  const [keep, tower] = [at(0.12, t * 0.16), at(portrait ? 0.36 : 0.26, t * 0.12)]
  keep.y = tower.y = Math.max(keep.y, tower.y)
  part.block(keep.x, keep.y + 10 * u, t * 0.16, t, grey)
  const merlons = [0, 1, 2, 3].map((k) =>
    rectangle(keep.x - t * 0.176 + k * t * 0.1, keep.y - t * 1.05, t * 0.058, t * 0.055),
  )
  sheet.fill(
    merlons.join('') + rectangle(keep.x - t * 0.176, keep.y - t, t * 0.355, t * 0.022),
    light.bright(grey, 0.04, 0.08),
  )
  part.taper(tower.x, tower.y + 10 * u, t * 0.12, t * 0.11, t * 0.6, grey)
  const broken = [
    [-0.12, 0.58],
    [-0.05, 0.68],
    [0, 0.55],
    [0.07, 0.64],
    [0.12, 0.56],
  ] as const
  sheet.fill(
    polygon(broken.map(([dx, up]) => [tower.x + dx * t, tower.y - up * t] as const)),
    light.bright(grey, 0.04, 0.05),
  )
  const middle = (keep.x + tower.x) / 2
  part.block(middle, keep.y + 10 * u, Math.abs(keep.x - tower.x) / 2, t * 0.36, grey)
  for (const [spot, up] of [
    [keep, 0.7],
    [keep, 0.4],
    [tower, 0.36],
  ] as const)
    part.arch(spot.x, spot.y - t * up, t * 0.025, t * 0.1)
  part.arch(middle, keep.y + 10 * u, t * 0.06, t * 0.2)
}

/** A red sandstone church without a roof: the front with its portal, and side walls of arches that break off. */
function drawMission({ stage, rng, part, t, at }: Site): void {
  const { u, sheet, light, portrait } = stage
  const red = rng.pick(['#b5704e', '#a9634a', '#bd7c58'])
  const { x, y } = at(portrait ? 0.4 : 0.26, t * 0.3)
  const foot = y + 10 * u
  for (const side of [-1, 1] as const)
    for (let k = 3; k >= 0; k--) {
      const pier = x + side * t * (0.42 + 0.24 * k)
      const tall = t * (0.58 - 0.035 * k * k) * (side === 1 ? 1 : 0.9)
      part.block(pier, foot, t * 0.12, tall, red)
      part.arch(pier, foot, t * 0.07, tall * 0.68)
    }
  part.block(x, foot, t * 0.34, t * 0.62, red)
  const top = [
    [-0.34, 0.62],
    [-0.34, 0.74],
    [-0.26, 0.7],
    [-0.2, 0.84],
    [-0.06, 0.98],
    [0.04, 0.94],
    [0.1, 0.86],
    [0.22, 0.8],
    [0.28, 0.66],
    [0.34, 0.62],
  ] as const
  sheet.fill(polygon(top.map(([dx, up]) => [x + dx * t, foot - up * t] as const)), light.bright(red, 0.04, 0.05))
  for (const dx of [-0.3, -0.15, 0.15, 0.3]) part.bar(x + dx * t, foot, t * 0.022, t * 0.6, red)
  part.bar(x, foot - t * 0.6, t * 0.36, t * 0.03, red)
  part.arch(x, foot, t * 0.09, t * 0.38)
  for (const dx of [-0.225, 0.225]) part.arch(x + dx * t, foot - t * 0.24, t * 0.035, t * 0.16)
  part.arch(x, foot - t * 0.68, t * 0.055, t * 0.17)
}

/** Grassy steps with stone fronts, roofless gabled houses on them. */
function drawTerraces({ stage, rng, ground, part, t, at }: Site): void {
  const { sheet, light, w, u } = stage
  const grey = rng.pick(['#b8a88c', '#a89a80', '#c2ae8e'])
  const steps = 5
  const outer = ground.side === 1 ? w + 10 : -10
  const wall = (share: number, top: number, tall: number): void => {
    const inner = at(share).x
    const edge = inner + ground.side * 26 * u
    sheet.fill(
      polygon([
        [inner, top + tall],
        [edge, top],
        [outer, top],
        [outer, top + tall],
      ]),
      light.bright(grey, 0.06, -0.12),
    )
    sheet.fill(
      polygon([
        [edge - ground.side * 14 * u, top + 7 * u],
        [edge, top - 4 * u],
        [outer, top - 4 * u],
        [outer, top + 7 * u],
      ]),
      light.tone('#7f9a4e', 0.04, 0.2),
    )
    let joints = ''
    for (let row = 1; row < 3; row++)
      joints += rectangle(Math.min(inner, outer), top + (tall * row) / 3, Math.abs(outer - inner), 1.6 * u)
    for (let k = 0; k < 16; k++)
      joints += rectangle(inner + (outer - inner) * rng.next(), top + (tall * rng.int(0, 2)) / 3, 1.6 * u, tall / 3)
    sheet.fill(joints, light.tone(grey, 0, -0.5), 0.3)
  }
  const foot = at(0.42).y
  for (let k = steps; k >= 1; k--) {
    const top = foot - t * 0.145 * k
    const share = 0.45 - 0.078 * k
    if (k % 2 === 1)
      for (const along of [0.2, 0.62]) drawGable(part, stage, at(share * (1 - along * 0.8)).x, top, t * 0.15, grey)
    wall(share, top, t * 0.16)
  }
}

function drawGable(part: Solids, stage: Stage, x: number, y: number, size: number, own: string): void {
  part.block(x, y, size * 0.6, size * 0.7, own)
  stage.sheet.fill(
    polygon([
      [x - size * 0.6, y - size * 0.68],
      [x, y - size * 1.3],
      [x + size * 0.6, y - size * 0.68],
    ]),
    stage.light.bright(own, 0.05, 0.16),
  )
  part.arch(x, y, size * 0.14, size * 0.42)
}
