import { clickedLink } from '../boot/enhance-modals.ts'
import { startProgress } from '../boot/progress.ts'
import { showError, showToast } from '../boot/toast.ts'
import { parseHtml, workerUrl } from '../boot/trusted-types.ts'
import { getCopy, getPage } from '../call-api.ts'
import { messageOf, TIMEOUT_MS } from '../checked-call.ts'
import { pushEvent } from '../events/push-event.ts'
import { CACHED_PICTURES_PATH, CACHES, withCachedAt } from '../offline/cache-names.ts'
import { followOptions } from './follow-options.ts'

type OnInserted = (root: HTMLElement) => void

export const enhanceTrip =
  (onInserted: OnInserted) =>
  (part: HTMLElement, { replay }: { replay: () => void }): void => {
    part.addEventListener('click', (event) => {
      const target = event.target instanceof Element ? event.target : null
      const more = clickedLink(event)
      if (more?.matches('.all-reviews')) {
        event.preventDefault()
        void showAllReviews(more, onInserted)
      }
      const link = target?.closest<HTMLAnchorElement>('a[data-share]')
      if (link != null) {
        event.preventDefault()
        void share(link)
      }
      const button = target?.closest<HTMLButtonElement>('button[data-does]')
      if (button?.dataset.does === 'print') print()
      else if (button?.dataset.does === 'copy') void copyField(button)
      else if (button != null) void saveOffline(button)
    })
    followOptions(part)
    replay()
  }

/** Shows all reviews in place of the first ones, and scrolls to the first new one. */
const showAllReviews = async (link: HTMLAnchorElement, onInserted: OnInserted): Promise<void> => {
  const result = await getPage(link.href, (page) => carouselBelow(page.querySelector(link.hash)))
  const old = carouselBelow(document.querySelector(link.hash))
  // A second press may have shown them.
  if (old === null || !link.isConnected) return
  if (result.outcome !== 'done') return void showError(messageOf(result))
  const shown = old.querySelectorAll('.review').length
  old.replaceWith(result.value)
  if (result.value.parentElement !== null) onInserted(result.value.parentElement)
  link.remove()
  history.replaceState(history.state, '', link.pathname + link.search)
  const row = result.value.querySelector<HTMLElement>('.carousel-row')
  row?.focus({ preventScroll: true })
  const [first, next] = [row?.children[0], row?.children[shown]] as (HTMLElement | undefined)[]
  row?.scrollTo({ left: (next?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0), behavior: 'instant' })
}

const carouselBelow = (heading: Element | null): HTMLElement | null =>
  heading?.closest('section')?.querySelector<HTMLElement>('.carousel') ?? null

/** Copies the field that the button controls; where the browser refuses, the text is selected. */
const copyField = async (button: HTMLButtonElement): Promise<void> => {
  const field = document.getElementById(button.getAttribute('aria-controls') ?? '')
  if (!(field instanceof HTMLInputElement)) return
  field.select()
  if (await copied(field.value)) showToast(button.dataset.copied ?? '')
}

const copied = async (text: string): Promise<boolean> =>
  (await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )) === true

/** Shares through the device, else copies the URL, else follows the mail link. */
const share = async (link: HTMLAnchorElement): Promise<void> => {
  const { share: url = location.href, title = '', copied: message = '' } = link.dataset
  pushEvent({ event: 'share' }, link)
  if (navigator.share !== undefined) {
    // Closing the share sheet rejects.
    await navigator.share({ title, url }).catch(() => undefined)
    return
  }
  if (await copied(url)) showToast(message)
  else location.assign(link.href)
}

/** Saves this page on the device without visitor data. */
const saveOffline = async (button: HTMLButtonElement): Promise<void> => {
  const { saved = '', failed = '' } = button.dataset
  const status = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  button.disabled = true
  const end = startProgress()
  const done = await cacheItinerary().then(
    () => true,
    () => false,
  )
  end(done)
  if (status !== null) status.textContent = done ? saved : failed
  button.disabled = done
  if (done) pushEvent({ event: 'itinerary_save' }, button)
  else showToast(failed)
}

export const cacheItinerary = async (now: () => number = Date.now): Promise<void> => {
  await navigator.serviceWorker.register(workerUrl())
  const result = await getCopy(location.pathname)
  if (result.outcome !== 'done') throw new Error('no copy of the page')
  const { headers } = result.value
  const copy = parseHtml(await result.value.text())
  const cache = await caches.open(CACHES.itineraries)
  await Promise.all(
    [...copy.querySelectorAll<HTMLImageElement>('.stages img, .map img')].map((each) => cachePicture(cache, each)),
  )
  const page = new Response(`<!doctype html>${copy.documentElement.outerHTML}`, { headers })
  await cache.put(location.pathname, await withCachedAt(page, now()))
}

/** Caches a picture in one size, as the copy may be opened at another screen size. Throws without the picture. */
const cachePicture = async (cache: Cache, picture: HTMLImageElement): Promise<void> => {
  const response = await fetch(picture.src, { credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok || !response.headers.get('content-type')?.startsWith('image/')) throw new Error('no picture')
  const address = CACHED_PICTURES_PATH + new URL(picture.src).pathname
  await cache.put(address, response)
  picture.setAttribute('src', address)
  for (const name of ['srcset', 'sizes', 'loading']) picture.removeAttribute(name)
}
