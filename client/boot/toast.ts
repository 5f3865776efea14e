/** Shows a message at the bottom; the stylesheet's animation hides it. */
export const showToast = (text: string): void => {
  const toast = document.getElementById('toast')
  if (toast === null) return
  toast.textContent = text
  toast.hidePopover?.()
  toast.showPopover?.()
  // For a message that follows another.
  for (const animation of toast.getAnimations()) animation.currentTime = 0
  toast.onanimationend = () => toast.hidePopover?.()
}

/** Text that the server has put on the toast. */
export const toastText = (name: 'error' | 'offline' | 'queued'): string =>
  document.getElementById('toast')?.dataset[name] ?? ''

export const showError = (message = ''): string => {
  const text = message || toastText('error')
  showToast(text)
  return text
}

/** States that code did not arrive. */
export const showUnreachable = (): string => showError(navigator.onLine ? '' : toastText('offline'))

/** Shows the server's message, or the general error, in the toast, and permanently in the form. */
export const showFailure = (form: HTMLFormElement, message = ''): void => {
  const text = showError(message)
  const note = form.querySelector('.form-failure') ?? createElement('p', 'form-failure')
  note.textContent = text
  form.appendChild(note)
}

export const createElement = (tag: string, className: string, text = ''): HTMLElement => {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = text
  return element
}
