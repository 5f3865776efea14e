/** The first price after a mark. */
export const priceAfter = (mark: string, html: string): string | undefined =>
  html.slice(html.indexOf(mark)).match(/class="price-now">([^<]*)</)?.[1]

type Offer = { price?: string; availabilityStarts?: string; availabilityEnds?: string }

type LinkedData = {
  '@type'?: string | string[]
  offers?: Offer & { lowPrice?: string; offerCount?: number; offers?: Offer[] }
  aggregateRating?: { ratingValue?: string; reviewCount?: number }
  itemListElement?: { url?: string; item?: string | LinkedData }[]
}

/** Structured data of a type. */
export const linkedDataIn = (html: string, type: string): LinkedData[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, text = 'null']): LinkedData | null => JSON.parse(text))
    .flatMap((data) => (data !== null && [data['@type']].flat().includes(type) ? data : []))

/** Paths that the main part of a page links. */
export const linksIn = (html: string): ReadonlySet<string> => {
  const [main = ''] = html.slice(html.indexOf('<main')).split('</main>')
  return new Set([...main.matchAll(/href="(\/[^"]*)"/g)].map(([, path = '']) => plain(path)))
}

export const plain = (attribute: string): string => attribute.replaceAll('&amp;', '&')
