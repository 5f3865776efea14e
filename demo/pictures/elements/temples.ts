import type { Rng } from '../random/rng.ts'
import type { Stage } from '../scene/stage.ts'
import type { TerrainKind } from '../subjects.ts'
import { type Solids, solids } from './solids.ts'

interface Site {
  x: number
  y: number
  /** Height of the main building. */
  t: number
  own: string
  sunSide: 1 | -1
  rng: Rng
}

const lotusTower = (part: Solids, x: number, y: number, t: number, own: string): void => {
  part.taper(x, y, t * 0.16, t * 0.15, t * 0.34, own)
  let foot = y - t * 0.34
  for (let k = 0; k < 6; k++) {
    const half = t * (0.175 - 0.012 * k - 0.0028 * k * k)
    part.taper(x, foot, half, half * 0.9, t * 0.085, own)
    part.bar(x, foot - t * 0.078, half * 1.02, t * 0.014, own)
    foot -= t * 0.092
  }
  part.cone(x, foot, t * 0.05, t * 0.1, own)
  part.arch(x, y, t * 0.045, t * 0.2)
}

const stupa = (part: Solids, x: number, y: number, t: number, own: string): void => {
  for (let k = 0; k < 3; k++) part.block(x, y - t * 0.06 * k, t * (0.34 - 0.05 * k), t * 0.062, own)
  part.bell(x, y - t * 0.18, t * 0.23, t * 0.62, own)
  part.bar(x, y - t * 0.47, t * 0.1, t * 0.02, own)
  part.cone(x, y - t * 0.5, t * 0.06, t * 0.5, '#e3b04a')
}

/** A slender tower of shrinking storeys, each with a row of small bells, on a square foot. */
const candi = (part: Solids, x: number, y: number, t: number, own: string): void => {
  part.block(x, y, t * 0.3, t * 0.1, own)
  part.bar(x, y - t * 0.09, t * 0.33, t * 0.02, own)
  part.block(x, y - t * 0.1, t * 0.21, t * 0.24, own)
  part.arch(x, y - t * 0.1, t * 0.06, t * 0.2)
  let foot = y - t * 0.34
  for (let k = 0; k < 5; k++) {
    const half = t * (0.21 - 0.014 * k - 0.0045 * k * k)
    part.bar(x, foot, half * 1.08, t * 0.016, own)
    part.taper(x, foot, half, half * 0.8, t * 0.085, own)
    for (const dx of [-0.92, -0.46, 0.46, 0.92]) part.bell(x + dx * half, foot - t * 0.01, t * 0.03, t * 0.1, own)
    foot -= t * 0.092
  }
  part.bell(x, foot + t * 0.01, t * 0.07, t * 0.26, own)
}

/** Stepped temples are also ruins, and gates stand before other land. */
type TempleStyle = TerrainKind<'temple'> | 'stepped' | 'torii'

const DRAW: Record<TempleStyle, (part: Solids, site: Site) => void> = {
  angkor: (part, { x, y, t, own }) => {
    part.block(x, y, t * 1.25, t * 0.16, own)
    part.bar(x, y - t * 0.15, t * 1.3, t * 0.02, own)
    for (const s of [-1, 1]) lotusTower(part, x + s * t * 1.05, y - t * 0.1, t * 0.5, own)
    for (const s of [-1, 1]) lotusTower(part, x + s * t * 0.56, y - t * 0.14, t * 0.68, own)
    part.block(x, y - t * 0.14, t * 0.7, t * 0.1, own)
    lotusTower(part, x, y - t * 0.2, t * 0.84, own)
    for (let k = -9; k <= 9; k++) if (Math.abs(k) > 1) part.arch(x + k * t * 0.125, y, t * 0.022, t * 0.1)
    part.arch(x, y, t * 0.06, t * 0.2)
  },
  stupa: (part, { x, y, t, own }) => {
    for (const [dx, k] of [
      [-1.15, 0.34],
      [1.1, 0.38],
      [-0.68, 0.52],
      [0.66, 0.48],
    ] as const)
      stupa(part, x + dx * t, y, t * k, own)
    stupa(part, x, y, t, own)
  },
  pyramid: (part, { x, y, t, own, sunSide }) => {
    part.cone(x - sunSide * t * 1.35, y, t * 0.55, t * 0.55, own)
    part.cone(x + sunSide * t * 1.2, y, t * 0.75, t * 0.74, own)
    part.cone(x, y, t * 1.02, t, own)
  },
  stepped: (part, { x, y, t, own }) => {
    const tiers = 8
    for (let k = 0; k < tiers; k++)
      part.taper(x, y - (t * 0.8 * k) / tiers, t * (0.86 - 0.082 * k), t * (0.83 - 0.082 * k), (t * 0.8) / tiers, own)
    for (let k = 0; k < tiers; k++)
      part.bar(x, y - (t * 0.8 * (k + 0.86)) / tiers, t * (0.84 - 0.082 * k), t * 0.012, own)
    part.taper(x, y, t * 0.17, t * 0.1, t * 0.82, '#e6d3ac')
    part.block(x, y - t * 0.8, t * 0.2, t * 0.15, own)
    part.bar(x, y - t * 0.94, t * 0.23, t * 0.03, own)
    part.arch(x, y - t * 0.8, t * 0.04, t * 0.1)
  },
  candi: (part, { x, y, t, own, sunSide }) => {
    part.block(x, y, t * 1.3, t * 0.05, own)
    for (const [dx, k] of [
      [-1.02, 0.46],
      [1.04, 0.46],
      [-0.56, 0.72],
      [0.56, 0.72],
    ] as const)
      candi(part, x + sunSide * dx * t, y - t * 0.04, t * k, own)
    candi(part, x, y - t * 0.04, t * 0.98, own)
  },
  columns: (part, { x, y, t, own }) => {
    for (let k = 0; k < 3; k++) part.bar(x, y - t * 0.035 * k, t * (0.92 - 0.05 * k), t * 0.036, own)
    for (let k = 0; k < 7; k++) {
      const cx = x + (k - 3) * t * 0.25
      part.taper(cx, y - t * 0.1, t * 0.055, t * 0.045, t * 0.5, own)
      part.bar(cx, y - t * 0.595, t * 0.07, t * 0.025, own)
    }
    part.block(x, y - t * 0.62, t * 0.85, t * 0.09, own)
    part.cone(x, y - t * 0.71, t * 0.88, t * 0.24, own)
  },
  torii: (part, { x, y, t }) => {
    const red = '#d0452f'
    for (const s of [-1, 1]) {
      part.taper(x + s * t * 0.42, y, t * 0.06, t * 0.045, t * 0.8, red)
      part.block(x + s * t * 0.42, y, t * 0.08, t * 0.07, '#3a3a40')
    }
    part.block(x, y - t * 0.58, t * 0.52, t * 0.07, red)
    part.block(x, y - t * 0.62, t * 0.05, t * 0.2, red)
    part.block(x, y - t * 0.78, t * 0.62, t * 0.07, red)
    part.eaves(x, y - t * 0.84, t * 0.68, t * 0.13, '#3f4450', 0.9)
  },
  meru: (part, { x, y, t }) => {
    const thatch = '#5a4a42'
    const wall = '#c9623f'
    for (const [dx, k, tiers] of [
      [-0.62, 0.62, 5],
      [0.6, 0.52, 3],
      [0, 1, 9],
    ] as const) {
      const cx = x + dx * t
      part.block(cx, y, t * 0.2 * k, t * 0.14 * k, '#a8988a')
      const step = (t * k * 0.84) / tiers
      for (let i = 0; i < tiers; i++) {
        const half = t * k * (0.24 - (0.165 * i) / tiers)
        const foot = y - t * 0.14 * k - i * step
        part.block(cx, foot, half * 0.42, step, wall)
        part.taper(cx, foot - step * 0.34, half, half * 0.4, step * 0.58, thatch)
      }
      part.cone(cx, y - t * 0.14 * k - tiers * step, t * 0.02, t * 0.06, '#e3b04a')
    }
  },
  hall: (part, { x, y, t, rng }) => {
    const roof = rng.pick(['#4b5560', '#c08a3a', '#3f6f62'])
    part.bar(x, y, t * 1.15, t * 0.06, '#d9cdb8')
    part.block(x, y - t * 0.06, t * 0.84, t * 0.3, '#b5483a')
    for (let k = -4; k <= 4; k++) part.bar(x + k * t * 0.19, y - t * 0.06, t * 0.02, t * 0.3, '#8c3a30')
    part.eaves(x, y - t * 0.34, t * 1.06, t * 0.22, roof, 0.66)
    part.block(x, y - t * 0.54, t * 0.6, t * 0.16, '#b5483a')
    part.eaves(x, y - t * 0.68, t * 0.8, t * 0.26, roof, 0.5)
    part.bar(x, y - t * 0.93, t * 0.42, t * 0.03, roof)
  },
  mughal: (part, { x, y, t }) => {
    const stone = '#f1e9dc'
    part.bar(x, y, t * 1.3, t * 0.08, stone)
    for (const s of [-1, 1]) {
      const cx = x + s * t * 1.16
      part.taper(cx, y - t * 0.08, t * 0.05, t * 0.036, t * 0.74, stone)
      for (const level of [0.36, 0.6, 0.82]) part.bar(cx, y - t * level, t * 0.06, t * 0.018, stone)
      part.onion(cx, y - t * 0.84, t * 0.045, t * 0.12, stone)
    }
    part.block(x, y - t * 0.08, t * 0.72, t * 0.42, stone)
    for (const s of [-1, 1]) {
      part.arch(x + s * t * 0.46, y - t * 0.08, t * 0.09, t * 0.18)
      part.arch(x + s * t * 0.46, y - t * 0.28, t * 0.09, t * 0.16)
      part.block(x + s * t * 0.46, y - t * 0.5, t * 0.11, t * 0.05, stone)
      part.onion(x + s * t * 0.46, y - t * 0.54, t * 0.12, t * 0.22, stone)
    }
    part.block(x, y - t * 0.08, t * 0.26, t * 0.5, stone)
    part.arch(x, y - t * 0.08, t * 0.17, t * 0.4)
    part.block(x, y - t * 0.56, t * 0.22, t * 0.06, stone)
    part.onion(x, y - t * 0.6, t * 0.25, t * 0.44, stone)
  },
}

/** A temple of the given style standing at (x, y), `tall` px high. */
export function drawTemple(
  stage: Stage,
  rng: Rng,
  style: TempleStyle,
  site: { x: number; y: number; tall: number; own: string; depth: number },
): void {
  DRAW[style](solids(stage, site.depth), { ...site, t: site.tall, sunSide: stage.sunSide, rng })
}
