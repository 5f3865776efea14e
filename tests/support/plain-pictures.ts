import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { planPictures } from '../../demo/pictures/plan/plan-pictures.ts'
import type { Picture, PlannedPicture } from '../../demo/pictures/plan/planned-picture.ts'
import { renderPicture } from '../../demo/pictures/raster/render-picture.ts'
import { picturesFingerprint } from '../../demo/pictures/render-all.ts'
import { readSources } from '../../demo/seed/sources.ts'
import type { PictureFile, PictureSet } from '../../scripts/setup/upload-pictures.ts'

const FOLDER = '.wrangler/plain-pictures'

/**
 * Every picture of the catalogue with its key and sizes, in one colour: pages have the same layout without 1,600
 * drawings. demo/pictures tests drawing. The fingerprint is that of drawn pictures, so that the product draws none.
 */
export const plainPictures = async (): Promise<PictureSet> => {
  const sources = readSources()
  return { fingerprint: picturesFingerprint(sources), draw: () => drawAll(sources) }
}

const drawAll = async (sources: ReturnType<typeof readSources>): Promise<PictureFile[]> => {
  mkdirSync(FOLDER, { recursive: true })
  const shapes = new Map<string, PictureFile[]>()
  const pictures: PictureFile[] = []
  for (const planned of planPictures(sources)) {
    const shape = shapeOf(planned)
    const files = shapes.get(shape) ?? (await drawPlain(shape, planned))
    shapes.set(shape, files)
    pictures.push(...files.map((each) => ({ ...each, key: each.key.replace(/[^/]*$/, planned.id) })))
  }
  return pictures
}

/** Pictures with the same shape have the same sizes. */
const shapeOf = (planned: PlannedPicture): string =>
  planned.kind === 'poster'
    ? `poster-${planned.spec.format}-${planned.widest ?? 'all'}`
    : planned.kind === 'icon'
      ? `icon-${planned.id}`
      : 'person'

/** Draws one picture of a shape and stores its sizes. */
const drawPlain = async (shape: string, planned: PlannedPicture): Promise<PictureFile[]> =>
  Promise.all(
    (await renderPicture(planned)).map(async (picture, i) => {
      const file = join(FOLDER, `${shape}-${i}`)
      writeFileSync(file, await blank(picture))
      return { key: picture.key, file, contentType: picture.contentType }
    }),
  )

const blank = async ({ bytes, contentType }: Picture): Promise<Uint8Array> => {
  if (contentType === 'image/svg+xml') return bytes
  const { width, height } = await sharp(bytes).metadata()
  return sharp({ create: { width, height, channels: 3, background: '#8a9a8f' } })
    .webp()
    .toBuffer()
}
