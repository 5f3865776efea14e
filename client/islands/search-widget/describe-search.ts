import { formatDay } from '../../../shared/calendar/day-format.ts'
import type { SelectedPeriod } from '../../../shared/calendar/pick-range.ts'
import type { DaysQuery } from '../../../shared/contracts/browser-api.ts'
import type { PeriodOption, SearchOptions } from '../../../shared/contracts/search-options.ts'
import { formatDateRange } from '../../../shared/dates/date-range.ts'
import type { HistoryEntry } from '../../../shared/search-history/search-history.ts'
import type { LookupState, Selection } from '../destination-lookup/lookup-state.ts'
import type { SearchWidgetProps, WidgetTexts } from './widget-props.ts'

const periodsOf = (options: SearchOptions): [kind: string, PeriodOption][] =>
  (['months', 'events', 'seasons', 'suggested'] as const).flatMap((kind) =>
    options[kind].map((option): [string, PeriodOption] => [kind, option]),
  )

export const offeredPeriod = (options: SearchOptions | null, period: SelectedPeriod): [string, PeriodOption] | null =>
  options === null || period === -1
    ? null
    : (periodsOf(options).find(([, { from, to }]) => from === period.startingDate && to === period.endingDate) ?? null)

export const periodOfValue = (options: SearchOptions | null, value: string): PeriodOption | null =>
  options === null ? null : (periodsOf(options).find(([, option]) => option.value === value)?.[1] ?? null)

/** "Marzo 2027", "12–21 mar 2027", or the market's text for any time. */
export const formatPeriod = (options: SearchOptions | null, period: SelectedPeriod, texts: WidgetTexts): string => {
  if (period === -1) return texts.anytime
  const known = offeredPeriod(options, period)
  if (known !== null) return known[1].label
  if (options === null) return `${period.startingDate} – ${period.endingDate}`
  const date = (day: string, pattern: 'short' | 'dayMonth') => formatDay(day, options.words, pattern)
  return formatDateRange(date, period.startingDate, period.endingDate)
}

type Search = Pick<SearchWidgetProps, 'action' | 'options' | 'texts'> & {
  text: string
  selection: Selection | null
  period: SelectedPeriod
  from: string
}

export const whereQuery = ({ text, selection }: Pick<Search, 'text' | 'selection'>): Record<string, string> => {
  const textSearch = text.trim()
  if (selection === null) return (textSearch === '' ? {} : { textSearch }) satisfies Partial<DaysQuery>
  const { kind, id } = selection
  return (kind === 'continent' ? { 'continentId[]': id } : { 'destinationId[]': id }) satisfies Partial<DaysQuery>
}

export const describeSearch = (search: Search): Omit<HistoryEntry, 'date' | 'userStatus'> => {
  const { action, text, selection, period, options, texts, from } = search
  const dates: Record<string, string> =
    period === -1 ? {} : { dateFrom: period.startingDate, dateTo: period.endingDate }
  const query = new URLSearchParams({ ...whereQuery(search), ...dates }).toString()
  const destinationName = selection?.name ?? text.trim()
  return {
    values: {
      destinationName,
      params: { dateFrom: dates.dateFrom ?? null, dateTo: dates.dateTo ?? null },
      gtm: { from, period: period === -1 ? 'whenever' : (offeredPeriod(options, period)?.[0] ?? 'dates') },
    },
    title: destinationName === '' ? texts.anywhere : destinationName,
    description: formatPeriod(options, period, texts),
    url: query === '' ? action : `${action}?${query}`,
  }
}

export const departureDaysQuery = ({ text, selection, focused }: LookupState, currency: string): DaysQuery => ({
  currency,
  // A partly typed word would empty the calendar.
  ...whereQuery({ text: focused ? '' : text, selection }),
})
