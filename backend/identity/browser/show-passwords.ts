/** Lets the buttons beside password fields show what was typed. */
export const showPasswords = (): void => {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-shows]')) {
    const field = document.querySelector<HTMLInputElement>(`[name="${button.dataset.shows}"]`)
    if (field === null) continue
    button.hidden = false
    button.addEventListener('click', () => {
      const isShown = field.type === 'password'
      field.type = isShown ? 'text' : 'password'
      button.ariaPressed = String(isShown)
    })
    // Password managers look for a password field.
    field.form?.addEventListener('submit', () => {
      field.type = 'password'
    })
  }
}
