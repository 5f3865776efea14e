/**
 * All that carries the brand's name. Nothing outside this file and the content may contain it; `product` is
 * what the spec writes as {product}.
 */
export const brand = {
  name: 'Sojourn',
  product: 'sojourn',
  /** Second-level domain; the market's domain suffix follows. */
  domain: 'sojourn',
  /** Where travellers write to. */
  contactEmail: 'hello@sojourn.example',
  /** Where travellers review us, and who we are there (spec section 9: the link defaults to a merchant identifier). */
  reviewPlatform: { name: 'Trustwell', merchantUrl: 'https://www.trustwell.example/merchants/', merchantId: 'sojourn' },
  /** Route names and routing keys of the community pages: wemeet-by-{product} (spec section 2). */
  wemeetRoute: 'wemeet-by-sojourn',
  wemeetAboutRoute: 'wemeet-by-sojourn-about',
} as const
