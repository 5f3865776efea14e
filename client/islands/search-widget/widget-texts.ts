import type { LookupTexts } from '../destination-lookup/lookup-texts.ts'
import type { CalendarTexts } from './calendar-texts.ts'
import type { WhenTab } from './widget-state.ts'

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
