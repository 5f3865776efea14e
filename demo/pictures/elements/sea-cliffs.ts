import { lens } from '../drawing/path.ts'
import type { Rng } from '../random/rng.ts'
import { castRelief, type ReliefView } from '../relief/cast.ts'
import { drawReliefByDistance, type ReliefTones } from '../relief/draw-relief.ts'
import { planeFractal, planeRidges } from '../relief/plane-noise.ts'
import type { Stage } from '../scene/stage.ts'

export interface CliffCoast {
  rock: string
  /** Colour of the flat top; none for ice and bare rock. */
  top: string | undefined
  /** Side of the land. */
  side: 1 | -1
  tall: number
  /** Share of the width that is land at the near edge. */
  share: number
  nearY: number
  stacks: number
  perspective?: number
  /** Haze and light of the rock, unless it is pale. */
  tones?: Pick<ReliefTones, 'depth' | 'lifts'>
}

/** A coast of cliffs that runs away to the horizon in headlands, with stacks before it. */
export function drawSeaCliffs(stage: Stage, rng: Rng, coast: CliffCoast): ReliefView {
  const { w, u, horizon, sunSide, sheet, light } = stage
  const { side, tall, nearY } = coast
  const perspective = coast.perspective ?? 3.2
  const deep = w * 3
  const bays = planeFractal(rng.fork('bays'), 3, 0.55)
  const furrows = planeRidges(rng.fork('furrows'), 3, 0.55)
  const swell = planeFractal(rng.fork('swell'), 4, 0.55)
  const shift = rng.range(0, 50)
  const stacks = Array.from({ length: coast.stacks }, (_, i) => {
    const z = deep * rng.range(0.1, 0.5)
    return {
      x: w / 2 - side * w * rng.range(-0.02, 0.34) * (1 + (i % 2)),
      z,
      r: tall * rng.range(0.16, 0.34),
      tall: tall * rng.range(0.35, 0.85),
    }
  })
  const height = (x: number, z: number): number => {
    const t = z / deep
    const edge =
      w * (0.5 + side * (0.5 - coast.share)) + side * (t * w * 0.35 - w * 0.42 * bays(z / (w * 0.62) + shift, 0.5))
    const rough = (furrows(x / (90 * u), z / (90 * u)) - 0.5) * 52 * u
    const inland = side * (x - edge) + rough
    let high = -6
    if (inland > 0) {
      const face = Math.min(1, inland / (60 * u))
      high =
        tall * (face ** 0.6 * (0.72 + 0.26 * swell(x / (w * 0.22), z / (w * 0.22))) + Math.min(0.5, inland / (w * 1.2)))
    }
    for (const s of stacks) {
      const away = Math.hypot(x - s.x, (z - s.z) * 0.8) + rough * 0.4
      if (away < s.r) high = Math.max(high, s.tall * (1 - (away / s.r) ** 3) ** 0.5)
    }
    return high
  }
  const view = castRelief({
    left: -8,
    right: w + 8,
    nearY,
    farY: horizon + 2,
    top: horizon - tall * 1.6,
    deep,
    height,
    light: [0.8 * sunSide, 0.5, -0.35],
    cell: 4.5 * u,
    slices: 100,
    perspective,
    emphasis: 0.8,
  })
  const land = (i: number): number => ((view.altitude[i] as number) - 1) / 6
  const stretches = [0.5, 0.24, 0.1, 0]
  drawReliefByDistance(
    stage,
    view,
    {
      own: coast.rock,
      depth: 0.74,
      top: horizon - tall,
      base: nearY,
      mist: 0.12,
      mask: land,
      lit: 0.42,
      half: 0.1,
      full: -0.22,
      ...coast.tones,
    },
    0.1,
    stretches,
  )
  if (coast.top) {
    const green = coast.top
    const patch = planeFractal(rng.fork('turf'), 3)
    const flat = (i: number): number => {
      if ((view.altitude[i] as number) < tall * 0.2) return -1
      const wander = patch((i % view.columns) / 9, Math.floor(i / view.columns) / 7)
      return Math.min(
        ((view.altitude[i] as number) / tall - 0.42 + 0.16 * wander) * 8,
        (0.95 + 0.5 * wander - (view.steep[i] as number)) * 3,
      )
    }
    drawReliefByDistance(
      stage,
      view,
      {
        own: green,
        depth: 0.7,
        top: horizon - tall,
        base: nearY,
        mist: 0.1,
        mask: flat,
        lit: 0.56,
        half: 0.3,
        full: 0.05,
        lifts: [-0.05, 0.16, -0.25, -0.4],
      },
      0.1,
      stretches,
    )
  }
  sheet.fill(foamLine(stage, rng.fork('foam'), view), light.bright('#ffffff', 0.25, 0.2), 0.7)
  return view
}

/** White water where land meets sea. */
function foamLine(stage: Stage, rng: Rng, view: ReliefView): string {
  const { columns, rows, left, top, cell } = view
  let d = ''
  for (let c = 2; c < columns - 2; c += 2) {
    for (let r = rows - 2; r > 1; r--) {
      const wet = (view.altitude[r * columns + c] as number) <= 1 || (view.cover[r * columns + c] as number) < 0
      const dry =
        (view.altitude[(r - 1) * columns + c] as number) > 1 && (view.cover[(r - 1) * columns + c] as number) > 0
      if (!wet || !dry) continue
      const near = 1 - (view.distance[(r - 1) * columns + c] as number)
      d += lens(
        left + c * cell,
        top + r * cell + 2 * near,
        (5 + 24 * near ** 4) * rng.range(0.5, 1.2) * stage.u,
        (0.8 + 3 * near ** 4) * stage.u,
      )
    }
  }
  return d
}
