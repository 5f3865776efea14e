import { COPY_REQUEST, isNeutral, OFFLINE_PATH } from '../../shared/offline/neutral-copy.ts'
import { buildCache, CACHES, cachedAtOf, isOlder, withKeptAt } from '../offline/cache-names.ts'

/** This build: its name, and the files that the offline page needs (scripts/build/worker-build.ts). */
export type Build = { id: string; files: readonly string[] }

/** What editors publish shows on the offline page a day later, at most. */
const OLD_MS = 86_400_000

/** Fetches the offline page. Throws when there is none to be had: a worker without it is not worth installing. */
const keepOfflinePage = async (cache: Cache, now: number): Promise<void> => {
  const page = await fetch(OFFLINE_PATH, COPY_REQUEST)
  if (!isNeutral(page)) throw new Error('no offline page')
  await cache.put(OFFLINE_PATH, await withKeptAt(page, now))
}

/** Keeps a build's files. Their names change with their content, so the browser's own memory will do. */
export const cacheBuild = async ({ id, files }: Build, now: number): Promise<void> => {
  const cache = await caches.open(buildCache(id))
  await Promise.all([cache.addAll(files), keepOfflinePage(cache, now)])
}

/** Deletes what no part of this build knows: files of older builds, and caches of older ways to keep things. */
export const deleteOldBuilds = async ({ id }: Build): Promise<void> => {
  const known: ReadonlySet<string> = new Set([...Object.values(CACHES), buildCache(id)])
  await Promise.all((await caches.keys()).filter((name) => !known.has(name)).map((name) => caches.delete(name)))
}

export const refreshOfflinePage = async ({ id }: Build, now: number): Promise<void> => {
  const cache = await caches.open(buildCache(id))
  const kept = await cache.match(OFFLINE_PATH)
  if (kept === undefined || isOlder(cachedAtOf(kept), now, OLD_MS)) await keepOfflinePage(cache, now)
}

/** The page that stands in for what cannot be had. */
export const offlinePage = ({ id }: Build): Promise<Response | undefined> =>
  caches.match(OFFLINE_PATH, { cacheName: buildCache(id), ignoreVary: true })

/** A file of this build: never another version, so that asking for it again tells nothing new. */
export const buildFile = async ({ id }: Build, request: Request): Promise<Response> =>
  (await caches.match(request.url, { cacheName: buildCache(id), ignoreVary: true })) ?? fetch(request)
