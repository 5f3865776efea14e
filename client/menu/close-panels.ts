import { PANELS } from '../boot/header.ts'

/** Closes an open panel of the menu on Escape, on a click elsewhere and when the focus has moved elsewhere. */
export const closePanelsFromElsewhere = (): void => {
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
}

const closeOthers = ({ target }: Event): void => {
  // In the menu of phones the panels stand in the way of nothing, and what is about to be tapped must not move.
  if (innerWidth < 1024) return
  for (const panel of document.querySelectorAll<HTMLDetailsElement>(PANELS))
    if (target instanceof Node && !panel.contains(target)) panel.open = false
}
