import { COPY_REQUEST, isNeutral } from '../../shared/offline/neutral-copy.ts'
import { pushEvent } from '../events/push-event.ts'
import { CACHES, KEPT_PICTURES, withKeptAt } from '../offline/cache-names.ts'

/** Keeps this page on the device, as it is for everybody: nothing of the visitor goes into the copy. */
export const saveOffline = async (button: HTMLButtonElement): Promise<void> => {
  const { saved = '', failed = '' } = button.dataset
  const said = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  button.disabled = true
  const done = await keep().then(
    () => true,
    () => false,
  )
  if (said !== null) said.textContent = done ? saved : failed
  button.disabled = done
  if (done) pushEvent({ event: 'itinerary_save' }, button)
}

const keep = async (now: () => number = Date.now): Promise<void> => {
  await navigator.serviceWorker.register('/sw.js')
  const answer = await fetch(location.pathname, COPY_REQUEST)
  if (!isNeutral(answer)) throw new Error('not what was asked for')
  const cache = await caches.open(CACHES.itineraries)
  const copy = new DOMParser().parseFromString(await answer.text(), 'text/html')
  await Promise.all([...copy.querySelectorAll<HTMLImageElement>('.stages img')].map((each) => keepPicture(cache, each)))
  const headers = new Headers(answer.headers)
  // They speak of the answer on its way here.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  const page = new Response(`<!doctype html>${copy.documentElement.outerHTML}`, { headers })
  await cache.put(location.pathname, await withKeptAt(page, now()))
}

/**
 * Keeps a picture in one size under an address of this site, and has the copy show that one: the copy may be opened on
 * a screen held the other way. A picture that cannot be had stays as it is; the itinerary is worth keeping without.
 */
const keepPicture = async (cache: Cache, picture: HTMLImageElement): Promise<void> => {
  const answer = await fetch(picture.src, { mode: 'no-cors', credentials: 'omit' }).catch(() => null)
  if (answer === null) return
  const address = KEPT_PICTURES + new URL(picture.src).pathname
  await cache.put(address, answer)
  picture.setAttribute('src', address)
  for (const name of ['srcset', 'sizes', 'loading']) picture.removeAttribute(name)
}
