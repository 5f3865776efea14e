import sharp from 'sharp'
import { hashText } from '../random/rng.ts'

sharp.concurrency(1)
sharp.cache(false)

export type Format = 'avif' | 'webp'

/** AVIF quality by width: small pictures are shown on dense screens, which hide more. */
const AVIF_QUALITY: Record<number, number> = { 1600: 42, 960: 36, 720: 35, 640: 45, 480: 42, 320: 50 }
const WEBP_QUALITY = 70
const GRAIN = 4

/** SVG pixels per inch at which one unit is one pixel. */
const DENSITY = 72

/**
 * Renders an SVG in one width. AVIF is encoded with the least effort: more takes 3 to 100 times as long, for 5 to 20 %
 * fewer bytes.
 * @param drawnWidth the SVG's own width
 */
export async function rasterise(svg: string, drawnWidth: number, width: number, format: Format): Promise<Uint8Array> {
  const { data, info } = await sharp(Buffer.from(svg), { density: (DENSITY * width) / drawnWidth })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  addGrain(data, info.width, GRAIN)
  const pixels = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
  return format === 'avif'
    ? pixels.avif({ quality: AVIF_QUALITY[width] ?? 42, effort: 0, chromaSubsampling: '4:2:0' }).toBuffer()
    : pixels.webp({ quality: WEBP_QUALITY, effort: 2 }).toBuffer()
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
