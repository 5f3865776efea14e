import type { Tour } from '../../shared/contracts/tour.ts'
import { formatPercent } from './numbers.ts'
import { datedText, useRenderContext } from './render-context.tsx'

type PriceProps = {
  tour: Pick<Tour, 'price' | 'basePrice' | 'discounted' | 'startingDate'>
  /** Other departures cost more: the price has a date. */
  from?: boolean
  size?: 'medium' | 'large'
  className?: string | undefined
  /** No paragraph around a price that is not reduced. */
  isBare?: boolean
}

export const Price = ({
  tour: { price, basePrice, discounted, startingDate },
  from = false,
  size = 'medium',
  className,
  isBare = false,
}: PriceProps) => {
  const site = useRenderContext()
  const { t, money, market, currency } = site
  const reduced = discounted && price[currency] < basePrice[currency]
  const now = <strong className="price-now">{money(price)}</strong>
  if (isBare && !reduced) return now
  return (
    <p className={['price', size === 'large' && 'price-large', className].filter(Boolean).join(' ')}>
      {from && <span className="price-from">{`${t('trip.from')} `}</span>}
      {reduced && (
        <>
          <span className="visually-hidden">{`${t('trip.fullPrice')} `}</span>
          <del className="price-base">{money(basePrice)}</del>{' '}
          <span className="visually-hidden">{`${t('trip.discountedPrice')} `}</span>
        </>
      )}
      {now}
      {reduced && (
        <span className="price-off">{formatPercent(market.locale, price[currency] / basePrice[currency] - 1)}</span>
      )}
      {from && (
        <time className="price-from" dateTime={startingDate}>
          {` ${datedText(site, 'trip.onDate', startingDate)}`}
        </time>
      )}
    </p>
  )
}
