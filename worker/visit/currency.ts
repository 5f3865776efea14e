import { currencyOfCountry } from '../../markets/country-currency.ts'
import type { CurrencyCode } from '../../shared/contracts/money.ts'
import { loadLayout } from '../data/content.ts'
import { valueOrNull } from '../data/public-client.ts'
import type { Visit } from './visit.ts'

/** Only a new isolate waits, with a slow back end. */
const MAX_WAIT_MS = 500

/** The market's own for robots, and while the settings cannot be loaded. */
export const currencyOf = async ({ market, visitor, country, config, data }: Visit): Promise<CurrencyCode> => {
  const geolocated = currencyOfCountry(country)
  if (visitor.isBot) return market.currency
  // One currency needs no settings.
  if ((visitor.currencyPreference ?? geolocated ?? market.currency) === market.currency) return market.currency
  const deadline = Math.min(config.realNow() + MAX_WAIT_MS, data.deadline ?? Number.POSITIVE_INFINITY)
  const layout = await valueOrNull(loadLayout({ ...data, deadline }, market.id))
  const listed = layout?.settings.currencies.map(({ isoCode }) => isoCode) ?? []
  return chooseCurrency(visitor.currencyPreference, geolocated, market.currency, listed)
}

/**
 * The displayed currency (spec section 9): the stored preference, else the geolocated one, each only when the
 * settings list it; otherwise the market's own.
 */
export const chooseCurrency = (
  preference: CurrencyCode | null,
  geolocated: CurrencyCode | null,
  marketCurrency: CurrencyCode,
  inSettings: readonly CurrencyCode[],
): CurrencyCode => [preference, geolocated].find((each) => each !== null && inSettings.includes(each)) ?? marketCurrency
