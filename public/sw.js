/**
 * Shows itineraries that somebody has kept (client/trip/keep-offline.ts) when there is no network, with their pictures.
 * Everything else goes its way untouched: pages are the network's, always.
 */
const KEPT = 'itineraries'
/** Addresses that exist in kept copies only. */
const PICTURES = '/kept-pictures/'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith(PICTURES)) return event.respondWith(kept(request))
  if (request.mode !== 'navigate' && request.destination !== 'font') return
  event.respondWith(fetch(request).catch(() => kept(request)))
})

const kept = async (request) => {
  const cache = await caches.open(KEPT)
  return (await cache.match(request, { ignoreSearch: true, ignoreVary: true })) ?? Response.error()
}
