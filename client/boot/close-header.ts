const PANELS = 'details[name="menu"][open]'

/** Closes what opens from the header and the filters: phone menu, mega menu, search bar (spec section 4). */
const closePanels = (): void => {
  for (const panel of document.querySelectorAll<HTMLElement>('[popover="auto"]')) panel.hidePopover?.()
  // With the accordions inside: a menu that is opened again starts anew.
  for (const panel of document.querySelectorAll<HTMLDetailsElement>(`${PANELS},#menu details[open]`)) panel.open = false
}

/** Resets mobile menu, mega menu, modal and filters (spec section 4, close-header). */
export const closeHeader = (): void => {
  closePanels()
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
}

/**
 * Closes an open panel of the header on Escape, on a click elsewhere and when the focus has moved elsewhere; all of
 * them when the page is left, so that it does not come back from the browser's cache with its menu open.
 */
export const closeHeaderPanels = (): void => {
  document.addEventListener('click', closeOthers)
  document.addEventListener('focusin', closeOthers)
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const panel of document.querySelectorAll<HTMLDetailsElement>(PANELS)) {
      panel.open = false
      // The focus must not be left behind in what is no longer there.
      if (panel.contains(document.activeElement)) panel.querySelector('summary')?.focus()
    }
  })
  addEventListener('hashchange', closeHeader)
  addEventListener('pagehide', closePanels)
}

const closeOthers = ({ target }: Event): void => {
  // In the menu of phones the panels stand in the way of nothing, and what is about to be tapped must not move.
  if (innerWidth < 1024) return
  for (const panel of document.querySelectorAll<HTMLDetailsElement>(PANELS))
    if (target instanceof Node && !panel.contains(target)) panel.open = false
}
