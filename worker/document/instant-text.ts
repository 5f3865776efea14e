import type { Market } from '../../markets/market-schema.ts'
import { getOrCreate } from '../ui/get-or-create.ts'

const FORMAT = {
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
} as const

/** Creating one costs a fifth of rendering a page. */
const formatters = new WeakMap<Market, Intl.DateTimeFormat>()

/** Day, month and time, with time zone. */
export const instantText = (market: Market, time: Date): string =>
  getOrCreate(formatters, market, () => new Intl.DateTimeFormat(market.locale, FORMAT)).format(time)
