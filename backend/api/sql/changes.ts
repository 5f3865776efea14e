import type { Changes } from '../../../shared/contracts/changes.ts'

const MAX_TAGS = 1000

/** Version of the data that shared reads show; every change of it makes the next one (migrations/0003_changes.sql). */
export const currentVersion = async (db: D1Database): Promise<number> =>
  (await db.prepare('SELECT max(version) AS version FROM changes').first<number>('version')) ?? 0

/** Changes after a version; the newest ones when there are too many. */
export const changesSince = async (db: D1Database, since: number): Promise<Changes> => {
  const { results } = await db
    .prepare('SELECT tag, version FROM changes WHERE version > ? ORDER BY version DESC LIMIT ?')
    .bind(since, MAX_TAGS + 1)
    .all<{ tag: string; version: number }>()
  const version = results[0]?.version ?? (await currentVersion(db))
  const isCut = results.length > MAX_TAGS
  return {
    version,
    since: isCut ? (results.at(-1)?.version ?? version) : Math.min(since, version),
    changed: Object.fromEntries(results.slice(0, MAX_TAGS).map((row) => [row.tag, row.version])),
  }
}
