/** All URLs are absolute. */
export type SitemapEntry = {
  address: string
  /** ISO day; null where the page changes often. */
  changedOn: string | null
  /** By hreflang value or x-default, including its own. */
  alternates: Readonly<Record<string, string>>
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export const sitemapXml = (entries: readonly SitemapEntry[]): string =>
  `${XML}<urlset xmlns="${SITEMAPS}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.map(url).join('')}</urlset>\n`

const url = ({ address, changedOn, alternates }: SitemapEntry): string =>
  `<url><loc>${escapeXml(address)}</loc>${changedOn === null ? '' : `<lastmod>${escapeXml(changedOn)}</lastmod>`}${Object.entries(
    alternates,
  )
    .map(
      ([language, href]) => `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(href)}"/>`,
    )
    .join('')}</url>\n`

export const sitemapIndexXml = (sitemaps: readonly { address: string; changedOn: string | null }[]): string =>
  `${XML}<sitemapindex xmlns="${SITEMAPS}">\n${sitemaps
    .map(
      ({ address, changedOn }) =>
        `<sitemap><loc>${escapeXml(address)}</loc>${changedOn === null ? '' : `<lastmod>${escapeXml(changedOn)}</lastmod>`}</sitemap>\n`,
    )
    .join('')}</sitemapindex>\n`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
