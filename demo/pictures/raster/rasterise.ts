import sharp, { type Sharp } from 'sharp'
import { addGrain } from './grain.ts'

sharp.concurrency(1)
sharp.cache(false)

/** WebP quality to begin with, by width: a large picture hides more. */
const QUALITY: Record<number, number> = { 1600: 72, 960: 72, 640: 78, 480: 74, 320: 78 }
/** What a picture may weigh, in bytes per 1,000 pixels, by width; busier ones are compressed harder. */
const BUDGET: Record<number, number> = { 1600: 70, 960: 86, 640: 100, 480: 125, 320: 130 }
const GRAIN = 8.5

/** SVG pixels an inch at which one unit is one pixel. */
const DENSITY = 72

/**
 * Renders an SVG once, as wide as it is needed, and stores it in each of the widths, the widest first.
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
