import type { DestinationLookup } from '../../../shared/contracts/destination-lookup.ts'

export type LookupResult = DestinationLookup['results'][number]

/** What the search will filter by; the text in the bar is then its name. */
export type Selection = { kind: 'destination' | 'continent'; id: string; name: string }

/** Spec section 9: look-up after a pause in typing. */
export const LOOKUP_PAUSE_MS = 800

/** The states of the search widget's "where" (spec sections 4 and 5). */
export type LookupState = {
  text: string
  selection: Selection | null
  /** What is to be looked up, and how long from now; null when nothing is. A new request replaces the old one. */
  request: { search: string; pauseMs: number } | null
  loading: boolean
  /** Last answer; null before the first one, after a failure, for an empty bar and once something is chosen. */
  results: readonly LookupResult[] | null
  open: boolean
  /** Index of the option that the keyboard is on; -1 for none. */
  active: number
  focused: boolean
  /** Enter was pressed before the answer was there: its first result is chosen. */
  takesFirst: boolean
}

export type LookupAction =
  | { type: 'typed'; text: string }
  | { type: 'asked' }
  | { type: 'answered'; results: LookupState['results'] }
  | { type: 'hurried' }
  | { type: 'chosen'; selection: Selection }
  /** As it was when the page was left. */
  | { type: 'restored'; text: string; selection: Selection | null }
  | { type: 'cleared' }
  | { type: 'moved'; to: number }
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'focused' }
  | { type: 'blurred' }

export const initialState = (text: string, selection: Selection | null): LookupState => ({
  text: selection?.name ?? text,
  selection,
  request: null,
  loading: false,
  results: null,
  open: false,
  active: -1,
  focused: false,
  takesFirst: false,
})

export const lookupReducer = (state: LookupState, action: LookupAction): LookupState => {
  switch (action.type) {
    case 'typed':
      return typed(state, action.text)
    case 'asked':
      // Late news of a request that a choice has settled meanwhile.
      return state.request === null ? state : { ...state, loading: true }
    case 'answered': {
      const answered = { ...state, results: action.results, request: null, loading: false, active: -1 }
      return { ...answered, open: state.focused && !state.takesFirst }
    }
    case 'hurried':
      return {
        ...state,
        takesFirst: true,
        // What is on its way already is only waited for.
        request: state.loading || state.request === null ? state.request : { ...state.request, pauseMs: 0 },
      }
    case 'chosen':
      return { ...settled(state), text: action.selection.name, selection: action.selection }
    case 'restored':
      return { ...initialState(action.text, action.selection), focused: state.focused }
    case 'cleared':
      return { ...initialState('', null), focused: state.focused }
    case 'moved':
      return { ...state, open: true, active: action.to }
    case 'opened':
      return { ...state, open: true }
    case 'closed':
      return { ...state, open: false, active: -1, takesFirst: false }
    case 'focused':
      return { ...state, focused: true }
    case 'blurred':
      return { ...state, focused: false, open: false, active: -1, takesFirst: false }
  }
}

/** Typing clears what was chosen; the list stays until its successor is there, and goes with the last letter. */
const typed = (state: LookupState, text: string): LookupState => {
  const search = text.trim()
  if (search === '') return { ...initialState('', null), text, focused: state.focused }
  const request = { search, pauseMs: LOOKUP_PAUSE_MS }
  return { ...state, text, selection: null, request, loading: false, active: -1, takesFirst: false }
}

const settled = (state: LookupState): LookupState => ({
  ...state,
  request: null,
  loading: false,
  results: null,
  open: false,
  active: -1,
  takesFirst: false,
})

/** Spec section 5: no search while the bar is focused and its text leads nowhere yet. */
export const isSearchBlocked = ({ focused, text, selection }: LookupState): boolean =>
  focused && text.trim() !== '' && selection === null

/** Whether a list is on the screen. */
export const isExpanded = ({ open, results }: LookupState): boolean => open && results !== null && results.length > 0

/** Whether the visitor is to be told that there is nothing by that name. */
export const isFruitless = ({ open, results }: LookupState): boolean => open && results?.length === 0
