import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Spec section 9: menu auto-open. */
const AUTO_OPEN_MS = 400

type MenuPanel = { onOpened: () => void; onClosed: () => void }

/**
 * For a widget in the header's search panel: 400 ms after the menu's toggle has shown it, it opens by itself; the
 * answer tells whether that is still to come.
 */
export const useMenuPanel = (form: RefObject<HTMLFormElement | null>, panel: MenuPanel): (() => boolean) => {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const opened = useEffectEvent(panel.onOpened)
  const closed = useEffectEvent(panel.onClosed)
  useEffect(() => {
    const details = form.current?.closest<HTMLDetailsElement>('.header-search')
    if (!details) return
    const follow = () => {
      clearTimeout(timer.current)
      timer.current = undefined
      if (!details.open) return closed()
      timer.current = setTimeout(() => {
        timer.current = undefined
        opened()
      }, AUTO_OPEN_MS)
    }
    // The toggle came before this code.
    if (details.open) follow()
    details.addEventListener('toggle', follow)
    return () => {
      clearTimeout(timer.current)
      details.removeEventListener('toggle', follow)
    }
  }, [form])
  return () => timer.current !== undefined
}
