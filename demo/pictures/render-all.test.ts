import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readSources } from '../seed/sources.ts'
import { type Picture, picturesFingerprint, renderPictures } from './render-all.ts'

const all = readSources()
const [first, second] = all.travels
if (!first || !second) throw new Error('the catalogue is empty')
const few = { travels: [first], coordinators: all.coordinators.slice(0, 1) }

describe('renderPictures', () => {
  it('stores every width of every picture with its format and size', { timeout: 120_000 }, async () => {
    const pictures = new Map<string, Picture>()
    for await (const picture of renderPictures(few, { threads: 2 })) {
      expect(pictures.has(picture.key)).toBe(false)
      pictures.set(picture.key, picture)
    }
    const sizes: Record<string, [number, number]> = {
      [`posters/webp-1600/${first.slug}-landscape`]: [1600, 1000],
      [`posters/webp-960/${first.slug}-photo-2`]: [960, 600],
      [`posters/webp-480/${first.slug}-photo-3`]: [480, 300],
      [`posters/webp-960/${first.slug}-photo-7`]: [960, 600],
      [`posters/webp-480/${first.slug}-photo-7`]: [480, 300],
      [`posters/webp-960/${first.slug}-portrait`]: [960, 1200],
      [`posters/webp-480/${first.slug}-portrait`]: [480, 600],
      'posters/webp-1600/cover-home-landscape': [1600, 1000],
      [`portraits/webp-640/${few.coordinators[0]?.slug}`]: [640, 800],
      [`portraits/webp-320/${few.coordinators[0]?.slug}`]: [320, 400],
    }
    for (const [key, [width, height]] of Object.entries(sizes)) {
      const picture = pictures.get(key)
      expect(picture?.contentType, key).toBe('image/webp')
      expect(await sharp(picture?.bytes).metadata(), key).toMatchObject({ format: 'webp', width, height })
    }
    for (const large of ['portrait', 'photo-7'])
      expect(pictures.has(`posters/webp-1600/${first.slug}-${large}`)).toBe(false)
    const icon = pictures.get('icons/original/card')
    expect(icon?.contentType).toBe('image/svg+xml')
    expect(new TextDecoder().decode(icon?.bytes)).toMatch(/^<svg .*<\/svg>$/)
  })
})

describe('picturesFingerprint', () => {
  it('changes only with what is drawn', () => {
    const known = picturesFingerprint(few)
    expect(picturesFingerprint(structuredClone(few))).toBe(known)
    const dearer = { ...first, priceEur: first.priceEur + 100 }
    expect(picturesFingerprint({ ...few, travels: [dearer] })).toBe(known)
    expect(
      picturesFingerprint({
        ...few,
        travels: [{ ...first, picture: { ...first.picture, hour: first.picture.hour === 'day' ? 'dusk' : 'day' } }],
      }),
    ).not.toBe(known)
    expect(picturesFingerprint({ ...few, travels: [first, second] })).not.toBe(known)
  })
})
