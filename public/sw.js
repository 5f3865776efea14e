/**
 * Shows itineraries that somebody has kept (client/trip/keep-offline.ts) when there is no network. Everything else goes
 * its way untouched: pages are the network's, always.
 */
const KEPT = 'itineraries'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return
  if (request.mode !== 'navigate' && request.destination !== 'font') return
  event.respondWith(
    fetch(request).catch(async () => {
      const cache = await caches.open(KEPT)
      return (await cache.match(request, { ignoreSearch: true, ignoreVary: true })) ?? Response.error()
    }),
  )
})
