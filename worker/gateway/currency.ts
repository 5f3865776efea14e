import type { Context } from 'hono'
import { chooseCurrency } from '../../markets/choose-currency.ts'
import { currencyOfCountry } from '../../markets/country-currency.ts'
import type { CurrencyCode } from '../../shared/contracts/money.ts'
import { loadLayout } from '../data/content.ts'
import { dataContext } from './data-context.ts'
import type { GatewayApp } from './gateway-app.ts'

/** The currency this visit is shown. Bots see the market's own; so does everybody when settings cannot be had. */
export const currencyFor = async (c: Context<GatewayApp>): Promise<CurrencyCode> => {
  const market = c.get('market')
  const visitor = c.get('visitor')
  const geolocated = currencyOfCountry(c.get('country'))
  if (visitor.isBot) return market.currency
  // Nothing to choose from: spare the look at the settings.
  if ((visitor.currencyPreference ?? geolocated ?? market.currency) === market.currency) return market.currency
  const listed = await loadLayout(dataContext(c), market.id).then(
    ({ value }) => value.settings.currencies.map((currency) => currency.isoCode),
    () => [],
  )
  return chooseCurrency(visitor.currencyPreference, geolocated, market.currency, listed)
}
