import { CURRENCIES } from '../shared/money/currencies.ts'
import { groupThousands } from '../shared/money/format-money.ts'
import type { Market } from './market-schema.ts'

/**
 * Formats a number with the separators of the market's prices: 4227 is "4.227".
 * @param decimals default: as many as the number has
 */
export const formatNumber = (
  { currency, numberFormats }: Pick<Market, 'currency' | 'numberFormats'>,
  value: number,
  decimals?: number,
): string => {
  const { decimal, thousands } = numberFormats[currency] ?? CURRENCIES[currency].format
  const absolute = Math.abs(value)
  const [whole = '', fraction] = (decimals === undefined ? String(absolute) : absolute.toFixed(decimals)).split('.')
  const grouped = groupThousands(whole, thousands)
  return `${value < 0 ? '-' : ''}${grouped}${fraction === undefined ? '' : decimal + fraction}`
}
