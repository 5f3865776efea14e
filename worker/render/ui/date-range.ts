import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import type { Site } from '../site.tsx'

/**
 * A stretch of days without what both ends share: "12–21 mar 2027", "Mar 28 – Apr 4, 2027", "28 dic 2026 – 4 gen 2027".
 * Works on the market's own patterns, so it needs no list of languages.
 */
export const formatDateRange = (site: Pick<Site, 'date'>, from: IsoDate, to: IsoDate): string => {
  if (from === to) return site.date(from, 'short')
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${site.date(from, 'short')} – ${site.date(to, 'short')}`
  const start = site.date(from, 'dayMonth')
  const end = site.date(to, 'short')
  if (from.slice(0, 7) !== to.slice(0, 7)) return `${start} – ${end}`
  const { leading, trailing } = sharedWords(start.split(' '), site.date(to, 'dayMonth').split(' '))
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
