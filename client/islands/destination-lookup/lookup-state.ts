import type { PluralForms } from '../../../markets/messages.ts'
import type { DestinationLookup } from '../../../shared/contracts/destination-lookup.ts'
import { fillPlural } from '../../texts/fill-text.ts'

export type LookupResult = DestinationLookup['results'][number]

export type Selection = { kind: 'destination' | 'continent'; id: string; name: string }

export const LOOKUP_PAUSE_MS = 800

export type LookupState = {
  text: string
  selection: Selection | null
  /** The next look-up and its delay; null for none. */
  request: { search: string; pauseMs: number } | null
  loading: boolean
  /** Null before the first, after a failure, for an empty bar and after a choice. */
  results: readonly LookupResult[] | null
  /** The last look-up failed: the text can be searched as it is. */
  failed: boolean
  open: boolean
  /** Index of an option; -1 for none. */
  active: number
  focused: boolean
  /** Enter was pressed before the results: choose the first one. */
  takesFirst: boolean
}

export type LookupAction =
  | { type: 'typed'; text: string }
  | { type: 'answered'; results: LookupState['results'] }
  | { type: 'chosen'; selection: Selection }
  /** State saved when the page was left. */
  | { type: 'restored'; text: string; selection: Selection | null }
  | { type: 'moved'; to: number }
  | { type: 'asked' | 'hurried' | 'cleared' | 'opened' | 'closed' | 'focused' | 'blurred' }

export const initialState = (text: string, selection: Selection | null): LookupState => ({
  text: selection?.name ?? text,
  selection,
  request: null,
  loading: false,
  results: null,
  failed: false,
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
      // A choice has settled this request meanwhile.
      return state.request === null ? state : { ...state, loading: true }
    case 'answered': {
      const open = state.focused && !state.takesFirst
      const { results } = action
      return { ...state, results, failed: results === null, request: null, loading: false, active: -1, open }
    }
    case 'hurried':
      return {
        ...state,
        takesFirst: true,
        // Do not repeat a request in progress.
        request: state.loading || state.request === null ? state.request : { ...state.request, pauseMs: 0 },
      }
    case 'chosen':
      return { ...initialState('', action.selection), focused: state.focused }
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

/** Typing clears the selection; the list stays until the next results, and closes for empty text. */
const typed = (state: LookupState, text: string): LookupState => {
  const search = text.trim()
  if (search === '') return { ...initialState('', null), text, focused: state.focused }
  const request = { search, pauseMs: LOOKUP_PAUSE_MS }
  return { ...state, text, selection: null, request, loading: false, failed: false, active: -1, takesFirst: false }
}

export const isSearchBlocked = ({ focused, text, selection, failed }: LookupState): boolean =>
  focused && !failed && text.trim() !== '' && selection === null

export const isExpanded = ({ open, results }: LookupState): boolean => open && results !== null && results.length > 0

/** Message in place of results; null for none. */
export const noResultsText = ({ open, results, failed }: LookupState, texts: LookupTexts): string | null => {
  if (!open) return null
  return failed ? texts.failed : results?.length === 0 ? texts.none : null
}

/** Messages, formatted by the server. */
export type LookupTexts = {
  label: string
  placeholder: string
  list: string
  clear: string
  loading: string
  none: string
  failed: string
  results: PluralForms
  /** Selects the plural form. */
  locale: string
}

export const statusText = (state: LookupState, texts: LookupTexts): string => {
  if (state.loading) return texts.loading
  const none = noResultsText(state, texts)
  if (none !== null) return none
  const count = state.results?.length ?? 0
  if (!state.open || count === 0) return ''
  return fillPlural(texts.results, count, texts.locale)
}
