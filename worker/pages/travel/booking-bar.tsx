import { ButtonLink } from '../../ui/button.tsx'
import { Price } from '../../ui/price.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { DEPARTURES_ID } from './departure-links.ts'
import type { TravelModel } from './travel-model.ts'

/** Once the card is out of view, the price and the way to the dates stay at the lower edge of the screen. */
export const BookingBar = ({ model: { best, upcomingCount } }: { model: TravelModel }) => {
  const { t } = useRenderContext()
  return (
    <aside className="booking-bar" aria-label={t('travel.chooseDate')}>
      <div className="container booking-bar-line">
        {best === null ? (
          <p>{t(upcomingCount === 0 ? 'trip.noDepartures' : 'travel.noBookable')}</p>
        ) : (
          <Price price={best.price} basePrice={best.basePrice} discounted={best.discounted} from />
        )}
        <ButtonLink href={`#${DEPARTURES_ID}`}>
          {t(best === null ? 'travel.seeDepartures' : 'travel.chooseDate')}
        </ButtonLink>
      </div>
    </aside>
  )
}
