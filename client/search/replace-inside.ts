type TextField = HTMLInputElement | HTMLTextAreaElement

export type Typed = { field: TextField; value: string } | null

const isText = (element: Element | null): element is TextField =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.selectionStart !== null)

export const typedNow = (): Typed => {
  const field = document.activeElement
  return isText(field) ? { field, value: field.value } : null
}

/** Finds the same control in other markup: by id, by URL, or by name and value. */
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

/** Replaces content, preserving equal cards, open folds, the focus and text typed since the request. */
export const replaceInside = (old: HTMLElement, fresh: HTMLElement, typedAtRequest: Typed): void => {
  const focused = old.contains(document.activeElement) ? document.activeElement : null
  const typed = isText(focused)
    ? { value: focused.value, at: focused.selectionStart, isNew: isNew(focused, typedAtRequest) }
    : null
  keepCards(old, fresh)
  keepFolds(old, fresh)
  old.replaceChildren(...fresh.childNodes)
  for (const { name, value } of fresh.attributes) if (name.startsWith('data-')) old.setAttribute(name, value)
  if (focused === null) return
  // The control may be gone, for instance a removed filter.
  const control = sameControl(focused, old) ?? old.querySelector<HTMLElement>('.search-main')
  control?.focus({ preventScroll: true })
  if (typed === null || !isText(control)) return
  if (typed.isNew) control.value = typed.value
  control.setSelectionRange(typed.at, typed.at)
}

const isNew = (field: TextField, typedAtRequest: Typed): boolean =>
  field.value !== (typedAtRequest?.field === field ? typedAtRequest.value : field.defaultValue)

const keepCards = (old: HTMLElement, fresh: HTMLElement): void => {
  const cards = new Map([...old.querySelectorAll('.card-grid > li')].map((card) => [card.innerHTML, card]))
  for (const card of fresh.querySelectorAll('.card-grid > li')) {
    const same = cards.get(card.innerHTML)
    if (same !== undefined) card.replaceWith(same)
  }
}

const keepFolds = (old: HTMLElement, fresh: HTMLElement): void => {
  const folds = (root: HTMLElement) => [...root.querySelectorAll<HTMLDetailsElement>('.filters-form details')]
  const known = new Map(folds(old).map((details) => [keyOfFold(details), details]))
  for (const details of folds(fresh)) {
    const same = known.get(keyOfFold(details))
    if (same === undefined) continue
    details.open = same.open
    const link = details.querySelector<HTMLElement>(`:is(${OPTIONS}) > a[data-parts]`)
    if (link === null || !same.open) continue
    // Nothing moves until the new ones are loaded (client/load-disclosures.ts).
    link.hidden = true
    for (const option of [...same.querySelectorAll(`:is(${OPTIONS}) > label`)].reverse()) {
      for (const input of option.querySelectorAll('input')) input.checked = input.value === ''
      link.insertAdjacentElement('afterend', option)
    }
  }
}

const OPTIONS = ':scope, :scope > .filter-options'

const keyOfFold = (details: HTMLDetailsElement): string | undefined => details.dataset.fold
