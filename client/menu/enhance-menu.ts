import { PANELS } from '../boot/header.ts'
import { clearInert, setInertBeside } from '../boot/page-inert.ts'
import { loadDisclosures } from '../load-disclosures.ts'
import { moveByArrows } from './menu-keys.ts'
import { closePanelsOnLeave, isWide, openOnHover } from './menu-panels.ts'

export const enhanceMenu =
  (onInserted: (root: HTMLElement) => void) =>
  (header: HTMLElement, { replay }: { replay: () => void }): void => {
    loadDisclosures(onInserted)
    closeAbandoned()
    for (const panel of header.querySelectorAll<HTMLDetailsElement>('.menu-item > details')) openOnHover(header, panel)
    closePanelsOnLeave()
    enhancePhoneMenu(header)
    header.addEventListener('keydown', (event) => moveByArrows(header, event))
    replay()
  }

/** Closes a panel that was opened and left before this code loaded. */
const closeAbandoned = (): void => {
  if (!isWide()) return
  for (const panel of document.querySelectorAll<HTMLDetailsElement>(PANELS))
    if (!panel.matches(':hover, :focus-within')) panel.open = false
}

/** Makes the page inert while the phone menu is open, and moves the focus in and back. */
export const enhancePhoneMenu = (header: HTMLElement): void => {
  const menu = header.querySelector<HTMLElement>('.menu')
  if (menu === null) return
  const surround = (open: boolean) => {
    document.body.classList.toggle('has-menu', open)
    if (open) setInertBeside(header)
    else clearInert()
  }
  const focus = (selector: string) => header.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
  // On beforetoggle: a modal that closes the menu makes the page inert right after it.
  menu.addEventListener('beforetoggle', (event) => surround((event as ToggleEvent).newState === 'open'))
  menu.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState === 'open') return focus('.menu-head button')
    for (const panel of menu.querySelectorAll('details')) panel.open = false
    // Not every browser focuses a tapped button, so none is restored.
    if (document.activeElement === document.body) focus('.header-menu')
  })
  // Chromium tabs into scrolling rows of unrendered sections even when inert.
  document.addEventListener('focusin', ({ target }) => {
    if (menu.matches(':popover-open') && target instanceof Element && target.closest('[inert]'))
      focus('.menu-head button')
  })
  if (!menu.matches(':popover-open')) return
  surround(true)
  if (!menu.contains(document.activeElement)) focus('.menu-head button')
}
