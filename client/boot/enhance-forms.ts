import { pushEvent } from '../events/push-event.ts'
import { showError } from './toast.ts'

/** Forms whose effect the page itself can show: consent, banners, hearts, and the steps of a dialog. */
const ENHANCED = /^\/api\/(consent|banners|wishlist|sign-up|alerts)\b/

/**
 * Sends these forms in the background; the code for it is fetched with the first one. Where it says so, or cannot be
 * had, the form is submitted as if this script were not there; offline that would only lose the page. A page that is
 * left before that code has come sends the form as it goes.
 */
export const enhanceForms = (): void => {
  const plain = new WeakSet<HTMLFormElement>()
  document.addEventListener('submit', async (event) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented || plain.has(form)) return
    if (!ENHANCED.test(form.getAttribute('action') ?? '')) return
    event.preventDefault()
    let isGone = false
    const leave = () => {
      isGone = true
      sendOnLeaving(form, submitter)
    }
    // Captured, so that it is before the one that sends off all events (client/track.ts).
    addEventListener('pagehide', leave, true)
    const send = await import('../forms/send-form.ts').catch(() => null)
    removeEventListener('pagehide', leave, true)
    // Back from the browser's memory, and not what it was.
    if (isGone) return location.reload()
    if (send === null && !navigator.onLine) return void showError()
    if ((await send?.sendForm(form, submitter)) === true) return
    plain.add(form)
    form.requestSubmit(submitter)
  })
}

/** Has the browser send the form when the page is gone, and tells what send-form.ts would have told. */
const sendOnLeaving = (form: HTMLFormElement, submitter: HTMLElement | null): void => {
  navigator.sendBeacon(form.action, new URLSearchParams(new FormData(form, submitter) as unknown as URLSearchParams))
  const bannerId = form.closest<HTMLElement>('[data-banner]')?.dataset.banner
  const [kind, id] = submitter?.dataset.heart?.split('/') ?? []
  if (bannerId !== undefined) pushEvent({ event: 'banner_close', bannerId })
  else if (kind !== undefined && submitter?.ariaPressed === 'false')
    pushEvent({ event: 'wishlist_change', wishlisted: true, [`${kind}Id`]: id }, submitter)
}
