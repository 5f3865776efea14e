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

  it('have one legal notice, which is the imprint in Germany', () => {
    const notice = pages.find(({ file }) => file === 'legal-notice')?.source
    expect(Object.keys(notice?.slugs ?? {}).sort()).toEqual(MARKET_IDS.toSorted())
    expect(notice?.slugs.de).toBe('impressum')
    const german = sections.filter(({ file }) => file === 'legal-notice').map(({ html }) => html.de)
    for (const law of ['§ 18 Abs. 2 MStV', '§ 36 VSBG']) expect(german.join()).toContain(law)
  })

  it('describe the storage of browsers in the privacy policy by its list, in every language', () => {
    const tables = sections.filter(({ html }) =>
      [...LANGUAGES, 'us' as const].every((language) =>
        ['{{necessaryStorage}}', '{{storageWithConsent}}'].every((table) => html[language].includes(table)),
      ),
    )
    expect(tables.map(({ file, id }) => `${file} ${id}`)).toEqual(['legal-privacy-policy cookies'])
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
