import { OFFLINE_PATH } from '../../shared/offline/offline-protocol.ts'
import { getCopy } from '../call-api.ts'
import { buildCache, CACHES, cachedAtOf, isOlder, withCachedAt } from '../offline/cache-names.ts'

/** `files`: of the offline page, and the stylesheet of all pages (build/worker-build.ts). */
export type Build = { id: string; stylesheet: string; files: readonly string[] }

/** Editors' changes reach the offline page within a day. */
const OLD_MS = 86_400_000

/** Throws without the page: a worker without it must not be installed. */
const cacheOfflinePage = async (cache: Cache, now: number): Promise<void> => {
  const result = await getCopy(OFFLINE_PATH, { isBackground: true })
  if (result.outcome !== 'done') throw new Error('no offline page')
  await cache.put(OFFLINE_PATH, await withCachedAt(result.value, now))
}

/** File names contain their hash, so the HTTP cache may serve them. */
export const cacheBuild = async ({ id, files }: Build, now: number): Promise<void> => {
  const cache = await caches.open(buildCache(id))
  await Promise.all([cache.addAll(files), cacheOfflinePage(cache, now)])
}

/** Deletes caches of older builds and formats. */
export const deleteOldBuilds = async ({ id }: Build): Promise<void> => {
  const known: ReadonlySet<string> = new Set([...Object.values(CACHES), buildCache(id)])
  await Promise.all((await caches.keys()).filter((name) => !known.has(name)).map((name) => caches.delete(name)))
}

export const refreshOfflinePage = async ({ id }: Build, now: number): Promise<void> => {
  const cache = await caches.open(buildCache(id))
  const cached = await cache.match(OFFLINE_PATH)
  if (cached === undefined || isOlder(cachedAtOf(cached), now, OLD_MS)) await cacheOfflinePage(cache, now)
}

export const offlinePage = ({ id }: Build): Promise<Response | undefined> =>
  caches.match(OFFLINE_PATH, { cacheName: buildCache(id), ignoreVary: true })

/** Offline, a copy from another build gets this build's stylesheet. */
export const buildFile = async ({ id, stylesheet }: Build, request: Request): Promise<Response> => {
  const cached = (url: string) => caches.match(url, { cacheName: buildCache(id), ignoreVary: true })
  const fallBack = async (error: unknown): Promise<Response> => {
    const styles = request.destination === 'style' ? await cached(stylesheet) : undefined
    if (styles === undefined) throw error
    return styles
  }
  return (await cached(request.url)) ?? fetch(request).catch(fallBack)
}
