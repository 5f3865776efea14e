import { Icon } from '../ui/icon.tsx'
import { useRenderContext } from '../ui/render-context.tsx'
import { instantText } from './instant-text.ts'

/** Age of the prices; shown for old data or when the gateway sets `data-outdated` on html. `at`: the oldest, in ms. */
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
