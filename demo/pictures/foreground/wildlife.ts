import { lens } from '../drawing/path.ts'
import { animal } from '../elements/animals.ts'
import { levelAt } from '../elements/water.ts'
import type { Footing, Stage } from '../scene/stage.ts'
import type { ForegroundKind } from '../subjects.ts'
import { drawGround } from './ground.ts'

type Kind = ForegroundKind<'animals'>

/** Height of the near animals as a share of the picture. */
const SIZES: Record<Kind, number> = {
  camel: 0.17,
  elephant: 0.21,
  giraffe: 0.34,
  zebra: 0.15,
  llama: 0.14,
  penguin: 0.13,
}

/** A few animals in a row on the near ground. */
export function drawAnimals(stage: Stage, footing: Footing): void {
  const { sheet, w, h, light } = stage
  const rng = stage.rng.fork('animals')
  const kind = stage.foregroundKind as Kind
  const ground = drawGround(stage, rng, footing, { rise: 0.08, grass: kind !== 'camel' && kind !== 'penguin' })
  const facing = -ground.side as 1 | -1
  const at = (t: number): number => (ground.side === 1 ? w * (1 - t) : w * t)
  const gap = SIZES[kind] * (kind === 'penguin' ? 0.55 : 0.72)
  for (let k = 0; k < 4; k++) {
    const x = at(0.1 + k * gap * (stage.portrait ? 1.5 : 1) + rng.range(0, 0.02))
    const size = SIZES[kind] * h * rng.range(0.82, 1.05) * (1 - 0.06 * k)
    sheet.add(animal(kind, x, levelAt(ground.line, x) + size * 0.03, size, facing, light.tone('#4f3c30', 0, -0.5)))
  }
}

/** A whale's fluke over the water, spray running off it. */
export function drawWhale(stage: Stage, footing: Footing): void {
  const { sheet, w, h, u, light } = stage
  const rng = stage.rng.fork('whale')
  const y = (footing.kind === 'water' ? footing.y : h * 0.86) + 0.02 * h
  const x = footing.water?.(y).x ?? w * (stage.sunSide === 1 ? rng.range(0.26, 0.38) : rng.range(0.62, 0.74))
  const s = (stage.portrait ? 180 : 230) * u
  const n = (v: number): string => v.toFixed(1)
  const half = (k: 1 | -1): string =>
    `M${n(x)} ${n(y)}C${n(x + k * s * 0.2)} ${n(y - s * 0.3)} ${n(x + k * s * 0.12)} ${n(y - s * 0.62)} ${n(x + k * s * 0.34)} ${n(y - s * 0.8)}Q${n(x + k * s * 0.62)} ${n(y - s * 1.0)} ${n(x + k * s * 0.92)} ${n(y - s * 0.92)}Q${n(x + k * s * 0.66)} ${n(y - s * 1.14)} ${n(x + k * s * 0.34)} ${n(y - s * 1.1)}Q${n(x + k * s * 0.1)} ${n(y - s * 1.06)} ${n(x)} ${n(y - s * 0.92)}Z`
  sheet.fill(lens(x, y + 4 * u, s * 0.9, s * 0.07), light.bright('#ffffff', 0.05, 0.1), 0.55)
  sheet.fill(half(-stage.sunSide as 1 | -1), light.tone('#2f4250', 0, -0.45))
  sheet.fill(half(stage.sunSide), light.tone('#3f5566', 0.04, -0.1))
  let drops = ''
  for (let k = 0; k < 14; k++) drops += lens(x + rng.range(-0.8, 0.8) * s, y - rng.range(0, 0.7) * s, 3.5 * u, 5 * u)
  sheet.fill(drops, light.bright('#ffffff', 0.05, 0.2), 0.7)
}
