import { MODAL_PARAMETERS, SUBJECT_PARAMETERS, withoutModal } from '../../shared/modals/modal-url.ts'
import { createElement, showError } from '../boot/toast.ts'
import { getPage } from '../call-api.ts'
import { type ApiResult, messageOf } from '../checked-call.ts'
import { adoptModal, leaveModal, showModal } from './show-modal.ts'

const OPEN_MS = 200
/** Clicks within this time are double clicks. */
const CLOSING_MS = 500

export type Modals = ReturnType<typeof createModals>

/**
 * Opens modals in place by their links. The URL is the source of truth: Back closes, Forward opens again.
 * @param servedAt query of the page as served, with the modal it came with
 */
export const createModals = (servedAt: string, onInserted: (dialog: HTMLElement) => void) => {
  let shown: HTMLDialogElement | null = null
  /** Query of the modal that is shown or loading. */
  let query = ''
  let opener: HTMLElement | null = null
  let pendingQuery = ''
  let requestNumber = 0
  let isClosing = false
  const note = createElement('p', 'form-failure')

  const close = () => {
    // A second step back would leave the page.
    if (isClosing) return
    if (history.state?.modal) {
      isClosing = true
      setTimeout(() => {
        isClosing = false
      }, CLOSING_MS)
      history.back()
    } else {
      history.replaceState(null, '', withoutModal(location.pathname + location.search) + location.hash)
      follow()
    }
  }
  const show = (dialog: HTMLDialogElement) => {
    shown = dialog
    query = location.search
    showModal(dialog, close)
  }
  const open = async (url: URL, link: HTMLElement | null, enter?: () => void) => {
    if (pendingQuery === url.search) return
    query = url.search
    pendingQuery = query
    const own = ++requestNumber
    const [result] = await Promise.all([fetchModal(url.href), new Promise((opened) => setTimeout(opened, OPEN_MS))])
    if (own !== requestNumber) return
    pendingQuery = ''
    if (result.outcome === 'failed' || result.outcome === 'offline') {
      note.textContent = showError(messageOf(result))
      // Next to the link, or at the top when it is gone.
      link?.insertAdjacentElement('afterend', note) ??
        document.getElementById('main')?.insertAdjacentElement('afterbegin', note)
      // Back or Forward has already changed the URL, so change it back.
      if (enter === undefined) return close()
      query = location.search
      return
    }
    const dialog = result.outcome === 'done' ? result.value.dialog : null
    // Also for 4xx: the page states why.
    if (dialog === null) return location.assign(url)
    note.remove()
    enter?.()
    shown?.remove()
    document.body.appendChild(dialog)
    onInserted(dialog)
    show(dialog)
  }
  /** Shows the modal of the current URL. */
  const follow = () => {
    isClosing = false
    if (location.search === query) return
    const url = new URL(location.href)
    if (url.searchParams.has('modal')) return void open(url, opener)
    query = ''
    pendingQuery = ''
    requestNumber++
    if (shown !== null) leaveModal(shown, opener)
    shown = null
  }

  const openLink = (link: HTMLAnchorElement) => {
    const linkQuery = new URLSearchParams(link.search)
    // Keep the other query parameters.
    const url = new URL(location.href)
    for (const name of [...MODAL_PARAMETERS, ...SUBJECT_PARAMETERS]) {
      url.searchParams.delete(name)
      if (linkQuery.has(name)) url.searchParams.set(name, linkQuery.get(name) ?? '')
    }
    if (shown === null) opener = link
    // Modals opened from modals share one history entry.
    open(url, link, () =>
      shown === null ? history.pushState({ modal: true }, '', url) : history.replaceState(history.state, '', url),
    )
  }
  const served = document.querySelector<HTMLDialogElement>('dialog.modal')
  if (served !== null) {
    shown = served
    query = servedAt
    adoptModal(served, close)
  }
  return { open: openLink, close, follow }
}

/** Fetches a page's open dialog: null for a page without one, which the caller should visit. */
export const fetchModal = (href: string): Promise<ApiResult<{ dialog: HTMLDialogElement | null }>> =>
  getPage(href, (page) => ({ dialog: page.querySelector<HTMLDialogElement>('dialog.modal') }))
