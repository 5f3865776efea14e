import type { Rng } from '../random/rng.ts'

/** Smooth noise along a line: values about -1 to 1, one bump per unit of x. */
export type Noise = (x: number) => number

function valueNoise(rng: Rng): Noise {
  const table = Array.from({ length: 256 }, () => rng.range(-1, 1))
  return (x) => {
    const cell = Math.floor(x)
    const t = x - cell
    const eased = t * t * (3 - 2 * t)
    const a = table[cell & 255] ?? 0
    const b = table[(cell + 1) & 255] ?? 0
    return a + (b - a) * eased
  }
}

/** Octaves of noise, each twice as fine; `roughness` is the weight of each compared with the one before. */
export function fractalNoise(rng: Rng, octaves: number, roughness = 0.5): Noise {
  const layers = Array.from({ length: octaves }, (_, i) => valueNoise(rng.fork(`octave${i}`)))
  const total = layers.reduce((sum, _, i) => sum + roughness ** i, 0)
  return (x) => layers.reduce((sum, layer, i) => sum + layer(x * 2 ** i + 17 * i) * roughness ** i, 0) / total
}

/** Sharp crests, round valleys: 0 to 1. */
export function ridgedNoise(rng: Rng, octaves: number, roughness = 0.5): Noise {
  const layers = Array.from({ length: octaves }, (_, i) => valueNoise(rng.fork(`octave${i}`)))
  const total = layers.reduce((sum, _, i) => sum + roughness ** i, 0)
  return (x) =>
    layers.reduce((sum, layer, i) => sum + (1 - Math.abs(layer(x * 2 ** i + 17 * i))) ** 2 * roughness ** i, 0) / total
}
