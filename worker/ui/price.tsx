import type { Prices } from '../../shared/contracts/money.ts'
import { formatPercent } from './numbers.ts'
import { useRenderContext } from './render-context.tsx'

type PriceProps = {
  price: Prices
  basePrice: Prices
  discounted: boolean
  from?: boolean
  size?: 'medium' | 'large'
  className?: string | undefined
  /** No paragraph around a price that is not reduced. */
  isBare?: boolean
}

export const Price = ({
  price,
  basePrice,
  discounted,
  from = false,
  size = 'medium',
  className,
  isBare = false,
}: PriceProps) => {
  const { t, money, market, currency } = useRenderContext()
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
    </p>
  )
}
