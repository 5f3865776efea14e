const PRICES = new Set(['priceFrom', 'priceTo', 'currency'])

/**
 * Removes prices from a path and query: in another currency they would mean something else. All other parameters
 * stay as they were written.
 */
export const withoutPrices = (href: string): string => {
  const [path = '', query = ''] = href.split(/\?(.*)/s)
  const remaining = query.split('&').filter((pair) => pair !== '' && !PRICES.has(pair.split('=')[0] ?? ''))
  return remaining.length === 0 ? path : `${path}?${remaining.join('&')}`
}
