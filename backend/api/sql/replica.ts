import { LRUCache } from 'lru-cache'
import { getOrCreate } from '../../../shared/keys/get-or-create.ts'

const BOOKMARK = /^[0-9a-f]{8}(-[0-9a-f]+){3}$/

/** Databases by their copies. */
const copies = new WeakMap<D1Database, D1Database>()

/** A session of the nearest copy: any, or one with the state of a bookmark. For reads only. */
export const sessionOf = (db: D1Database, bookmark: string | undefined): D1DatabaseSession =>
  db.withSession(bookmark !== undefined && BOOKMARK.test(bookmark) ? bookmark : 'first-unconstrained')

export const registerCopy = (copy: D1Database, db: D1Database): void => void copies.set(copy, db)

/** Work of one request on its copy, once by key: a request cannot wait for what another one loads. */
export const createFlights = <V>() => {
  const flights = new WeakMap<D1Database, Map<string, Promise<V>>>()
  return (db: D1Database, key: string, work: () => Promise<V>): Promise<V> =>
    copies.has(db)
      ? getOrCreate(
          getOrCreate(flights, db, () => new Map<string, Promise<V>>()),
          key,
          work,
        )
      : work()
}

/** Caches of an isolate for each database, which its copies share. */
export const createCaches = <V extends object>(
  options: LRUCache.Options<string, V, unknown>,
): ((db: D1Database) => LRUCache<string, V>) => {
  const caches = new WeakMap<D1Database, LRUCache<string, V>>()
  return (db) => {
    const binding = copies.get(db) ?? db
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
