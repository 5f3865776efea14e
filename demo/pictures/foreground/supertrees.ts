import { mix } from '../colour/oklab.ts'
import { lens } from '../drawing/path.ts'
import { treeCrowns } from '../elements/trees.ts'
import { levelAt } from '../elements/water.ts'
import type { Footing, Stage } from '../scene/stage.ts'
import { drawGround } from './ground.ts'

const n = (v: number): string => v.toFixed(1)

/** Shares of the width and of the height, the small ones in the back first. */
const TREES = [
  [0.44, 0.34],
  [0.1, 0.42],
  [0.33, 0.52],
  [0.2, 0.64],
] as const
const GLOWS = ['#d36bd0', '#5fb8e0', '#8f7bea', '#e86f9a'] as const

/** Planted towers in the shape of trees, lit from inside when it is dark. */
export function drawSupertrees(stage: Stage, footing: Footing): void {
  const { sheet, w, h, u, light, portrait } = stage
  const rng = stage.rng.fork('supertrees')
  const ground = drawGround(stage, rng, footing, { rise: 0.1, grass: false, own: '#4c7350' })
  const level = (x: number): number => levelAt(ground.line, x)
  for (const [i, [share, tall]] of TREES.entries()) {
    const away = share * (portrait ? 1.5 : 1) * w
    const x = ground.side === 1 ? w - away : away
    drawTree(stage, x, level(x) + 8 * u, tall * h * (portrait ? 0.8 : 1), GLOWS[i] ?? GLOWS[0])
  }
  sheet.fill(
    treeCrowns(rng.fork('bushes'), -20, w + 20, (x) => level(x) + 6 * u, 26 * u),
    light.tone('#3f6a4c', 0.02, -0.3),
  )
}

function drawTree({ sheet, light, sunSide }: Stage, x: number, y: number, t: number, glow: string): void {
  const steel = light.isDark ? glow : light.bright(mix('#a2607a', glow, 0.3), 0.05, 0)
  const trunk = (s: number): string =>
    `M${n(x)} ${n(y)}H${n(x + s * t * 0.085)}C${n(x + s * t * 0.05)} ${n(y - t * 0.2)} ${n(x + s * t * 0.04)} ${n(y - t * 0.5)} ${n(x + s * t * 0.05)} ${n(y - t * 0.72)}Q${n(x + s * t * 0.08)} ${n(y - t * 0.86)} ${n(x + s * t * 0.16)} ${n(y - t * 0.9)}H${n(x)}Z`
  for (const s of [-1, 1] as const)
    sheet.fill(trunk(s), s === sunSide ? light.bright('#5f8a5a', 0.04, 0.15) : light.tone('#4f6f55', 0.04, -0.3))
  let ribs = ''
  let twigs = ''
  for (let k = -6; k <= 6; k++) {
    const s = k / 6
    const [rx, ry] = [x + s * t * 0.3, y - t * (0.99 - 0.05 * s * s)]
    ribs += `M${n(x + s * t * 0.045)} ${n(y - t * 0.6)}Q${n(x + s * t * 0.06)} ${n(y - t * 0.88)} ${n(rx)} ${n(ry)}`
    for (const d of [-0.035, 0.035])
      twigs += `M${n(x + s * t * 0.17)} ${n(y - t * (0.9 - 0.01 * s * s))}L${n(rx + d * t)} ${n(ry - t * 0.012)}`
  }
  if (light.isDark) sheet.fill(lens(x, y - t * 0.9, t * 0.32, t * 0.06), glow, 0.3)
  sheet.stroke(twigs, steel, t * 0.004, 0.8)
  sheet.stroke(ribs, steel, t * 0.008)
  sheet.stroke(
    `M${n(x - t * 0.3)} ${n(y - t * 0.94)}Q${n(x)} ${n(y - t * 1.04)} ${n(x + t * 0.3)} ${n(y - t * 0.94)}Q${n(x)} ${n(y - t * 0.9)} ${n(x - t * 0.3)} ${n(y - t * 0.94)}Z`,
    steel,
    t * 0.008,
  )
}
