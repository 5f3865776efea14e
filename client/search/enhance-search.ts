import { withoutModal } from '../../shared/modals/modal-address.ts'
import { type Control, changedControls } from '../boot/form-snapshot.ts'
import { formAddress, previewFilters } from './preview-filters.ts'
import { sameControl } from './replace-inside.ts'
import { createSearchNavigator } from './search-navigator.ts'

/** Forms that are applied as they change (a question not before it is sent), and the parts of the page that their links lead away from in place. */
const FORMS = '.filters-form, .search-sort, .ask-form'
const LINKS = '.search-main a, .filters a, .quick-links a'

let driven = false

/**
 * Filters, order, tabs, chips and "show more" without leaving the page. The address is the truth: each of them is the
 * address that it leads to as plain HTML, which is fetched and taken apart; Back fetches the one before.
 * @param wake told of each part that has come into the page, for its islands
 */
export const enhanceSearch = (wake: (root: HTMLElement) => void) => (): void => {
  if (driven) return
  driven = true
  listen(wake)
  // Somebody was faster than this script, in the page or in a modal over it.
  for (const form of document.querySelectorAll<HTMLFormElement>(FORMS))
    for (const control of changedControls(form)) control.dispatchEvent(new Event('change', { bubbles: true }))
}

const listen = (wake: (root: HTMLElement) => void): void => {
  const { visit, settled, showAddress } = createSearchNavigator(wake)
  /** What was chosen while something else is on its way is chosen again once that is here. */
  const change = async (form: HTMLFormElement, control: HTMLElement | null): Promise<void> => {
    const from = form.className
    const waits = settled(from)
    if (waits !== null && !(await waits)) return
    const now = waits === null ? form : document.querySelector<HTMLFormElement>(`[data-search] .${from}`)
    if (now === null) return
    if (control !== null && now !== form) chooseAgain(control, now)
    visit(formAddress(now), from === 'search-sort' ? 'search_sort' : 'search_filter', from)
  }
  /** The modal is closed as by Back: by an address without it, which shows the filtered search. */
  const apply = async (form: HTMLFormElement): Promise<void> => {
    const waits = settled('back')
    if (waits !== null && !(await waits)) return
    if (waits !== null) renewHidden(form)
    history.replaceState(null, '', formAddress(form))
    dispatchEvent(new PopStateEvent('popstate'))
  }
  const follow = async (link: HTMLAnchorElement): Promise<void> => {
    const from = link.textContent
    const waits = settled(from)
    if (waits !== null && !(await waits)) return
    const now = waits === null ? link : [...document.querySelectorAll<HTMLAnchorElement>(LINKS)].find(isSame(link))
    if (now === undefined) return
    visit(now.pathname + now.search + now.hash, now.matches('.show-more-link') ? 'more' : 'search_filter', from)
  }
  document.addEventListener('change', ({ target }) => {
    const form = formOf(target)
    if (form === null || form.matches('.ask-form')) return
    const dialog = form.closest('dialog')
    if (dialog === null) change(form, target as HTMLElement)
    else previewFilters(dialog, formAddress(form))
  })
  document.addEventListener('submit', (event) => {
    const form = formOf(event.target)
    if (form === null) return
    event.preventDefault()
    if (form.closest('dialog') === null) return void change(form, null)
    apply(form)
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
      follow(link)
    }
  })
  addEventListener('popstate', showAddress)
}

const formOf = (target: EventTarget | null): HTMLFormElement | null =>
  target instanceof Element ? target.closest<HTMLFormElement>(FORMS) : null

/** Chooses in the form of another answer what was chosen in this control. */
const chooseAgain = (control: HTMLElement, form: HTMLFormElement): void => {
  const [old, same] = [control, sameControl(control, form)] as unknown as [Control, Control | null]
  if (same === null) return
  if ('checked' in same && 'checked' in old) same.checked = old.checked
  if (same.type !== 'checkbox' && same.type !== 'radio') same.value = old.value
}

/** What the modal's form has no control for, the order for instance, is as the page has it by now. */
const renewHidden = (form: HTMLFormElement): void => {
  const hidden = (root: Element | null) => [...(root?.querySelectorAll('input[type="hidden"]') ?? [])]
  for (const field of hidden(form)) field.remove()
  for (const field of hidden(document.querySelector('[data-search] .filters-form')).reverse())
    form.insertBefore(field.cloneNode(true), form.firstChild)
}

/** Links say what they do; where they lead depends on what is on the page. */
const isSame =
  (link: HTMLAnchorElement) =>
  (each: HTMLAnchorElement): boolean =>
    each.textContent === link.textContent && each.className === link.className

const isModal = ({ pathname, search }: HTMLAnchorElement): boolean =>
  withoutModal(pathname + search) !== pathname + search
