/** Under which the tab's storage has what was typed. */
export const TYPED = 'typed'
/** Never written down: secrets, files, and what scripts and the server put into hidden fields. */
const SKIPPED_TYPES = new Set(['password', 'file', 'hidden', 'submit', 'button', 'image', 'reset'])
const SECRET = /password|one-time-code|^cc-/

export type Field = { value: string; checked?: boolean; selection?: [number, number] }
export type Snapshot = { page: string; fields: Record<string, Field>; focused: string | null }

/** Whether a control's content may be kept in the tab's storage. */
export const mayKeep = ({ type, autocomplete }: Pick<Control, 'type' | 'autocomplete'>): boolean =>
  !SKIPPED_TYPES.has(type) && !SECRET.test(autocomplete)

/** A key for each control that holds when the page is loaded again: its name and which of that name it is. */
export const keyed = <T extends { name: string; id: string }>(controls: readonly T[]): [string, T][] => {
  const seen = new Map<string, number>()
  return controls.map((control) => {
    const name = control.name || control.id
    const nth = seen.get(name) ?? 0
    seen.set(name, nth + 1)
    return [`${name} ${nth}`, control]
  })
}

/** Writes down what the visitor has typed and chosen on this page, and where the cursor is. */
export const saveForms = (storage: Storage): void => {
  const controls = keyed(controlsOf(document)).filter(([, control]) => mayKeep(control))
  const snapshot: Snapshot = {
    page: location.pathname + location.search,
    fields: Object.fromEntries(
      controls.filter(([, control]) => isChanged(control)).map(([key, control]) => [key, fieldOf(control)]),
    ),
    focused: controls.find(([, control]) => control === document.activeElement)?.[0] ?? null,
  }
  try {
    storage.setItem(TYPED, JSON.stringify(snapshot))
  } catch {
    // Full: the reload goes on without it.
  }
}

const fieldOf = (control: Control): Field => ({
  value: control.value,
  ...('checked' in control && { checked: control.checked }),
  ...('selectionStart' in control &&
    control.selectionStart !== null && {
      selection: [control.selectionStart, control.selectionEnd ?? control.selectionStart],
    }),
})

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The form controls inside an element, in document order. */
export const controlsOf = (root: Document | HTMLElement): Control[] =>
  [...root.querySelectorAll<HTMLElement>('input, textarea, select')] as Control[]

/** Whether somebody (the visitor, or the browser on the way back) gave a control another value than the page did. */
export const isChanged = (control: Control): boolean =>
  'options' in control
    ? [...control.options].some((option) => option.selected !== option.defaultSelected)
    : control.value !== control.defaultValue || ('checked' in control && control.checked !== control.defaultChecked)

export const changedControls = (root: HTMLElement): Control[] => controlsOf(root).filter(isChanged)

/** The tab's own storage; null where the browser forbids it (then even reading the property throws). */
export const tabStorage = (): Storage | null => {
  try {
    return sessionStorage
  } catch {
    return null
  }
}
