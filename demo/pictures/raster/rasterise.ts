import sharp from 'sharp'
import { hashText } from '../random/rng.ts'

sharp.concurrency(1)
sharp.cache(false)

const GRAIN = 4
/** As large as three AVIF variants: a variant hides what this quality loses. */
const QUALITY = 88

/** Renders an SVG as WebP of its own size. */
export async function rasterise(svg: string): Promise<Uint8Array> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  addGrain(data, info.width, GRAIN)
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .webp({ quality: QUALITY, effort: 2 })
    .toBuffer()
}

const SIDE = 512

/** Soft print grain: paired neighbours, so that it survives compression at little cost. Built once. */
const tile = ((): Int8Array => {
  let state = hashText('grain')
  const random = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
  const raw = Float32Array.from({ length: SIDE * SIDE }, () => random() + random() + random() - 1.5)
  const soft = new Int8Array(SIDE * SIDE)
  for (let i = 0; i < soft.length; i++) {
    const next = (raw[(i + 1) % raw.length] as number) + (raw[(i + SIDE) % raw.length] as number)
    soft[i] = Math.round(((raw[i] as number) * 0.7 + next * 0.45) * 100)
  }
  return soft
})()

/**
 * Adds grain to raw RGB pixels in place, less in dark parts. It also hides the steps of long gradients.
 * @param strength peak amplitude in levels of 255
 */
export function addGrain(pixels: Uint8Array, width: number, strength: number): void {
  const clamped = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length)
  const rows = clamped.length / (width * 3)
  const scale = strength / 100
  const share = Float32Array.from({ length: 256 }, (_, level) => (0.45 + level / 380) * scale)
  for (let y = 0, at = 0; y < rows; y++) {
    const row = (y % SIDE) * SIDE
    for (let x = 0; x < width; x++, at += 3) {
      const green = clamped[at + 1] as number
      const add = (tile[row + (x & (SIDE - 1))] as number) * (share[green] as number)
      clamped[at] = (clamped[at] as number) + add
      clamped[at + 1] = green + add
      clamped[at + 2] = (clamped[at + 2] as number) + add
    }
  }
}
