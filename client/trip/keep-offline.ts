import { pushEvent } from '../events/push-event.ts'

/** The name that public/sw.js knows, too. */
const KEPT = 'itineraries'

/** Keeps this page on the device, as it is for everybody: nothing of the visitor goes into the copy. */
export const keepOffline = async (button: HTMLButtonElement): Promise<void> => {
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

const keep = async (): Promise<void> => {
  await navigator.serviceWorker.register('/sw.js', { scope: '/' })
  const cache = await caches.open(KEPT)
  const answer = await fetch(location.pathname, { credentials: 'omit' })
  if (!answer.ok || answer.redirected) throw new Error('not what was asked for')
  await cache.put(location.pathname, answer)
  const fonts = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]')]
  await cache.addAll(fonts.map(({ href }) => href))
}
