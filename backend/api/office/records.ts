import { withoutImpliedAmerican } from '../sources/localized-source.ts'
import type { Entity, Office } from './entity.ts'

export type Draft = { source: unknown; savedAt: string; savedBy: string; publishAt: string | null }

/** What an editor changes: what is published, and the draft, with a version for both. */
export type Current = { published: unknown; draft: Draft | null; version: string }

const encoder = new TextEncoder()

export const versionOf = async (value: unknown): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(JSON.stringify(value)))
  return [...new Uint8Array(digest).subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Null when there is neither. */
export const loadCurrent = async (db: D1Database, entity: Entity, id: string): Promise<Current | null> => {
  const [source, row] = await Promise.all([
    entity.load(db, id),
    db
      .prepare(
        `SELECT source, saved_at AS savedAt, saved_by AS savedBy, publish_at AS publishAt FROM office_records
        WHERE entity = ? AND id = ? AND state = 'draft'`,
      )
      .bind(entity.name, id)
      .first<Draft & { source: string }>(),
  ])
  const published = withoutImpliedAmerican(source ?? null)
  const draft = row && { ...row, source: withoutImpliedAmerican(JSON.parse(row.source)) }
  if (published === null && draft === null) return null
  return { published, draft, version: await versionOf([published, draft?.source ?? null]) }
}

/** `publishAt` default: as before. */
export const saveRecord = (
  { db, staff, instant }: Pick<Office, 'db' | 'instant'> & { staff: Pick<Office['staff'], 'email'> },
  record: { entity: string; id: string; state: 'draft' | 'published'; source: unknown; publishAt?: string | null },
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT OR REPLACE INTO office_records SELECT ?1, ?2, ?3, ?4, ?5, ?6,
        iif(?8, (SELECT publish_at FROM office_records WHERE (entity, id, state) = (?1, ?2, ?3)), ?7)`,
    )
    .bind(
      ...[record.entity, record.id, record.state, JSON.stringify(record.source), instant, staff.email],
      ...[record.publishAt ?? null, record.publishAt === undefined ? 1 : 0],
    )

export const dropDraft = (db: D1Database, entity: string, id: string): D1PreparedStatement =>
  db.prepare("DELETE FROM office_records WHERE entity = ? AND id = ? AND state = 'draft'").bind(entity, id)
