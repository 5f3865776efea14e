import { blob, type Point } from '../drawing/path.ts'
import type { Rng } from '../random/rng.ts'
import type { Stage } from '../scene/stage.ts'

const n = (v: number): string => v.toFixed(1)

/** A column cactus with two or three raised arms and lit ribs. */
export function saguaro(stage: Stage, rng: Rng, x: number, y: number, tall: number): void {
  const { sheet, light, sunSide } = stage
  const thick = tall * 0.1
  const body = light.tone('#4a6b48', 0.02, -0.42)
  const rim = light.tone('#7fa060', 0.08, 0.25)
  const limb = (d: string, width: number): void => {
    sheet.stroke(d, body, width)
    sheet.add(
      `<g transform="translate(${n(sunSide * width * 0.28)} 0)"><path d="${d}" fill="none" stroke="${rim}" stroke-width="${n(width * 0.12)}" stroke-linecap="round" stroke-opacity="0.7"/></g>`,
    )
  }
  for (const side of rng.chance(0.5) ? [-1, 1] : [1, -1]) {
    if (rng.chance(0.15)) continue
    const from = y - tall * rng.range(0.3, 0.5)
    const out = x + side * tall * rng.range(0.15, 0.2)
    const up = from - tall * rng.range(0.2, 0.36)
    limb(
      `M${n(x)} ${n(from)}H${n(out - side * thick * 0.4)}Q${n(out)} ${n(from)} ${n(out)} ${n(from - thick * 0.6)}V${n(up)}`,
      thick * 0.72,
    )
  }
  limb(`M${n(x)} ${n(y + 10)}V${n(y - tall + thick / 2)}`, thick)
}

/** A baobab: swollen trunk, stubby branches high up, small flat crowns. */
export function baobabOutline(rng: Rng, x: number, y: number, tall: number): { trunk: string; crown: string } {
  const half = tall * 0.085
  const top = y - tall * 0.78
  let trunk = `M${n(x - half * 1.35)} ${n(y)}C${n(x - half * 0.9)} ${n(y - tall * 0.1)} ${n(x - half * 1.2)} ${n(y - tall * 0.45)} ${n(x - half * 0.62)} ${n(top)}L${n(x + half * 0.62)} ${n(top)}C${n(x + half * 1.2)} ${n(y - tall * 0.45)} ${n(x + half * 0.9)} ${n(y - tall * 0.1)} ${n(x + half * 1.35)} ${n(y)}Z`
  let crown = ''
  const branches = 7
  for (let i = 0; i < branches; i++) {
    const t = i / (branches - 1) - 0.5
    const ex = x + t * tall * 0.52 * rng.range(0.85, 1.1)
    const ey = top - tall * (0.16 - Math.abs(t) * 0.13) * rng.range(0.8, 1.1)
    const bx = x + t * half * 1.4
    trunk += `M${n(bx - half * 0.2)} ${n(top + half * 0.6)}Q${n((bx + ex) / 2)} ${n(top - tall * 0.01)} ${n(ex)} ${n(ey)}Q${n((bx + ex) / 2 + half * 0.2)} ${n(top + tall * 0.02)} ${n(bx + half * 0.24)} ${n(top + half * 0.6)}Z`
    const r = tall * rng.range(0.05, 0.075)
    crown += blob(
      Array.from({ length: 9 }, (_, k): Point => {
        const angle = (k / 9) * 2 * Math.PI
        const out = r * rng.range(0.85, 1.15)
        return [ex + Math.cos(angle) * out * 1.7, ey - r * 0.2 + Math.sin(angle) * out * 0.55]
      }),
    )
  }
  return { trunk, crown }
}
