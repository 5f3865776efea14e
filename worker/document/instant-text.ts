import type { Market } from '../../markets/market-schema.ts'

/** Creating one costs a fifth of rendering a page. */
const formatters = new WeakMap<Market, Intl.DateTimeFormat>()

/** Day, month and time, with time zone. */
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
