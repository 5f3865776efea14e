import { describe, expect, it } from 'vitest'
import { brand } from '../../markets/brand.ts'
import { LANGUAGES, MARKET_IDS } from '../../markets/market-id.ts'
import { readSources } from './sources.ts'

const { pages } = readSources()
const legal = pages.filter(({ file }) => /^legal-/.test(file))
const sections = legal.flatMap(({ file, source }) =>
  source.blocks.flatMap((block) =>
    block.blockType === 'legal-text' ? block.content.sections.map((section) => ({ file, ...section })) : [],
  ),
)
const texts = sections.flatMap(({ file, id, html }) =>
  LANGUAGES.map((language) => ({ where: `${file} ${id} ${language}`, html: html[language] })),
)

const UNITS = 'giorni|ore|days?|hours?|días|horas|jours|heures|Tagen?|Stunden|%|per cento|per cent|Prozent'
const NUMBERS =
  'sette|otto|quattordici|venti|seven|eight|fourteen|twenty|siete|ocho|catorce|veinte|sept|huit|quatorze|vingt|' +
  'sieben|acht|vierzehn|zwanzig|\\d+'
const TYPED = new RegExp(`(?<![\\w-])(${NUMBERS})[\\s\\u00a0]*(${UNITS})(?!\\p{L})`, 'iu')

describe('legal pages', () => {
  it('have sections in every language', () => expect(texts.length).toBeGreaterThan(250))

  it('take the figures of the rules from placeholders', () => {
    expect(TYPED.test('nie in den letzten 20 Tagen')).toBe(true)
    expect(TYPED.test('at least seven days ahead')).toBe(true)
    // The statutory cooling-off period does not apply to trips.
    const rules = texts.filter(
      ({ where }) =>
        /general-condition|cancellation|legal-notice/.test(where) && !where.includes('right-of-withdrawal'),
    )
    expect(rules.filter(({ html }) => TYPED.test(html)).map(({ where, html }) => `${where}: ${html}`)).toEqual([])
  })

  it('have no typed booking rules or catalogue size on related pages either', () => {
    const texts = pages
      .filter(({ file }) => /^(faqs|index|travels|tours|how-it-works|no-sharing-room)$/.test(file))
      .map(({ file, source }) => ({ file, text: JSON.stringify(source) }))
    expect(texts).toHaveLength(6)
    expect(texts.filter(({ text }) => TYPED.test(text)).map(({ file, text }) => [file, TYPED.exec(text)?.[0]])).toEqual(
      [],
    )
    const counted = /\d{2,}\s(Paesi|countries|países|pays|Ländern?)(?!\p{L})/u
    expect(counted.test('in more than 100 countries')).toBe(true)
    expect(
      pages.flatMap(({ file, source }) =>
        (counted.exec(JSON.stringify(source)) ?? []).slice(0, 1).map((at) => [file, at]),
      ),
    ).toEqual([])
  })

  it('name their guarantor in the general conditions and the legal notice', () => {
    const fund = texts.filter(({ html }) => html.includes('{{guarantorName}}'))
    expect(new Set(fund.map(({ where }) => where.split(' ')[0]))).toEqual(
      new Set(['legal-general-condition', 'legal-notice']),
    )
  })

  it('have numbers that do not look like placeholders, with a valid VAT check digit', () => {
    expect(Object.values(brand.legal).filter((fact) => /0{4}/.test(fact))).toEqual([])
    expect(brand.legal).toMatchObject({ companyTaxCode: '70418260967', vatNumber: 'IT70418260967' })
    const digits = Array.from(brand.legal.companyTaxCode, Number)
    const luhn = digits.map((digit, at) => (at % 2 === 1 ? ((digit * 2 - 1) % 9) + 1 : digit))
    expect(luhn.reduce((sum, digit) => sum + digit) % 10).toBe(0)
  })

  it('call the number without its country prefix a tax code, and give Germans the name of the register in German', () => {
    const textOf = (where: string) => texts.find((text) => text.where === where)?.html
    expect(textOf('legal-notice publisher it')).toContain(
      'Codice fiscale: {{companyTaxCode}}; partita IVA: {{vatNumber}}',
    )
    expect(textOf('legal-notice publisher de')).toContain('Register: {{companyRegisterOffice}}')
    expect(brand.legalTerms.companyRegisterOffice.de).toContain('Handelsregister Mailand')
  })

  it('have one legal notice, which is the imprint in Germany', () => {
    const notice = pages.find(({ file }) => file === 'legal-notice')?.source
    expect(Object.keys(notice?.slugs ?? {}).sort()).toEqual(MARKET_IDS.toSorted())
    expect(notice?.slugs.de).toBe('impressum')
    const german = sections.filter(({ file }) => file === 'legal-notice').map(({ html }) => html.de)
    for (const law of ['§ 18 Abs. 2 MStV', '§ 36 VSBG']) expect(german.join()).toContain(law)
  })

  it('name the mediator in French (article L.616-1 of the Code de la consommation)', () => {
    const named = texts.filter(({ html }) => html.includes('{{mediatorName}}'))
    expect(named.map(({ where }) => where)).toEqual(['legal-general-condition law fr', 'legal-notice disputes fr'])
  })

  it.each([
    ['it', 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2011-05-23;79'],
    ['en', 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2011-05-23;79'],
    ['en', 'https://www.legislation.gov.uk/uksi/2018/634'],
    ['us', 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2011-05-23;79'],
    ['es', 'https://www.boe.es/buscar/act.php?id=BOE-A-2007-20555'],
    ['fr', 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074073'],
    ['de', 'https://www.umsetzung-richtlinie-eu2015-2302.de'],
  ] as const)('end the standard information in %s with the national law at %s', (language, url) => {
    const form = sections.find(({ id }) => id === 'standard-form')?.html[language] ?? ''
    expect(form.slice(form.lastIndexOf('</ul>'))).toContain(`href="${url}"`)
  })

  it('link to laws at official addresses only', () => {
    const official = [
      /^https:\/\/www\.normattiva\.it\/uri-res\/N2Ls\?urn:nir:stato:[a-z.]+:\d{4}-\d\d-\d\d;\d+$/,
      /^https:\/\/www\.boe\.es\/buscar\/act\.php\?id=BOE-A-\d{4}-\d+$/,
      /^https:\/\/www\.legifrance\.gouv\.fr\/codes\/texte_lc\/LEGITEXT\d{12}$/,
      /^https:\/\/www\.legislation\.gov\.uk\/uksi\/\d{4}\/\d+$/,
      // Named by annex 11 to article 250 EGBGB.
      /^https:\/\/www\.umsetzung-richtlinie-eu2015-2302\.de$/,
      /^https:\/\/\{\{mediatorSite\}\}$/,
    ]
    const links = texts.flatMap(({ html }) => [...html.matchAll(/href="(https?:[^"]*)/g)].map(([, url = '']) => url))
    expect(links.length).toBeGreaterThan(5)
    expect(links.filter((url) => !official.some((each) => each.test(url)))).toEqual([])
  })

  it('name the representative in the United Kingdom (article 27 of the UK GDPR) to Britons', () => {
    const named = sections.filter(({ html }) =>
      html.en.includes('{{ukRepresentativeName}}, {{ukRepresentativeAddress}}'),
    )
    expect(named.map(({ file, id }) => `${file} ${id}`)).toEqual(['legal-privacy-policy controller'])
    expect(named.filter(({ html }) => html.us.includes('ukRepresentative'))).toEqual([])
  })

  it('describe the storage of browsers in the privacy policy by its list, in every language', () => {
    const tables = sections.filter(({ html }) =>
      [...LANGUAGES, 'us' as const].every((language) =>
        ['{{necessaryStorage}}', '{{storageWithConsent}}'].every((table) => html[language].includes(table)),
      ),
    )
    expect(tables.map(({ file, id }) => `${file} ${id}`)).toEqual(['legal-privacy-policy cookies'])
  })

  it.each([
    ['legal-privacy-policy data', 'In the terms of California law'],
    ['legal-privacy-policy cookies', 'Do Not Track and Global Privacy Control'],
    ['legal-privacy-policy rights', 'There is no sale to opt out of'],
    ['legal-notice operator', 'under Italian law. {{sellerOfTravel}}</p>'],
  ])('inform Americans alone, in %s: %s', (where, text) => {
    const informing = texts.filter(({ html }) => html.includes(text))
    expect(informing.map((each) => each.where)).toEqual([])
    const american = sections.filter(({ html }) => html.us.includes(text))
    expect(american.map(({ file, id }) => `${file} ${id}`)).toEqual([where])
  })

  it('do not send Americans to British law', () =>
    expect(sections.filter(({ html }) => html.us.includes('legislation.gov.uk'))).toEqual([]))

  it('name the provider of the language model, what it receives and for how long, in every language', () => {
    const provider = /modello linguistico|language model|modelo de lenguaje|modèle de langage|Sprachmodells/
    const named = texts.filter(({ where, html }) => where.startsWith('legal-privacy-policy') && provider.test(html))
    expect(named.map(({ where }) => where.split(' ').slice(1).join(' '))).toEqual(
      ['recipients', 'retention'].flatMap((id) => LANGUAGES.map((language) => `${id} ${language}`)),
    )
  })

  it('contain the standard information on packages in every language', () => {
    const forms = texts.filter(({ where }) => where.includes(' standard-form '))
    expect(forms).toHaveLength(5)
    // 12 rights of annex I to Directive (EU) 2015/2302.
    for (const { where, html } of forms) expect(html.split('<li>').length - 1, where).toBe(12)
  })
})

describe('page sources', () => {
  const FACTS: Record<string, RegExp> = {
    'a phone number': /tel:[+\d]|\+\d[\d ().-]{6,}\d/,
    'an email address': /[\w.+-]+@[\w-]+\.\w/,
    'a share capital': /(?:capitale sociale|share capital|capital(?: social)? de|Stammkapital)\P{L}*\d/u,
    'a VAT number': /\b(?:IT|GB|DE)\d{9,11}\b|\bFR\w\w\d{9}\b|\bES[A-Z]\d{7}\w\b/,
  }

  it.each([
    ['a phone number', '<a href="tel:+390201840150">'],
    ['a phone number', '+33 1 99 00 01 50'],
    ['an email address', 'mailto:privacy@sojourn.example'],
    ['a share capital', 'capitale sociale 100.000 €'],
    ['a share capital', 'share capital €100,000'],
    ['a share capital', 'au capital de 100 000 €'],
    ['a VAT number', 'P. IVA IT70418260967'],
  ])('are searched for %s: %s', (fact, text) => expect(text).toMatch(FACTS[fact] ?? /^$/))

  it.each(Object.entries(FACTS))('take %s from a placeholder', (_, typed) => {
    const found = pages.flatMap(({ file, source }) => {
      const text = typed.exec(JSON.stringify(source))?.[0]
      return text === undefined ? [] : [`${file}: ${text}`]
    })
    expect(found).toEqual([])
  })

  it('take all other facts of the company and its partners from placeholders', () => {
    const facts = [...Object.values(brand.legal), ...Object.values(brand.legalTerms).flatMap(Object.values)].filter(
      (fact) => fact !== '',
    )
    const typed = pages.filter(({ source }) => facts.some((fact) => JSON.stringify(source).includes(fact)))
    expect(typed.map(({ file }) => file)).toEqual([])
  })
})
