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
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${date(from, 'short')} – ${date(to, 'short')}`
  const start = date(from, 'dayMonth')
  const end = date(to, 'short')
  if (from.slice(0, 7) !== to.slice(0, 7)) return `${start} – ${end}`
  const { leading, trailing } = sharedWords(start.split(' '), date(to, 'dayMonth').split(' '))
  const shortStart = start.split(' ').slice(0, start.split(' ').length - trailing)
  return `${shortStart.join(' ')}–${end.split(' ').slice(leading).join(' ')}`
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
