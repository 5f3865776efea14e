import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { qualityOf } from '../../../backend/api/images/variant.ts'
import { readSources } from '../../seed/sources.ts'
import { planPictures } from '../plan/plan-pictures.ts'
import { drawOriginal } from './draw-original.ts'
import { transformImage } from './transform-image.ts'

const plan = planPictures(readSources())
const planned = (id: string) => {
  const found = plan.find((each) => each.id === id)
  if (found === undefined) throw new Error(`no picture ${id}`)
  return found
}
const travel = 'japan-tokyo-kyoto'

describe('drawOriginal', { timeout: 120_000 }, () => {
  it.each([
    [`${travel}-landscape`, 1600, 1000],
    [`${travel}-portrait`, 960, 1200],
    [`${travel}-stage-4`, 1600, 1000],
    ['giulia-ferrante', 640, 800],
  ])('draws %s in the width of its largest variant', async (id, width, height) => {
    const { bytes, contentType } = await drawOriginal(planned(id))
    expect(contentType).toBe('image/webp')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height })
  })

  it('keeps the 20 pictures of a search page on a phone within 250 kB', async () => {
    // A sample of a twentieth of the travels.
    const sample = plan.filter(({ id }) => id.endsWith('-portrait')).filter((_, index) => index % 20 === 0)
    const format = 'avif'
    const variant = { width: 720, format, quality: qualityOf('posters', 720, format) } as const
    const sizes = await Promise.all(
      sample.map(async (each) => (await transformImage((await drawOriginal(each)).bytes, variant)).length),
    )
    expect(sizes.length).toBeGreaterThan(5)
    expect((20 * sizes.reduce((sum, size) => sum + size, 0)) / sizes.length).toBeLessThan(250_000)
  })

  it('gives the same bytes each time', async () => {
    const picture = planned(`${travel}-portrait`)
    expect(await drawOriginal(picture)).toEqual(await drawOriginal(picture))
  })

  it('sends icons as they are', async () => {
    const { bytes, contentType } = await drawOriginal(planned('card'))
    expect(contentType).toBe('image/svg+xml')
    expect(new TextDecoder().decode(bytes)).toMatch(/^<svg .*<\/svg>$/)
  })
})
