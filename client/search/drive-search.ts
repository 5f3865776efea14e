import { withoutModal } from '../../shared/modals/modal-address.ts'
import { changedControls } from '../boot/changed-controls.ts'
import { formAddress } from './form-address.ts'
import { previewFilters } from './preview-filters.ts'
import { makeVisitor } from './visit.ts'

/** Forms that are applied as they change (a question not before it is sent), and the parts of the page that their links lead away from in place. */
const FORMS = '.filters-form, .search-sort, .ask-form'
const LINKS = '.search-main a, .filters a, .quick-links a'

let driven = false

/**
 * Filters, order, tabs, chips and "show more" without leaving the page. The address is the truth: each of them is the
 * address that it leads to as plain HTML, which is fetched and taken apart; Back fetches the one before.
 * @param wake told of each part that has come into the page, for its islands
 */
export const driveSearch =
  (wake: (root: HTMLElement) => void) =>
  (part: HTMLElement): void => {
    if (!driven) listen(wake)
    driven = true
    // Somebody was faster than this script.
    for (const form of part.querySelectorAll<HTMLFormElement>(FORMS))
      if (changedControls(form).length > 0) form.dispatchEvent(new Event('change', { bubbles: true }))
  }

const listen = (wake: (root: HTMLElement) => void): void => {
  const { visit, showAddress } = makeVisitor(wake)
  document.addEventListener('change', ({ target }) => {
    const form = formOf(target)
    if (form === null || form.matches('.ask-form')) return
    const dialog = form.closest('dialog')
    if (dialog === null) visit(formAddress(form), form.matches('.search-sort') ? 'search_sort' : 'search_filter')
    else previewFilters(dialog, formAddress(form))
  })
  document.addEventListener('submit', (event) => {
    const form = formOf(event.target)
    if (form === null) return
    event.preventDefault()
    if (form.closest('dialog') === null) return visit(formAddress(form), 'search_filter')
    // The modal is closed as by Back: by an address without it, which shows the filtered search.
    history.replaceState(null, '', formAddress(form))
    dispatchEvent(new PopStateEvent('popstate'))
  })
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return
    if (link.origin + link.pathname !== location.origin + location.pathname) return
    const dialog = link.closest<HTMLDialogElement>('dialog')
    if (dialog !== null && link.matches('.clear-filters')) {
      event.preventDefault()
      previewFilters(dialog, link.pathname + link.search)
    } else if (link.matches(LINKS) && !link.closest('.pagination') && !isModal(link)) {
      event.preventDefault()
      visit(link.pathname + link.search + link.hash, link.matches('.show-more-link') ? 'more' : 'search_filter')
    }
  })
  addEventListener('popstate', showAddress)
}

const formOf = (target: EventTarget | null): HTMLFormElement | null =>
  target instanceof Element ? target.closest<HTMLFormElement>(FORMS) : null

const isModal = ({ pathname, search }: HTMLAnchorElement): boolean =>
  withoutModal(pathname + search) !== pathname + search
