import { LRUCache } from 'lru-cache'

const BOOKMARK = /^[0-9a-f]{8}(-[0-9a-f]+){3}$/

const sessions = new WeakMap<D1Database, { binding: D1Database; start: string }>()

/** The database as its nearest copy has it: any copy, or one with the state of a bookmark. For reads only. */
export const replicaOf = (db: D1Database, bookmark: string | undefined): D1Database => {
  const start = bookmark !== undefined && BOOKMARK.test(bookmark) ? bookmark : 'first-unconstrained'
  // Reads use what sessions have: `prepare` and `batch`.
  const session = db.withSession(start) as unknown as D1Database
  sessions.set(session, { binding: db, start })
  return session
}

/** The state that reads of a copy have at least; changes with a publication. */
export const startOf = (db: D1Database): string => sessions.get(db)?.start ?? ''

/** Caches of an isolate for each database, which its copies share. */
export const createCaches = <V extends object>(
  options: LRUCache.Options<string, V, unknown>,
): ((db: D1Database) => LRUCache<string, V>) => {
  const caches = new WeakMap<D1Database, LRUCache<string, V>>()
  return (db) => {
    const binding = sessions.get(db)?.binding ?? db
    const cache = caches.get(binding) ?? new LRUCache(options)
    caches.set(binding, cache)
    return cache
  }
}

/** For values that change: lru-cache's clock of a resolution is reset by a timer, which workerd drops with its request. */
export const FIVE_SECONDS = { ttl: 5000, ttlResolution: 0 }

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
