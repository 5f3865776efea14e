/**
 * Opens a modal through a hidden link beside the form, as client/modals/modals.ts opens links; focus returning to the
 * link moves to the form's button. Does nothing for a form that is gone.
 */
export const openModalAt = (href: string, form: HTMLFormElement): void => {
  if (!form.isConnected) return
  const link = form.querySelector<HTMLAnchorElement>('a[aria-hidden]') ?? form.appendChild(document.createElement('a'))
  link.href = href
  link.tabIndex = -1
  link.className = 'visually-hidden'
  link.ariaHidden = 'true'
  link.onfocus = () => form.querySelector('button')?.focus()
  link.click()
}
