import type { CurrencyCode } from '../shared/contracts/money.ts'

const GBP = ['GB', 'IM', 'JE', 'GG']
const EUR = [
  'AT',
  'BE',
  'CY',
  'DE',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PT',
  'SI',
  'SK',
  'AD',
  'MC',
  'SM',
  'VA',
  'ME',
  'XK',
  'BG',
  'CH',
  'LI',
]
const USD = ['US', 'PR', 'EC', 'SV', 'PA', 'CA', 'AU', 'NZ', 'SG', 'HK', 'AE']

const CURRENCY_OF: ReadonlyMap<string, CurrencyCode> = new Map([
  ...GBP.map((country) => [country, 'GBP'] as const),
  ...EUR.map((country) => [country, 'EUR'] as const),
  ...USD.map((country) => [country, 'USD'] as const),
])

/** Catalogue currency used in a country (ISO 3166-1 alpha-2); `null` if none. */
export const currencyOfCountry = (country: string | null): CurrencyCode | null =>
  country === null ? null : (CURRENCY_OF.get(country) ?? null)
