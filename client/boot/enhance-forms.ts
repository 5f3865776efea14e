import { pushEvent } from '../events/push-event.ts'
import { showError } from './toast.ts'

/** Forms whose effect the page itself can show: consent, banners, hearts, and the steps of a dialog. */
const ENHANCED = /^\/api\/(consent|banners|wishlist|sign-up|alerts)\b/

/**
 * Sends these forms in the background; the code for it is fetched with the first one. Where it says so, or cannot be
 * had, the form is submitted as if this script were not there; offline that would only lose the page. A page that is
 * left before that code has come sends the form as it goes. A form that is on its way is not sent again.
 */
export const enhanceForms = (): void => {
  const plain = new WeakSet<HTMLFormElement>()
  const underWay = new WeakSet<HTMLFormElement>()
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented || plain.has(form)) return
    const action = form.getAttribute('action') ?? ''
    if (!ENHANCED.test(action)) return
    event.preventDefault()
    if (underWay.has(form)) return
    underWay.add(form)
    send(form, submitter, action).finally(() => underWay.delete(form))
  })

  const send = async (form: HTMLFormElement, submitter: HTMLElement | null, action: string): Promise<void> => {
    let isSent = false
    const leave = () => {
      const [, , what, kind, id] = action.split('/')
      const fields = new FormData(form, submitter)
      isSent = navigator.sendBeacon(action, new URLSearchParams(fields as unknown as URLSearchParams))
      // What send-form.ts would have told.
      if (what === 'banners') pushEvent({ event: 'banner_close', bannerId: kind ?? '' })
      if (fields.get('wish') === 'add')
        pushEvent({ event: 'wishlist_change', wishlisted: true, [`${kind}Id`]: id }, form)
    }
    // Captured, so that it is before the one that sends off all events (client/track.ts).
    addEventListener('pagehide', leave, true)
    const code = await import('../forms/send-form.ts').catch(() => null)
    removeEventListener('pagehide', leave, true)
    // Back from the browser's memory, and not what it was.
    if (isSent) return location.reload()
    if (code === null && !navigator.onLine) return void showError()
    if ((await code?.sendForm(form, submitter)) === true) return
    plain.add(form)
    form.requestSubmit(submitter)
  }
}
