/** Brand name, allowed only here and in content. `product` is {product} in the spec. */
export const brand = {
  name: 'Sojourn',
  product: 'sojourn',
  /** Second-level domain, without the market's domain suffix. */
  domain: 'sojourn',
  contactEmail: 'hello@sojourn.example',
  /** Review platform and our merchant identifier there (spec section 9). */
  reviewPlatform: { name: 'Trustwell', merchantUrl: 'https://www.trustwell.example/merchants/', merchantId: 'sojourn' },
  /** Route names and routing keys of the community pages: wemeet-by-{product} (spec section 2). */
  wemeetRoute: 'wemeet-by-sojourn',
  wemeetAboutRoute: 'wemeet-by-sojourn-about',
} as const
