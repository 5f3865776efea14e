import type { PushedEvent } from '../../shared/contracts/storefront-events.ts'
import { isEnhanced } from '../boot/form-fields.ts'
import { CARD, placeOf } from './lists.ts'
import type { RecordEvent } from './subscribe-to-events.ts'
import { trackOf } from './tracked-fields.ts'

export const trackActions = (record: RecordEvent): void => {
  // After the page's own listeners, which prevent what is not valid (client/boot/check-newsletter.ts).
  addEventListener('submit', ({ target: form, submitter, defaultPrevented }) => {
    if (!(form instanceof HTMLFormElement)) return
    if (form.method === 'post') {
      const action = form.getAttribute('action') ?? ''
      // Enhanced forms are recorded once the server has accepted them (client/forms), or not at all.
      if (defaultPrevented || isEnhanced(action)) return
      const currency = (new FormData(form, submitter).get('currency') as string | null) ?? undefined
      record({ event: 'form_send', form: action, currency }, form)
      return
    }
    const own = ownEvent(form)
    if (own !== null) record({ ...own, chosen: chosenIn(form) } as PushedEvent, form)
    // Forms that narrow down a part of a page are no searches.
    else if (form.closest('[data-track]') === null)
      record(form.matches('.ask-form') ? { event: 'ask_question' } : searchOf(form))
  })
  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('a,summary') : null
    // Only opening a fold is recorded.
    if (pressed === null || pressed.matches('[open]>summary')) return
    const bannerId = pressed.closest<HTMLElement>('[data-banner]')?.dataset.banner
    if (bannerId !== undefined) record({ event: 'banner_interact', bannerId })
    const card = pressed.closest(CARD)
    if (card !== null && pressed.closest('.card-title') !== null)
      record({ event: 'card_click', ...placeOf(card) }, card)
    const event = ownEvent(pressed) ?? dayEvent(pressed) ?? modalEvent(pressed) ?? linkEvent(pressed)
    if (event !== null) record(event, pressed)
  })
}

/** The event named by an element (worker/ui/tracked.ts). */
const ownEvent = ({ dataset: { track }, textContent, nextElementSibling }: HTMLElement): PushedEvent | null => {
  const named = trackOf(track ?? '{}')
  if (named.event === 'faq') {
    named.label = textContent
    named.faqId = (nextElementSibling as Element).id.slice('faq-'.length)
  }
  return named.event ? (named as PushedEvent) : null
}

const dayEvent = ({ dataset: { day } }: HTMLElement): PushedEvent | null =>
  day === undefined ? null : { event: 'calendar_day', day }

const modalEvent = (pressed: HTMLElement): PushedEvent | null => {
  const query = new URLSearchParams((pressed as HTMLAnchorElement).search)
  if (!query.has('modal')) return null
  return { event: 'modal_open', modal: query.get('type') ?? '', layout: query.get('layout') ?? undefined }
}

const linkEvent = (pressed: HTMLElement): PushedEvent | null => {
  if (pressed.matches('[href^="/login"]')) return { event: 'sign_in' }
  const { hreflang, ariaCurrent } = pressed as HTMLAnchorElement
  return hreflang && ariaCurrent === null ? { event: 'language_change', language: hreflang } : null
}

/** These forms have no free text; forms that do are searches. */
const chosenIn = (form: HTMLFormElement): string[] =>
  [...new FormData(form)].filter(([, value]) => value !== '').map(([name, value]) => `${name}=${value}`)

const searchOf = (form: HTMLFormElement): PushedEvent => {
  const fields = new FormData(form)
  return {
    event: 'search_submit',
    hasDestination: ['destinationId[]', 'continentId[]', 'where'].some((name) => fields.has(name)),
    hasText: String(fields.get('textSearch') ?? '').trim() !== '',
  }
}
