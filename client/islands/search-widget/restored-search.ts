import { useEffect, useEffectEvent } from 'react'
import type { SelectedPeriod } from '../../../shared/calendar/pick-range.ts'
import { isIsoDay } from '../../../shared/dates/iso-days.ts'
import { isRecord } from '../../../shared/json/is-record.ts'
import type { Selection } from '../destination-lookup/lookup-state.ts'

export type RestoredSearch = { text: string; selection: Selection | null; period: SelectedPeriod }

/** Adds a search to a history state; `left` makes the boot script hydrate its widget first. */
export const withRestoredSearch = (state: unknown, field: string, search: RestoredSearch | null): object => ({
  ...(typeof state === 'object' && state),
  left: search === null ? undefined : field,
  search: search ?? undefined,
})

/** Other scripts may have written the state. */
export const restoredSearch = (state: unknown, field: string): RestoredSearch | null => {
  if (!isRecord(state) || state.left !== field || !isRecord(state.search)) return null
  const { text, selection, period } = state.search
  return { text: textOf(text), selection: selectionOf(selection), period: periodOf(period) }
}

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
 * Restores the widget's search on Back; the browser would restore the fields without their meaning.
 * @param field id of the widget's text field
 * @returns saves a search, or removes it
 */
export const useRestoredSearch = (field: string, restore: (search: RestoredSearch) => void) => {
  const show = useEffectEvent(restore)
  useEffect(() => {
    const search = restoredSearch(history.state, field)
    if (search === null) return
    // After the replay of recorded events, which must not look like the visitor's.
    const timer = setTimeout(() => show(search))
    return () => clearTimeout(timer)
  }, [field])
  return (search: RestoredSearch | null) => history.replaceState(withRestoredSearch(history.state, field, search), '')
}
