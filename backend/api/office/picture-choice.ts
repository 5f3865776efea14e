import { imagesBaseOf, imageUrl } from '../../../shared/images/image-url.ts'
import { choosePicture } from '../backoffice/choose-picture.ts'
import type { PictureSubject } from '../images/chosen-pictures.ts'
import { croppedImage, UPLOAD_COLUMNS, type UploadRow, uploadName, uploadOf } from '../images/uploads.ts'
import type { Chosen, Office, Option } from './entity.ts'

/** Thumbnails of a form; a search finds the others. */
const MAX_OPTIONS = 200

const ALT_TEXTS = "(SELECT group_concat(value, ' ') FROM json_each(u.alt_texts))"

/** Uploads that a form offers: the chosen one, then the newest of those that its search finds. */
export const pictureOptions = async ({ db, env }: Office, { find, value }: Chosen): Promise<Option[]> => {
  const { picture } = (value ?? {}) as { picture?: unknown }
  const { results } = await db
    .prepare(
      `SELECT ${UPLOAD_COLUMNS} FROM uploads AS u
      WHERE 'upload-' || u.id = ?1 OR instr(lower(${ALT_TEXTS} || ' ' || coalesce(u.name, '') || ' upload-' || u.id), lower(?2)) > 0
      ORDER BY 'upload-' || u.id = ?1 DESC, u.saved_at DESC, u.id LIMIT ${MAX_OPTIONS}`,
    )
    .bind(typeof picture === 'string' ? picture : '', find)
    .all<UploadRow>()
  const site = { imagesBase: imagesBaseOf(env), market: 'us' as const }
  return results.map((row) => {
    const upload = uploadOf(row)
    const value = uploadName(upload.id)
    return {
      value,
      label: upload.altTexts.us.slice(0, 70) || value,
      image: imageUrl(croppedImage(site, upload, 'landscape'), 160),
    }
  })
}

export const loadChoice = async (db: D1Database, { kind, id, stage }: PictureSubject): Promise<string | null> => {
  const row = await db
    .prepare("SELECT 'upload-' || upload_id AS picture FROM chosen_pictures WHERE kind = ? AND id = ? AND stage = ?")
    .bind(kind, id, stage)
    .first<{ picture: string | null }>()
  return row?.picture ?? null
}

/** Returns why a picture was not chosen; none when it is. @param picture undefined: stays as it is */
export const saveChoice = async (
  { db, instant }: Office,
  subject: PictureSubject,
  picture: string | null | undefined,
): Promise<readonly string[]> => {
  if (picture === undefined || picture === (await loadChoice(db, subject))) return []
  const outcome = await choosePicture(db, subject, picture, instant)
  if (outcome.kind === 'chosen') return []
  return outcome.kind === 'refused' ? outcome.reasons : ['there is no such thing']
}
