import { moveByArrows } from './move-by-arrows.ts'
import { openOnHover } from './open-on-hover.ts'

/** Hovering and arrow keys for the main menu on wide screens; the platform does the rest. */
export const driveMenu = (header: HTMLElement): void => {
  for (const panel of header.querySelectorAll<HTMLDetailsElement>('.menu-item > details')) openOnHover(header, panel)
  header.addEventListener('keydown', (event) => moveByArrows(header, event))
}
