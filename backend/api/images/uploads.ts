import type { Image, ResponsiveImage } from '../../../shared/contracts/image.ts'
import type { Site } from '../site.ts'
import { keepVersion } from '../sql/former-versions.ts'
import { clearRemovedUploads } from './removed-uploads.ts'
import type { Upload } from './upload/upload.ts'
import type { Variant } from './variant.ts'

export type UploadRow = Omit<Upload, 'altTexts'> & { altTexts: string }

/** Inserts or updates an upload. */
export const saveUpload = async (db: D1Database, upload: Upload, instant: string): Promise<void> => {
  const texts = {
    name: upload.name,
    altText: upload.altTexts,
    focalX: upload.focalX / 100,
    focalY: upload.focalY / 100,
  }
  await db.batch([
    ...keepVersion(db, { kind: 'upload', id: upload.id, state: 'published' }, texts, instant),
    db
      .prepare(
        `INSERT OR REPLACE INTO uploads (id, type, width, height, bytes, name, alt_texts, focal_x, focal_y, saved_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .bind(
        ...[upload.id, upload.type, upload.width, upload.height, upload.bytes, upload.name],
        ...[JSON.stringify(upload.altTexts), upload.focalX, upload.focalY, instant],
      ),
    db.prepare('DELETE FROM removed_uploads WHERE id = ?').bind(upload.id),
  ])
  clearRemovedUploads(db)
}

export const UPLOAD_COLUMNS = `u.id, u.type, u.width, u.height, u.bytes, u.name, u.alt_texts AS altTexts,
  u.focal_x AS focalX, u.focal_y AS focalY`

export const uploadOf = (row: UploadRow): Upload => ({
  ...row,
  altTexts: JSON.parse(row.altTexts) as Upload['altTexts'],
})

export const loadUploads = async (db: D1Database, ids: readonly string[]): Promise<Map<string, Upload>> => {
  if (ids.length === 0) return new Map()
  const { results } = await db
    .prepare(`SELECT ${UPLOAD_COLUMNS} FROM uploads AS u WHERE u.id IN (SELECT value FROM json_each(?))`)
    .bind(JSON.stringify(ids))
    .all<UploadRow>()
  return new Map(results.map((row) => [row.id, uploadOf(row)]))
}

/** Uploads that a page shows, by their names in its source. */
export type Uploads = { uploads: ReadonlyMap<string, Upload> }

/** Name of an upload in the source of a page. */
export const uploadName = (id: string): string => `upload-${id}`
export const uploadIdOf = (name: string): string | undefined => /^upload-([0-9a-f]{32})$/.exec(name)?.[1]

/** Loads the uploads that a page's source names. */
export const loadUploadsOf = async (db: D1Database, source: string): Promise<Map<string, Upload>> => {
  const uploads = await loadUploads(db, uploadIdsIn(source))
  return new Map([...uploads.values()].map((upload) => [uploadName(upload.id), upload]))
}

const uploadIdsIn = (source: string): string[] => [
  ...new Set([...source.matchAll(/"upload-([0-9a-f]{32})"/g)].map(([, id = '']) => id)),
]

/** Names in a page's source that no upload has. */
export const missingUploads = async (db: D1Database, source: string): Promise<string[]> => {
  const uploads = await loadUploadsOf(db, source)
  return uploadIdsIn(source)
    .map(uploadName)
    .filter((name) => !uploads.has(name))
}

export type CropFormat = keyof typeof SIZES
type ImageSite = Pick<Site, 'imagesBase' | 'market'>
/** `name`: words of its URLs, unless the upload has some. `alt` default: the upload's alternative text. */
type Texts = { name?: string | undefined; alt?: string | undefined }

/** Largest size of a crop in pixels. */
const SIZES = {
  landscape: { width: 1600, height: 1000 },
  portrait: { width: 960, height: 1200 },
  face: { width: 640, height: 800 },
} as const

/** Desktop and mobile versions around the focal point; an SVG is both. */
export const uploadedImage = (site: ImageSite, upload: Upload | undefined, texts: Texts = {}): ResponsiveImage => {
  const version = (format: CropFormat) =>
    upload === undefined
      ? noImage(site, format, texts.name ?? '', texts.alt)
      : croppedImage(site, upload, format, texts)
  return { desktop: version('landscape'), mobile: version('portrait') }
}

/** In place of a missing picture. */
export const noImage = (
  { imagesBase }: Pick<Site, 'imagesBase'>,
  format: CropFormat,
  name: string,
  alt = name,
): Image => ({
  ...{ baseUrl: imagesBase, resource: 'uploads', seoName: name, altText: alt, title: name },
  ...{ id: `none-${format}`, type: 'image/webp', size: SIZES[format] },
})

export const croppedImage = (
  { imagesBase, market }: ImageSite,
  upload: Upload,
  format: CropFormat,
  { name, alt: altText = upload.altTexts[market] ?? upload.altTexts.us }: Texts = {},
): Image => {
  const { id, type, width, height } = upload
  const isVector = type === 'image/svg+xml'
  const text = upload.name ?? (name || altText)
  const named = { baseUrl: imagesBase, resource: 'uploads', seoName: text, altText, title: text }
  if (isVector) return { ...named, id, type: 'image/svg+xml', size: { width, height } }
  const ratio = SIZES[format].width / SIZES[format].height
  const cropped = Math.max(1, Math.min(SIZES[format].width, width, Math.floor(height * ratio)))
  return {
    ...named,
    id: cropId(upload, format),
    type: 'image/webp',
    size: { width: cropped, height: Math.max(1, Math.round(cropped / ratio)) },
  }
}

/** With the focal point, which changes what is shown: pictures are cached for a year. */
export const cropId = ({ id, type, focalX, focalY }: Upload, format: CropFormat): string =>
  type === 'image/svg+xml' ? id : `${id}-${focalX}-${focalY}-${format}`

const CROP_ID = /^([0-9a-f]{32})-(\d{1,3})-(\d{1,3})-(landscape|portrait|face)$/

/** Original and crop of a cropped picture's id; `null` when its upload is missing or has another focal point. */
export const loadCrop = async (
  db: D1Database,
  cropId: string,
  width: number,
): Promise<{ id: string; crop: NonNullable<Variant['crop']> } | null> => {
  const [, id = '', x, y, format] = CROP_ID.exec(cropId) ?? []
  const upload = id === '' ? undefined : (await loadUploads(db, [id])).get(id)
  if (upload === undefined || upload.focalX !== Number(x) || upload.focalY !== Number(y)) return null
  const size = SIZES[format as CropFormat]
  const height = Math.round((width * size.height) / size.width)
  return { id, crop: { height, x: upload.focalX / 100, y: upload.focalY / 100 } }
}
