import type { Rng } from '../random/rng.ts'

/** Smooth noise on a plane, about -1 to 1, one bump per unit. */
export type PlaneNoise = (x: number, y: number) => number

function planeNoise(rng: Rng): PlaneNoise {
  const angles = Float32Array.from({ length: 256 }, () => rng.range(0, 2 * Math.PI))
  const gx = angles.map(Math.cos)
  const gy = angles.map(Math.sin)
  const shuffle = Uint8Array.from({ length: 256 }, (_, i) => i)
  for (let i = 255; i > 0; i--) {
    const j = rng.int(0, i)
    const swapped = shuffle[i] as number
    shuffle[i] = shuffle[j] as number
    shuffle[j] = swapped
  }
  const corner = (ix: number, iy: number, dx: number, dy: number): number => {
    const at = shuffle[((shuffle[ix & 255] as number) + iy) & 255] as number
    return (gx[at] as number) * dx + (gy[at] as number) * dy
  }
  return (x, y) => {
    const ix = Math.floor(x)
    const iy = Math.floor(y)
    const dx = x - ix
    const dy = y - iy
    const sx = dx * dx * dx * (dx * (dx * 6 - 15) + 10)
    const sy = dy * dy * dy * (dy * (dy * 6 - 15) + 10)
    const near = corner(ix, iy, dx, dy) * (1 - sx) + corner(ix + 1, iy, dx - 1, dy) * sx
    const far = corner(ix, iy + 1, dx, dy - 1) * (1 - sx) + corner(ix + 1, iy + 1, dx - 1, dy - 1) * sx
    return 1.5 * (near + (far - near) * sy)
  }
}

/** Sum of octaves, about -1 to 1. */
export function planeFractal(rng: Rng, octaves: number, gain = 0.5): PlaneNoise {
  const noise = planeNoise(rng)
  return (x, y) => {
    let sum = 0
    let size = 1
    let total = 0
    for (let i = 0; i < octaves; i++) {
      const scale = 2 ** i
      sum += size * noise(x * scale + 31.7 * i, y * scale + 11.3 * i)
      total += size
      size *= gain
    }
    return sum / total
  }
}

/** Ridged multifractal, 0 to 1: sharp crests that branch, as eroded mountains do. */
export function planeRidges(rng: Rng, octaves: number, gain = 0.5): PlaneNoise {
  const noise = planeNoise(rng)
  return (x, y) => {
    let sum = 0
    let size = 1
    let total = 0
    let weight = 1
    for (let i = 0; i < octaves; i++) {
      const scale = 2 ** i
      const crest = (1 - Math.min(1, Math.abs(noise(x * scale + 31.7 * i, y * scale + 11.3 * i)))) ** 2
      sum += size * crest * weight
      total += size
      weight = Math.min(1, Math.max(0, crest * 1.6))
      size *= gain
    }
    return sum / total
  }
}
