import { currentVisitor } from '../boot/visitor.ts'
import type { TakeEvent } from './subscribe-to-events.ts'
import { analyticsAllowed } from './subscribe-to-events.ts'

/** Spec section 9: analytics event after a route change. */
const VIEW_DELAY_MS = 250

/** So much of a banner must be in view. */
const HALF = 0.5

/** What is on the screen and not recorded yet: a page, or another search in the place of the one that it came with. */
type Due = 'page' | 'search' | null

/**
 * Records the page view 250 ms after the page is shown: loaded, or back from the browser's cache; its banners as they
 * come into view. A search that is changed in place is a view, too, of banners that were there before. `seen` does so
 * for a visitor who has agreed only now; a view is recorded once.
 */
export const trackPage = (take: TakeEvent): { seen: () => void } => {
  const lookAtBanners = bannersInView(take)
  let due: Due = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const seen = () => {
    if (due === null || !analyticsAllowed()) return
    const isLoaded = due === 'page'
    due = null
    const { account, currency, signedIn } = currentVisitor()
    if (account !== null) take({ event: 'account', accountID: account.id })
    take({ event: 'page_view', path: location.pathname.slice(0, 300), currency, signedIn })
    if (!isLoaded) return
    lookAtBanners()
    tellOpened(take)
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

/**
 * Has each banner of the page told once half of it is in view, which many never are: in the footer, or where a long
 * page ends. One that is hidden, closed for instance, is not in view; its turn comes when it is shown.
 * @returns begins a view, in which every banner is told anew
 */
const bannersInView = (take: TakeEvent): (() => void) => {
  const tell: IntersectionObserverCallback = (entries) => {
    for (const { intersectionRatio, target } of entries) {
      if (intersectionRatio < HALF) continue
      observer.unobserve(target)
      take({ event: 'banner_show', bannerId: (target as HTMLElement).dataset.banner ?? '' })
    }
  }
  const observer = new IntersectionObserver(tell, { threshold: HALF })
  return () => {
    observer.disconnect()
    for (const banner of document.querySelectorAll('[data-banner]')) observer.observe(banner)
  }
}

/** The modal that the page's address has opened: its link was on another page, or nowhere. */
const tellOpened = (take: TakeEvent): void => {
  const modal = new URLSearchParams(location.search).get('type')?.slice(0, 300)
  // One that is just closing is in the page still, and no longer in the address.
  if (modal !== undefined && document.querySelector('dialog.modal') !== null)
    take({ event: 'modal_open', modal, sectionFrom: 'address' })
}
