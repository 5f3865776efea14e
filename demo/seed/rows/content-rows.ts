import type { SeedSources } from '../sources.ts'

/** Pages by file name, with their paths by market. */
export const pageRows = (pages: SeedSources['pages']) => ({
  pages: pages.map(({ file, source }) => ({
    id: file,
    routing_key: source.routingKey,
    source: JSON.stringify(source),
  })),
  slugs: pages.flatMap(({ file, source }) =>
    Object.entries(source.slugs).map(([market, slug]) => ({ market, slug, page_id: file })),
  ),
})

export const redirectRows = (redirects: SeedSources['redirects']) =>
  redirects.map(({ market, slug, httpStatusCode, redirectTo }) => ({
    market,
    slug,
    http_status_code: httpStatusCode,
    redirect_to: redirectTo,
  }))

/** Layout parts, travel extras, places and countries, each one document, where they exist. D1 limits a statement to 100 kB. */
export const documentRows = ({ layout, included, faqs, places, countries }: SeedSources) => {
  const documents = {
    ...layout,
    included,
    faqs,
    ...Object.fromEntries(places.map((place) => [`place/${place.id}`, place])),
    ...Object.fromEntries(countries.map((country) => [`country/${country.id}`, country])),
  }
  return Object.entries(documents)
    .filter(([, source]) => source !== null)
    .map(([name, source]) => ({ name, source: JSON.stringify(source) }))
}
