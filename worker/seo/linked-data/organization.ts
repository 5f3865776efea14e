import { brand } from '../../../markets/brand.ts'
import type { Market } from '../../../markets/market-schema.ts'

/**
 * Who we are, and how the site is searched, for the home page. The organisation has one id in all markets: it is
 * the same one.
 * @param world absolute origin of the Global site
 * @param email where people write to, in this market
 */
export const organization = (market: Market, origin: string, world: string, email: string): object[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${world}/#organization`,
    name: brand.name,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    email,
  },
  {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: brand.name,
    url: `${origin}/`,
    inLanguage: market.locale,
    publisher: { '@id': `${world}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${market.paths.search}?textSearch={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  },
]
