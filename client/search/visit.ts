import type { SearchTracking } from '../../shared/contracts/storefront-events.ts'
import { withoutModal } from '../../shared/modals/modal-address.ts'
import { pushEvent, pushSearchChange } from '../events/push-event.ts'
import { fetchPage } from './fetch-page.ts'
import { replaceInside } from './replace-inside.ts'

/** Why a search is shown: another order, other filters, more of the same, or the way back. */
export type Reason = 'search_sort' | 'search_filter' | 'more' | 'back'

const parts = (root: Document | HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-search]')]

/** The address of the page without its modal. */
const here = (): string => withoutModal(location.pathname + location.search)

/** Shows searches in place. Where that fails, the address is visited as ever. */
export const makeVisitor = (wake: (root: HTMLElement) => void) => {
  /** The search that is on the page. */
  let shown = here()

  const visit = async (address: string, reason: Reason): Promise<void> => {
    busy(true)
    const fetched = await fetchPage(address)
    // Another search is on its way, and will say when it is here.
    if (fetched === null) return
    if (fetched === 'failed' || parts(fetched.page).length === 0) return location.assign(address)
    const url = new URL(fetched.address)
    shown = withoutModal(url.pathname + url.search)
    if (reason === 'more') history.replaceState(history.state, '', shown)
    else if (reason === 'back') history.replaceState(history.state, '', withModalOf(shown))
    else if (shown !== here()) history.pushState(null, '', shown)
    const cards = reason === 'more' ? cardsOf(document).length : 0
    show(fetched.page, wake)
    busy(false)
    // What has been added is read next.
    if (reason === 'more') cardsOf(document)[cards]?.focus({ preventScroll: true })
    else pushSearchChange()
    if (reason === 'search_sort' || reason === 'search_filter') report(reason)
  }
  const showAddress = () => {
    if (here() !== shown) visit(here(), 'back')
  }
  return { visit, showAddress }
}

/** The way forward may lead to a search with a modal: it keeps its own address. */
const withModalOf = (address: string): string =>
  location.pathname + location.search === here() ? address : location.pathname + location.search

const cardsOf = (root: Document | HTMLElement): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-search] .card-title a'),
]

const show = (page: Document, wake: (root: HTMLElement) => void): void => {
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
      replaceInside(part, next)
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
