import { allows, type Consent, consentOfForm } from '../../shared/consent/consent.ts'
import { beginProgress } from '../boot/progress.ts'
import { showFailure } from '../boot/toast.ts'
import { pushOnAnswer } from '../events/push-event.ts'
import { sendStep } from './send-step.ts'
import { sendWishlistChange } from './send-wishlist-change.ts'

/**
 * Posts a form in the background and shows its effect by the attributes that the gateway would stamp on the next page.
 * @returns false when the form has to be submitted as ever: the answer was not understood, or nothing is known of it
 */
export const sendForm = async (form: HTMLFormElement, submitter: HTMLElement | null): Promise<boolean> => {
  const fields = new FormData(form, submitter)
  const action = form.getAttribute('action') ?? ''
  if (action.startsWith('/api/wishlist/')) return sendWishlistChange(form, action, textFields(fields))
  if (/^\/api\/(sign-up|alerts)\b/.test(action)) return sendStep(form, action, textFields(fields))
  const effect = optimisticEffect(action, (name) => textOf(fields.get(name)))
  if (effect === null) return false
  // On its way together with the answer, and listening before anybody can see that there is consent.
  const agrees = effect.kind === 'consent' && allows(effect.consent, 'analytics')
  const analytics = agrees ? import('../track.ts').catch(() => null) : null
  const end = beginProgress()
  const closed = effect.kind === 'banner' ? pushOnAnswer({ event: 'banner_close', bannerId: effect.id }) : null
  // It arrives even if the visitor goes on to another page meanwhile.
  const post = { method: 'POST', body: textFields(fields), redirect: 'manual', keepalive: true } as const
  const answer = await fetch(action, post).catch(() => null)
  end(answer?.type === 'opaqueredirect')
  if (answer?.type === 'opaqueredirect') closed?.tell()
  else closed?.forget()
  // Without any answer submitting would only lose the page.
  if (answer === null) showFailure(form)
  // The answer to a form that was accepted is a redirect; there is no need to fetch where it leads.
  else if (answer.type === 'opaqueredirect') {
    const tracking = await analytics
    show(effect, form)
    tracking?.seen()
  } else return false
  return true
}

const show = (effect: FormEffect, form: HTMLFormElement): void => {
  if (effect.kind === 'consent') {
    const html = document.documentElement
    html.dataset.consent = effect.consent
    html.toggleAttribute('data-analytics', allows(effect.consent, 'analytics'))
    if (allows(effect.consent, 'analytics')) rewriteBookingLinks()
    const dialog = form.closest('dialog')
    // The modal that asked is closed as by its cross, and gives the focus back.
    if (dialog === null) moveFocus('#main')
    else dialog.dispatchEvent(new Event('cancel'))
    return
  }
  const slot = form.closest<HTMLElement>('[data-banner-slot]')?.dataset.bannerSlot
  document.documentElement.setAttribute(`data-hide-banner-${slot}`, '')
  moveFocus('#main')
}

/** The pressed button is gone now; the focus must not fall back to the top of the page. */
const moveFocus = (selector: string): void =>
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })

const textFields = (fields: FormData): URLSearchParams =>
  new URLSearchParams([...fields].map(([name, value]) => [name, textOf(value) ?? '']))

const textOf = (value: FormDataEntryValue | null): string | null => (typeof value === 'string' ? value : null)

/** What a preference form changes on the page it is on. */
export type FormEffect = { kind: 'consent'; consent: Consent } | { kind: 'banner'; id: string }

/**
 * The effect of a post that the page itself can show; null for all others, which the browser sends as ever.
 * `field` tells the text of a field, the button that was pressed included.
 */
export const optimisticEffect = (action: string | null, field: (name: string) => string | null): FormEffect | null => {
  if (action === '/api/consent') {
    const consent = consentOfForm(field)
    return consent && { kind: 'consent', consent }
  }
  const [, id] = /^\/api\/banners\/([\w-]+)\/close$/.exec(action ?? '') ?? []
  return id === undefined ? null : { kind: 'banner', id }
}

/** Has this page's booking links go by our own address, as the gateway does on the next one. */
export const rewriteBookingLinks = (): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href$="/start"]'))
    if (link.origin !== location.origin && link.pathname.startsWith('/booking/')) link.href = `/api${link.pathname}`
}
