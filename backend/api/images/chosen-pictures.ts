import type { Image, ResponsiveImage } from '../../../shared/contracts/image.ts'
import { keyOf } from '../../../shared/keys/key-of.ts'
import type { Site } from '../site.ts'
import type { LocalizedText } from '../sources/localized-source.ts'
import { createVersionedCache } from '../sql/changes.ts'
import type { Upload } from './upload/upload.ts'
import {
  type CropFormat,
  cropId,
  croppedImage,
  noImage,
  UPLOAD_COLUMNS,
  type UploadRow,
  type Uploads,
  uploadedImage,
  uploadOf,
} from './uploads.ts'

/** What an upload was chosen for. `site`: an area, mood, event, cover or icon by its name. */
export type PictureSubject = { kind: 'travel' | 'coordinator' | 'site'; id: string; stage: number }

type ChosenPictures = Site['chosenPictures']
export type ChoosingSite = Pick<Site, 'imagesBase' | 'market' | 'chosenPictures'>

const NONE: ReadonlyMap<number, Upload> = new Map()

/** Uploads that are chosen for a subject, by stage in ascending order; 0 for its own picture. */
export const chosenUploads = (
  { chosenPictures }: Pick<Site, 'chosenPictures'>,
  kind: PictureSubject['kind'],
  id: string,
): ReadonlyMap<number, Upload> => chosenPictures.get(keyOf(kind, id)) ?? NONE

export const coordinatorPortrait = (site: ChoosingSite, id: string, name: string): Image => {
  const upload = chosenUploads(site, 'coordinator', id).get(0)
  return upload === undefined ? noImage(site, 'face', name) : croppedImage(site, upload, 'face', { name, alt: name })
}

/**
 * A picture of the site: `area-<continent>`, `mood-<mood>`, `cover-<page>`, `event-<kind>`, or an icon.
 * @param alt describes it; default: the upload's alternative text
 */
export const sitePicture = (site: ChoosingSite, id: string, name: string, alt?: string): ResponsiveImage =>
  uploadedImage(site, chosenUploads(site, 'site', id).get(0), { name, alt })

export type PictureSite = Uploads & ChoosingSite & Pick<Site, 'language'>

/**
 * A picture by its name in a page's source: an upload (`upload-<id>`), a picture of the site, or a travel's poster.
 * @param text words of its URLs
 * @param alt default: the upload's alternative text
 */
export const namedPicture = (site: PictureSite, name: string, text: string, alt?: string): ResponsiveImage => {
  const named = site.uploads.get(name) ?? chosenUploads(site, 'site', name).get(0)
  return uploadedImage(site, named ?? chosenUploads(site, 'travel', name).get(0), { name: text, alt })
}

export const describedPicture = (site: PictureSite, name: string, alt: LocalizedText | undefined): ResponsiveImage =>
  namedPicture(site, name, alt?.[site.language] ?? '', alt?.[site.language])

const cached = createVersionedCache<ChosenPictures>('content', 2)

export const loadChosenPictures = (db: D1Database): Promise<ChosenPictures> => cached(db, '', () => readChoices(db))

const readChoices = async (db: D1Database): Promise<ChosenPictures> => {
  const { results } = await db
    .prepare(
      `SELECT c.kind, c.id AS subject, c.stage, ${UPLOAD_COLUMNS} FROM chosen_pictures AS c
      JOIN uploads AS u ON u.id = c.upload_id ORDER BY c.kind, c.id, c.stage`,
    )
    .all<UploadRow & { kind: string; subject: string; stage: number }>()
  const chosen = new Map<string, Map<number, Upload>>()
  for (const { kind, subject, stage, ...row } of results) {
    const key = keyOf(kind, subject)
    const stages = chosen.get(key) ?? new Map<number, Upload>()
    chosen.set(key, stages.set(stage, uploadOf(row)))
  }
  return chosen
}

const CHOSEN_ID = /^(coordinator|site)-([a-z0-9-]+)-(landscape|portrait|face)$/

/** Crop of the upload that is chosen for `<kind>-<id>-<format>`; `null` without one. */
export const chosenCropId = async (db: D1Database, chosenId: string): Promise<string | null> => {
  const [, kind = '', id = '', format] = CHOSEN_ID.exec(chosenId) ?? []
  const upload = kind === '' ? undefined : (await loadChosenPictures(db)).get(keyOf(kind, id))?.get(0)
  return upload === undefined ? null : cropId(upload, format as CropFormat)
}
