import {
  NOTHING_PICKED,
  type PickedRange,
  periodOfRange,
  pickDay,
  rangeOf,
  type SelectedPeriod,
} from '../../../shared/calendar/pick-range.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'

export const SECTIONS = ['where', 'when', 'history'] as const
export type Section = (typeof SECTIONS)[number]
export const WHEN_TABS = ['periods', 'seasons', 'suggested', 'dates'] as const
export type WhenTab = (typeof WHEN_TABS)[number]

export type WidgetState = {
  /** null: closed. */
  open: Section | null
  tab: WhenTab
  /** -1 is any time. */
  period: SelectedPeriod
  /** Not applied yet, because a second day may follow. */
  pending: PickedRange | null
}

export type WidgetAction =
  | { type: 'opened' | 'toggled'; section: Section }
  | { type: 'folded' }
  | { type: 'closed'; clears: boolean }
  | { type: 'tabbed'; tab: WhenTab }
  | { type: 'periodTapped'; from: IsoDate; to: IsoDate }
  | { type: 'dayPicked'; day: IsoDate }
  /** Dates from text fields or a restored search; nulls for any time. */
  | { type: 'datesSet'; from: unknown; to: unknown }
  | { type: 'cleared' }

export const initialWidget = (open: Section | null, tab: WhenTab = 'periods'): WidgetState => ({
  open,
  tab,
  period: -1,
  pending: null,
})

export const widgetReducer = (state: WidgetState, action: WidgetAction): WidgetState => {
  switch (action.type) {
    case 'opened':
      return state.open === action.section ? state : { ...applied(state), open: action.section }
    case 'toggled':
      return { ...applied(state), open: state.open === action.section ? null : action.section }
    case 'folded':
      return state.open === null && state.pending === null ? state : { ...applied(state), open: null }
    case 'closed':
      return action.clears ? initialWidget(null, state.tab) : { ...applied(state), open: null }
    case 'tabbed':
      return { ...state, tab: action.tab }
    case 'periodTapped':
      return tapped(state, action.from, action.to)
    case 'dayPicked':
      return withRange(state, pickDay(pickedRange(state), action.day))
    case 'datesSet':
      return withRange(state, rangeOf(action.from, action.to))
    case 'cleared':
      return { ...state, period: -1, pending: null }
  }
}

/** Tapping the selected period deselects it. */
const tapped = (state: WidgetState, from: IsoDate, to: IsoDate): WidgetState => {
  const selected = selectedPeriod(state)
  if (selected !== -1 && selected.startingDate === from && selected.endingDate === to)
    return { ...state, period: -1, pending: null }
  return withRange(state, rangeOf(from, to))
}

/** A period of one day is applied when the section closes. */
const withRange = (state: WidgetState, range: PickedRange): WidgetState =>
  range.from !== null && range.to === null
    ? { ...state, pending: range }
    : { ...state, period: periodOfRange(range), pending: null }

const applied = (state: WidgetState): WidgetState =>
  state.pending === null ? state : { ...state, period: periodOfRange(state.pending), pending: null }

/** Includes pending days. */
export const selectedPeriod = ({ period, pending }: WidgetState): SelectedPeriod =>
  pending === null ? period : periodOfRange(pending)

export const pickedRange = (state: WidgetState): PickedRange => {
  const selected = selectedPeriod(state)
  return selected === -1 ? NOTHING_PICKED : rangeOf(selected.startingDate, selected.endingDate)
}

export const hasSelection = (state: WidgetState, where: { text: string; selection: unknown }): boolean =>
  selectedPeriod(state) !== -1 || where.text.trim() !== '' || where.selection !== null

export const firstSection = (hasHistory: boolean): Section => (hasHistory ? 'history' : 'where')
