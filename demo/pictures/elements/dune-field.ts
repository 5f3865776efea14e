import type { Rng } from '../random/rng.ts'
import { castRelief } from '../relief/cast.ts'
import { drawRelief } from '../relief/draw-relief.ts'
import { planeFractal } from '../relief/plane-noise.ts'
import type { Stage } from '../scene/stage.ts'

export interface DuneField {
  own: string
  nearY: number
  farY: number
  tall: number
  count: number
  depth: number
}

/** Dunes side by side: each a crest that falls from its summit to its toe in two or three bends. */
export function drawDuneField(stage: Stage, rng: Rng, field: DuneField): void {
  const { w, u, sunSide } = stage
  const { own, nearY, farY, tall, count, depth } = field
  const deep = w * 0.9
  const crests = Array.from({ length: count }, (_, i) => {
    const far = rng.range(0.45, 0.95) * deep
    return {
      x: ((i + rng.range(0.15, 0.85)) / count) * w * 1.2 - 0.1 * w,
      far,
      toe: far - rng.range(0.4, 0.9) * deep,
      tall: tall * rng.range(0.62, 1.1),
      run: rng.range(-0.3, 0.3) * w,
      bend: rng.range(0.025, 0.07) * w * (rng.chance(0.5) ? 1 : -1),
      turns: rng.range(1.2, 2.2),
      wide: tall * rng.range(2.6, 3.6),
    }
  })
  const roll = planeFractal(rng.fork('roll'), 2)
  const height = (x: number, z: number): number => {
    let high = tall * 0.12 * (1 + roll(x / (w * 0.3), z / (w * 0.3)))
    for (const c of crests) {
      const t = (c.far - z) / (c.far - c.toe)
      const along = t < 0 ? Math.max(0, 1 + t * 2.2) : Math.max(0, 1 - t) ** 0.9
      if (along <= 0) continue
      const s = Math.max(0, t)
      const away = Math.abs(x - (c.x + c.run * s + c.bend * Math.sin(s * c.turns * Math.PI)))
      if (away > c.wide) continue
      high = Math.max(high, c.tall * along * (1 - away / c.wide) ** 1.45)
    }
    return high
  }
  const view = castRelief({
    left: -8,
    right: w + 8,
    nearY,
    farY,
    top: farY - tall * 1.3,
    deep,
    height,
    light: [0.9 * sunSide, 0.42, 0.05],
    cell: 3.8 * u,
    slices: 110,
    emphasis: 1.8,
    perspective: 0.25,
  })
  drawRelief(stage, view, {
    own,
    depth,
    top: farY - tall,
    base: Math.min(stage.h, nearY),
    mist: 0.22,
    lit: 0.62,
    half: 0.26,
    full: 0.02,
    lifts: [0.02, 0.22, -0.36, -0.5],
    cut: { tolerance: 0.9, smooth: true, smallest: 20 },
  })
}
