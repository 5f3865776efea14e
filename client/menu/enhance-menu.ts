import { PANELS } from '../boot/header.ts'
import { moveByArrows } from './menu-keys.ts'
import { closePanelsOnLeave, isWide, openOnHover } from './menu-panels.ts'
import { enhancePhoneMenu } from './phone-menu.ts'

/** Adds hovering and arrow keys to the main menu, and focus handling to the phone menu. */
export const enhance = (header: HTMLElement, { replay }: { replay: () => void }): void => {
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
