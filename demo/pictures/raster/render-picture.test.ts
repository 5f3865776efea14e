import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readSources } from '../../seed/sources.ts'
import { planPictures } from '../plan/plan-pictures.ts'
import { variantsOf } from '../plan/planned-picture.ts'
import { renderPicture } from './render-picture.ts'

const plan = planPictures(readSources())
const planned = (id: string) => {
  const found = plan.find((each) => each.id === id)
  if (found === undefined) throw new Error(`no picture ${id}`)
  return found
}
const travel = 'japan-tokyo-kyoto'

describe('renderPicture', { timeout: 120_000 }, () => {
  it.each([
    [`${travel}-landscape`, { 480: 300, 960: 600, 1600: 1000 }],
    [`${travel}-portrait`, { 480: 600, 720: 900, 960: 1200 }],
    [`${travel}-photo-7`, { 480: 300, 960: 600 }],
    ['giulia-ferrante', { 320: 400, 640: 800 }],
  ])('draws every width of %s, as AVIF and WebP', async (id, heights) => {
    const picture = planned(id)
    for (const format of ['avif', 'webp'] as const) {
      const pictures = await renderPicture(picture, variantsOf(picture, format))
      expect(pictures.map(({ key }) => key)).toEqual(
        Object.keys(heights).map((width) => `${picture.resource}/${format}-${width}/${id}`),
      )
      for (const [index, [width, height]] of Object.entries(heights).entries()) {
        const { bytes, contentType } = pictures[index] ?? {}
        expect(contentType).toBe(`image/${format}`)
        expect(await sharp(bytes).metadata()).toMatchObject({
          format: format === 'avif' ? 'heif' : 'webp',
          width: Number(width),
          height,
        })
      }
    }
  })

  it('keeps the 20 pictures of a search page on a phone within 250 kB', async () => {
    // A sample of a twentieth of the travels.
    const sample = plan.filter(({ id }) => id.endsWith('-portrait')).filter((_, index) => index % 20 === 0)
    const drawn = await Promise.all(sample.map((each) => renderPicture(each, ['avif-720'])))
    const bytes = drawn.flat().reduce((sum, { bytes: { length } }) => sum + length, 0)
    expect(drawn.length).toBeGreaterThan(5)
    expect((20 * bytes) / drawn.length).toBeLessThan(250_000)
  })

  it('gives the same bytes each time', async () => {
    const picture = planned(`${travel}-portrait`)
    const [one] = await renderPicture(picture, ['avif-480'])
    const [, other] = await renderPicture(picture, ['avif-720', 'avif-480'])
    expect(other).toEqual(one)
  })

  it('sends icons as they are', async () => {
    const [icon] = await renderPicture(planned('card'), ['original'])
    expect(icon).toMatchObject({ key: 'icons/original/card', contentType: 'image/svg+xml' })
    expect(new TextDecoder().decode(icon?.bytes)).toMatch(/^<svg .*<\/svg>$/)
  })
})
