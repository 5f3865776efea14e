import type { Prices } from '../../../shared/contracts/money.ts'
import { SALES_STATUSES } from '../../../shared/contracts/tour.ts'
import { type FlightAdvice, flightAdvice } from '../../../shared/tours/offer.ts'
import { useRenderContext } from '../../ui/render-context.tsx'
import { StatusPill } from '../../ui/status-pill.tsx'

const ADVICE: readonly FlightAdvice[] = ['can-be-bought', 'wait-for-confirmation', 'wait-for-booking-confirmation']

/** When to buy flights, by status (spec section 4). `from`: the cheapest flight of this travel. */
export const FlightClub = ({ from }: { from: Prices | null }) => {
  const { t, money } = useRenderContext()
  return (
    <>
      <p>{t('modals.flightClubText')}</p>
      <dl className="flight-advice">
        {ADVICE.map((advice) => (
          <div key={advice}>
            <dt>
              {SALES_STATUSES.filter((status) => flightAdvice(status) === advice).map((status) => (
                <StatusPill key={status} status={status} />
              ))}
            </dt>
            <dd>{t(`travel.flights-${advice}`)}</dd>
          </div>
        ))}
      </dl>
      {from !== null && <p>{t('modals.flightClubFrom', { amount: money(from) })}</p>}
      <p className="note">{t('modals.flightClubTogether')}</p>
    </>
  )
}
