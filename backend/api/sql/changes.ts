import type { Changes } from '../../../shared/contracts/changes.ts'
import { keyOf } from '../../../shared/keys/key-of.ts'
import { createCaches, createFlights } from './replica.ts'

const MAX_TAGS = 1000

/**
 * Versions of the data that shared reads show; every change makes the next one (table `changes`). `version`: of anything,
 * `content`: of texts, pictures and the day, `lists`: of those, or of what lists find.
 */
export type Versions = { version: number; content: number; lists: number }

const once = createFlights<Versions>()

/** Read once for each request that reads a copy, before its data: what changes meanwhile has a later version. */
export const currentVersions = (db: D1Database): Promise<Versions> => once(db, '', () => readVersions(db))

const readVersions = async (db: D1Database): Promise<Versions> => {
  const row = await db.prepare(VERSIONS).first<Versions>()
  return row ?? { version: 0, content: 0, lists: 0 }
}

const VERSIONS = `SELECT (SELECT max(version) FROM changes) AS version,
  (SELECT version FROM changes WHERE tag = 'all') AS content,
  (SELECT max(version) FROM changes WHERE tag IN ('all', 'tours')) AS lists`

/** Keeps what reads of the database found until it changes: `load` reads it in the same request. */
export const createVersionedCache = <V extends object>(of: keyof Versions, max: number) => {
  const cacheOf = createCaches<V>({ max })
  const flight = createFlights<V>()
  return async (db: D1Database, key: string, load: () => Promise<V>): Promise<V> => {
    const versions = await currentVersions(db)
    const id = keyOf(String(versions[of]), key)
    const known = cacheOf(db).get(id)
    if (known !== undefined) return known
    const loaded = await flight(db, id, load)
    cacheOf(db).set(id, loaded)
    return loaded
  }
}

/** For a batch: says that texts have changed (`all`), or what lists find (`tours`), of tables that have no trigger. */
export const bump = (db: D1Database, tag: 'all' | 'tours'): D1PreparedStatement =>
  db
    .prepare(
      "UPDATE changes SET version = (SELECT max(max(version) + 1, strftime('%s', 'now') * 1000) FROM changes) WHERE tag = ?",
    )
    .bind(tag)

/** Changes after a version; the newest ones when there are too many. */
export const changesSince = async (db: D1Database, since: number): Promise<Changes> => {
  const { results } = await db
    .prepare('SELECT tag, version FROM changes WHERE version > ? ORDER BY version DESC LIMIT ?')
    .bind(since, MAX_TAGS + 1)
    .all<{ tag: string; version: number }>()
  const version = results[0]?.version ?? (await readVersions(db)).version
  const isCut = results.length > MAX_TAGS
  return {
    version,
    since: isCut ? (results.at(-1)?.version ?? version) : Math.min(since, version),
    changed: Object.fromEntries(results.slice(0, MAX_TAGS).map((row) => [row.tag, row.version])),
  }
}
