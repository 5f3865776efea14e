import { hasNoResults, type LookupState } from './lookup-state.ts'

/** Messages, formatted by the server. */
export type LookupTexts = {
  label: string
  placeholder: string
  /** Label of the result list. */
  list: string
  clear: string
  loading: string
  none: string
  /** Result counts; `{count}` is filled in by the browser. */
  results: { one: string; other: string }
}

/** The look-up's status for screen readers. */
export const statusText = (state: LookupState, texts: LookupTexts): string => {
  if (state.loading) return texts.loading
  if (hasNoResults(state)) return texts.none
  const count = state.results?.length ?? 0
  if (!state.open || count === 0) return ''
  return count === 1 ? texts.results.one : texts.results.other.replace('{count}', String(count))
}
