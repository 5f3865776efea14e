import { clearInert, setInertBeside } from '../boot/page-inert.ts'

/** Spec section 2: a modal is gone 200 ms after it is closed; the stylesheet fades it out meanwhile. */
const LEAVE_MS = 200
const OPEN_CLASS = 'has-modal'

/** Whose listeners the open dialog has: they end when it leaves, or when another takes its place. */
let presence = new AbortController()

/** Shows a dialog as the browser's modal one. `close` is called for Escape, the backdrop and whatever else closes. */
export const showModal = (dialog: HTMLDialogElement, close: () => void): void => {
  dialog.removeAttribute('open')
  document.body.classList.add(OPEN_CLASS)
  // This closes the menu of phones, which has its own surroundings woken: ours come after it.
  dialog.showModal()
  setInertBeside(dialog)
  listen(dialog, close, dialog)
}

/**
 * Takes over a dialog that came with the page: it is open, has the focus, and the page behind it is inert by
 * attribute. Making it the browser's own would have the whole page styled anew before anybody has done anything.
 */
export const adoptModal = (dialog: HTMLDialogElement, close: () => void): void => {
  listen(dialog, close, document.body)
  addEventListener('keydown', ({ key }) => key === 'Escape' && close(), presence)
}

/** @param backdrop what a click beside the dialog hits */
const listen = (dialog: HTMLDialogElement, close: () => void, backdrop: HTMLElement): void => {
  presence.abort()
  presence = new AbortController()
  // A form that has done what the dialog was for cancels it as Escape does.
  for (const type of ['cancel', 'close'])
    dialog.addEventListener(
      type,
      (event) => {
        event.preventDefault()
        close()
      },
      presence,
    )
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target === backdrop || target === backdrop.parentNode) close()
    },
    presence,
  )
}

/** Takes a dialog away; the focus goes back to what opened it. */
export const leaveModal = (dialog: HTMLDialogElement, opener: HTMLElement | null): void => {
  presence.abort()
  dialog.dataset.leaving = ''
  setTimeout(() => {
    dialog.remove()
    if (document.querySelector('dialog.modal') !== null) return
    clearInert()
    document.body.classList.remove(OPEN_CLASS)
    // What opened it may have been replaced meanwhile, or lie in the menu of phones, which is closed now.
    const menuButton = opener?.closest('.menu') && document.querySelector<HTMLElement>('.header-menu')
    for (const back of [opener, menuButton, document.getElementById('main')]) {
      back?.focus({ preventScroll: true })
      if (document.activeElement !== document.body) return
    }
  }, LEAVE_MS)
}
