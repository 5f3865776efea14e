import { mix } from '../colour/oklab.ts'
import { blob, circle, type Point } from '../drawing/path.ts'
import type { Rng } from '../random/rng.ts'
import { castRelief } from '../relief/cast.ts'
import { drawRelief, reliefPath } from '../relief/draw-relief.ts'
import { planeFractal, planeRidges } from '../relief/plane-noise.ts'
import type { Stage } from '../scene/stage.ts'
import { drawSnowCover } from './mountains.ts'

export interface Cone {
  x: number
  tall: number
  base: number
  own: string
  depth: number
  bare: number
  hot: boolean
  /** Low, with a round back. */
  isShield?: boolean
}

/** A concave cone, furrowed from the crater down. */
export function drawCone(stage: Stage, rng: Rng, cone: Cone): void {
  const { w, u, sunSide, sheet } = stage
  const { x, tall, base, own, depth } = cone
  const furrows = planeRidges(rng.fork('furrows'), 3, 0.5)
  const rough = planeFractal(rng.fork('rough'), 3)
  const crater = tall * rng.range(0.09, 0.14)
  const wide = tall * rng.range(1.7, 2.1) * (cone.isShield ? 2.2 : 1)
  const middle = wide * 1.05
  const height = (px: number, pz: number): number => {
    const [dx, dz] = [px - x, pz - middle]
    const away = Math.hypot(dx, dz)
    const around = Math.atan2(dz, dx)
    const t = Math.max(0, (away - crater) / (wide - crater))
    if (t > 1) return 0
    const slope = cone.isShield ? 1 - t ** 1.4 : 0.72 * (1 - t) ** 2.1 + 0.28 * (1 - t)
    const cut = furrows(around * 3.2, t * 0.9) * Math.min(1, t * 5 + 0.25)
    const rim = away < crater ? -0.07 * (1 - away / crater) : 0
    return tall * (slope * (0.9 + 0.16 * cut) + rim + 0.02 * rough(px / (60 * u), pz / (60 * u)))
  }
  const view = castRelief({
    left: -8,
    right: w + 8,
    nearY: base + 20 * u,
    farY: base - 20 * u,
    top: base - tall * 1.15,
    deep: middle * 1.6,
    height,
    light: [0.85 * sunSide, 0.42, -0.3],
    cell: 4.4 * u,
    slices: 84,
    emphasis: 1.7,
  })
  drawRelief(stage, view, { own, depth, top: base - tall, base, lit: 0.7, half: 0.22, full: -0.2 })
  if (cone.bare < 1)
    drawSnowCover(stage, rng.fork('snow'), view, {
      top: base - tall,
      base,
      depth,
      tall,
      bare: cone.bare,
      colour: '#fbfdff',
    })
  if (cone.hot) {
    const glow = sheet.radial(x, base - tall, tall * 0.5, [
      ['#ffb057', 0, 0.75],
      ['#ff5a36', 0.3, 0.3],
      ['#ff5a36', 1, 0],
    ])
    sheet.fill(circle(x, base - tall, tall * 0.5), glow)
    const streams = planeRidges(rng.fork('lava'), 2)
    const flow = (i: number): number => {
      const dx = (view.left + (i % view.columns) * view.cell - x) / tall
      const high = (view.altitude[i] as number) / tall
      return streams((dx * 5) / (1.15 - high), 3) - 0.86 + (high - 0.85) * 0.22
    }
    sheet.fill(
      reliefPath(view, flow, { tolerance: 0.4, smallest: 3 }),
      sheet.vertical(base - tall, base - tall * 0.3, '#fff0a8', '#ff9a3d', '#e2432f'),
    )
  }
}

/** Smoke that leans with the wind, lit from the sun's side. */
export function drawPlume(stage: Stage, rng: Rng, x: number, y: number, tall: number): void {
  const { sheet, light } = stage
  const wind = -stage.sunSide
  const body = mix(light.sky.stops[1], light.sky.stops[3], 0.45)
  const bright = mix(light.sky.sun, light.sky.stops[3], 0.3)
  const puffs = 9
  for (const [colour, shift, see] of [
    [body, 0, 0.75],
    [bright, 0.16, 0.55],
  ] as const) {
    let d = ''
    for (let i = 0; i < puffs; i++) {
      const t = i / (puffs - 1)
      const r = tall * (0.05 + 0.17 * t) * (1 - shift * 1.6)
      const cx = x + wind * tall * 0.75 * t ** 1.5 + stage.sunSide * r * shift
      const cy = y - tall * 0.52 * t ** 0.8 - r * shift
      d += puff(rng, cx, cy, r)
    }
    sheet.fill(
      d,
      sheet.linear(
        [x, y],
        [x + wind * tall * 0.75, y - tall * 0.55],
        [
          [colour, 0, see],
          [colour, 0.6, see * 0.7],
          [colour, 1, 0.05],
        ],
      ),
    )
  }
}

function puff(rng: Rng, x: number, y: number, r: number): string {
  const count = 9
  return blob(
    Array.from({ length: count }, (_, i): Point => {
      const angle = (i / count) * 2 * Math.PI
      const out = r * rng.range(0.82, 1.16)
      return [x + Math.cos(angle) * out * 1.15, y + Math.sin(angle) * out * 0.9]
    }),
  )
}
