/** Shows a message at the bottom. The stylesheet counts its 3 s, and waits while it is hovered or focused. */
export const showToast = (text: string): void => {
  const toast = document.getElementById('toast')
  if (toast === null) return
  toast.textContent = text
  toast.hidePopover?.()
  toast.showPopover?.()
  // A message that follows another has its own 3 s.
  for (const animation of toast.getAnimations()) animation.currentTime = 0
  toast.onanimationend = () => toast.hidePopover?.()
}

/** Says in the market's words that something went wrong; the text is given back. */
export const showError = (): string => {
  const text = document.getElementById('toast')?.dataset.error ?? ''
  showToast(text)
  return text
}

/** Says that something went wrong, in the toast and, to stay, beside the form that it went wrong with. */
export const showFailure = (form: HTMLFormElement): void => {
  const text = showError()
  const note = form.querySelector('.form-failure') ?? document.createElement('p')
  note.className = 'form-failure'
  note.textContent = text
  form.appendChild(note)
}
