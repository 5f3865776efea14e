import type { IsoDate } from '../contracts/iso-date.ts'

/**
 * A stretch of days without what both ends share: "12–21 mar 2027", "Mar 28 – Apr 4, 2027", "28 dic 2026 – 4 gen 2027".
 * Works on the market's own patterns, so it needs no list of languages.
 * @param date a day in the market's pattern
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

/** How many words two days of one month have in common at the front ("Mar 12") and at the back ("12 mar"). */
const sharedWords = (a: string[], b: string[]): { leading: number; trailing: number } => {
  let leading = 0
  while (leading < a.length - 1 && a[leading] === b[leading]) leading += 1
  let trailing = 0
  while (trailing < a.length - 1 - leading && a.at(-1 - trailing) === b.at(-1 - trailing)) trailing += 1
  return { leading, trailing }
}

/** First and last day, both included. */
export type Span = { startingDate: string; endingDate: string }

/** Whether two spans share a day. */
export const overlaps = (a: Span, b: Span): boolean => a.startingDate <= b.endingDate && b.startingDate <= a.endingDate
