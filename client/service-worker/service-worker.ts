import { isThrifty } from '../boot/prefetch-islands.ts'
import { type Build, buildFile, cacheBuild, deleteOldBuilds, offlinePage, refreshOfflinePage } from './build-files.ts'
import { cachedPage, cachedPicture, cacheTrip } from './cached-pages.ts'
import { cacheWishlist, sendQueuedChanges, wipe } from './cached-wishlist.ts'
import { kindOfRequest } from './kind-of-request.ts'
import type { FetchEvent, StaticRoute, WorkerScope } from './scope.ts'

/** Written in by the build (scripts/build/worker-build.ts). */
declare const BUILD: Build

/**
 * What the site does without a network (decision 49). Pages are the network's, always: nothing that a visitor sees is
 * kept, and the worker answers only where nothing else does. A page tells it once it is loaded, so that what it keeps
 * takes nothing from what is looked at.
 */
const build = BUILD
const scope = globalThis as unknown as WorkerScope
const files: ReadonlySet<string> = new Set(build.files)
const now = Date.now
const isOnline = () => scope.navigator.onLine

/** One thing at a time: two tabs that tell at once send no heart twice. */
let last: Promise<unknown> = Promise.resolve()
const inTurn = (task: () => Promise<unknown>): Promise<unknown> => {
  // What fails is tried again when the next page tells.
  last = last.then(task).catch(() => undefined)
  return last
}

/**
 * None of the worker's business, and not to wait for it: what a page says in the moment in which it is left is lost
 * where it has to be handed over first.
 */
const PASS_BY: readonly StaticRoute[] = [{ condition: { urlPattern: '/api/*' }, source: 'network' }]

scope.addEventListener('install', (event) => {
  event.addRoutes?.(PASS_BY).catch(() => undefined)
  event.waitUntil(Promise.all([cacheBuild(build, now()), scope.skipWaiting()]))
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    // Without it each page would wait until the worker has started.
    Promise.all([scope.registration.navigationPreload?.enable(), deleteOldBuilds(build), scope.clients.claim()]),
  )
})

scope.addEventListener('fetch', (event) => {
  const kind = kindOfRequest(event.request, scope.location.origin, files)
  // Once more behind what is under way, which may be keeping that very list.
  if (kind === 'sign out') event.waitUntil(Promise.all([wipe(), inTurn(wipe)]))
  else if (kind === 'file') event.respondWith(buildFile(build, event.request))
  else if (kind === 'kept picture') event.respondWith(cachedPicture(event.request))
  else if (kind !== 'network') event.respondWith(page(event, kind === 'page'))
})

const page = async ({ request, preloadResponse }: FetchEvent, hasStandIn: boolean): Promise<Response> => {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    const standIn = hasStandIn
      ? ((await cachedPage(new URL(request.url).pathname)) ?? (await offlinePage(build)))
      : undefined
    return standIn ?? Response.error()
  }
}

/** A loaded page tells its kind and its mark (client/boot/session.ts). */
scope.addEventListener('message', (event) => {
  const [pageType, mark] = Array.isArray(event.data) ? event.data : []
  if (event.source === null || typeof mark !== 'string') return
  const { pathname } = new URL(event.source.url)
  event.waitUntil(
    Promise.all([
      inTurn(() => sendQueuedChanges(mark, now, isOnline)),
      inTurn(() => cacheWishlist(mark, now())),
      // Who saves data reads nothing ahead.
      inTurn(async () => isThrifty(scope.navigator.connection) || cacheTrip(pageType, pathname, now())),
      inTurn(() => refreshOfflinePage(build, now())),
    ]),
  )
})

/** The network is back. Browsers that tell so without a page also say who is signed in. */
scope.addEventListener('sync', (event) => {
  if (event.tag !== 'wishes') return
  event.waitUntil(
    inTurn(async () => {
      const owner = (await scope.cookieStore?.get('__Host-signed-in'))?.value
      await sendQueuedChanges(owner === undefined ? '' : `__Host-signed-in=${owner}`, now, isOnline)
    }),
  )
})
