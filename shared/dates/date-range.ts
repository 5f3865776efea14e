import type { IsoDate } from '../contracts/iso-date.ts'

/**
 * Formats a range without repeating shared parts: "12–21 mar 2027", "Mar 28 – Apr 4, 2027", "28 dic 2026 – 4 gen 2027".
 * @param date formats a day by the market's pattern
 */
export const formatDateRange = (
  date: (day: IsoDate, pattern: 'short' | 'dayMonth') => string,
  from: IsoDate,
  to: IsoDate,
): string => {
  if (from === to) return date(from, 'short')
  const ends = rangeEnds(
    from,
    to,
    (day) => date(day, 'short'),
    (day) => date(day, 'dayMonth'),
  )
  return `${ends.from}${from.slice(0, 7) === to.slice(0, 7) ? '–' : ' – '}${ends.to}`
}

/** Formats the ends of a range for a sentence: "12" and "21 marzo 2027", "March 12" and "21, 2027". */
export const longRangeEnds = (
  date: (day: IsoDate, pattern: 'long' | 'longDayMonth') => string,
  from: IsoDate,
  to: IsoDate,
): RangeEnds =>
  rangeEnds(
    from,
    to,
    (day) => date(day, 'long'),
    (day) => date(day, 'longDayMonth'),
  )

type RangeEnds = { from: string; to: string }
type FormatDay = (day: IsoDate) => string

const rangeEnds = (from: IsoDate, to: IsoDate, full: FormatDay, dayMonth: FormatDay): RangeEnds => {
  if (from.slice(0, 4) !== to.slice(0, 4)) return { from: full(from), to: full(to) }
  const start = dayMonth(from)
  const end = full(to)
  if (from.slice(0, 7) !== to.slice(0, 7)) return { from: start, to: end }
  const { leading, trailing } = sharedWords(start.split(' '), dayMonth(to).split(' '))
  const shortStart = start.split(' ').slice(0, start.split(' ').length - trailing)
  return { from: shortStart.join(' '), to: end.split(' ').slice(leading).join(' ') }
}

/** Number of words that two days of one month share at the start ("Mar 12") and at the end ("12 mar"). */
const sharedWords = (a: string[], b: string[]): { leading: number; trailing: number } => {
  let leading = 0
  while (leading < a.length - 1 && a[leading] === b[leading]) leading += 1
  let trailing = 0
  while (trailing < a.length - 1 - leading && a.at(-1 - trailing) === b.at(-1 - trailing)) trailing += 1
  return { leading, trailing }
}

/** First and last day, inclusive. */
export type Span = { startingDate: string; endingDate: string }

export const overlaps = (a: Span, b: Span): boolean => a.startingDate <= b.endingDate && b.startingDate <= a.endingDate
