import { currentVisitor } from '../boot/visitor.ts'
import { recordLists } from './lists.ts'
import { analyticsAllowed, type RecordEvent } from './subscribe-to-events.ts'

const VIEW_DELAY_MS = 250
const HALF = 0.5

/** Records page views, banners and searches shown in place. `recordView` is for a visitor who has just consented. */
export const trackPage = (record: RecordEvent): { recordView: () => void } => {
  const observeBanners = bannersInView(record)
  /** The view on screen that is not recorded yet. */
  let pendingView: 'page' | 'search' | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const recordView = () => {
    if (pendingView === null || !analyticsAllowed()) return
    const isLoaded = pendingView === 'page'
    pendingView = null
    const { account, currency, signedIn } = currentVisitor()
    if (account !== null) record({ event: 'account', accountID: account.id })
    // Set by an error page; else NaN.
    const code = Number(document.documentElement.dataset.code)
    // The address of no page may be anything that was typed.
    const path = code > 0 ? '' : location.pathname.slice(0, 300)
    record({ event: 'page_view', path, currency, signedIn })
    recordLists(record)
    if (!isLoaded) return
    if (code > 0) record({ event: 'page_error', code })
    observeBanners()
    recordOpenModal(record)
  }
  const shown = (what: 'page' | 'search') => {
    pendingView = pendingView === 'page' ? pendingView : what
    clearTimeout(timer)
    timer = setTimeout(recordView, VIEW_DELAY_MS)
  }
  const loaded = () => shown('page')
  // A prerendered page is not seen before its click.
  if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', loaded)
  else loaded()
  addEventListener('pageshow', ({ persisted }) => persisted && loaded())
  addEventListener('searchchange', () => shown('search'))
  return { recordView }
}

/** Records each banner once half of it is in view; the returned function starts another view. */
const bannersInView = (record: RecordEvent): (() => void) => {
  const recordVisible: IntersectionObserverCallback = (entries) => {
    for (const { intersectionRatio, target } of entries) {
      if (intersectionRatio < HALF) continue
      observer.unobserve(target)
      record({ event: 'banner_show', bannerId: (target as HTMLElement).dataset.banner ?? '' })
    }
  }
  const observer = new IntersectionObserver(recordVisible, { threshold: HALF })
  return () => {
    observer.disconnect()
    for (const banner of document.querySelectorAll('[data-banner]')) observer.observe(banner)
  }
}

/** Records the modal opened by the page's URL. */
const recordOpenModal = (record: RecordEvent): void => {
  const modal = new URLSearchParams(location.search).get('type')?.slice(0, 300)
  // A closing dialog is still in the page, but no longer in the URL.
  if (modal !== undefined && document.querySelector('dialog.modal') !== null)
    record({ event: 'modal_open', modal, sectionFrom: 'address' })
}
