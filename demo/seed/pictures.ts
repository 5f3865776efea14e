import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PictureSubject } from '../../backend/api/images/chosen-pictures.ts'
import { inspectImage } from '../../backend/api/images/upload/inspect-image.ts'
import { UPLOAD_ID_LENGTH, type Upload } from '../../backend/api/images/upload/upload.ts'
import { MARKET_IDS, type MarketId } from '../../markets/market-id.ts'

/** A file of `demo/pictures`, and what it is chosen for. */
export type PictureSource = { file: string; subject: PictureSubject; upload: Upload }

const FOLDER = join(import.meta.dirname, '../pictures')

type Texts = Record<string, { focalX: number; altText: Record<MarketId, string> }>

/** Reads the pictures of the catalogue. Throws for one that an editor could not upload. */
export const readPictures = (coordinators: readonly { slug: string; name: string }[]): PictureSource[] => {
  const texts = JSON.parse(readFileSync(join(FOLDER, 'texts.json'), 'utf8')) as Texts
  const names = new Map(coordinators.map(({ slug, name }) => [slug, name]))
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:webp|svg)$/.test(path))
    .sort()
    .map((path) => {
      const [folder = '', name = ''] = path.replace(/\.\w+$/, '').split('/')
      const file = join(FOLDER, path)
      const bytes = readFileSync(file)
      const inspected = inspectImage({ bytes, name: path, type: '' })
      if ('refused' in inspected) throw new Error(`${path}: ${inspected.refused}`)
      const { focalX = 50, altText } = texts[`${folder}/${name}`] ?? {}
      const text = (market: MarketId) => altText?.[market] ?? names.get(name) ?? ''
      const altTexts = Object.fromEntries(MARKET_IDS.map((id) => [id, text(id)])) as Upload['altTexts']
      const id = createHash('sha256').update(bytes).digest('hex').slice(0, UPLOAD_ID_LENGTH)
      const upload: Upload = { ...inspected, id, bytes: bytes.length, name: null, altTexts, focalX, focalY: 50 }
      return { file, subject: subjectOf(folder, name), upload }
    })
}

const subjectOf = (folder: string, name: string): PictureSubject => {
  const [, travel = '', stage] = /^(.+)-stage-(\d+)$/.exec(name) ?? []
  switch (folder) {
    case 'trips':
      return { kind: 'travel', id: name, stage: 0 }
    case 'stages':
      return { kind: 'travel', id: travel, stage: Number(stage) }
    case 'people':
      return { kind: 'coordinator', id: name, stage: 0 }
    case 'icons':
      return { kind: 'site', id: `icon-${name}`, stage: 0 }
    default:
      return { kind: 'site', id: name, stage: 0 }
  }
}
