/** Brand name, allowed only here and in content. `product` is {product} in the spec. */
export const brand = {
  name: 'Sojourn',
  product: 'sojourn',
  /** Second-level domain, without the market's domain suffix. */
  domain: 'sojourn',
  contactEmail: 'hello@sojourn.example',
  /** Facts of legal pages and footer, by their placeholder in content: the company, its insurer, guarantee fund and host. */
  legal: {
    companyName: 'Sojourn S.r.l.',
    companyStreet: 'Via dei Portolani 18',
    companyCity: '20100 Milano (MI)',
    companyRepresentative: 'Elena Portolani',
    vatNumber: 'IT01234567890',
    companyRegister: 'REA MI-0000000',
    tourOperatorFile: '0000/2016',
    insurerName: 'Bussola Assicurazioni S.p.A.',
    insurerAddress: 'Via dei Portolani 40, 20100 Milano',
    insurerPolicy: 'RC-0000000',
    guarantorName: 'Rotta Sicura',
    guarantorAddress: 'Via dei Portolani 44, 20100 Milano',
    guarantorCertificate: 'FG-0000000',
    guarantorPhone: '+39 02 0000 0144',
    guarantorEmail: 'aiuto@rottasicura.example',
    hostName: 'Nuvola Bordo S.p.A.',
    hostAddress: 'Via dei Portolani 60, 20100 Milano (MI)',
    hostPhone: '+39 02 0000 0160',
  },
  /** Review platform and our merchant identifier there (spec section 9). */
  reviewPlatform: { name: 'Trustwell', merchantUrl: 'https://www.trustwell.example/merchants/', merchantId: 'sojourn' },
  /** Route names and routing keys of the community pages: wemeet-by-{product} (spec section 2). */
  wemeetRoute: 'wemeet-by-sojourn',
  wemeetAboutRoute: 'wemeet-by-sojourn-about',
} as const
