import type { Currency } from '../../../shared/contracts/money.ts'
import { Icon } from '../../ui/icon.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'

/** Every currency as a button that chooses it. */
export const CurrencyChoice = ({ currencies }: { currencies: readonly Currency[] }) => {
  const { t, currency } = useRenderContext()
  return (
    <form className="choices" method="post" action="/api/currency" aria-label={t('layout.currency')}>
      {currencies.map(({ isoCode, symbol, name }) => (
        <button
          key={isoCode}
          className="choice"
          type="submit"
          name="currency"
          value={isoCode}
          {...(isoCode === currency && { 'aria-current': 'true' as const })}
        >
          <span className="choice-mark" aria-hidden="true">
            {symbol}
          </span>
          <span>
            {name} <span className="choice-more">{isoCode}</span>
          </span>
          {isoCode === currency && <Icon name="check" />}
        </button>
      ))}
    </form>
  )
}
