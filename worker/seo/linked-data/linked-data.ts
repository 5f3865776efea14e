import { brand } from '../../../markets/brand.ts'
import type { Market } from '../../../markets/market-schema.ts'
import type { Place } from '../../ui/breadcrumb-trails.ts'

const CONTEXT = 'https://schema.org'

/** Home first; places without a path in this market are left out. */
export const breadcrumbs = (places: readonly Place[], origin: string): object => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: places
    .filter(({ path }) => path !== null)
    .map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: origin + path })),
})

/** null without questions; repeated ones count once. */
export const faqPage = (items: readonly { question: string; answer: string }[]): object | null => {
  const distinct = [...new Map(items.map((item) => [item.question, item])).values()]
  return distinct.length === 0
    ? null
    : {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: distinct.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }
}

/** A page of a list, and what it is about if the list shows its price. */
export type ListedPage = { path: string; item?: object }

/** null when empty; each page counts once. */
export const itemList = (name: string, pages: readonly ListedPage[], origin: string): object | null => {
  const distinct = pages.filter(({ path }, index) => pages.findIndex((each) => each.path === path) === index)
  return distinct.length === 0
    ? null
    : {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name,
        numberOfItems: distinct.length,
        itemListElement: distinct.map(({ path, item }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: origin + path,
          ...(item && { item }),
        })),
      }
}

/** An editor's JSON-LD (spec section 2): its objects with a type; broken markup is left out. */
export const ownMarkup = (markup: string | null): object[] => {
  if (markup === null) return []
  try {
    return [JSON.parse(markup) as unknown].flat().filter(isTyped)
  } catch {
    return []
  }
}

const isTyped = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && ('@type' in value || '@graph' in value)

/**
 * Organization and search of the home page.
 * @param world origin of the Global site, because the id is one for all markets
 * @param profiles URLs on social networks
 */
export const organization = (
  market: Market,
  origin: string,
  world: string,
  { email, profiles }: { email: string; profiles: readonly string[] },
): object[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${world}/#organization`,
    name: brand.name,
    legalName: brand.legal.companyName,
    vatID: brand.legal.vatNumber,
    url: `${origin}/`,
    logo: `${origin}/icons/app-512.png`,
    email,
    ...(profiles.length > 0 && { sameAs: profiles }),
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
