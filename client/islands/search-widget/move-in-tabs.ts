import type { KeyboardEvent } from 'react'

/** Arrow keys, Home and End move within a list of tabs and choose the one they come to (ARIA tabs). */
export const moveInTabs = (event: KeyboardEvent<HTMLElement>): void => {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  const at = tabs.indexOf(event.target as HTMLElement)
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
  if (to === undefined || at < 0) return
  event.preventDefault()
  const next = tabs.at(to % tabs.length)
  next?.focus()
  next?.click()
}
