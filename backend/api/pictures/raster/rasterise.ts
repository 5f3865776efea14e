import sharp from 'sharp'
import { addGrain } from './grain.ts'

sharp.concurrency(1)
sharp.cache(false)

/** WebP quality by width: large ones hide more. */
const QUALITY: Record<number, number> = { 1600: 74, 960: 76, 640: 80, 480: 78, 320: 80 }
const GRAIN = 5

/** Renders an SVG once and stores it in each of the widths, the widest first. */
export async function rasterise(
  svg: string,
  widths: readonly number[],
): Promise<{ width: number; bytes: Uint8Array }[]> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  addGrain(data, info.width, GRAIN)
  const raw = { width: info.width, height: info.height, channels: 3 as const }
  return Promise.all(
    widths.map(async (width) => {
      const picture = sharp(data, { raw })
      if (width !== info.width) picture.resize(width, undefined, { kernel: 'cubic' })
      return {
        width,
        bytes: await picture.webp({ quality: QUALITY[width] ?? 76, effort: 1, smartSubsample: false }).toBuffer(),
      }
    }),
  )
}
