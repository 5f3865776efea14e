import { isThrifty } from '../boot/prefetch-islands.ts'
import { type Build, buildFile, cacheBuild, deleteOldBuilds, offlinePage, refreshOfflinePage } from './build-files.ts'
import { cachedPage, cachedPicture, cacheTrip } from './cached-pages.ts'
import { cacheWishlist, notifyMissedChanges, type OpenPage, sendQueuedChanges, wipe } from './cached-wishlist.ts'
import { kindOfRequest } from './kind-of-request.ts'

/** Replaced by the build (build/worker-build.ts). */
declare const BUILD: Build

/** Offline support (decision 31). Pages send a message when loaded, so that caching never competes with them. */
const build = BUILD
const scope = globalThis as unknown as WorkerScope
const files: ReadonlySet<string> = new Set(build.files)
const now = Date.now
const device = { now, isOnline: () => scope.navigator.onLine, openPages: () => scope.clients.matchAll() }

/** Serialized: two tabs must not send the same change twice. */
let last: Promise<unknown> = Promise.resolve()
const enqueue = (task: () => Promise<unknown>): Promise<unknown> => {
  // The next page's message retries.
  last = last.then(task).catch(() => undefined)
  return last
}

/** Bypasses the worker: beacons sent on unload would be lost on their way to it. */
const BYPASS_ROUTES = [{ condition: { urlPattern: '/api/*' }, source: 'network' }]

scope.addEventListener('install', (event) => {
  event.addRoutes?.(BYPASS_ROUTES).catch(() => undefined)
  event.waitUntil(Promise.all([cacheBuild(build, now()), scope.skipWaiting()]))
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    // Pages need not wait for the worker to start.
    Promise.all([scope.registration.navigationPreload?.enable(), deleteOldBuilds(build), scope.clients.claim()]),
  )
})

scope.addEventListener('fetch', (event) => {
  const kind = kindOfRequest(event.request, scope.location.origin, files)
  // Wipe again after running tasks, which may be caching the list.
  if (kind === 'sign out') event.waitUntil(Promise.all([wipe(), enqueue(wipe)]))
  else if (kind === 'file') event.respondWith(buildFile(build, event.request))
  else if (kind === 'cached picture') event.respondWith(cachedPicture(event.request))
  else if (kind !== 'network') event.respondWith(page(event, kind === 'page'))
})

const page = async ({ request, preloadResponse }: FetchEvent, hasFallback: boolean): Promise<Response> => {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    if (!hasFallback) return Response.error()
    return (await cachedPage(new URL(request.url).pathname)) ?? (await offlinePage(build)) ?? Response.error()
  }
}

/** Sent by client/boot/register-worker.ts. */
scope.addEventListener('message', (event) => {
  const [pageType, mark, requestedAt] = Array.isArray(event.data) ? event.data : []
  const { source } = event
  if (source === null || typeof mark !== 'string') return
  const { pathname } = new URL(source.url)
  event.waitUntil(
    Promise.all([
      enqueue(async () => notifyMissedChanges(source, requestedAt)),
      enqueue(() => sendQueuedChanges(mark, device)),
      enqueue(() => cacheWishlist(mark, now())),
      enqueue(async () => isThrifty(scope.navigator.connection) || cacheTrip(pageType, pathname, now())),
      enqueue(() => refreshOfflinePage(build, now())),
    ]),
  )
})

/** Background sync. Browsers that support it also have the cookie store. */
scope.addEventListener('sync', (event) => {
  if (event.tag !== 'wishes') return
  event.waitUntil(
    enqueue(async () => {
      const owner = (await scope.cookieStore?.get('__Host-signed-in'))?.value
      await sendQueuedChanges(owner === undefined ? '' : `__Host-signed-in=${owner}`, device)
    }),
  )
})

/** The scope's parts in use: TypeScript's library for workers conflicts with the DOM's. */
type ExtendableEvent = Event & { waitUntil: (task: Promise<unknown>) => void }
type FetchEvent = ExtendableEvent & {
  request: Request
  /** Undefined without navigation preload. */
  preloadResponse: Promise<Response | undefined>
  respondWith: (response: Promise<Response>) => void
}
type Events = {
  /** Not every browser has static routing. */
  install: ExtendableEvent & { addRoutes?: (routes: readonly object[]) => Promise<void> }
  activate: ExtendableEvent
  fetch: FetchEvent
  message: ExtendableEvent & { data: unknown; source: (OpenPage & { url: string }) | null }
  sync: ExtendableEvent & { tag: string }
}
type WorkerScope = {
  location: Location
  navigator: Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
  cookieStore?: { get: (name: string) => Promise<{ value: string } | null> }
  clients: { claim: () => Promise<void>; matchAll: () => Promise<readonly OpenPage[]> }
  registration: { navigationPreload?: { enable: () => Promise<void> } }
  skipWaiting: () => Promise<void>
  addEventListener: <T extends keyof Events>(type: T, listener: (event: Events[T]) => void) => void
}
