import type { Market } from '../../markets/market-schema.ts'
import { formatInstant } from '../../shared/dates/format-instant.ts'
import { getOrCreate } from '../../shared/keys/get-or-create.ts'

const FORMAT = {
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
} as const

/** Creating a formatter costs a fifth of rendering a page; formatting, a hundredth. */
const lastTexts = new WeakMap<Market, { format: Intl.DateTimeFormat; minute: number; text: string }>()
const MINUTE_MS = 60_000

/** Day, month and time, with time zone. */
export const instantText = (market: Market, time: Date): string => {
  const last = getOrCreate(lastTexts, market, () => ({
    format: new Intl.DateTimeFormat(market.locale, FORMAT),
    minute: Number.NaN,
    text: '',
  }))
  const minute = Math.floor(time.getTime() / MINUTE_MS)
  if (minute !== last.minute) Object.assign(last, { minute, text: formatInstant(last.format, time) })
  return last.text
}
