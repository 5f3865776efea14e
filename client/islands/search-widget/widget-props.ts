import type { FirstWeekday } from '../../../shared/calendar/calendar-months.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import type { SearchOptions } from '../../../shared/contracts/search-options.ts'
import type { LookupTexts } from '../destination-lookup/lookup-state.ts'
import type { WhenTab } from './widget-state.ts'

export type SearchWidgetProps = {
  /** Prefix of the field ids. */
  id: string
  /** panels: folds in the full-screen modal. */
  layout: 'dropdown' | 'panels'
  theme: 'pills' | 'solid'
  action: string
  today: IsoDate
  firstWeekday: FirstWeekday
  currency: string
  /** Prices are in another currency than the market's. */
  isApproximate: boolean
  /** null: loaded after hydration. */
  options: SearchOptions | null
  clearOnClose: boolean
  texts: WidgetTexts
}

/** Messages of a market, in a file of its own (build/island-texts.ts). */
export type WidgetTexts = {
  where: LookupTexts
  when: string
  anytime: string
  anywhere: string
  find: string
  clear: string
  continents: string
  /** Labels of the arrows beside the continents. */
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

/** `{{from}}` and `{{to}}` are filled in by the browser. */
export type CalendarTexts = {
  keys: string
  previous: string
  next: string
  pickStart: string
  pickEnd: string
  pickDone: string
  lowest: string
  lowestAbout: string
  /** In the legend's order. */
  statuses: Readonly<Record<string, string>>
  loading: string
  clear: string
  picked: string
}
