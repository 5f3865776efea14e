/**
 * Opens a modal over this page as a link to it would (client/modals/modals.ts). The link stays beside the form that asks,
 * out of sight; the focus that comes back to it goes to the form's button. Nothing opens for a form that has gone: its
 * dialog was closed before the answer came.
 */
export const openModalAt = (address: string, form: HTMLFormElement): void => {
  if (!form.isConnected) return
  const link = form.querySelector<HTMLAnchorElement>('a[aria-hidden]') ?? form.appendChild(document.createElement('a'))
  link.href = address
  link.tabIndex = -1
  link.className = 'visually-hidden'
  link.ariaHidden = 'true'
  link.onfocus = () => form.querySelector('button')?.focus()
  link.click()
}
