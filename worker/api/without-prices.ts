const PRICES = new Set(['priceFrom', 'priceTo', 'currency'])

/**
 * Removes prices from a path and query: in another currency they would mean something else. All other parameters
 * stay as they were written.
 */
export const withoutPrices = (address: string): string => {
  const [path = '', query = ''] = address.split(/\?(.*)/s)
  const kept = query.split('&').filter((pair) => pair !== '' && !PRICES.has(pair.split('=')[0] ?? ''))
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`
}
