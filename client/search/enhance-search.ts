import { withoutModal } from '../../shared/modals/modal-url.ts'
import { clickedLink } from '../boot/enhance-modals.ts'
import { fieldsOf } from '../boot/form-fields.ts'
import { type Control, changedControls } from '../boot/form-snapshot.ts'
import { showError } from '../boot/toast.ts'
import { messageOf } from '../checked-call.ts'
import { loadDisclosures } from '../load-disclosures.ts'
import { replaceInside, sameControl, typedNow } from './replace-inside.ts'
import { createSearchNavigator, pageFetcher } from './search-navigator.ts'

/** Forms applied on change, except the question, and links followed in place. */
const FORMS = '.filters-form, .search-sort, .ask-form'
const LINKS = '.search-main a, .filters a, .quick-links a'

let isEnhanced = false

/**
 * Applies filters, order, tabs, chips and "show more" in place.
 * @param served URL at which the page was served; Back may have changed it before this code loaded
 */
export const enhanceSearch = (served: string, onInserted: (root: HTMLElement) => void) => (): void => {
  if (isEnhanced) return
  isEnhanced = true
  listen(withoutModal(served), onInserted)
  loadDisclosures(onInserted)
  // Apply changes made before this code loaded.
  for (const form of document.querySelectorAll<HTMLFormElement>(FORMS))
    for (const control of changedControls(form)) control.dispatchEvent(new Event('change', { bubbles: true }))
}

const listen = (shown: string, onInserted: (root: HTMLElement) => void): void => {
  const { visit, settled, showAddress } = createSearchNavigator(shown, onInserted)
  /** Waits for a search in progress and repeats the choice in its new form. */
  const change = async (form: HTMLFormElement, control: HTMLElement | null): Promise<void> => {
    const from = form.className
    const waits = settled(from)
    if (waits !== null && !(await waits)) return
    const now = waits === null ? form : document.querySelector<HTMLFormElement>(`[data-search] .${from}`)
    if (now === null) return
    if (control !== null && now !== form) copyChoice(control, now)
    const outcome = await visit(hrefOfForm(now), from === 'search-sort' ? 'search_sort' : 'search_filter', from)
    // The form shows the search on the page again; a question stays, to be sent again.
    if (outcome === 'kept' && !now.matches('.ask-form')) now.reset()
  }
  /** Closes the modal as Back does: the URL without it shows the filtered search. */
  const apply = async (form: HTMLFormElement): Promise<void> => {
    const waits = settled('back')
    if (waits !== null && !(await waits)) return
    if (waits !== null) renewHidden(form)
    history.replaceState(null, '', hrefOfForm(form))
    dispatchEvent(new PopStateEvent('popstate'))
  }
  const follow = async (link: HTMLAnchorElement): Promise<void> => {
    const from = effectOf(link)
    const waits = settled(from)
    if (waits !== null && !(await waits)) return
    const links = [...document.querySelectorAll<HTMLAnchorElement>(LINKS)]
    const now = waits === null ? link : links.find((each) => effectOf(each) === from)
    if (now === undefined) return
    visit(now.pathname + now.search + now.hash, now.matches('.show-more-link') ? 'more' : 'search_filter', from)
  }
  document.addEventListener('change', ({ target }) => {
    const form = formOf(target)
    if (form === null || form.matches('.ask-form')) return
    const dialog = form.closest('dialog')
    if (dialog === null) change(form, target as HTMLElement)
    else previewFilters(dialog, hrefOfForm(form)).then((isShown) => isShown || form.reset())
  })
  document.addEventListener('submit', (event) => {
    const form = formOf(event.target)
    if (form === null) return
    event.preventDefault()
    if (form.closest('dialog') === null) return void change(form, null)
    apply(form)
  })
  document.addEventListener('click', (event) => {
    const link = clickedLink(event)
    if (link === null || link.origin + link.pathname !== location.origin + location.pathname) return
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
  showAddress()
}

const formOf = (target: EventTarget | null): HTMLFormElement | null =>
  target instanceof Element ? target.closest<HTMLFormElement>(FORMS) : null

const copyChoice = (control: HTMLElement, form: HTMLFormElement): void => {
  const [old, same] = [control, sameControl(control, form)] as unknown as [Control, Control | null]
  // The options of a fold may not be loaded in the new form.
  if (same === null) {
    if ('checked' in old && old.checked)
      form.appendChild(Object.assign(old.cloneNode() as HTMLInputElement, { hidden: true }))
    return
  }
  if ('checked' in same && 'checked' in old) same.checked = old.checked
  if (same.type !== 'checkbox' && same.type !== 'radio') same.value = old.value
}

/** Copies hidden fields, such as the order, from the page. */
const renewHidden = (form: HTMLFormElement): void => {
  const hidden = (root: Element | null) => [...(root?.querySelectorAll('input[type="hidden"]') ?? [])]
  for (const field of hidden(form)) field.remove()
  for (const field of hidden(document.querySelector('[data-search] .filters-form')).reverse())
    form.insertBefore(field.cloneNode(true), form.firstChild)
}

/** Effects of the links that name no filter. */
const NAMED = '.show-more-link, .clear-filters'
const PAGING = /^(?:page|perPage)=/

/** What a link changes in the search on the page; its URL depends on the rest. */
const effectOf = (link: HTMLAnchorElement): string => {
  if (link.matches(NAMED)) return link.className
  const shown = withoutModal(location.pathname + location.search)
  const [before = [], after = []] = [new URL(shown, location.href), new URL(link.href)].map(({ searchParams }) =>
    [...searchParams].map((entry) => entry.join('=')).filter((entry) => !PAGING.test(entry)),
  )
  const removed = before.filter((entry) => !after.includes(entry))
  const added = after.filter((entry) => !before.includes(entry))
  return [link.pathname, ...removed, 'to', ...added].join()
}

const isModal = ({ pathname, search }: HTMLAnchorElement): boolean =>
  withoutModal(pathname + search) !== pathname + search

/** Separate: the page's own search continues. */
const { fetchPage } = pageFetcher()

/**
 * Shows the result count of the modal's filters on its button. The page behind stays until the button is pressed.
 * @returns false after a failure
 */
const previewFilters = async (dialog: HTMLDialogElement, address: string): Promise<boolean> => {
  const url = new URL(address, location.href)
  url.searchParams.set('modal', '')
  url.searchParams.set('type', 'filters')
  const typed = typedNow()
  const result = await fetchPage(url.href)
  if (result === null) return true
  if (result.outcome !== 'done') {
    showError(messageOf(result))
    return false
  }
  const [body, fresh] = [dialog, result.value.page].map((root) => root.querySelector<HTMLElement>('.modal-filters'))
  if (body && fresh) replaceInside(body, fresh, typed)
  return true
}

const hrefOfForm = (form: HTMLFormElement): string => `${form.getAttribute('action')}?${fieldsOf(form)}`
