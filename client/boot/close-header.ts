/** Open panels of the main menu. */
export const PANELS = 'details[name="menu"][open]'

/** Closes what opens from the header and the filters: phone menu, mega menu, search bar (spec section 4). */
const closePanels = (): void => {
  for (const panel of document.querySelectorAll<HTMLElement>('[popover="auto"]')) panel.hidePopover?.()
  // With the accordions inside: a menu that is opened again starts anew.
  for (const panel of document.querySelectorAll<HTMLDetailsElement>(`${PANELS},#menu details[open]`)) panel.open = false
}

/** Resets mobile menu, mega menu, modal and filters (spec section 4, close-header). */
const closeHeader = (): void => {
  closePanels()
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
}

/** Nothing stays open where the page is left for its own hash, nor when it comes back from the browser's cache. */
export const closeHeaderOnLeaving = (): void => {
  addEventListener('hashchange', closeHeader)
  addEventListener('pagehide', closePanels)
}
