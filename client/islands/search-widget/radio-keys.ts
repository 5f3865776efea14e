import type { KeyboardEvent } from 'react'

const ARROWS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Arrow keys among continents move the focus only: choosing one closes the list (spec section 4), and who looks around
 * has not chosen. For keydown.
 */
export const lookAround = (event: KeyboardEvent): void => {
  const { target } = event
  const by = ARROWS[event.key]
  if (by === undefined || !(target instanceof HTMLInputElement) || target.name !== 'where') return
  const all = [...(target.form?.querySelectorAll<HTMLInputElement>('input[name="where"]') ?? [])]
  event.preventDefault()
  all.at((all.indexOf(target) + by) % all.length)?.focus()
}

/** The space bar on what is chosen already, which browsers ignore, takes it back as a click does. For keyup. */
export const takeBackByKey = (event: KeyboardEvent, takeBack: (radio: HTMLInputElement) => void): void => {
  const { target } = event
  if (event.key !== ' ' || !(target instanceof HTMLInputElement) || target.type !== 'radio' || !target.checked) return
  // What is taken back would be chosen anew.
  event.preventDefault()
  takeBack(target)
}
