import { Icon } from '../ui/icon.tsx'
import { useRenderContext } from '../ui/render-context.tsx'
import { instantText } from './instant-text.ts'

/**
 * Says from when the prices are. Shown when the page itself was made of old data, or when the gateway stamps
 * `data-outdated` on html because it serves an old page.
 * @param at instant of the oldest price in ms
 */
export const PricesAsOf = ({ at, shown }: { at: number; shown: boolean }) => {
  const { t, market } = useRenderContext()
  const time = new Date(at)
  return (
    <div className="prices-as-of" data-shown={shown}>
      <p className="container">
        <Icon name="clock" />
        <span>
          {t('layout.pricesAsOf')} <time dateTime={time.toISOString()}>{instantText(market, time)}</time>
        </span>
      </p>
    </div>
  )
}
