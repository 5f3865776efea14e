export const TYPED = 'typed'
const SKIPPED_TYPES = new Set(['password', 'file', 'hidden', 'submit', 'button', 'image', 'reset'])
const SECRET = /password|one-time-code|^cc-/

export type Field = { value: string; checked?: boolean; selection?: [number, number] }
export type Snapshot = { page: string; fields: Record<string, Field>; focused: string | null }

export const isStorable = ({ type, autocomplete }: Pick<Control, 'type' | 'autocomplete'>): boolean =>
  !SKIPPED_TYPES.has(type) && !SECRET.test(autocomplete)

/** Adds keys that survive a reload: the name and its position among controls of that name. */
export const withKeys = <T extends { name: string; id: string }>(controls: readonly T[]): [string, T][] => {
  const seen = new Map<string, number>()
  return controls.map((control) => {
    const name = control.name || control.id
    const nth = seen.get(name) ?? 0
    seen.set(name, nth + 1)
    return [`${name} ${nth}`, control]
  })
}

/** Saves the page's form input and the cursor's position. */
export const saveForms = (storage: Storage): void => {
  const controls = withKeys(controlsOf(document)).filter(([, control]) => isStorable(control))
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
    // Storage is full.
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

export const controlsOf = (root: Document | HTMLElement): Control[] =>
  [...root.querySelectorAll<HTMLElement>('input, textarea, select')] as Control[]

/** Whether the visitor, or the browser on Back, has changed a control's value. */
export const isChanged = (control: Control): boolean =>
  'options' in control
    ? [...control.options].some((option) => option.selected !== option.defaultSelected)
    : control.value !== control.defaultValue || ('checked' in control && control.checked !== control.defaultChecked)

export const changedControls = (root: HTMLElement): Control[] => controlsOf(root).filter(isChanged)

/** Null where the browser forbids it: then even reading the property throws. */
export const storageOf = (name: 'localStorage' | 'sessionStorage'): Storage | null => {
  try {
    return globalThis[name]
  } catch {
    return null
  }
}
