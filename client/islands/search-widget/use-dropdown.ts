import { type RefObject, useEffect, useEffectEvent } from 'react'

const SCROLL_PX = 250

/** Maximum duration of scrolling the dropdown into view. */
const SETTLING_MS = 700

const MARGIN_PX = 16

/**
 * Scrolls an open dropdown into view, and closes it on a pointer or focus outside, or on scrolling away. `open` names
 * its content; null when closed.
 */
export const useDropdown = (form: RefObject<HTMLFormElement | null>, open: string | null, fold: () => void): void => {
  const leave = useEffectEvent(fold)
  useEffect(() => {
    if (open === null || form.current === null) return
    const before = scrollY
    const after = before + bringIntoView(form.current)
    const ending = new AbortController()
    const { signal } = ending
    // While the page still moves, a pointer outside may have aimed at the dropdown.
    let settling = after > before
    const settled = () => {
      settling = false
    }
    addEventListener('scrollend', settled, { once: true, signal })
    const timer = setTimeout(settled, SETTLING_MS)
    const elsewhere = ({ target }: Event) => {
      if (settling) return
      // A removed target was inside.
      if (target instanceof Node && target.isConnected && !form.current?.contains(target)) leave()
    }
    document.addEventListener('pointerdown', elsewhere, { signal })
    document.addEventListener('focusin', elsewhere, { signal })
    addEventListener(
      'scroll',
      () => {
        if (settling) return
        if (scrollY < before - SCROLL_PX || scrollY > after + SCROLL_PX) leave()
      },
      { passive: true, signal },
    )
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [open, form])
}

/** Scrolls down as far as the dropdown needs without hiding its bar; returns by how much. */
const bringIntoView = (form: HTMLFormElement): number => {
  const panel = [...form.querySelectorAll('.widget-panel')].find((each) => each.checkVisibility())
  if (panel === undefined) return 0
  const lacking = panel.getBoundingClientRect().bottom + MARGIN_PX - innerHeight
  const room = form.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(form).scrollMarginTop)
  const by = Math.round(Math.min(lacking, room))
  if (by <= 0) return 0
  scrollBy({ top: by })
  return by
}
