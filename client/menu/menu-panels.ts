import { PANELS } from '../boot/header.ts'

/** The breakpoint of the menu's stylesheet. */
export const isWide = (): boolean => matchMedia('(width >= 1024px)').matches

const LEAVE_MS = 300

const canHover = (): boolean => isWide() && matchMedia('(hover: hover) and (pointer: fine)').matches

/** Opens a panel while the pointer is over its item; panels opened by click or key stay open. */
export const openOnHover = (header: HTMLElement, panel: HTMLDetailsElement): void => {
  const item = panel.parentElement ?? panel
  let hovered = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const enter = () => {
    clearTimeout(timer)
    // A panel is used by keyboard.
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
    // The panel that closed above may have moved this one out of view.
    else if (!isWide()) panel.scrollIntoView({ block: 'nearest' })
  })
  // A hovering mouse's click would close the panel again.
  panel.querySelector('summary')?.addEventListener('click', (event) => {
    if (hovered && panel.open && (event as PointerEvent).pointerType === 'mouse') event.preventDefault()
  })
  if (item.matches(':hover') && canHover()) enter()
}

/** Closes open panels on Escape, and on a click or focus elsewhere. */
export const closePanelsOnLeave = (): void => {
  document.addEventListener('click', closeOthers)
  document.addEventListener('focusin', closeOthers)
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const panel of document.querySelectorAll<HTMLDetailsElement>(PANELS)) {
      panel.open = false
      // The focus must not stay in a hidden panel.
      if (panel.contains(document.activeElement)) panel.querySelector('summary')?.focus()
    }
  })
}

const closeOthers = ({ target }: Event): void => {
  // The phone menu's panels cover nothing, and closing one would move the tap target.
  if (innerWidth < 1024) return
  for (const panel of document.querySelectorAll<HTMLDetailsElement>(PANELS))
    if (target instanceof Node && !panel.contains(target)) panel.open = false
}
