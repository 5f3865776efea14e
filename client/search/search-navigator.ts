import type { SearchTracking } from '../../shared/contracts/storefront-events.ts'
import { withoutModal } from '../../shared/modals/modal-address.ts'
import { pushEvent, pushSearchChange } from '../events/push-event.ts'
import { pageFetcher } from './fetch-page.ts'
import { replaceInside, type Typed, typedNow } from './replace-inside.ts'

/** Why a search is shown: another order, other filters, more of the same, or the way back. */
export type Reason = 'search_sort' | 'search_filter' | 'more' | 'back'

const parts = (root: Document | HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-search]')]

/** The address of the page without its modal. */
const here = (): string => withoutModal(location.pathname + location.search)

/** Shows searches in place. Where that fails, the address is visited as ever. */
export const createSearchNavigator = (wake: (root: HTMLElement) => void) => {
  const { fetchPage, giveUp } = pageFetcher()
  /** The search that is on the page. */
  let shown = here()
  /** The one that is on its way: which part of the page asked for it, and whether the page is there when it has ended. */
  let coming: { from: string; stays: Promise<boolean> } | null = null

  const bring = async (address: string, reason: Reason): Promise<boolean> => {
    busy(true)
    const typed = typedNow()
    const fetched = await fetchPage(address)
    // Another search is on its way, and will say when it is here.
    if (fetched === null) return true
    if (fetched === 'failed' || parts(fetched.page).length === 0) {
      location.assign(address)
      return false
    }
    const url = new URL(fetched.address)
    shown = withoutModal(url.pathname + url.search)
    if (reason === 'more') history.replaceState(history.state, '', shown)
    else if (reason === 'back') history.replaceState(history.state, '', withModalOf(shown))
    else if (shown !== here()) history.pushState(null, '', shown)
    const cards = reason === 'more' ? cardsOf(document).length : 0
    show(fetched.page, wake, typed)
    busy(false)
    // What has been added is read next.
    if (reason === 'more') cardsOf(document)[cards]?.focus({ preventScroll: true })
    else pushSearchChange()
    if (reason === 'search_sort' || reason === 'search_filter') report(reason)
    return true
  }
  /** @param from what asks: of the same part the last question counts */
  const visit = async (address: string, reason: Reason, from: string): Promise<void> => {
    const own = { from, stays: bring(address, reason) }
    coming = own
    try {
      await own.stays
    } finally {
      if (coming === own) coming = null
    }
  }
  /**
   * Waits until nothing that another part of the page has asked for is on its way: what is asked for next adds to it,
   * and has to be read from the page as it is then.
   * @returns null when there is nothing to wait for, else whether the page is still there
   */
  const settled = (from: string): Promise<boolean> | null => {
    const ended = async (): Promise<boolean> => {
      while (coming !== null && coming.from !== from) if (!(await coming.stays)) return false
      return true
    }
    return coming === null || coming.from === from ? null : ended()
  }
  const showAddress = () => {
    if (here() !== shown) return void visit(here(), 'back', 'back')
    // Forth again before the way back was done.
    if (coming?.from !== 'back') return
    giveUp()
    busy(false)
  }
  // A page that was left for the address itself, and comes back from the browser's memory.
  addEventListener('pageshow', () => coming === null && busy(false))
  return { visit, settled, showAddress }
}

/** The way forward may lead to a search with a modal: it keeps its own address. */
const withModalOf = (address: string): string =>
  location.pathname + location.search === here() ? address : location.pathname + location.search

const cardsOf = (root: Document | HTMLElement): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-search] .card-title a'),
]

const show = (page: Document, wake: (root: HTMLElement) => void, typed: Typed): void => {
  const scrolled = scrollY
  document.title = page.title
  const fresh = parts(page)
  parts(document).forEach((part, index) => {
    const next = fresh[index]
    if (next === undefined) return
    const typing = part.dataset.search === 'head' && part.contains(document.activeElement)
    const title = part.querySelector('h1')
    // Whoever is in the middle of asking for something else keeps what is written.
    if (typing && title !== null) title.textContent = next.querySelector('h1')?.textContent ?? ''
    else {
      replaceInside(part, next, typed)
      wake(part)
    }
  })
  // The browser would rather keep what lies below the list where it is.
  scrollTo({ top: scrolled, behavior: 'instant' })
  const status = document.getElementById('search-status')
  if (status !== null) status.textContent = document.querySelector('.search-total')?.textContent ?? ''
}

const busy = (isBusy: boolean): void => {
  for (const part of parts(document)) part.ariaBusy = String(isBusy)
}

const report = (event: 'search_sort' | 'search_filter'): void => {
  const found = document.querySelector<HTMLElement>('[data-tracking]')?.dataset.tracking
  if (found !== undefined) pushEvent({ event, ...(JSON.parse(found) as SearchTracking) })
}
