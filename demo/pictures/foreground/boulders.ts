import { blob, lens, type Point } from '../drawing/path.ts'
import type { Rng } from '../random/rng.ts'
import type { Footing, Stage } from '../scene/stage.ts'
import { drawGround, spotOn } from './ground.ts'

const GRANITES = ['#b09a8c', '#a8a09a', '#b88f76'] as const

/** Round blocks of granite heaped on the near ground. */
export function drawBoulders(stage: Stage, footing: Footing): void {
  const { h, portrait } = stage
  const rng = stage.rng.fork('boulders')
  const ground = drawGround(stage, rng, footing, { rise: 0.05, grass: false })
  const own = rng.pick(GRANITES)
  for (const [t, size, up] of [
    [0.3, 0.15, 0],
    [0.02, 0.24, 0.1],
    [0.2, 0.22, 0.02],
    [0.1, 0.3, 0],
    [0.42, 0.1, 0],
    [0.9, 0.09, 0],
  ] as const) {
    const { x, y } = spotOn(stage, ground, portrait ? t * 1.3 : t)
    drawBoulder(stage, rng, x, y - up * h, size * h * rng.range(0.9, 1.1), own)
  }
}

function drawBoulder({ sheet, light, sunSide }: Stage, rng: Rng, x: number, y: number, r: number, own: string): void {
  const edge = Array.from({ length: 9 }, (_, i): Point => {
    const angle = (i / 9) * 2 * Math.PI
    const out = r * rng.range(0.86, 1.04)
    return [x + Math.cos(angle) * out, y - r * 0.42 + Math.sin(angle) * out * 0.72]
  })
  sheet.fill(lens(x, y + r * 0.24, r * 1.1, r * 0.06), light.ink, 0.3)
  sheet.fill(
    blob(edge),
    sheet.linear(
      [x - sunSide * r, y],
      [x + sunSide * r, y - r],
      [
        [light.tone(own, 0, -0.5), 0],
        [light.tone(own, 0.04, -0.05), 0.55],
        [light.bright(own, 0.06, 0.3), 1],
      ],
    ),
  )
  const crack = x + rng.range(-0.3, 0.3) * r
  sheet.stroke(
    `M${crack.toFixed(1)} ${(y - r * 1.02).toFixed(1)}q${(r * 0.14).toFixed(1)} ${(r * 0.4).toFixed(1)} ${(-r * 0.06).toFixed(1)} ${(r * 0.8).toFixed(1)}`,
    light.tone(own, 0, -0.6),
    r * 0.02,
    0.5,
  )
}

/** A column of water and steam that rises from a pale pool. */
export function drawGeyser(stage: Stage, footing: Footing): void {
  const { sheet, light, h, u, sunSide } = stage
  const rng = stage.rng.fork('geyser')
  const ground = drawGround(stage, rng, footing, { rise: 0.04, own: '#a8987c', grass: false })
  const { x, y } = spotOn(stage, ground, stage.portrait ? 0.36 : 0.3)
  const tall = 0.5 * h
  const n = (v: number): string => v.toFixed(1)
  sheet.fill(lens(x, y + 4 * u, 190 * u, 12 * u), light.bright('#8fc4c4', 0.05, 0.1))
  const steam = light.bright('#ffffff', 0.3, 0.1)
  for (let k = 0; k < 16; k++) {
    const t = k / 15
    const r = tall * (0.05 + 0.15 * t) * rng.range(0.8, 1.2)
    const cx = x - sunSide * tall * 0.34 * t * t + rng.range(-0.04, 0.04) * tall
    sheet.add(
      `<circle cx="${n(cx)}" cy="${n(y - tall * (0.3 + 0.8 * t))}" r="${n(r)}" fill="${steam}" fill-opacity="${(0.5 - 0.3 * t).toFixed(2)}"/>`,
    )
  }
  sheet.fill(
    `M${n(x - 16 * u)} ${n(y)}Q${n(x - 12 * u)} ${n(y - tall * 0.6)} ${n(x - 34 * u)} ${n(y - tall * 0.72)}Q${n(x)} ${n(y - tall * 0.98)} ${n(x + 30 * u)} ${n(y - tall * 0.74)}Q${n(x + 12 * u)} ${n(y - tall * 0.6)} ${n(x + 16 * u)} ${n(y)}Z`,
    light.bright('#f2fafc', 0.05, 0.2),
    0.92,
  )
}
