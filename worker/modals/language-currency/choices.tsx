import type { Currency } from '../../../shared/contracts/money.ts'
import { CountryLink, countriesInMenu } from '../../shell/country-switch.tsx'
import type { Head } from '../../shell/head.ts'
import type { ModalScreen } from '../../shell/modal.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { ReturnField } from '../../ui/return-field.tsx'
import type { Frame, PublicModal } from '../define-modal.ts'

const LanguageChoice = ({ samePage }: { samePage: Head['alternates'] }) => {
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

const CurrencyChoice = ({ currencies }: { currencies: readonly Currency[] }) => {
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

const languages = ({ site: { t }, alternates }: Frame): ModalScreen => ({
  title: t('layout.countrySwitch'),
  body: (
    <>
      <LanguageChoice samePage={alternates} />
      <p className="note">{t('modals.languageText')}</p>
    </>
  ),
})

/** null where there is nothing to choose. */
const currencies = ({ site: { t }, layout }: Frame): ModalScreen | null => {
  const offered = layout?.settings.currencies ?? []
  if (offered.length <= 1) return null
  return {
    title: t('layout.currency'),
    body: (
      <>
        <CurrencyChoice currencies={offered} />
        <p className="note">{t('modals.currencyText')}</p>
      </>
    ),
  }
}

export const languageModal: PublicModal = { size: 'small', open: languages }
export const currencyModal: PublicModal = { size: 'small', open: currencies }
export const languagesAndCurrenciesModal: PublicModal = {
  size: 'medium',
  open: (frame) => {
    const [language, currency] = [languages(frame), currencies(frame)]
    if (currency === null) return language
    return {
      title: frame.site.t('modals.languagesAndCurrencies'),
      body: (
        <>
          {language.body}
          <h3>{currency.title}</h3>
          {currency.body}
        </>
      ),
    }
  },
}
