import { PANELS } from '../boot/header.ts'

/** Where the menu is a row with panels: from the breakpoint of layout/main-menu.css on. */
export const isWide = (): boolean => matchMedia('(width >= 1024px)').matches

/** Spec section 9: the mega menu closes 300 ms after the pointer has left it. */
const LEAVE_MS = 300

const canHover = (): boolean => isWide() && matchMedia('(hover: hover) and (pointer: fine)').matches

/**
 * Opens a panel while the pointer is over its item; the panel is inside the item, so being in the panel counts. A
 * panel that was opened by click or key stays until it is closed that way.
 */
export const openOnHover = (header: HTMLElement, panel: HTMLDetailsElement): void => {
  const item = panel.parentElement ?? panel
  let hovered = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const enter = () => {
    clearTimeout(timer)
    // Whoever is typing or reading by keyboard in another panel keeps it.
    if (panel.open || header.querySelector('details[name="menu"][open] :focus-visible') !== null) return
    hovered = true
    panel.open = true
  }
  item.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse' && canHover()) enter()
  })
  item.addEventListener('pointerleave', () => {
    if (hovered)
      timer = setTimeout(() => {
        panel.open = false
      }, LEAVE_MS)
  })
  panel.addEventListener('toggle', () => {
    if (!panel.open) hovered = false
    // On phones the panel that has just closed above may have taken this one along.
    else if (!isWide()) panel.scrollIntoView({ block: 'nearest' })
  })
  // The click of a hovering mouse would close what its hovering has just opened.
  panel.querySelector('summary')?.addEventListener('click', (event) => {
    if (hovered && panel.open && (event as PointerEvent).pointerType === 'mouse') event.preventDefault()
  })
  // The pointer was there before this script.
  if (item.matches(':hover') && canHover()) enter()
}

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
