import type { Market } from '../../markets/market-schema.ts'

/** Dear to make: a fifth of a page's rendering. */
const formatters = new WeakMap<Market, Intl.DateTimeFormat>()

/** An instant in a market's words: day, month and time, with the zone that it is told in. */
export const instantText = (market: Market, time: Date): string => {
  const known = formatters.get(market)
  if (known !== undefined) return known.format(time)
  const made = new Intl.DateTimeFormat(market.locale, {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  })
  formatters.set(market, made)
  return made.format(time)
}
