import { isExpanded, type LookupState } from './lookup-state.ts'

export type LookupCommand =
  | { type: 'moved'; to: number }
  | { type: 'opened' | 'closed' | 'hurried' | 'cleared' }
  | { type: 'choose'; index: number }
  /** Submits the form with the free text. */
  | { type: 'submit' }

type KeyEffect = { command: LookupCommand; prevents: boolean }

type Key = { key: string; altKey: boolean }

/** Whether a key belongs to an input method, such as the Enter that ends a composition; Safari says it by code 229. */
export const isComposing = ({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === 229

const hasActive = (state: LookupState): boolean => isExpanded(state) && state.active >= 0

/** Keys of an editable combobox (ARIA); null leaves the key to the browser. */
export const keyEffect = (state: LookupState, { key, altKey }: Key): KeyEffect | null => {
  const prevented = (command: LookupCommand): KeyEffect => ({ command, prevents: true })
  const count = state.results?.length ?? 0
  switch (key) {
    case 'ArrowDown':
      if (count === 0) return null
      return prevented(altKey ? { type: 'opened' } : { type: 'moved', to: (state.active + 1) % count })
    case 'ArrowUp':
      if (count === 0) return null
      if (altKey) return prevented({ type: 'closed' })
      return prevented({ type: 'moved', to: state.active <= 0 ? count - 1 : state.active - 1 })
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      // The text cursor moves, so no option is active any more.
      return hasActive(state) ? { command: { type: 'moved', to: -1 }, prevents: false } : null
    case 'Escape':
      if (state.open || state.takesFirst) return prevented({ type: 'closed' })
      return state.text === '' ? null : prevented({ type: 'cleared' })
    case 'Enter':
      return enter(state, count)
    case 'Tab':
      return tab(state)
    default:
      return null
  }
}

/** Enter chooses the active option, else the first one, now or once loaded; text without results is submitted. */
const enter = (state: LookupState, count: number): KeyEffect | null => {
  if (hasActive(state)) return { command: { type: 'choose', index: state.active }, prevents: true }
  if (state.selection !== null || state.text.trim() === '') return null
  if (state.request !== null) return { command: { type: 'hurried' }, prevents: true }
  return { command: count > 0 ? { type: 'choose', index: 0 } : { type: 'submit' }, prevents: true }
}

/** Tab chooses the active destination, but never leaves for a travel page. */
const tab = (state: LookupState): KeyEffect | null =>
  hasActive(state) && state.results?.[state.active]?.kind !== 'travel'
    ? { command: { type: 'choose', index: state.active }, prevents: false }
    : null
