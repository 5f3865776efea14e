import type { Tour } from '../../../shared/contracts/tour.ts'
import { Price } from '../../ui/price.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'

type PricePerPersonProps = {
  tour: Pick<Tour, 'price' | 'basePrice' | 'discounted'>
  /** Other departures cost more. */
  from?: boolean
  isApproximate: boolean
}

/** The price of a card beside the story: large, and whether it is what is paid. */
export const PricePerPerson = ({ tour, from = false, isApproximate }: PricePerPersonProps) => {
  const { t } = useRenderContext()
  return (
    <div>
      <Price price={tour.price} basePrice={tour.basePrice} discounted={tour.discounted} from={from} size="large" />
      <p className="price-card-small">{t(isApproximate ? 'travel.perPersonAbout' : 'travel.perPerson')}</p>
    </div>
  )
}
