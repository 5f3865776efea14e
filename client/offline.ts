import { OFFLINE_PATH } from '../shared/offline/offline-protocol.ts'
import { markOf } from './boot/session.ts'
import { createElement } from './boot/toast.ts'
import { parseHtml } from './boot/trusted-types.ts'
import { ageText, CACHES, cachedAtOf } from './offline/cache-names.ts'
import { isOwn, queuedChanges } from './offline/change-queue.ts'
import { isReachable } from './offline/is-reachable.ts'
import { showOfflineHearts } from './offline/offline-hearts.ts'
import { belongsToMark, ownerOf, readOfflineWishlist } from './offline/offline-wishlist.ts'
import { fillText } from './texts/fill-text.ts'

/** Script of pages without a network: fills the offline page (worker/pages/offline) and the hearts of cached trips. */
const now = Date.now
const [, theme] = /__Host-theme=(light|dark)/.exec(document.cookie) ?? []
if (theme !== undefined) document.documentElement.dataset.theme = theme
const language = document.documentElement.lang
const part = (name: string) => document.querySelector<HTMLElement>(`[data-offline="${name}"]`)

const link = (path: string, text: string): HTMLElement => {
  const made = createElement('a', 'offline-trip', text)
  made.setAttribute('href', path)
  return made
}
/** Spaces keep the parts apart where the text is read, found or copied. */
const item = (...parts: Node[]): HTMLElement => {
  const made = document.createElement('li')
  made.replaceChildren(...parts.flatMap((part, index) => (index === 0 ? [part] : [' ', part])))
  return made
}
const age = (at: number, words = ''): string => fillText(words, { age: ageText(now() - at, language) })

/** Latest first. */
const cachedTrips = async () => {
  const found = await Promise.all(
    [CACHES.trips, CACHES.itineraries].map(async (name) => {
      if (!(await caches.has(name))) return []
      const cache = await caches.open(name)
      return Promise.all(
        (await cache.keys()).map(async ({ url }) => {
          const copy = await cache.match(url)
          if (copy === undefined) return []
          const page = parseHtml(await copy.text())
          const title = page.querySelector('h1')?.textContent?.trim() ?? ''
          return title === '' ? [] : [{ path: new URL(url).pathname, title, at: cachedAtOf(copy) }]
        }),
      )
    }),
  )
  const byPath = new Map(found.flat(2).map((trip) => [trip.path, trip]))
  return [...byPath.values()].sort((a, b) => b.at - a.at)
}

const showTrips = async (): Promise<ReadonlySet<string>> => {
  const trips = await cachedTrips()
  const list = part('trips')?.querySelector<HTMLElement>('ul')
  list?.replaceChildren(
    ...trips.map(({ path, title, at }) =>
      item(link(path, title), createElement('span', 'offline-age', age(at, list.dataset.age))),
    ),
  )
  if (trips.length > 0) part('trips')?.removeAttribute('hidden')
  return new Set(trips.map(({ path }) => path))
}

const showWishlist = async (cached: ReadonlySet<string>): Promise<boolean> => {
  const list = await readOfflineWishlist()
  const section = part('wishlist')
  const [note, items] = [section?.querySelector<HTMLElement>('p'), section?.querySelector<HTMLElement>('ul')]
  if (list === null || section == null || items == null || list.items.length === 0) return false
  if (!belongsToMark(list, markOf(document.cookie))) return false
  if (note != null) note.textContent = age(list.at, note.dataset.age)
  items.replaceChildren(
    ...list.items.map(({ title, path, tours }) => {
      const trip = cached.has(path)
        ? [link(path, title)]
        : [createElement('span', 'offline-trip', title), createElement('span', 'offline-age', items.dataset.absent)]
      const departures = createElement('ul', 'offline-tours')
      departures.replaceChildren(
        ...tours.map(({ dates, price }) =>
          item(createElement('span', '', dates), createElement('span', 'tabular', price)),
        ),
      )
      return item(...trip, ...(tours.length > 0 ? [departures] : []))
    }),
  )
  section.hidden = false
  return true
}

const show = async (): Promise<void> => {
  const cached = await showTrips().catch(() => new Set<string>())
  const hasList = await showWishlist(cached).catch(() => false)
  const owner = ownerOf(markOf(document.cookie))
  const changes = await queuedChanges().catch(() => [])
  if (changes.some((each) => isOwn(each, owner))) part('wishes')?.removeAttribute('hidden')
  part('nothing')?.toggleAttribute('hidden', cached.size > 0 || hasList)
}

const isOfflinePage = part('retry') !== null
// The worker serves this page at other URLs as a fallback.
if (isOfflinePage && location.pathname !== OFFLINE_PATH) {
  part('retry')?.querySelector('a')?.setAttribute('href', location.href)
  const staying = new AbortController()
  // A navigation in progress must not be cancelled.
  addEventListener('beforeunload', () => staying.abort())
  addEventListener(
    'online',
    async () => (await isReachable(location.href, staying.signal)) && location.reload(),
    staying,
  )
}
void (isOfflinePage ? show() : showOfflineHearts())
