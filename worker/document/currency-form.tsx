import type { Currency } from '../../shared/contracts/money.ts'
import { Button } from '../ui/button.tsx'
import { Field, Select } from '../ui/field.tsx'
import { useRenderContext } from '../ui/render-context.tsx'

/** Chooses the shown currency; only where there is more than one (spec section 9). */
export const CurrencyForm = ({ currencies }: { currencies: readonly Currency[] }) => {
  const { t, currency } = useRenderContext()
  if (currencies.length <= 1) return null
  return (
    <form className="currency" method="post" action="/api/currency">
      <Field id="currency" label={t('layout.currency')}>
        <Select
          id="currency"
          name="currency"
          defaultValue={currency}
          options={currencies.map(({ isoCode, symbol, name }) => ({ value: isoCode, label: `${symbol} ${name}` }))}
        />
      </Field>
      <Button variant="secondary">{t('layout.currencyApply')}</Button>
    </form>
  )
}
