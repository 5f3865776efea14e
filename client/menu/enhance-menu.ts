import { PANELS } from '../boot/header.ts'
import { moveByArrows } from './menu-keys.ts'
import { closePanelsFromElsewhere, isWide, openOnHover } from './menu-panels.ts'
import { enhancePhoneMenu } from './phone-menu.ts'

/**
 * Hovering and arrow keys for the main menu on wide screens, where the focus is on phones; the platform does the rest.
 * An arrow that was pressed before this code came is heard by it, too.
 */
export const enhance = (header: HTMLElement, { replay }: { replay: () => void }): void => {
  closeLeft()
  for (const panel of header.querySelectorAll<HTMLDetailsElement>('.menu-item > details')) openOnHover(header, panel)
  closePanelsFromElsewhere()
  enhancePhoneMenu(header)
  header.addEventListener('keydown', (event) => moveByArrows(header, event))
  replay()
}

/** Closes the panel that was opened and left before this code came: neither pointer nor focus is on it any more. */
const closeLeft = (): void => {
  if (!isWide()) return
  for (const panel of document.querySelectorAll<HTMLDetailsElement>(PANELS))
    if (!panel.matches(':hover, :focus-within')) panel.open = false
}
