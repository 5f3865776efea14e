import type { KeyboardEvent } from 'react'

/** What the form's own controls are to carry: a value of the radios (null: none of them) and the two dates. */
export type Choices = { where: string | null; when: string | null; dateFrom: string; dateTo: string }

/** Makes the form's radios and date fields say what the widget's state says: they are what is sent. */
export const syncFormControls = (form: HTMLFormElement | null, { where, when, dateFrom, dateTo }: Choices): void => {
  for (const control of form?.elements ?? []) {
    if (!(control instanceof HTMLInputElement)) continue
    if (control.name === 'where') control.checked = control.value === where
    if (control.name === 'when') control.checked = control.value === when
    // A date that is being typed is read once it is done.
    if (control === document.activeElement) continue
    if (control.name === 'dateFrom') control.value = dateFrom
    if (control.name === 'dateTo') control.value = dateTo
  }
}

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
