import { z } from 'zod'
import type { PictureSubject } from '../images/chosen-pictures.ts'
import { loadUploads, uploadIdOf } from '../images/uploads.ts'
import { travelIdOf } from '../sql/fragment.ts'

export const pictureChoiceSchema = z.strictObject({ picture: z.string().nullable() })

export type ChooseOutcome = { kind: 'chosen' } | { kind: 'unknown' } | { kind: 'refused'; reasons: string[] }

/** Shows an upload. @param picture its name; null for none */
export const choosePicture = async (
  db: D1Database,
  wanted: PictureSubject,
  picture: string | null,
  instant: string,
): Promise<ChooseOutcome> => {
  const subject = await findSubject(db, wanted)
  if (subject === null) return { kind: 'unknown' }
  const reasons = await missingPicture(db, picture)
  if (reasons.length > 0) return { kind: 'refused', reasons }
  const uploadId = picture === null ? null : uploadIdOf(picture)
  const { kind, id, stage } = subject
  await db.batch([
    db
      .prepare('INSERT OR REPLACE INTO chosen_pictures VALUES (?, ?, ?, ?, ?)')
      .bind(kind, id, stage, uploadId, instant),
    // Pictures of the site have no page of their own in the sitemaps.
    ...(kind === 'site'
      ? []
      : [
          db
            .prepare('INSERT OR REPLACE INTO content_changes VALUES (?, ?, ?, ?)')
            .bind(kind, id, instant, instant.slice(0, 10)),
        ]),
  ])
  return { kind: 'chosen' }
}

/** Why a picture cannot be chosen; nothing when it can. */
export const missingPicture = async (db: D1Database, picture: string | null | undefined): Promise<string[]> =>
  typeof picture === 'string' && (await loadUploads(db, [uploadIdOf(picture) ?? ''])).size === 0
    ? [`picture: ${picture} is not uploaded`]
    : []

/** What the site shows pictures of. */
const SITE_PICTURE = /^(?:area|mood|cover|event|icon)-[a-z-]{1,40}$/

/** Null when the travel, its stage, the coordinator or the name is missing. */
const findSubject = async (db: D1Database, { kind, id, stage }: PictureSubject): Promise<PictureSubject | null> => {
  if (kind === 'site') return SITE_PICTURE.test(id) ? { kind, id, stage } : null
  const found = await db
    .prepare(
      kind === 'coordinator'
        ? 'SELECT id FROM coordinators WHERE slug = ?1 AND ?2 = 0'
        : `SELECT travel_id AS id FROM travel_stories
          WHERE travel_id = ${travelIdOf('?1')} AND json_array_length(itinerary) >= ?2 LIMIT 1`,
    )
    .bind(id, stage)
    .first<{ id: string }>()
  return found && { kind, id: found.id, stage }
}
