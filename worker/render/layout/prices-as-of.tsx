import type { Market } from '../../../markets/market-schema.ts'
import { useSite } from '../site.tsx'
import { Icon } from '../ui/icon.tsx'

/**
 * Says from when the prices are. Shown when the page itself was made of old data, or when the gateway stamps
 * `data-outdated` on html because it serves an old page.
 * @param at instant of the oldest price in ms
 */
export const PricesAsOf = ({ at, shown }: { at: number; shown: boolean }) => {
  const { t, market } = useSite()
  const time = new Date(at)
  return (
    <div className="prices-as-of" data-shown={shown}>
      <p className="container">
        <Icon name="clock" />
        <span>
          {t('layout.pricesAsOf')} <time dateTime={time.toISOString()}>{formatterOf(market).format(time)}</time>
        </span>
      </p>
    </div>
  )
}

/** Dear to make: a fifth of a page's rendering. */
const formatters = new WeakMap<Market, Intl.DateTimeFormat>()

const formatterOf = (market: Market): Intl.DateTimeFormat => {
  const known = formatters.get(market)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat(market.locale, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  })
  formatters.set(market, made)
  return made
}
