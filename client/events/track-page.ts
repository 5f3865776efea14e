import { currentVisitor } from '../boot/visitor.ts'
import { analyticsAllowed } from './consent.ts'
import type { TakeEvent } from './take-events.ts'

/** Spec section 9: analytics event after a route change. */
const VIEW_DELAY_MS = 250

/** What is on the screen and not recorded yet: a page, or another search in the place of the one that it came with. */
type Due = 'page' | 'search' | null

/**
 * Records the page view and the banners in it, 250 ms after the page is shown: loaded, or back from the browser's
 * cache. A search that is changed in place is a view, too, of banners that were there before. `seen` does so for a
 * visitor who has agreed only now; a view is recorded once.
 */
export const trackPage = (take: TakeEvent): { seen: () => void } => {
  let due: Due = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const seen = () => {
    if (due === null || !analyticsAllowed()) return
    const isLoaded = due === 'page'
    due = null
    const { account, currency, signedIn } = currentVisitor()
    if (account !== null) take({ event: 'account', accountID: account.id })
    take({ event: 'page_view', path: location.pathname.slice(0, 300), currency, signedIn })
    if (isLoaded) tellParts(take)
  }
  const shown = (what: Due) => {
    due = due === 'page' ? due : what
    clearTimeout(timer)
    timer = setTimeout(seen, VIEW_DELAY_MS)
  }
  const loaded = () => shown('page')
  // A page that the browser renders ahead of a click is not seen before that click.
  if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', loaded)
  else loaded()
  addEventListener('pageshow', ({ persisted }) => persisted && loaded())
  addEventListener('searchchange', () => shown('search'))
  return { seen }
}

/** Banners that a page shows, and the modal that its address has opened: its link was on another page, or nowhere. */
const tellParts = (take: TakeEvent): void => {
  for (const banner of document.querySelectorAll<HTMLElement>('[data-banner]'))
    if (banner.getClientRects().length > 0) take({ event: 'banner_show', bannerId: banner.dataset.banner ?? '' })
  const asked = new URLSearchParams(location.search)
  if (document.querySelector('dialog.modal') !== null)
    take({ event: 'modal_open', modal: asked.get('type')?.slice(0, 300) ?? '', sectionFrom: 'address' })
}
