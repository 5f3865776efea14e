import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { ImagePool } from '../../demo/pictures/processes/image-pool.ts'
import { drawOriginal } from '../../demo/pictures/raster/draw-original.ts'
import { transformImage } from '../../demo/pictures/raster/transform-image.ts'
import { POSTER_SIZES } from '../../demo/pictures/scene/poster-spec.ts'

const PERSON = { width: 640, height: 800 }

/** Computes a value once for each key. */
const memory = <T>() => {
  const known = new Map<string, Promise<T>>()
  return (key: string, compute: () => Promise<T>): Promise<T> => {
    const value = known.get(key) ?? compute()
    known.set(key, value)
    return value
  }
}
const originals = memory<Uint8Array>()
const variants = memory<Uint8Array>()

/**
 * Draws pictures in one colour with the sizes of the real ones: pages have the same layout without the drawings.
 * demo/pictures tests drawing.
 */
export const plainPictures: Pick<ImagePool, 'draw' | 'transform'> = {
  draw: async (planned) =>
    planned.kind === 'icon'
      ? drawOriginal(planned)
      : {
          bytes: await blank(planned.kind === 'poster' ? POSTER_SIZES[planned.spec.format] : PERSON),
          contentType: 'image/webp',
        },
  // Originals of one size are the same.
  transform: (original, variant) =>
    variants(`${createHash('sha1').update(original).digest('hex')} ${JSON.stringify(variant)}`, () =>
      transformImage(original, variant),
    ),
}

const blank = (size: { width: number; height: number }): Promise<Uint8Array> =>
  originals(JSON.stringify(size), () =>
    sharp({ create: { ...size, channels: 3, background: '#8a9a8f' } })
      .webp({ effort: 0 })
      .toBuffer(),
  )
