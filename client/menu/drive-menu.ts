import { closePanelsFromElsewhere } from './close-panels.ts'
import { drivePhoneMenu } from './drive-phone-menu.ts'
import { moveByArrows } from './move-by-arrows.ts'
import { openOnHover } from './open-on-hover.ts'

/** Hovering and arrow keys for the main menu on wide screens, where the focus is on phones; the platform does the rest. */
export const drive = (header: HTMLElement): void => {
  for (const panel of header.querySelectorAll<HTMLDetailsElement>('.menu-item > details')) openOnHover(header, panel)
  closePanelsFromElsewhere()
  drivePhoneMenu(header)
  header.addEventListener('keydown', (event) => moveByArrows(header, event))
}
