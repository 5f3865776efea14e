import { allows, type Consent, consentOfForm } from '../../shared/consent/consent.ts'
import type { UrlOf } from '../../shared/contracts/browser-api.ts'
import { fieldsOf } from '../boot/form-fields.ts'
import { showsChoices, showsLatest } from '../boot/session.ts'
import { postForm, readLocation } from '../call-api.ts'
import { pushOnResponse } from '../events/push-event.ts'
import { failForm } from './fail-form.ts'
import { isStepUrl, sendStep } from './send-step.ts'
import { isWishlistUrl, sendWishlistChange } from './send-wishlist-change.ts'

/**
 * Posts a form in the background and shows its effect by the attributes that the gateway would set on the next page.
 * @returns false to submit natively
 */
export const sendForm = async (form: HTMLFormElement, submitter: HTMLElement | null): Promise<boolean> => {
  const fields = fieldsOf(form, submitter)
  const action = form.getAttribute('action') ?? ''
  if (isWishlistUrl(action)) return sendWishlistChange(form, action, fields)
  if (isStepUrl(action)) {
    await sendStep(form, action, fields)
    return true
  }
  if (!isPreferenceUrl(action)) return false
  const effect = optimisticEffect(action, (name) => fields.get(name))
  if (effect === null) return false
  // Loaded in parallel with the request, to listen before consent is visible on the page.
  const agrees = effect.kind === 'consent' && effect.consent !== 'refused'
  const analytics = agrees
    ? import('../track.ts').then(
        ({ recordView }) => recordView,
        () => null,
      )
    : null
  const closed = effect.kind === 'banner' ? pushOnResponse({ event: 'banner_close', bannerId: effect.id }) : null
  const isLatest = showsLatest()
  const result = await postForm(action, fields, readLocation, { keepalive: true })
  if (result.outcome === 'done') {
    closed?.send()
    const recordView = await analytics
    show(effect, form)
    if (isLatest) showsChoices()
    recordView?.()
  } else {
    closed?.cancel()
    failForm(form, result)
  }
  return true
}

const show = (effect: FormEffect, form: HTMLFormElement): void => {
  const html = document.documentElement
  if (effect.kind === 'consent') {
    html.dataset.consent = effect.consent
    html.toggleAttribute('data-analytics', allows(effect.consent, 'analytics'))
    if (effect.consent !== 'refused') rewriteBookingLinks()
  }
  const dialog = form.closest('[role=dialog],dialog')
  // "cancel" closes the modal and restores the focus.
  if (dialog !== null) return void dialog.dispatchEvent(new Event('cancel'))
  if (effect.kind === 'banner')
    html.setAttribute(`data-hide-banner-${form.closest<HTMLElement>('[data-banner-slot]')?.dataset.bannerSlot}`, '')
  // The pressed button, which has the focus, is gone.
  document.getElementById('main')?.focus({ preventScroll: true })
}

type PreferenceUrl = UrlOf<'POST /api/consent' | 'POST /api/banners/:id/close'>

const isPreferenceUrl = (action: string): action is PreferenceUrl =>
  /^\/api\/(?:consent$|banners\/[^/]+\/close$)/.test(action)

export type FormEffect = { kind: 'consent'; consent: Consent } | { kind: 'banner'; id: string }

/** Returns null for forms that are submitted natively. */
export const optimisticEffect = (action: string | null, field: (name: string) => string | null): FormEffect | null => {
  if (action === '/api/consent') {
    const consent = consentOfForm(field)
    return consent && { kind: 'consent', consent }
  }
  const [, id] = /^\/api\/banners\/([\w-]+)\/close$/.exec(action ?? '') ?? []
  return id === undefined ? null : { kind: 'banner', id }
}

/** Routes booking links through the site, as the gateway does on the next page. */
const rewriteBookingLinks = (): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="/start"]'))
    if (link.origin !== location.origin && link.pathname.startsWith('/booking/'))
      link.href = `/api${link.pathname}${link.search}`
}
