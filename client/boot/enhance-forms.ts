import { pushEvent } from '../events/push-event.ts'
import { type FormUrl, fieldsOf, isEnhanced, pressHeart } from './form-fields.ts'
import { startProgress } from './progress.ts'
import { showUnreachable } from './toast.ts'

/** Sends forms in the background, natively when their code fails to load, or as a beacon when the page goes before the code is loaded. */
export const enhanceForms = (): void => {
  const plain = new WeakSet<HTMLFormElement>()
  const pending = new WeakSet<HTMLFormElement>()
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return
    if (!plain.has(form) && start(form, submitter)) event.preventDefault()
    // The page that it is sent from would be lost.
    else if (form.method === 'post' && !navigator.onLine) {
      event.preventDefault()
      showUnreachable()
    }
  })

  /** Returns whether the form is sent in the background. */
  const start = (form: HTMLFormElement, submitter: HTMLElement | null): boolean => {
    const action = form.getAttribute('action') ?? ''
    if (!isEnhanced(action)) return false
    if (pending.has(form)) return true
    pending.add(form)
    pressHeart(submitter, 'true')
    send(form, submitter, action).finally(() => pending.delete(form))
    return true
  }

  const send = async (form: HTMLFormElement, submitter: HTMLElement | null, action: FormUrl): Promise<void> => {
    let isSent = false
    const leave = () => {
      const [, , what, kind, id] = action.split('/')
      const fields = fieldsOf(form, submitter)
      isSent = navigator.sendBeacon(action, fields)
      // The events that send-form.ts would have pushed.
      if (what === 'banners') pushEvent({ event: 'banner_close', bannerId: kind ?? '' })
      if (fields.get('wish') === 'add')
        pushEvent({ event: 'wishlist_change', wishlisted: true, [`${kind}Id`]: id }, form)
    }
    // Captured to run before the flush of all events (client/track.ts).
    addEventListener('pagehide', leave, true)
    const end = startProgress()
    const code = await import('../forms/send-form.ts').catch(() => null)
    removeEventListener('pagehide', leave, true)
    // Restored from the back/forward cache, so out of date.
    if (isSent) return location.reload()
    const sending = code?.sendForm(form, submitter)
    // After the call has started, so that the bar does not end in between.
    end(code !== null)
    if (code === null && !navigator.onLine) {
      pressHeart(submitter, 'false')
      return void showUnreachable()
    }
    if ((await sending) === true) return
    plain.add(form)
    form.requestSubmit(submitter)
  }

  for (const { form, submitter } of window.earlySubmits?.() ?? []) start(form, submitter)
}
