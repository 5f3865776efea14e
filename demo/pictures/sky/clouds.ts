import { mix } from '../colour/oklab.ts'
import { lens, type Point } from '../drawing/path.ts'
import type { Rng } from '../random/rng.ts'
import type { Stage } from '../scene/stage.ts'

/** Clouds by hour: streaks or towers by day, long thin bars when the light is low, little at night. */
export function drawClouds(stage: Stage): void {
  const rng = stage.rng.fork('clouds')
  const { hour } = stage.light
  if (hour === 'night') {
    if (rng.chance(0.5)) drawBars(stage, 3)
  } else if (hour === 'day') {
    const kind = rng.next()
    if (kind < 0.4) drawTowers(stage)
    else if (kind < 0.8) drawStreaks(stage)
  } else if (rng.chance(0.25)) drawStreaks(stage)
  else if (rng.chance(0.85)) drawBars(stage, rng.int(5, 10))
}

/** Bars gather near the horizon and by the sun, and leave the top for a title. */
function drawBars(stage: Stage, count: number): void {
  const { sheet, w, horizon, u, light, sun } = stage
  const rng = stage.rng.fork('cloud-bars')
  const lit = mix(light.sky.sun, light.sky.stops[3], 0.35)
  const dim = mix(light.sky.stops[1], light.sky.stops[2], 0.5)
  for (let i = 0; i < count; i++) {
    const y = horizon * (0.3 + 0.62 * rng.next() ** 0.7)
    const x = rng.chance(0.45) ? sun.x + rng.range(-330, 330) * u : rng.range(0, w)
    const half = rng.range(80, 300) * u
    const thick = rng.range(3, 8) * u
    let d = lens(x, y, half, thick)
    d += lens(
      x + rng.range(-0.5, 0.5) * half,
      y + thick * rng.range(-1.6, 1.6),
      half * rng.range(0.4, 0.7),
      thick * 0.7,
    )
    sheet.fill(d, rng.chance(0.6) ? lit : dim, rng.range(0.25, 0.6))
  }
}

/** Groups of thin strips, smaller towards the horizon: lens-shaped, or round-ended as in old prints. */
function drawStreaks(stage: Stage): void {
  const { sheet, w, horizon, u, light } = stage
  const rng = stage.rng.fork('cloud-streaks')
  const white = mix(light.sky.sun, light.sky.stops[3], 0.25)
  const rounded = rng.chance(0.45)
  const count = rng.int(3, 5)
  for (let i = 0; i < count; i++) {
    const far = rng.next()
    const size = (1.2 - 0.8 * far) * u
    const y = horizon * (0.2 + far * 0.58)
    const x = ((i + rng.range(0.1, 0.9)) / count) * w
    const thick = (rounded ? rng.range(8, 12) : rng.range(5, 8)) * size
    const rows = rng.int(3, 5)
    let d = ''
    for (let k = 0; k < rows; k++) {
      const middle = 1 - Math.abs(k - (rows - 1) / 2) / rows
      const half = rng.range(70, 210) * size * (0.5 + 0.8 * middle)
      const shift = rng.range(-80, 80) * size
      d += rounded
        ? strip(x + shift, y + k * thick * 1.5, half, thick)
        : lens(x + shift, y + k * thick * 1.7, half * 1.3, thick * 0.8)
    }
    sheet.fill(d, white, 0.75 - 0.35 * far)
  }
}

function strip(x: number, y: number, half: number, thick: number): string {
  const r = (thick / 2).toFixed(1)
  return `M${(x - half).toFixed(1)} ${y.toFixed(1)}h${(2 * half).toFixed(1)}a${r} ${r} 0 0 1 0 ${thick.toFixed(1)}h${(-2 * half).toFixed(1)}a${r} ${r} 0 0 1 0 ${(-thick).toFixed(1)}Z`
}

/** A bank of heaped clouds behind the land that fades into the haze. */
function drawTowers(stage: Stage): void {
  const { sheet, w, horizon, u, light } = stage
  const rng = stage.rng.fork('cloud-towers')
  const white = mix(light.sky.sun, light.sky.stops[3], 0.15)
  const high = horizon * rng.range(0.5, 0.62)
  for (const [i, layer] of [
    { lift: 0, see: 0.5 },
    { lift: 0.1, see: 0.7 },
  ].entries()) {
    const at = rng.fork(`bank${i}`)
    let d = ''
    for (let x = -120 * u; x < w + 120 * u; x += at.range(120, 260) * u) {
      const half = at.range(90, 200) * u
      const tall = at.range(0.25, 1) * (horizon - high) * (1 - layer.lift * 2)
      d += heapOutline(at, x, horizon + 10, half, tall)
    }
    sheet.fill(
      d,
      sheet.linear(
        [0, high],
        [0, horizon * 0.97],
        [
          [white, 0, layer.see],
          [white, 0.35, layer.see * 0.8],
          [light.sky.stops[3], 1, 0],
        ],
      ),
    )
  }
}

/** Puffs along a dome over a flat base. */
function heapOutline(rng: Rng, x: number, y: number, half: number, tall: number): string {
  const puffs = rng.int(5, 8)
  const peak = rng.range(0.35, 0.65)
  const points = Array.from({ length: puffs + 1 }, (_, i): Point => {
    const t = i / puffs
    const bent = t < peak ? (t / peak) * 0.5 : 0.5 + ((t - peak) / (1 - peak)) * 0.5
    return [
      x - half + 2 * half * t,
      y - Math.sin(bent * Math.PI) ** 0.7 * tall * (i % puffs === 0 ? 0 : rng.range(0.78, 1)),
    ]
  })
  let d = `M${(x - half).toFixed(1)} ${y.toFixed(1)}`
  for (let i = 1; i <= puffs; i++) {
    const [a, b] = [points[i - 1] ?? [0, 0], points[i] ?? [0, 0]]
    const r = (Math.hypot(b[0] - a[0], b[1] - a[1]) * rng.range(0.52, 0.62)).toFixed(1)
    d += `A${r} ${r} 0 0 1 ${b[0].toFixed(1)} ${b[1].toFixed(1)}`
  }
  return `${d}Z`
}
