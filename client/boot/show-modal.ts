import { currentConsent } from '../events/consent.ts'

/** Spec section 2: a modal is gone 200 ms after it is closed; the stylesheet fades it out meanwhile. */
const LEAVE_MS = 200
const OPEN_CLASS = 'has-modal'

/** Makes an open dialog the browser's modal one. `close` is called for Escape, the backdrop and whatever else closes. */
export const showModal = (dialog: HTMLDialogElement, close: () => void): void => {
  // As the server sends it, it is open but not modal, and the page behind it is inert by attribute.
  dialog.removeAttribute('open')
  document.querySelector('.frame[inert]')?.removeAttribute('inert')
  document.body.classList.add(OPEN_CLASS)
  dialog.showModal()
  for (const box of dialog.querySelectorAll<HTMLInputElement>('[data-consents]'))
    box.checked = box.dataset.consents?.split(' ').includes(currentConsent()) === true
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    close()
  })
  dialog.addEventListener('close', close)
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) close()
  })
}

/** Takes a dialog away; the focus goes back to what opened it. */
export const leaveModal = (dialog: HTMLDialogElement, opener: HTMLElement | null): void => {
  dialog.dataset.leaving = ''
  setTimeout(() => {
    dialog.remove()
    if (document.querySelector('dialog.modal') !== null) return
    document.body.classList.remove(OPEN_CLASS)
    ;(opener ?? document.getElementById('main'))?.focus({ preventScroll: true })
  }, LEAVE_MS)
}
