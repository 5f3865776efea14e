type Names = { currency: (code: string) => string; language: (code: string) => string }

/** Names that the tables of the Workers runtime lack; `zgh` is "Standard Moroccan Tamazight" in others. */
const OWN: Record<string, Record<string, string>> = {
  it: {
    bi: 'bislama',
    dz: 'dzongkha',
    fj: 'figiano',
    kl: 'groenlandese',
    pap: 'papiamento',
    ss: 'swati',
    tet: 'tetum',
    ty: 'tahitiano',
    zgh: 'tamazight',
    XCG: 'fiorino caraibico',
  },
  en: {
    bi: 'Bislama',
    dz: 'Dzongkha',
    fj: 'Fijian',
    kl: 'Greenlandic',
    pap: 'Papiamento',
    ss: 'Swati',
    tet: 'Tetum',
    ty: 'Tahitian',
    zgh: 'Tamazight',
    XCG: 'Caribbean guilder',
  },
  es: {
    bi: 'bislama',
    dz: 'dzongkha',
    fj: 'fiyiano',
    kl: 'groenlandés',
    pap: 'papiamento',
    ss: 'suazi',
    tet: 'tetún',
    ty: 'tahitiano',
    zgh: 'tamazight',
    XCG: 'florín caribeño',
  },
  fr: {
    bi: 'bichelamar',
    dz: 'dzongkha',
    fj: 'fidjien',
    kl: 'groenlandais',
    pap: 'papiamento',
    ss: 'swati',
    tet: 'tétoum',
    ty: 'tahitien',
    zgh: 'amazighe',
    XCG: 'florin caribéen',
  },
  de: {
    bi: 'Bislama',
    dz: 'Dzongkha',
    fj: 'Fidschi',
    kl: 'Grönländisch',
    pap: 'Papiamento',
    ss: 'Swazi',
    tet: 'Tetum',
    ty: 'Tahitisch',
    zgh: 'Tamazight',
    XCG: 'Karibischer Gulden',
  },
}

/** Tables are slow to create: one pair per locale. */
const names = new Map<string, Names>()

/** Names of currencies and languages; unknown codes stay codes. */
export function placeNames(locale: string): Names {
  const known = names.get(locale)
  if (known !== undefined) return known
  const own = OWN[locale.slice(0, 2)]
  const nameIn = (type: 'currency' | 'language') => {
    const table = new Intl.DisplayNames([locale], { type })
    return (code: string) => own?.[code] ?? table.of(code) ?? code
  }
  const created = { currency: nameIn('currency'), language: nameIn('language') }
  names.set(locale, created)
  return created
}
