/** Brand name, allowed only here and in content. `product` is {product} in the spec. */
export const brand = {
  name: 'Sojourn',
  product: 'sojourn',
  /** Second-level domain, without the market's domain suffix. */
  domain: 'sojourn',
  contactEmail: 'hello@sojourn.example',
  /** The company behind the site, as its legal pages and footer name it. */
  company: {
    name: 'Sojourn S.r.l.',
    street: 'Via dei Portolani 18',
    city: '20100 Milano (MI)',
    vatNumber: 'IT01234567890',
    register: 'REA MI-0000000',
  },
  /** Review platform and our merchant identifier there (spec section 9). */
  reviewPlatform: { name: 'Trustwell', merchantUrl: 'https://www.trustwell.example/merchants/', merchantId: 'sojourn' },
  /** Route names and routing keys of the community pages: wemeet-by-{product} (spec section 2). */
  wemeetRoute: 'wemeet-by-sojourn',
  wemeetAboutRoute: 'wemeet-by-sojourn-about',
} as const
