import type { Rng } from '../random/rng.ts'
import type { Stage } from '../scene/stage.ts'

/** Large leaves that reach in from the lower corners: banana, fern and split leaves. */
export function drawLeaves(stage: Stage, rng: Rng, own: string): void {
  const { w, h, u } = stage
  for (const side of [-1, 1] as const) {
    const rootX = side === -1 ? -20 * u : w + 20 * u
    const count = rng.int(5, 7)
    for (let i = 0; i < count; i++) {
      const lean = rng.range(-1.45, -0.25)
      const angle = side === -1 ? lean : -Math.PI - lean
      const long = rng.range(170, 330) * u
      drawLeaf(stage, rng, rootX + side * rng.range(-90, 20) * u, h + rng.range(-70, 50) * u, angle, long, own, i)
    }
  }
}

function drawLeaf(
  stage: Stage,
  rng: Rng,
  x: number,
  y: number,
  angle: number,
  long: number,
  own: string,
  index: number,
): void {
  const { sheet, light } = stage
  const degrees = ((angle * 180) / Math.PI).toFixed(1)
  const wide = long * rng.range(0.13, 0.2)
  const body = light.tone(own, 0, -0.42 + 0.05 * (index % 4))
  const rim = light.tone(own, 0.04, 0.1)
  const n = (v: number): string => v.toFixed(1)
  const half = (side: number): string => {
    let d = `M0 0C${n(long * 0.2)} ${n(side * wide * 1.3)} ${n(long * 0.7)} ${n(side * wide * 1.1)} ${n(long)} 0Z`
    if (index % 2 === 0) {
      d = 'M0 0'
      const cuts = 7
      for (let k = 1; k <= cuts; k++) {
        const t = k / cuts
        const out = side * wide * 1.25 * Math.sin(Math.min(1, t * 0.9 + 0.08) * Math.PI) ** 0.8
        d += `L${n(long * (t - 0.02))} ${n(out)}L${n(long * (t - 0.035))} ${n(out * 0.35)}`
      }
      d += `L${n(long)} 0Z`
    }
    return d
  }
  sheet.add(
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${degrees})"><path d="${half(-1)}" fill="${(stage.sunSide === 1) === Math.cos(angle) > 0 ? rim : body}"/><path d="${half(1)}" fill="${body}"/><path d="M0 0L${n(long * 0.96)} 0" stroke="${rim}" stroke-width="${n(long * 0.008)}" stroke-opacity="0.6"/></g>`,
  )
}

/** Vines that hang into the upper corners. */
export function drawVines(stage: Stage, rng: Rng, own: string): void {
  const { sheet, w, h, u, light } = stage
  const n = (v: number): string => v.toFixed(1)
  for (const side of [-1, 1] as const) {
    const count = rng.int(3, 5)
    for (let i = 0; i < count; i++) {
      const x = side === -1 ? rng.range(0, 0.13) * w : w - rng.range(0, 0.13) * w
      const long = h * rng.range(0.1, 0.32) * (1 - i * 0.1)
      const sway = rng.range(-20, 20) * u
      const body = light.tone(own, 0, -0.5)
      sheet.stroke(`M${n(x)} -5Q${n(x + sway)} ${n(long * 0.5)} ${n(x + sway * 0.3)} ${n(long)}`, body, 3 * u)
      let d = ''
      for (let y = 8 * u; y < long; y += 17 * u) {
        const t = y / long
        const px = x + 2 * (1 - t) * t * sway + t * t * sway * 0.3
        const s = rng.range(13, 21) * u * (1 - t * 0.4)
        for (const turn of [-1, 1])
          d += `M${n(px)} ${n(y)}Q${n(px + turn * s * 0.5)} ${n(y - s * 0.3)} ${n(px + turn * s)} ${n(y + s * 0.5)}Q${n(px + turn * s * 0.3)} ${n(y + s * 0.5)} ${n(px)} ${n(y)}Z`
      }
      sheet.fill(d, body)
    }
  }
}
