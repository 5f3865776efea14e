import { pageType } from './page-type.ts'
import { pushEvent } from './push-event.ts'
import { tourOfBooking } from './tour-of-booking.ts'

/** Records searches, banner links and departures to booking, wherever on the page they are. */
export const trackActions = (): void => {
  document.addEventListener('submit', ({ target: form }) => {
    // Whatever changes something is posted: a form that gets is a search.
    if (form instanceof HTMLFormElement && form.method === 'get') trackSearch(form)
  })
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link !== null) trackLink(link)
  })
}

const trackSearch = (form: HTMLFormElement): void => {
  const fields = new FormData(form)
  pushEvent({
    event: 'search_submit',
    pageType: pageType(),
    hasDestination: fields.has('destinationId[]') || fields.has('continentId[]'),
    hasText: String(fields.get('textSearch') ?? '').trim() !== '',
  })
}

const trackLink = (link: HTMLAnchorElement): void => {
  const bannerId = link.closest<HTMLElement>('[data-banner]')?.dataset.banner
  if (bannerId !== undefined) pushEvent({ event: 'banner_interact', bannerId })
  const tourId = tourOfBooking(link.pathname)
  if (tourId !== null) pushEvent({ event: 'booking_click', pageType: pageType(), tourId })
}
