import { SALES_STATUSES, type Tour } from '../../../shared/contracts/tour.ts'
import { type FlightAdvice, flightAdvice, isAvailable, offerOf } from '../../../shared/tours/offer.ts'
import { datedText, useRenderContext } from '../../ui/render-context.tsx'
import { StatusPill } from '../../ui/status-pill.tsx'
import type { PublicModal } from '../define-modal.ts'

const ADVICE: readonly FlightAdvice[] = ['can-be-bought', 'wait-for-confirmation', 'wait-for-booking-confirmation']

/** When to buy flights, by status (spec section 4), and the cheapest flight to one of these departures. */
export const FlightClub = ({ tours }: { tours: readonly Tour[] }) => {
  const site = useRenderContext()
  const { t, money, currency } = site
  const [cheapest] = tours
    .flatMap((tour) => {
      const price = tour.flights?.minimumPrice
      return price !== undefined && price[currency] > 0 && isAvailable(offerOf(tour))
        ? { day: tour.startingDate, price }
        : []
    })
    .sort((a, b) => a.price[currency] - b.price[currency])
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
      {cheapest && <p>{datedText(site, 'modals.flightClubFrom', cheapest.day, { amount: money(cheapest.price) })}</p>}
      <p className="note">{t('modals.flightClubTogether')}</p>
    </>
  )
}

export const flightClubModal: PublicModal = {
  size: 'medium',
  ofPages: true,
  open: ({ site }) => ({ title: site.t('modals.flightClub'), body: <FlightClub tours={[]} /> }),
}
