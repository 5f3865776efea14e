import type { SearchTracking } from '../../shared/contracts/storefront-events.ts'
import { withoutModal } from '../../shared/modals/modal-url.ts'
import { showError } from '../boot/toast.ts'
import { getPage } from '../call-api.ts'
import { messageOf } from '../checked-call.ts'
import { pushEvent, pushSearchChange } from '../events/push-event.ts'
import { replaceInside, type Typed, typedNow } from './replace-inside.ts'

export type Reason = 'search_sort' | 'search_filter' | 'more' | 'back'

const parts = (root: Document | HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-search]')]

const currentPath = (): string => withoutModal(location.pathname + location.search)

/**
 * `shown`: in place, or replaced by a later search. `kept`: failed, so the page is as before. `left`: the URL is visited.
 */
type Outcome = 'shown' | 'kept' | 'left'

/**
 * Shows searches in place, or visits the URL of a page that is no search.
 * @param shown URL of the search on the page
 */
export const createSearchNavigator = (shown: string, onInserted: (root: HTMLElement) => void) => {
  const { fetchPage, cancel } = pageFetcher()
  /** `from`: the part of the page that triggered it. */
  let pendingVisit: { from: string; outcome: Promise<Outcome> } | null = null

  const showResult = ({ page, href }: FetchedPage, reason: Reason, typed: Typed): void => {
    const url = new URL(href)
    shown = withoutModal(url.pathname + url.search)
    if (reason === 'more') history.replaceState(history.state, '', shown)
    else if (reason === 'back') history.replaceState(history.state, '', withModalOf(shown))
    else if (shown !== currentPath()) history.pushState(null, '', shown)
    const cards = reason === 'more' ? cardsOf(document).length : 0
    show(page, onInserted, typed)
    busy(false)
    if (reason === 'more') cardsOf(document)[cards]?.focus({ preventScroll: true })
    else pushSearchChange()
    if (reason === 'search_sort' || reason === 'search_filter') report(reason)
  }
  const load = async (address: string, reason: Reason): Promise<Outcome> => {
    busy(true)
    const typed = typedNow()
    const [result] = await Promise.all([fetchPage(address), linkStylesheetInHead()])
    if (result === null) return 'shown'
    if (result.outcome === 'failed' || result.outcome === 'offline') {
      busy(false)
      // Back has already changed the URL.
      if (reason === 'back') history.replaceState(history.state, '', shown)
      showError(messageOf(result))
      return 'kept'
    }
    if (result.outcome !== 'done' || parts(result.value.page).length === 0) {
      location.assign(address)
      return 'left'
    }
    showResult(result.value, reason, typed)
    return 'shown'
  }
  const visit = async (address: string, reason: Reason, from: string): Promise<Outcome> => {
    const own = { from, outcome: load(address, reason) }
    pendingVisit = own
    try {
      return await own.outcome
    } finally {
      if (pendingVisit === own) pendingVisit = null
    }
  }
  /** Waits for searches of other parts, since the next one adds to their result; null when none is pending. */
  const settled = (from: string): Promise<boolean> | null => {
    const ended = async (): Promise<boolean> => {
      while (pendingVisit !== null && pendingVisit.from !== from)
        if ((await pendingVisit.outcome) === 'left') return false
      return true
    }
    return pendingVisit === null || pendingVisit.from === from ? null : ended()
  }
  const showAddress = () => {
    if (currentPath() !== shown) return void visit(currentPath(), 'back', 'back')
    // Forward again before Back was done.
    if (pendingVisit?.from !== 'back') return
    cancel()
    busy(false)
  }
  // Restored from the back/forward cache after a visit.
  addEventListener('pageshow', () => pendingVisit === null && busy(false))
  return { visit, settled, showAddress }
}

/** Forward may lead to a search with a modal, which keeps its URL. */
const withModalOf = (address: string): string =>
  location.pathname + location.search === currentPath() ? address : location.pathname + location.search

const cardsOf = (root: Document | HTMLElement): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-search] .card-title a'),
]

const show = (page: Document, onInserted: (root: HTMLElement) => void, typed: Typed): void => {
  const scrolled = scrollY
  document.title = page.title
  const fresh = parts(page)
  parts(document).forEach((part, index) => {
    const next = fresh[index]
    if (next === undefined) return
    const typing = part.dataset.search === 'head' && part.contains(document.activeElement)
    const title = part.querySelector('h1')
    // Keep the text of a question being typed.
    if (typing && title !== null) title.textContent = next.querySelector('h1')?.textContent ?? ''
    else {
      replaceInside(part, next, typed)
      onInserted(part)
    }
  })
  // Undo scroll anchoring, which keeps the content below the list in place.
  scrollTo({ top: scrolled, behavior: 'instant' })
  const status = document.getElementById('search-status')
  if (status !== null) status.textContent = document.querySelector('.search-total')?.textContent ?? ''
}

/** The first page of a visit links it behind its first result, which is replaced. */
const linkStylesheetInHead = async (): Promise<void> => {
  const link = document.querySelector('main link[rel="stylesheet"]')
  if (link === null || document.head.querySelector('link[rel="stylesheet"]') !== null) return
  const added = link.cloneNode() as HTMLLinkElement
  await new Promise((loaded) => {
    added.onload = added.onerror = loaded
    document.head.appendChild(added)
  })
}

const busy = (isBusy: boolean): void => {
  for (const part of parts(document)) part.ariaBusy = String(isBusy)
}

const report = (event: 'search_sort' | 'search_filter'): void => {
  const found = document.querySelector<HTMLElement>('[data-tracking]')?.dataset.tracking
  if (found !== undefined) pushEvent({ event, ...(JSON.parse(found) as SearchTracking) })
}

type FetchedPage = { page: Document; href: string }

/** Fetches pages for one part of the page, one at a time. */
export const pageFetcher = () => {
  let latest = new AbortController()
  const cancel = (): void => latest.abort()
  /** Cancels the previous request, which then returns null. */
  const fetchPage = async (href: string) => {
    cancel()
    latest = new AbortController()
    const { signal } = latest
    const result = await getPage(href, (page, { url }) => ({ page, href: url }), { signal })
    return signal.aborted ? null : result
  }
  return { fetchPage, cancel }
}
