import { DAY_MS } from '../../../shared/dates/iso-days.ts'
import type { LoggedChange, Office } from './entity.ts'

const RETENTION_DAYS = 730

export type LogEntry = LoggedChange & {
  no: number
  at: string
  who: string
  did: string
  entity: string
  id: string
  /** Version of what was published when a draft was changed; null: the entry changed what is published. */
  draftOf: string | null
}

/** What a booking did: no undo takes its places back. */
export const BOOKED = 'booked'

export const logStatement = (
  { db, instant }: Pick<Office, 'db' | 'instant'>,
  who: string,
  {
    did,
    entity,
    id,
    before = null,
    after = null,
    draftOf = null,
  }: Pick<LogEntry, 'did' | 'entity' | 'id'> & Partial<LogEntry>,
): D1PreparedStatement =>
  db
    .prepare(
      'INSERT INTO office_log (at, who, did, entity, id, before, after, draft_of) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    )
    .bind(...[instant, who, did, entity, id], ...[before, after].map((each) => each && JSON.stringify(each)), draftOf)

type Row = Omit<LogEntry, 'before' | 'after'> & { before: string | null; after: string | null; total: number }

const parsed = (text: string | null): unknown => JSON.parse(text ?? 'null')

/** The newest entries, of one thing or of all. */
export const loadLog = async (
  db: D1Database,
  {
    entity = null,
    id = null,
    page = 1,
    perPage = 50,
  }: { entity?: string | null; id?: string | null; page?: number; perPage?: number },
): Promise<{ entries: LogEntry[]; total: number }> => {
  const { results } = await db
    .prepare(
      `SELECT *, draft_of AS draftOf, count(*) OVER () AS total FROM office_log
      WHERE (?1 IS NULL OR entity = ?1) AND (?2 IS NULL OR id = ?2) ORDER BY no DESC LIMIT ?3 OFFSET ?4`,
    )
    .bind(entity, id, perPage, (page - 1) * perPage)
    .all<Row>()
  const entries = results.map((row) => ({ ...row, before: parsed(row.before), after: parsed(row.after) }))
  return { entries, total: results[0]?.total ?? 0 }
}

/** What an entry has replaced, and by what; null for no entry. */
export const loadChange = async (
  db: D1Database,
  { entity, id, no }: Pick<LogEntry, 'entity' | 'id' | 'no'>,
): Promise<(LoggedChange & Pick<LogEntry, 'did' | 'draftOf'>) | null> => {
  const row = await db
    .prepare('SELECT did, before, after, draft_of AS draftOf FROM office_log WHERE no = ? AND entity = ? AND id = ?')
    .bind(no, entity, id)
    .first<Pick<Row, 'did' | 'before' | 'after' | 'draftOf'>>()
  return row && { ...row, before: parsed(row.before), after: parsed(row.after) }
}

/** Version of what was published when a draft was last saved; null or '' where it is not known. */
export const loadDraftOf = (db: D1Database, entity: string, id: string): Promise<string | null> =>
  db
    .prepare(
      'SELECT draft_of FROM office_log WHERE entity = ? AND id = ? AND draft_of IS NOT NULL ORDER BY no DESC LIMIT 1',
    )
    .bind(entity, id)
    .first<string>('draft_of')

export const purgeLog = (db: D1Database, nowMs: number): D1PreparedStatement =>
  db.prepare('DELETE FROM office_log WHERE at < ?').bind(new Date(nowMs - RETENTION_DAYS * DAY_MS).toISOString())
