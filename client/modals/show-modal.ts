import { clearInert, setInertBeside } from '../boot/page-inert.ts'

/** The stylesheet fades the modal out meanwhile. */
const LEAVE_MS = 200
const OPEN_CLASS = 'has-modal'

let presence = new AbortController()

export const showModal = (dialog: HTMLDialogElement, close: () => void): void => {
  dialog.removeAttribute('open')
  document.body.classList.add(OPEN_CLASS)
  // This closes the phone menu, which clears `inert`, so set ours afterwards.
  dialog.showModal()
  setInertBeside(dialog)
  listen(dialog, close, dialog)
}

/** Takes over a dialog that the server rendered open; `showModal` would restyle the whole page. */
export const adoptModal = (dialog: HTMLDialogElement, close: () => void): void => {
  listen(dialog, close, document.body)
  addEventListener('keydown', ({ key }) => key === 'Escape' && close(), presence)
}

/** @param backdrop element hit by a click outside the dialog */
const listen = (dialog: HTMLDialogElement, close: () => void, backdrop: HTMLElement): void => {
  presence.abort()
  presence = new AbortController()
  const cancel = (event: Event) => {
    event.preventDefault()
    close()
  }
  const click = ({ target }: Event) => {
    if (target === backdrop || target === backdrop.parentNode) close()
  }
  // Forms dispatch "cancel" when they are done.
  for (const type of ['cancel', 'close']) dialog.addEventListener(type, cancel, presence)
  document.addEventListener('click', click, presence)
  const { signal } = presence
  // Without the viewer the pictures scroll.
  if (dialog.querySelector('.photo-strip') !== null)
    import('./show-pictures.ts').then(({ showPictures }) => showPictures(dialog, signal), Boolean)
}

/** Removes a dialog and returns the focus to its opener. */
export const leaveModal = (dialog: HTMLElement, opener: HTMLElement | null): void => {
  presence.abort()
  dialog.dataset.leaving = ''
  setTimeout(() => {
    dialog.remove()
    if (document.querySelector('dialog.modal') !== null) return
    clearInert()
    document.body.classList.remove(OPEN_CLASS)
    // The opener may have been replaced, or be in the closed phone menu.
    const menuButton = opener?.closest('.menu') && document.querySelector<HTMLElement>('.header-menu')
    for (const back of [opener, menuButton, document.getElementById('main')]) {
      back?.focus({ preventScroll: true })
      if (document.activeElement !== document.body) return
    }
  }, LEAVE_MS)
}
