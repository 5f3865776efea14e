import { blob, circle, type Point, polygon, rectangle } from '../drawing/path.ts'
import type { Rng } from '../random/rng.ts'
import type { Stage } from '../scene/stage.ts'

/** A flat-topped thorn tree standing at (x, y): forked trunk and two or three level crowns. */
export function acaciaOutline(rng: Rng, x: number, y: number, tall: number): string {
  const half = tall * 0.028
  const n = (v: number): string => v.toFixed(1)
  const lean = rng.range(-0.08, 0.08) * tall
  let d = ''
  const crowns = [
    { dx: rng.range(-0.3, -0.2), level: rng.range(0.74, 0.8), wide: rng.range(0.34, 0.42) },
    { dx: rng.range(0.2, 0.34), level: rng.range(0.8, 0.86), wide: rng.range(0.34, 0.44) },
    { dx: rng.range(-0.05, 0.08), level: 0.95, wide: rng.range(0.44, 0.56) },
  ]
  const fork = y - tall * 0.38
  d += `M${n(x - half * 1.6)} ${n(y)}Q${n(x - half * 0.6)} ${n(y - tall * 0.18)} ${n(x + lean - half)} ${n(fork)}L${n(x + lean + half)} ${n(fork)}Q${n(x + half)} ${n(y - tall * 0.18)} ${n(x + half * 2)} ${n(y)}Z`
  for (const crown of crowns) {
    const cx = x + lean + crown.dx * tall
    const cy = y - crown.level * tall
    d += `M${n(x + lean - half)} ${n(fork + half)}Q${n(x + lean + crown.dx * tall * 0.35)} ${n(cy + tall * 0.22)} ${n(cx)} ${n(cy)}L${n(cx + half)} ${n(cy)}Q${n(x + lean + crown.dx * tall * 0.4 + half)} ${n(cy + tall * 0.26)} ${n(x + lean + half)} ${n(fork + half)}Z`
    const count = 12
    d += blob(
      Array.from({ length: count }, (_, i): Point => {
        const angle = (i / count) * 2 * Math.PI
        const out = rng.range(0.88, 1.1)
        const flat = Math.sin(angle) > 0 ? 0.1 : 0.24
        return [cx + Math.cos(angle) * crown.wide * tall * out, cy + Math.sin(angle) * crown.wide * tall * flat * out]
      }),
    )
  }
  return d
}

/** A hedge of round tree crowns along a ground line, as one path. */
export function treeCrowns(rng: Rng, from: number, to: number, ground: (x: number) => number, size: number): string {
  let d = ''
  for (let x = from; x < to; x += size * rng.range(0.45, 1)) {
    const r = size * rng.range(0.5, 1)
    const y = ground(x)
    d += circle(x, y - r * 0.5, r)
    d += rectangle(x - r * 0.8, y - r * 0.4, r * 1.6, r * 0.9)
  }
  return d
}

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

/** Outline of a palm standing at (x, y); `lean` is how far its top swings, relative to its height. */
export function palmOutline(rng: Rng, x: number, y: number, tall: number, lean: number): string {
  const topX = x + lean * tall
  const topY = y - tall
  const half = tall * 0.02
  const bendX = x + lean * tall * 0.28
  const bendY = y - tall * 0.52
  const n = (v: number): string => v.toFixed(1)
  let d = `M${n(x - half * 1.5)} ${n(y)}Q${n(bendX - half)} ${n(bendY)} ${n(topX - half * 0.6)} ${n(topY)}L${n(topX + half * 0.6)} ${n(topY)}Q${n(bendX + half)} ${n(bendY)} ${n(x + half * 1.5)} ${n(y)}Z`
  const fronds = rng.int(9, 11)
  for (let i = 0; i < fronds; i++) {
    const angle = -Math.PI * (1.14 - (1.28 * i) / (fronds - 1)) + rng.range(-0.08, 0.08)
    d += frond(topX, topY, angle, tall * rng.range(0.36, 0.5))
  }
  return d
}

/** A feathered leaf that rises, arches and droops: a bowed rib with leaflets hanging from it. */
function frond(x: number, y: number, angle: number, long: number): string {
  const side = Math.cos(angle) >= 0 ? 1 : -1
  const rib = (t: number): Point => [
    x + Math.cos(angle) * long * t,
    y + Math.sin(angle) * long * t + long * 0.62 * t * t,
  ]
  const steps = 9
  let d = ''
  const upper: Point[] = []
  const lower: Point[] = []
  for (let k = 0; k <= steps; k++) {
    const t = k / steps
    const [px, py] = rib(t)
    const thick = long * 0.034 * (1 - t * 0.85)
    upper.push([px, py - thick])
    lower.push([px, py + thick])
    if (k === 0) continue
    const [bx, by] = rib(t - 0.6 / steps)
    const hang = long * (0.05 + 0.2 * Math.sin(Math.min(1, t * 0.95 + 0.05) * Math.PI) ** 0.8)
    d += clockwise([
      [bx, by - thick],
      [px + side * long * 0.012, py - thick],
      [px + side * long * 0.07 * (1 - t), py + hang],
    ])
  }
  return d + clockwise([...upper, ...lower.reverse()])
}

/** Overlapping parts of one path only add up when they all turn the same way. */
function clockwise(points: Point[]): string {
  let area = 0
  for (let i = 0; i < points.length; i++) {
    const [a, b] = [points[i] as Point, points[(i + 1) % points.length] as Point]
    area += a[0] * b[1] - b[0] * a[1]
  }
  return polygon(area < 0 ? points.reverse() : points)
}

/** Outline of a conifer standing at (x, y); `slim` is half its width over its height. */
export function pineOutline(rng: Rng, x: number, y: number, height: number, slim = 0.2, tiers = 8): string {
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 1; i <= tiers; i++) {
    const t = i / tiers
    const level = y - height + height * 0.94 * t
    const reach = height * slim * t ** 0.85
    for (const [side, direction] of [
      [left, -1],
      [right, 1],
    ] as const) {
      const out = reach * rng.range(0.82, 1.14)
      side.push([x + direction * out, level + height * 0.02 * rng.range(0, 1)])
      if (i < tiers) side.push([x + direction * out * 0.5, level - height * 0.012])
    }
  }
  const trunk = height * 0.022
  return polygon([
    [x, y - height],
    ...right,
    [x + trunk, y - height * 0.055],
    [x + trunk, y],
    [x - trunk, y],
    [x - trunk, y - height * 0.055],
    ...left.reverse(),
  ])
}

/** A conifer with the side towards the sun caught by light. */
export function drawPine(
  stage: Stage,
  rng: Rng,
  x: number,
  y: number,
  height: number,
  body: string,
  rim: string,
  slim = 0.2,
): void {
  const shape = rng.fork(`${Math.round(x)}:${Math.round(height)}`)
  stage.sheet.fill(pineOutline(shape, x, y, height, slim), body)
  const side = stage.sunSide
  const tiers = 8
  let d = ''
  for (let i = 1; i <= tiers; i++) {
    const t = i / tiers
    const level = y - height + height * 0.94 * t
    const reach = height * slim * t ** 0.85 * 0.86
    d += polygon([
      [x + side * reach * 0.12, level - height * 0.075],
      [x + side * reach, level],
      [x + side * reach * 0.34, level - height * 0.012],
    ])
  }
  stage.sheet.fill(d, rim, 0.5)
}

/** A line of far conifers along a skyline, one path. */
export function treeLine(rng: Rng, top: readonly Point[], tall: number, gap: number): string {
  const first = top[0]
  const last = top.at(-1)
  if (!first || !last) return ''
  let d = ''
  let k = 0
  for (let x = first[0]; x < last[0]; x += gap * rng.range(0.55, 1.25)) {
    while (k < top.length - 2 && (top[k + 1]?.[0] ?? 0) < x) k++
    const [a, b] = [top[k] ?? first, top[k + 1] ?? last]
    const y = a[1] + ((b[1] - a[1]) * (x - a[0])) / Math.max(1, b[0] - a[0])
    const height = tall * rng.range(0.45, 1.15)
    d += simplePine(x, y + tall * 0.12, height)
  }
  return d
}

function simplePine(x: number, y: number, height: number): string {
  const half = height * 0.19
  return polygon([
    [x, y - height],
    [x + half * 0.55, y - height * 0.6],
    [x + half * 0.32, y - height * 0.6],
    [x + half * 0.85, y - height * 0.28],
    [x + half * 0.5, y - height * 0.28],
    [x + half, y],
    [x - half, y],
    [x - half * 0.5, y - height * 0.28],
    [x - half * 0.85, y - height * 0.28],
    [x - half * 0.32, y - height * 0.6],
    [x - half * 0.55, y - height * 0.6],
  ])
}
