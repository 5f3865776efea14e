import { Icon } from '../../ui/icon.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { tracked } from '../../ui/tracked.ts'
import { datedText } from './dated-text.ts'
import type { Departure } from './departure.ts'

/** How a departure is paid and cancelled, and when to buy flights: closed, with the promise that matters in sight. */
export const DepartureTerms = ({ departure, dates }: { departure: Departure; dates: string }) => {
  const site = useRenderContext()
  const { t, money, date, currency } = site
  const dated = datedText(site)
  const { tour, deposit, balanceDue, cancellation, flightAdvice } = departure
  const { freeUntil, flexibleUntil } = cancellation
  const flightsFrom =
    tour.flights !== null && tour.flights.minimumPrice[currency] > 0 ? tour.flights.minimumPrice : null
  return (
    <details className="terms">
      <summary {...tracked({ event: 'terms_open' })}>
        {freeUntil !== null && (
          <span className="terms-promise">
            <Icon name="shield" />
            {dated('travel.freeUntil', { date: date(freeUntil, 'short') })}
          </span>
        )}
        <span className="terms-more">
          {t('travel.terms')}
          <span className="visually-hidden"> {t('travel.termsOf', { dates })}</span>
          <Icon name="chevron-down" className="menu-chevron" />
        </span>
      </summary>
      <dl>
        {deposit !== null && (
          <>
            <dt>{t('travel.deposit')}</dt>
            <dd>
              {dated('travel.depositText', { amount: money(deposit.amount), date: date(deposit.cutOffDate, 'short') })}
            </dd>
          </>
        )}
        {balanceDue === null ? (
          <>
            <dt>{t('travel.payment')}</dt>
            <dd>{t('travel.paymentInFull')}</dd>
          </>
        ) : (
          <>
            <dt>{t('travel.balance')}</dt>
            <dd>{dated('travel.balanceText', { date: date(balanceDue, 'short') })}</dd>
          </>
        )}
        <dt>{t('travel.cancellation')}</dt>
        <dd>
          {freeUntil === null ? t('travel.freeOver') : dated('travel.freeUntil', { date: date(freeUntil, 'short') })}
          {flexibleUntil !== null && (
            <span className="terms-line">{dated('travel.flexibleUntil', { date: date(flexibleUntil, 'short') })}</span>
          )}
        </dd>
        {(flightAdvice !== null || flightsFrom !== null) && (
          <>
            <dt>{t('travel.flights')}</dt>
            <dd>
              {flightAdvice !== null && t(`travel.flights-${flightAdvice}`)}
              {flightsFrom !== null && (
                <span className="terms-line">{t('travel.flightsFrom', { amount: money(flightsFrom) })}</span>
              )}
            </dd>
          </>
        )}
      </dl>
    </details>
  )
}
