import { MODAL_PARAMETERS, SUBJECT_PARAMETERS, withoutModal } from '../../shared/modals/modal-address.ts'
import { showError } from '../boot/toast.ts'
import { fetchModal } from './fetch-modal.ts'
import { adoptModal, leaveModal, showModal } from './show-modal.ts'

/** Spec section 2: a modal opens 200 ms after it is asked for. */
const OPEN_MS = 200
/** So long a second click belongs to the first (the platforms' double click). */
const CLOSING_MS = 500

export type ModalOptions = {
  /** The query of the page as it came, with the modal that came with it. */
  servedAt: string
  /** Told of each dialog that has come into the page. */
  onInserted: (dialog: HTMLElement) => void
}

export type Modals = {
  /** A link to a modal over this page was clicked. */
  open: (link: HTMLAnchorElement) => void
  close: () => void
  /** Shows what the address says. */
  follow: () => void
}

/**
 * Opens modals over the page that is there: a link that adds a modal to this page's own address fetches that address
 * and takes the dialog out of it. The address is the truth: Back closes, Forward opens again. An answer without a
 * dialog is visited; without any answer the page stays as it is, says so, and the link can be tried again. Fetched with
 * the first sign that it is wanted (client/boot/enhance-modals.ts).
 */
export const createModals = ({ onInserted, servedAt }: ModalOptions): Modals => {
  let shown: HTMLDialogElement | null = null
  /** The query whose modal is shown, or on its way. */
  let query = ''
  let opener: HTMLElement | null = null
  /** The query that is awaited: its link clicked again asks for nothing. */
  let coming = ''
  let turn = 0
  let isClosing = false
  /** What went wrong, in its place until something goes well. */
  const note = document.createElement('p')
  note.className = 'form-failure'

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
    if (coming === url.search) return
    query = url.search
    coming = query
    const own = ++turn
    const [dialog] = await Promise.all([fetchModal(url.href), new Promise((opened) => setTimeout(opened, OPEN_MS))])
    // Something else has been asked for meanwhile.
    if (own !== turn) return
    coming = ''
    if (dialog === 'failed') {
      note.textContent = showError()
      // Beside the link; over the page when that has gone, or none was clicked.
      link?.insertAdjacentElement('afterend', note) ??
        document.getElementById('main')?.insertAdjacentElement('afterbegin', note)
      // Back or Forward has changed the address already; it goes back to what is shown.
      if (enter === undefined) return close()
      query = location.search
      return
    }
    if (dialog === null) return location.assign(url)
    note.remove()
    enter?.()
    shown?.remove()
    document.body.appendChild(dialog)
    onInserted(dialog)
    show(dialog)
  }
  /** Shows what the address says. */
  const follow = () => {
    isClosing = false
    if (location.search === query) return
    const url = new URL(location.href)
    if (url.searchParams.has('modal')) return void open(url, opener)
    query = ''
    coming = ''
    turn++
    if (shown !== null) leaveModal(shown, opener)
    shown = null
  }

  const openLink = (link: HTMLAnchorElement) => {
    const asked = new URLSearchParams(link.search)
    // What else is in the address stays in it.
    const url = new URL(location.href)
    for (const name of [...MODAL_PARAMETERS, ...SUBJECT_PARAMETERS]) {
      url.searchParams.delete(name)
      if (asked.has(name)) url.searchParams.set(name, asked.get(name) ?? '')
    }
    if (shown === null) opener = link
    // From one modal to another there is one way back: to the page.
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
