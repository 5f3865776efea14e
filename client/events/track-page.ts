import { allows } from '../../shared/consent/consent.ts'
import { readVisitor } from '../boot/visitor.ts'
import { currentConsent } from './consent.ts'
import { pageType } from './page-type.ts'
import { pushEvent } from './push-event.ts'

/** Spec section 9: analytics event after a route change. */
const VIEW_DELAY_MS = 250

/**
 * Records the page view and the banners in it, 250 ms after the page is shown: loaded, or back from the browser's
 * cache. `seen` does so for a visitor who has agreed only now; a view is recorded once.
 */
export const trackPage = (): { seen: () => void } => {
  let recorded = false
  const seen = () => {
    if (recorded || !allows(currentConsent(), 'analytics')) return
    recorded = true
    const visitor = readVisitor(document.getElementById('visitor')?.textContent)
    pushEvent({ event: 'page_view', pageType: pageType(), path: location.pathname, ...visitor })
    for (const banner of document.querySelectorAll<HTMLElement>('[data-banner]'))
      if (banner.getClientRects().length > 0) pushEvent({ event: 'banner_show', bannerId: banner.dataset.banner ?? '' })
  }
  const shown = () => {
    recorded = false
    setTimeout(seen, VIEW_DELAY_MS)
  }
  // A page that the browser renders ahead of a click is not seen before that click.
  addEventListener('pageshow', () => {
    if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', shown)
    else shown()
  })
  return { seen }
}
