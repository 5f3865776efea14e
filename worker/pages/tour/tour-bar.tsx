import { amountIn } from '../../ui/amount.ts'
import { formatDateRange } from '../../ui/date-range.ts'
import { Price } from '../../ui/price.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { tracked } from '../../ui/tracked.ts'
import { DepartureAction } from '../travel/departure-action.tsx'
import type { TourModel } from './tour-model.ts'

/** Once the card is out of view, the price, the true total and the way on stay at the lower edge of the screen. */
export const TourBar = ({ model: { departure, total, isPriceApproximate } }: { model: TourModel }) => {
  const site = useRenderContext()
  const { tour } = departure
  return (
    <aside className="booking-bar" aria-label={site.t('travel.book')} {...tracked({ sectionFrom: 'booking-bar' })}>
      <div className="container booking-bar-line">
        <div>
          <Price price={tour.price} basePrice={tour.basePrice} discounted={tour.discounted} />
          <p className="price-card-small tabular">
            {site.t(isPriceApproximate ? 'travel.perPersonAbout' : 'travel.perPerson')}
            {total !== null && (
              <>
                {' · '}
                <a href="#total">
                  {site.t('tour.totalSum')} {amountIn(site, total.total)}
                </a>
              </>
            )}
          </p>
        </div>
        <div className="booking-bar-action">
          <DepartureAction departure={departure} dates={formatDateRange(site, tour.startingDate, tour.endingDate)} />
        </div>
      </div>
    </aside>
  )
}
