import { isFruitless, type LookupState } from './lookup-state.ts'

/** The island's words, finished by the server in the market's language. */
export type LookupTexts = {
  label: string
  placeholder: string
  /** Names the list of results. */
  list: string
  clear: string
  loading: string
  none: string
  /** How many results there are: for exactly one, and for any other number, which goes where `{count}` is. */
  results: { one: string; other: string }
}

/** What a screen reader is told about the look-up. */
export const statusText = (state: LookupState, texts: LookupTexts): string => {
  if (state.loading) return texts.loading
  if (isFruitless(state)) return texts.none
  const count = state.results?.length ?? 0
  if (!state.open || count === 0) return ''
  return count === 1 ? texts.results.one : texts.results.other.replace('{count}', String(count))
}
