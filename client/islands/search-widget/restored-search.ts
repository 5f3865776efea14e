import { useEffect, useEffectEvent } from 'react'
import type { SelectedPeriod } from '../../../shared/calendar/pick-range.ts'
import { isIsoDay } from '../../../shared/dates/iso-days.ts'
import type { Selection } from '../destination-lookup/lookup-state.ts'

/** What the widget showed when a search was made with it. */
export type RestoredSearch = { text: string; selection: Selection | null; period: SelectedPeriod }

/**
 * The state of the history's entry with a search that its page is left by, or without one. `left` is the id of the
 * widget's text field: by it the boot script knows whom to wake on the way back (client/boot/hydrate-islands.ts).
 */
export const withRestoredSearch = (state: unknown, field: string, search: RestoredSearch | null): object => ({
  ...(typeof state === 'object' && state),
  left: search === null ? undefined : field,
  search: search ?? undefined,
})

/** The search in the state of the history's entry, when it was made with this widget; another script may have written it. */
export const restoredSearch = (state: unknown, field: string): RestoredSearch | null => {
  if (!isRecord(state) || state.left !== field || !isRecord(state.search)) return null
  const { text, selection, period } = state.search
  return { text: textOf(text), selection: selectionOf(selection), period: periodOf(period) }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const selectionOf = (value: unknown): Selection | null =>
  isRecord(value) &&
  (value.kind === 'destination' || value.kind === 'continent') &&
  typeof value.id === 'string' &&
  typeof value.name === 'string'
    ? { kind: value.kind, id: value.id, name: value.name }
    : null

const periodOf = (value: unknown): SelectedPeriod =>
  isRecord(value) && isIsoDay(value.startingDate) && isIsoDay(value.endingDate)
    ? { startingDate: value.startingDate, endingDate: value.endingDate }
    : -1

/**
 * On the way back from a search the widget shows what was searched: it is kept in the history's entry, not by the
 * browser, which would put back the fields and not what they mean.
 * @param field id of the widget's text field
 * @param restore told of the search once the widget is awake
 * @returns keeps a search, or forgets it (null)
 */
export const useRestoredSearch = (
  field: string,
  restore: (search: RestoredSearch) => void,
): ((search: RestoredSearch | null) => void) => {
  const show = useEffectEvent(restore)
  useEffect(() => {
    const search = restoredSearch(history.state, field)
    if (search === null) return
    // Not before what was done until now has been told: it would pass for the visitor's.
    const timer = setTimeout(() => show(search))
    return () => clearTimeout(timer)
  }, [field])
  return (search) => history.replaceState(withRestoredSearch(history.state, field, search), '')
}
