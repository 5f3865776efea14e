import { showError } from './toast.ts'

/** Forms whose effect the page itself can show: consent, banners, hearts, and the steps of a dialog. */
const ENHANCED = /^\/api\/(consent|banners|wishlist|sign-up|alerts)\b/

/**
 * Sends these forms in the background; the code for it is fetched with the first one. Where it says so, or cannot be
 * had, the form is submitted as if this script were not there; offline that would only lose the page.
 */
export const enhanceForms = (): void => {
  const plain = new WeakSet<HTMLFormElement>()
  document.addEventListener('submit', async (event) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented || plain.has(form)) return
    if (!ENHANCED.test(form.getAttribute('action') ?? '')) return
    event.preventDefault()
    const send = await import('../forms/send-form.ts').catch(() => null)
    if (send === null && !navigator.onLine) return void showError()
    if ((await send?.sendForm(form, submitter)) === true) return
    plain.add(form)
    form.requestSubmit(submitter)
  })
}
