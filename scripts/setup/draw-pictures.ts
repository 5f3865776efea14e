import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { PictureSources } from '../../demo/pictures/plan/plan-pictures.ts'
import { picturesFingerprint, renderPictures } from '../../demo/pictures/render-all.ts'
import { readSources } from '../../demo/seed/sources.ts'
import type { PictureFile, PictureSet } from './upload-pictures.ts'

const FOLDER = '.wrangler/pictures'
const LIST = 'list.json'

/**
 * Draws the catalogue's pictures into a folder, once per machine and content, to fill all states from. Prints its
 * progress, because it is the longest part of a first start.
 */
export const drawnPictures = (): PictureSet => {
  const { travels, coordinators } = readSources()
  const sources = { travels, coordinators }
  const fingerprint = picturesFingerprint(sources)
  return { fingerprint, draw: () => drawOnce(sources, fingerprint) }
}

const drawOnce = async (sources: PictureSources, fingerprint: string): Promise<PictureFile[]> => {
  const folder = join(FOLDER, fingerprint.slice(0, 16))
  const list = join(folder, LIST)
  if (existsSync(list)) return JSON.parse(readFileSync(list, 'utf8')) as PictureFile[]
  removeOthers()
  mkdirSync(folder, { recursive: true })
  console.log('Drawing pictures, once …')
  const pictures: PictureFile[] = []
  for await (const { key, bytes, contentType } of renderPictures(sources, { threads: availableParallelism() })) {
    const file = join(folder, `${pictures.length}`)
    writeFileSync(file, bytes)
    pictures.push({ key, file, contentType })
    if (pictures.length % 500 === 0) console.log(`  ${pictures.length} …`)
  }
  writeFileSync(list, JSON.stringify(pictures))
  return pictures
}

/** Removes pictures of older content. */
const removeOthers = (): void => {
  if (existsSync(FOLDER)) for (const name of readdirSync(FOLDER)) rmSync(join(FOLDER, name), { recursive: true })
}
