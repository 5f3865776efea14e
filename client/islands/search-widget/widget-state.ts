import {
  NOTHING_PICKED,
  type PickedRange,
  periodOfRange,
  pickDay,
  rangeOf,
  type SelectedPeriod,
} from '../../../shared/calendar/pick-range.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'

/** Sections of the widget (spec section 2). */
export const SECTIONS = ['where', 'when', 'history'] as const
export type Section = (typeof SECTIONS)[number]
/** Ways to say when. */
export const WHEN_TABS = ['periods', 'seasons', 'suggested', 'dates'] as const
export type WhenTab = (typeof WHEN_TABS)[number]

/** The states of the search widget (spec section 4); where is the look-up's (destination-lookup/lookup-state.ts). */
export type WidgetState = {
  /** Closed, or open in exactly one section. */
  open: Section | null
  tab: WhenTab
  /** What the search will use; -1 is whenever. */
  period: SelectedPeriod
  /** Days that are being picked and are not applied yet, because a second one may follow. */
  pending: PickedRange | null
}

export type WidgetAction =
  | { type: 'opened' | 'toggled'; section: Section }
  /** The section is closed; what was chosen stays. */
  | { type: 'folded' }
  /** The whole widget is put away, which clears it when asked to. */
  | { type: 'closed'; clears: boolean }
  | { type: 'tabbed'; tab: WhenTab }
  | { type: 'periodTapped'; from: IsoDate; to: IsoDate }
  | { type: 'dayPicked'; day: IsoDate }
  /** Whenever, or dates from elsewhere: text fields, another page. */
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

/** Tapping the selected period takes it back; a period of one day waits until the section is closed. */
const tapped = (state: WidgetState, from: IsoDate, to: IsoDate): WidgetState => {
  const selected = selectedPeriod(state)
  if (selected !== -1 && selected.startingDate === from && selected.endingDate === to)
    return { ...state, period: -1, pending: null }
  return withRange(state, rangeOf(from, to))
}

/** Spec section 4: a period applies at once unless its start equals its end. */
const withRange = (state: WidgetState, range: PickedRange): WidgetState =>
  range.from !== null && range.to === null
    ? { ...state, pending: range }
    : { ...state, period: periodOfRange(range), pending: null }

const applied = (state: WidgetState): WidgetState =>
  state.pending === null ? state : { ...state, period: periodOfRange(state.pending), pending: null }

/** What a search would use now: days that wait for a second one count. */
export const selectedPeriod = ({ period, pending }: WidgetState): SelectedPeriod =>
  pending === null ? period : periodOfRange(pending)

/** What the calendar shows as picked. */
export const pickedRange = (state: WidgetState): PickedRange => {
  const selected = selectedPeriod(state)
  return selected === -1 ? NOTHING_PICKED : rangeOf(selected.startingDate, selected.endingDate)
}

/** Spec section 5: clear-all is disabled when nothing is selected. */
export const hasSomething = (state: WidgetState, where: { text: string; selection: unknown }): boolean =>
  selectedPeriod(state) !== -1 || where.text.trim() !== '' || where.selection !== null

/** The section that opens by itself from the menu (spec section 2): history first if there is some. */
export const firstSection = (hasHistory: boolean): Section => (hasHistory ? 'history' : 'where')
