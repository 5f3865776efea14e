import { LRUCache } from 'lru-cache'
import { getOrCreate } from '../../../shared/keys/get-or-create.ts'

/** Databases by their copies. */
const copies = new WeakMap<D1Database, D1Database>()

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
