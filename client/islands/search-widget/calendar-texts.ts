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
