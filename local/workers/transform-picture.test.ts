import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Variant } from '../../backend/api/images/variant.ts'
import { transformPicture } from './transform-picture.ts'

const RED = { r: 200, g: 0, b: 0 }
/** 1200 × 600 as it is stored: red, with a blue last third. */
const original = async (orientation = 1): Promise<Uint8Array> => {
  const blue = await sharp({ create: { width: 400, height: 600, channels: 3, background: '#0000c8' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 1200, height: 600, channels: 3, background: RED } })
    .composite([{ input: blue, left: 800, top: 0 }])
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Anna' } })
    .withMetadata({ orientation })
    .toBuffer()
}
const webp = (over: Partial<Variant>): Variant => ({ width: 300, format: 'webp', quality: 90, ...over })
const blueShare = async (bytes: Uint8Array): Promise<number> => {
  const { channels } = await sharp(bytes).stats()
  return Math.round((channels[2]?.mean ?? 0) / 2)
}

describe('transformPicture', () => {
  it.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
  ] as const)('converts to %s in the width, without metadata', async (format, decoded) => {
    const { exif, ...metadata } = await sharp(await transformPicture(await original(), webp({ format }))).metadata()
    expect(metadata).toMatchObject({ format: decoded, width: 300, height: 150 })
    expect(exif).toBeUndefined()
  })

  it('does not enlarge a whole picture', async () => {
    const { width } = await sharp(await transformPicture(await original(), webp({ width: 1600 }))).metadata()
    expect(width).toBe(1200)
  })

  it.each([
    ['left', 0, 0],
    ['within', 0.5, 0],
    ['at the border of the colours', 2 / 3, 50],
    ['right', 1, 100],
  ])('crops around a focal point %s', async (_name, x, share) => {
    const cropped = await transformPicture(await original(), webp({ width: 150, crop: { height: 300, x, y: 0.5 } }))
    expect(await sharp(cropped).metadata()).toMatchObject({ width: 150, height: 300 })
    expect(Math.abs((await blueShare(cropped)) - share)).toBeLessThan(4)
  })

  it('turns a picture by its orientation before it crops', async () => {
    const crop = { height: 150, x: 0.5, y: 1 }
    const turned = await transformPicture(await original(6), webp({ width: 300, crop }))
    expect(await sharp(turned).metadata()).toMatchObject({ width: 300, height: 150 })
    expect(await blueShare(turned)).toBeGreaterThan(95)
  })

  it('rejects a picture that is cut off', async () => {
    const bytes = await original()
    await expect(transformPicture(bytes.subarray(0, bytes.length - 900), webp({}))).rejects.toThrow(
      /premature|EOI|end/i,
    )
  })
})
