import type { MessageKey } from '../../../markets/messages.ts'
import { typesettingByLanguage } from '../../../markets/registry.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import { Icon } from '../../ui/icon.tsx'
import { type RenderContext, useRenderContext } from '../../ui/render-context.tsx'
import { tracked } from '../../ui/tracked.ts'
import { type Departure, flightPrice } from './departure.ts'

/** Payment, cancellation and flight advice of a departure. */
export const DepartureTerms = ({ departure, dates }: { departure: Departure; dates: string }) => {
  const site = useRenderContext()
  const { t, money } = site
  const { tour, deposit, balanceDue, cancellation, flightAdvice } = departure
  const { freeUntil, flexibleUntil } = cancellation
  const free = freeUntil && datedText(site, 'travel.freeUntil', freeUntil)
  const flightsFrom = flightPrice(tour, site.currency)
  return (
    <details className="terms">
      <summary {...tracked({ event: 'terms_open' })}>
        {free !== null && (
          <span className="terms-promise">
            <Icon name="shield" />
            {free}
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
            <dd>{depositText(site, deposit)}</dd>
          </>
        )}
        <dt>{t(balanceDue === null ? 'travel.payment' : 'travel.balance')}</dt>
        <dd>{balanceDue === null ? t('travel.paymentInFull') : datedText(site, 'travel.balanceText', balanceDue)}</dd>
        <dt>{t('travel.cancellation')}</dt>
        <dd>
          {free ?? t('travel.freeOver')}
          {flexibleUntil !== null && (
            <span className="terms-line">{datedText(site, 'travel.flexibleUntil', flexibleUntil)}</span>
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

/** The deposit and the last day on which it can be chosen (spec section 1). */
export const depositText = (site: RenderContext, { amount, until }: NonNullable<Departure['deposit']>): string =>
  datedText(site, 'travel.depositText', until, { amount: site.money(amount) })

/** Formats a text that ends in a day, with the article that the language puts before it. */
export const datedText = (
  { t, market, date }: RenderContext,
  key: MessageKey,
  day: IsoDate,
  more: Record<string, string> = {},
): string => typesettingByLanguage[market.language].datedText(t(key, { ...more, date: date(day, 'short') }))
