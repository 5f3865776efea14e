type TextField = HTMLInputElement | HTMLTextAreaElement

/** The text field that somebody is in, and what it says. */
export type Typed = { field: TextField; value: string } | null

const isText = (element: Element | null): element is TextField =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.selectionStart !== null)

export const typedNow = (): Typed => {
  const field = document.activeElement
  return isText(field) ? { field, value: field.value } : null
}

/** What stands for the same control before and after: its form, its name and its value, or its address. */
export const sameControl = (element: Element, root: Document | HTMLElement): HTMLElement | null => {
  const { id, tagName } = element
  if (id !== '') return root.querySelector<HTMLElement>(`#${CSS.escape(id)}`)
  for (const name of ['href', 'name'] as const) {
    const value = element.getAttribute(name)
    if (value === null) continue
    const same = [...root.querySelectorAll<HTMLElement>(`${tagName}[${name}="${CSS.escape(value)}"]`)]
    const own = (each: Element) => each.getAttribute('value') === element.getAttribute('value')
    return same.find(own) ?? same[0] ?? null
  }
  return null
}

/**
 * Puts the content of one element into another as if nothing had happened around it: cards that are the same stay the
 * same elements, what was folded out or in stays so, and the focus stays on the control that it was on, with what has
 * been typed since.
 * @param asked what stood in the field that somebody was in when the content was asked for
 */
export const replaceInside = (old: HTMLElement, fresh: HTMLElement, asked: Typed): void => {
  const focused = old.contains(document.activeElement) ? document.activeElement : null
  const typed = isText(focused)
    ? { value: focused.value, at: focused.selectionStart, isNew: isNew(focused, asked) }
    : null
  keepCards(old, fresh)
  keepFolds(old, fresh)
  old.replaceChildren(...fresh.childNodes)
  for (const { name, value } of fresh.attributes) if (name.startsWith('data-')) old.setAttribute(name, value)
  if (focused === null) return
  // What has gone, a filter that was taken away for instance, gives the focus to what it was about.
  const control = sameControl(focused, old) ?? old.querySelector<HTMLElement>('.search-main')
  control?.focus({ preventScroll: true })
  if (typed === null || !isText(control)) return
  if (typed.isNew) control.value = typed.value
  control.setSelectionRange(typed.at, typed.at)
}

/** Whether a field has been typed into since the content was asked for. */
const isNew = (field: TextField, asked: Typed): boolean =>
  field.value !== (asked?.field === field ? asked.value : field.defaultValue)

const keepCards = (old: HTMLElement, fresh: HTMLElement): void => {
  const cards = new Map([...old.querySelectorAll('.card-grid > li')].map((card) => [card.innerHTML, card]))
  for (const card of fresh.querySelectorAll('.card-grid > li')) {
    const same = cards.get(card.innerHTML)
    if (same !== undefined) card.replaceWith(same)
  }
}

const keepFolds = (old: HTMLElement, fresh: HTMLElement): void => {
  const folds = (root: HTMLElement) => [...root.querySelectorAll<HTMLDetailsElement>('.filters-form details')]
  const open = new Map(folds(old).map((details) => [keyOfFold(details), details.open]))
  for (const details of folds(fresh)) details.open = open.get(keyOfFold(details)) ?? details.open
}

/** Its name without the number of what is chosen in it. */
const keyOfFold = (details: HTMLDetailsElement): string =>
  (details.querySelector('summary')?.textContent ?? '').replace(/\d+$/, '')
