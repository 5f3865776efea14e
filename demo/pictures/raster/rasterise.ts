import sharp, { type Sharp } from 'sharp'
import { hashText } from '../random/rng.ts'

sharp.concurrency(1)
sharp.cache(false)

/** Initial WebP quality by width: large pictures tolerate more compression. */
const QUALITY: Record<number, number> = { 1600: 72, 960: 72, 640: 78, 480: 74, 320: 78 }
/** Maximum size in bytes per 1,000 pixels, by width; detailed pictures are compressed more. */
const BUDGET: Record<number, number> = { 1600: 70, 960: 86, 640: 100, 480: 125, 320: 130 }
const GRAIN = 8.5

/** SVG pixels per inch at which one unit is one pixel. */
const DENSITY = 72

/**
 * Renders an SVG once, at the largest width, and encodes it in each width, the largest first.
 * @param drawnWidth the SVG's own width
 */
export async function rasterise(
  svg: string,
  widths: readonly number[],
  drawnWidth: number,
): Promise<{ width: number; bytes: Uint8Array }[]> {
  const density = (DENSITY * (widths[0] ?? drawnWidth)) / drawnWidth
  const { data, info } = await sharp(Buffer.from(svg), { density })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  addGrain(data, info.width, GRAIN)
  let pixels: Pixels = { data, width: info.width, height: info.height }
  const variants: { width: number; bytes: Uint8Array }[] = []
  for (const width of widths) {
    if (width !== pixels.width) pixels = await shrink(pixels, width)
    variants.push({ width, bytes: await encode(pixels) })
  }
  return variants
}

type Pixels = { data: Buffer; width: number; height: number }

const open = ({ data, width, height }: Pixels): Sharp => sharp(data, { raw: { width, height, channels: 3 } })

async function shrink(pixels: Pixels, width: number): Promise<Pixels> {
  const { data, info } = await open(pixels)
    .resize(width, undefined, { kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

async function encode(pixels: Pixels): Promise<Uint8Array> {
  const quality = QUALITY[pixels.width] ?? 74
  const budget = ((BUDGET[pixels.width] ?? 100) * pixels.width * pixels.height) / 1000
  const effort = pixels.width > 1000 ? 1 : 2
  const first = await open(pixels).webp({ quality, effort }).toBuffer()
  if (first.length <= budget) return first
  return open(pixels)
    .webp({ quality: Math.max(40, Math.round(quality * (budget / first.length) ** 0.7)), effort })
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
