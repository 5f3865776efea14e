import type { CurrencyCode } from '../shared/contracts/money.ts'
import { allMarkets, countriesOf } from './registry.ts'

/** Territories (ISO 3166-1 alpha-2 and CLDR) where a catalogue currency is legal tender, as CLDR lists them. */
const TENDER: Partial<Record<CurrencyCode, string>> = {
  EUR: 'AD AT AX BE BG BL CY DE EA EE ES EU FI FR GF GP GR HR IC IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT',
  GBP: 'GB GG GS IM JE TA',
  USD: 'AS BQ DG EC FM GU HT IO MH MP PA PR PW SV TC TL UM US VG VI ZW',
}

/** Territories without a tender of the catalogue whose own currency equals one, or whose visitors know it best. */
const CLOSE: Partial<Record<CurrencyCode, string>> = { GBP: 'AC FK GI SH', USD: 'AE BM BS HK SG' }

const CURRENCY_OF: ReadonlyMap<string, CurrencyCode> = new Map([
  ...allMarkets.flatMap((market) => countriesOf(market).map((country) => [country, market.currency] as const)),
  ...[CLOSE, TENDER].flatMap((table) =>
    Object.entries(table).flatMap(([currency, territories]) =>
      territories.split(' ').map((territory) => [territory, currency as CurrencyCode] as const),
    ),
  ),
])

/** The catalogue currency used in a country, or in its market; `null` if there is none. */
export const currencyOfCountry = (country: string | null): CurrencyCode | null =>
  country === null ? null : (CURRENCY_OF.get(country) ?? null)
