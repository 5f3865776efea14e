import sharp from 'sharp'
import type { PlannedPicture } from '../../demo/pictures/plan/planned-picture.ts'
import { renderPicture } from '../../demo/pictures/raster/render-picture.ts'
import type { DrawPicture } from '../../scripts/runtime/picture-server.ts'

const RATIO = { landscape: 1.6, portrait: 0.8 }

/**
 * Draws pictures in one colour with the sizes of the real ones: pages have the same layout without the drawings.
 * demo/pictures tests drawing.
 */
export const drawPlainly: DrawPicture = (planned, variants) =>
  planned.kind === 'icon'
    ? renderPicture(planned, variants)
    : Promise.all(
        variants.map(async (variant) => {
          const [format = '', width = ''] = variant.split('-')
          const bytes = await blank(format as 'avif' | 'webp', Number(width), ratioOf(planned))
          return {
            key: `${planned.resource}/${variant}/${planned.id}`,
            bytes,
            contentType: `image/${format as 'avif' | 'webp'}` as const,
          }
        }),
      )

const ratioOf = (planned: PlannedPicture): number =>
  planned.kind === 'poster' ? RATIO[planned.spec.format] : RATIO.portrait

/** Pictures of one size are the same. */
const known = new Map<string, Promise<Uint8Array>>()

const blank = (format: 'avif' | 'webp', width: number, ratio: number): Promise<Uint8Array> => {
  const key = `${format} ${width} ${ratio}`
  const picture =
    known.get(key) ??
    sharp({ create: { width, height: Math.round(width / ratio), channels: 3, background: '#8a9a8f' } })
      .toFormat(format, { effort: 0 })
      .toBuffer()
  known.set(key, picture)
  return picture
}
