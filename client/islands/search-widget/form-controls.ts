import type { KeyboardEvent } from 'react'

/** Null checks no radio. */
type Choices = { where: string | null; when: string | null; dateFrom: string; dateTo: string }

export const syncFormControls = (form: HTMLFormElement | null, { where, when, dateFrom, dateTo }: Choices): void => {
  for (const control of form?.elements ?? []) {
    if (!(control instanceof HTMLInputElement)) continue
    if (control.name === 'where') control.checked = control.value === where
    if (control.name === 'when') control.checked = control.value === when
    // Leave a date that is being typed.
    if (control === document.activeElement) continue
    if (control.name === 'dateFrom') control.value = dateFrom
    if (control.name === 'dateTo') control.value = dateTo
  }
}

const ARROWS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Moves only the focus among continents: choosing one closes the list. */
export const moveFocusByArrows = (event: KeyboardEvent): void => {
  const { target } = event
  const by = ARROWS[event.key]
  if (by === undefined || !(target instanceof HTMLInputElement) || target.name !== 'where') return
  const all = [...(target.form?.querySelectorAll<HTMLInputElement>('input[name="where"]') ?? [])]
  event.preventDefault()
  all.at((all.indexOf(target) + by) % all.length)?.focus()
}

/** Deselects a checked radio by Space, which browsers ignore. */
export const deselectByKey = (event: KeyboardEvent, deselect: (radio: HTMLInputElement) => void): void => {
  const { target } = event
  if (event.key !== ' ' || !(target instanceof HTMLInputElement) || target.type !== 'radio' || !target.checked) return
  // The default would check it again.
  event.preventDefault()
  deselect(target)
}
