import { currentVisitor } from '../boot/visitor.ts'
import { analyticsAllowed } from './consent.ts'
import type { TakeEvent } from './take-events.ts'

/** Spec section 9: analytics event after a route change. */
const VIEW_DELAY_MS = 250

/**
 * Records the page view and the banners in it, 250 ms after the page is shown: loaded, or back from the browser's
 * cache. `seen` does so for a visitor who has agreed only now; a view is recorded once.
 */
export const trackPage = (take: TakeEvent): { seen: () => void } => {
  let recorded = false
  const seen = () => {
    if (recorded || !analyticsAllowed()) return
    recorded = true
    const { account, currency, signedIn } = currentVisitor()
    if (account !== null) take({ event: 'account', accountID: account.id })
    take({ event: 'page_view', path: location.pathname.slice(0, 300), currency, signedIn })
    for (const banner of document.querySelectorAll<HTMLElement>('[data-banner]'))
      if (banner.getClientRects().length > 0) take({ event: 'banner_show', bannerId: banner.dataset.banner ?? '' })
    // A modal that the address has opened: its link was on another page, or nowhere.
    const asked = new URLSearchParams(location.search)
    if (document.querySelector('dialog.modal') !== null)
      take({ event: 'modal_open', modal: asked.get('type')?.slice(0, 300) ?? '', sectionFrom: 'address' })
  }
  const shown = () => {
    recorded = false
    setTimeout(seen, VIEW_DELAY_MS)
  }
  // A page that the browser renders ahead of a click is not seen before that click.
  if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', shown)
  else shown()
  addEventListener('pageshow', ({ persisted }) => persisted && shown())
  return { seen }
}
