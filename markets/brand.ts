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
  /** Route names and routing keys of the community pages: wemeet-by-{product} (spec section 2). */
  wemeetRoute: 'wemeet-by-sojourn',
  wemeetAboutRoute: 'wemeet-by-sojourn-about',
} as const
