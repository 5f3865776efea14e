import type { Currency } from '../../../shared/contracts/money.ts'
import { CountryLink, countriesInMenu } from '../../shell/country-switch.tsx'
import type { Head } from '../../shell/head.ts'
import { Icon } from '../../ui/icon.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { ReturnField } from '../../ui/return-field.tsx'

export const LanguageChoice = ({ samePage }: { samePage: Head['alternates'] }) => {
  const { market: current, t } = useRenderContext()
  return (
    <nav aria-label={t('layout.countrySwitch')}>
      <ul className="choices">
        {countriesInMenu(current).map((market) => (
          <li key={market.id}>
            <CountryLink market={market} samePage={samePage} className="choice">
              <span>
                {market.label} <span className="choice-more">{market.languageLabel}</span>
              </span>
              {market.id === current.id && <Icon name="check" />}
            </CountryLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export const CurrencyChoice = ({ currencies }: { currencies: readonly Currency[] }) => {
  const { t, currency } = useRenderContext()
  return (
    <form className="choices" method="post" action="/api/currency" aria-label={t('layout.currency')}>
      <ReturnField />
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
