import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

const AUTO_OPEN_MS = 400

type MenuPanel = { onOpened: () => void; onClosed: () => void }

/**
 * Opens a widget in the header's search panel 400 ms after the panel; the returned function reports whether that is still
 * pending.
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
    if (details.open) follow()
    details.addEventListener('toggle', follow)
    return () => {
      clearTimeout(timer.current)
      details.removeEventListener('toggle', follow)
    }
  }, [form])
  return () => timer.current !== undefined
}
