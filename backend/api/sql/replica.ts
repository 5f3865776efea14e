import { LRUCache } from 'lru-cache'

const BOOKMARK = /^[0-9a-f]{8}(-[0-9a-f]+){3}$/

/** Databases by their copies. */
const sessions = new WeakMap<D1Database, D1Database>()

/** The database as its nearest copy has it: any copy, or one with the state of a bookmark. For reads only. */
export const replicaOf = (db: D1Database, bookmark: string | undefined): D1Database => {
  const start = bookmark !== undefined && BOOKMARK.test(bookmark) ? bookmark : 'first-unconstrained'
  // Reads use what sessions have: `prepare` and `batch`.
  const session = db.withSession(start) as unknown as D1Database
  sessions.set(session, db)
  return session
}

export const isCopy = (db: D1Database): boolean => sessions.has(db)

/** Caches of an isolate for each database, which its copies share. */
export const createCaches = <V extends object>(
  options: LRUCache.Options<string, V, unknown>,
): ((db: D1Database) => LRUCache<string, V>) => {
  const caches = new WeakMap<D1Database, LRUCache<string, V>>()
  return (db) => {
    const binding = sessions.get(db) ?? db
    const cache = caches.get(binding) ?? new LRUCache(options)
    caches.set(binding, cache)
    return cache
  }
}

/** Bookmark of a state that has all writes so far; '' where it is not available. */
export const currentBookmark = async (db: D1Database): Promise<string> => {
  try {
    const session = db.withSession('first-primary')
    await session.prepare('SELECT 1').first()
    return session.getBookmark() ?? ''
  } catch {
    return ''
  }
}
