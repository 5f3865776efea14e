import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

const SCROLL_PX = 250
const SETTLING_MS = 700
const MARGIN_PX = 16

/** Scrolls an open dropdown into view, and closes it when it is left. `open` names its content; null when closed. */
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
    const onScroll = () => {
      if (!settling && (scrollY < before - SCROLL_PX || scrollY > after + SCROLL_PX)) leave()
    }
    addEventListener('scroll', onScroll, { passive: true, signal })
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [open, form])
}

/** Scrolls as far as possible without hiding the bar; returns by how much. */
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

const AUTO_OPEN_MS = 400

/** Opens a widget in the header's search panel soon after the panel; returns whether that is still to come. */
export const useMenuPanel = (
  form: RefObject<HTMLFormElement | null>,
  panel: { onOpened: () => void; onClosed: () => void },
): (() => boolean) => {
  const isSettled = useRef(false)
  const opened = useEffectEvent(panel.onOpened)
  const closed = useEffectEvent(panel.onClosed)
  useEffect(() => {
    const details = form.current?.closest<HTMLDetailsElement>('.header-search')
    if (!details) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      clearTimeout(timer)
      isSettled.current = false
      if (!details.open) return closed()
      timer = setTimeout(() => {
        isSettled.current = true
        opened()
      }, AUTO_OPEN_MS)
    }
    if (details.open) follow()
    details.addEventListener('toggle', follow)
    return () => {
      clearTimeout(timer)
      details.removeEventListener('toggle', follow)
    }
  }, [form])
  // The bar may have the focus before the panel says that it is open.
  return () => !isSettled.current && Boolean(form.current?.closest('.header-search'))
}
