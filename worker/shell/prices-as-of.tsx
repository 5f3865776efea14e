import { Icon } from '../ui/icon.tsx'
import { useRenderContext } from '../ui/render-context.tsx'
import { useSlots } from '../ui/slots.ts'
import { instantText } from './instant-text.ts'

/** `shown`: for old data; otherwise only on pages that are outdated (`data-outdated` on html). `at`: the oldest, in ms. */
type PricesAsOfProps = { at: number; shown: boolean }

/** Age of the prices. */
export const PricesAsOf = (props: PricesAsOfProps) => {
  const { elementSlots } = useSlots()
  return props.shown ? (
    <Notice {...props} />
  ) : (
    elementSlots('only-for', [['outdated', <Notice key="notice" {...props} />]])
  )
}

const Notice = ({ at, shown }: PricesAsOfProps) => {
  const { t, market } = useRenderContext()
  const time = new Date(at)
  return (
    <div className="prices-as-of" data-shown={shown}>
      <p className="container">
        <Icon name="clock" />
        <span>
          {`${t('layout.pricesAsOf')} `}
          <time dateTime={time.toISOString()}>{instantText(market, time)}</time>
        </span>
      </p>
    </div>
  )
}
