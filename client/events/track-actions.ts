import type { PushedEvent } from '../../shared/contracts/storefront-events.ts'
import type { TakeEvent } from './subscribe-to-events.ts'

/** Records searches, banner links, modals, days and what the page names by itself, wherever on the page they are. */
export const trackActions = (take: TakeEvent): void => {
  document.addEventListener('submit', ({ target: form }) => {
    // Whatever changes something is posted.
    if (!(form instanceof HTMLFormElement) || form.method !== 'get') return
    const own = ownEvent(form)
    if (own !== null) take({ ...own, chosen: chosenIn(form) } as PushedEvent, form)
    // Forms that narrow down a part of a page search nothing.
    else if (form.closest('[data-track]') === null) take(searchOf(form))
  })
  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('a,summary') : null
    // A fold is told of when it is opened.
    if (pressed === null || (pressed.localName === 'summary' && pressed.closest('details')?.open === true)) return
    const bannerId = pressed.closest<HTMLElement>('[data-banner]')?.dataset.banner
    if (bannerId !== undefined) take({ event: 'banner_interact', bannerId })
    const event = ownEvent(pressed) ?? dayEvent(pressed) ?? modalEvent(pressed)
    if (event !== null) take(event, pressed)
  })
}

/** The event that an element names (worker/ui/tracked.ts). */
const ownEvent = ({ dataset }: HTMLElement): PushedEvent | null => {
  const named = JSON.parse(dataset.track ?? '{}')
  return 'event' in named ? named : null
}

const dayEvent = ({ dataset: { day } }: HTMLElement): PushedEvent | null =>
  day === undefined ? null : { event: 'calendar_day', day }

const modalEvent = (pressed: HTMLElement): PushedEvent | null => {
  const asked = pressed instanceof HTMLAnchorElement ? new URLSearchParams(pressed.search) : null
  if (asked === null || !asked.has('modal')) return null
  const layout = asked.get('layout')
  return { event: 'modal_open', modal: asked.get('type') ?? '', ...(layout !== null && { layout }) }
}

/** Filled fields: choices of ours, never free text (forms that have it are searches). */
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
