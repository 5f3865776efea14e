import {
  type Control,
  controlsOf,
  type Field,
  isStorable,
  type Snapshot,
  TYPED,
  withKeys,
} from '../boot/form-snapshot.ts'

/** Restores the form input saved on this page, once. */
export const restoreForms = (storage: Storage): void => {
  const snapshot = take(storage)
  if (snapshot?.page !== location.pathname + location.search) return
  for (const [key, control] of withKeys(controlsOf(document))) {
    const field = snapshot.fields[key]
    if (field !== undefined && isStorable(control)) fill(control, field)
    if (key === snapshot.focused) control.focus({ preventScroll: true })
  }
}

const fill = (control: Control, { value, checked, selection }: Field): void => {
  if ('checked' in control && checked !== undefined) control.checked = checked
  if (control.type !== 'checkbox' && control.type !== 'radio') control.value = value
  if (selection !== undefined && 'setSelectionRange' in control) control.setSelectionRange(...selection)
}

const take = (storage: Storage): Snapshot | null => {
  try {
    const text = storage.getItem(TYPED) ?? 'null'
    storage.removeItem(TYPED)
    return JSON.parse(text)
  } catch {
    return null
  }
}
