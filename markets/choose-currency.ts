import type { CurrencyCode } from '../shared/contracts/money.ts'

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
