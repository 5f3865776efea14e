import type { FirstWeekday } from '../../../shared/calendar/calendar-months.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import type { SearchOptions } from '../../../shared/contracts/search-options.ts'
import type { LookupTexts } from '../destination-lookup/lookup-texts.ts'
import type { WhenTab } from './widget-state.ts'

export type SearchWidgetProps = {
  /** Begins the ids of its fields: unique on the page. */
  id: string
  /** dropdown: a bar whose sections open below it. panels: a page of folds, for the full-screen modal. */
  layout: 'dropdown' | 'panels'
  theme: 'pills' | 'solid'
  /** Path of the search page. */
  action: string
  /** The market's day. */
  today: IsoDate
  firstWeekday: FirstWeekday
  /** Of the prices in the calendar. */
  currency: string
  /** null: asked for once the widget wakes. */
  options: SearchOptions | null
  /** Putting the widget away forgets what was chosen (spec section 4). */
  clearOnClose: boolean
  texts: WidgetTexts
}

/** The widget's words, finished by the server in the market's language. */
export type WidgetTexts = {
  where: LookupTexts
  when: string
  anytime: string
  anywhere: string
  find: string
  clear: string
  continents: string
  /** Of the arrows beside the continents. */
  previous: string
  next: string
  tabs: string
  tab: Record<WhenTab, string>
  months: string
  events: string
  dateFrom: string
  dateTo: string
  dateHint: string
  history: string
  historyForget: string
  calendar: CalendarTexts
}

/** Words of the calendar; `{from}` and `{to}` are filled in by the browser. */
export type CalendarTexts = {
  keys: string
  previous: string
  next: string
  pickStart: string
  pickEnd: string
  pickDone: string
  lowest: string
  /** What the statuses that days can have are called, in the order in which the legend has them. */
  statuses: Readonly<Record<string, string>>
  loading: string
  clear: string
  picked: string
}
