const TAX_CODE = '70418260967'

/** Brand name, allowed only here and in content. `product` is {product} in the spec. */
export const brand = {
  name: 'Sojourn',
  product: 'sojourn',
  /** Second-level domain, without the market's domain suffix. */
  domain: 'sojourn',
  contactEmail: 'hello@sojourn.example',
  shareCapitalEuros: 100_000,
  /**
   * Facts of pages and footer, by their placeholder in content. Numbers are well-formed and not in use. Sales to the
   * United Kingdom need a guarantor that meets part 5 of SI 2018/634 (package travel).
   */
  legal: {
    companyName: 'Sojourn S.r.l.',
    companyStreet: 'Via dei Portolani 18',
    companyCity: '20124 Milano (MI)',
    companyRepresentative: 'Elena Portolani',
    dataProtectionOfficer: 'Davide Rinaldi-Moss',
    ukRepresentativeName: 'Harbour Lantern Data Ltd',
    ukRepresentativeAddress: '14 Chandlers Wharf, London SE1 2YX',
    privacyEmail: 'privacy@sojourn.example',
    coordinatorsEmail: 'coordinators@sojourn.example',
    mediaEmail: 'media@sojourn.example',
    pressEmail: 'press@sojourn.example',
    companyTaxCode: TAX_CODE,
    vatNumber: `IT${TAX_CODE}`,
    companyRegister: 'REA MI-4180627',
    tourOperatorFile: '3187/2016',
    frenchRegister: 'IM099160048',
    /** Sentence of the US legal notice: the registrations by state, or that there is none; may be empty. */
    sellerOfTravel: 'It is not registered as a seller of travel in any US state.',
    insurerName: 'Bussola Assicurazioni S.p.A.',
    insurerAddress: 'Via dei Portolani 40, 20124 Milano',
    insurerPolicy: 'RC-4410826',
    guarantorName: 'Rotta Sicura',
    guarantorAddress: 'Via dei Portolani 44, 20124 Milano',
    guarantorCertificate: 'FG-2093517',
    guarantorPhone: '+39 02 0184 0144',
    guarantorEmail: 'aiuto@rottasicura.example',
    hostName: 'Nuvola Bordo S.p.A.',
    hostAddress: 'Via dei Portolani 60, 20124 Milano (MI)',
    hostPhone: '+39 02 0184 0160',
    mediatorName: 'MTV Médiation Tourisme et Voyage',
    mediatorAddress: 'CS 30958, 75383 Paris Cedex 08',
    mediatorSite: 'www.mtv.travel',
  },
  /** Facts that languages name differently, by their placeholder in content. */
  legalTerms: {
    companyLegalForm: {
      it: 'società a responsabilità limitata di diritto italiano',
      en: 'limited liability company under Italian law',
      es: 'sociedad de responsabilidad limitada de Derecho italiano',
      fr: 'société à responsabilité limitée de droit italien',
      de: 'Gesellschaft mit beschränkter Haftung italienischen Rechts (società a responsabilità limitata)',
    },
    companyRegisterOffice: {
      it: 'Registro delle Imprese di Milano Monza Brianza Lodi',
      en: 'Companies register (Registro delle Imprese) of Milano Monza Brianza Lodi',
      es: 'Registro Mercantil (Registro delle Imprese) de Milano Monza Brianza Lodi',
      fr: 'Registre des entreprises (Registro delle Imprese) de Milano Monza Brianza Lodi',
      de: 'Handelsregister Mailand (Registro delle Imprese di Milano Monza Brianza Lodi)',
    },
    companyRepresentativeTitle: {
      it: 'amministratrice',
      en: 'managing director',
      es: 'administradora',
      fr: 'gérante',
      de: 'Geschäftsführerin',
    },
  },
  /** Review platform and our merchant identifier there (spec section 9). */
  reviewPlatform: { name: 'Trustwell', merchantUrl: 'https://www.trustwell.example/merchants/', merchantId: 'sojourn' },
  /** Route names and routing keys of the community pages: wemeet-by-{product} (spec section 2). */
  wemeetRoute: 'wemeet-by-sojourn',
  wemeetAboutRoute: 'wemeet-by-sojourn-about',
} as const
