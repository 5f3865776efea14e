import { clearInert, setInertBeside } from '../boot/page-inert.ts'

/**
 * While the menu of phones is open, body says so (spec section 4), the page behind is out of reach, and the focus is in
 * it; it goes back to the button. The menu may be open already: this code comes with the first touch of the header.
 */
export const enhancePhoneMenu = (header: HTMLElement): void => {
  const menu = header.querySelector<HTMLElement>('.menu')
  if (menu === null) return
  const surround = (open: boolean) => {
    document.body.classList.toggle('has-menu', open)
    if (open) setInertBeside(header)
    else clearInert()
  }
  const focus = (selector: string) => header.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
  // Before, not after: a modal that closes the menu puts the page out of reach itself, right after this.
  menu.addEventListener('beforetoggle', (event) => surround((event as ToggleEvent).newState === 'open'))
  menu.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState === 'open') return focus('.menu-head button')
    // It forgets what was open in it (spec section 4).
    for (const panel of menu.querySelectorAll('details')) panel.open = false
    // Not every browser had it on the button that was tapped, to give it back there.
    if (document.activeElement === document.body) focus('.header-menu')
  })
  // Chromium lets Tab into scrolling rows of sections that it has not drawn, inert or not.
  document.addEventListener('focusin', ({ target }) => {
    if (menu.matches(':popover-open') && target instanceof Element && target.closest('[inert]'))
      focus('.menu-head button')
  })
  if (!menu.matches(':popover-open')) return
  surround(true)
  if (!menu.contains(document.activeElement)) focus('.menu-head button')
}
