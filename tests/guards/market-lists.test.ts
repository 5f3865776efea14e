import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type MarketFolder, marketLists, readMarketFolders } from '../../scripts/build/market-lists.ts'

const folder = (over: Partial<MarketFolder> = {}): MarketFolder => ({
  ...{ id: 'it', position: 1, language: 'it', parts: ['market', 'booking-rules'], languageParts: ['grammar'] },
  ...over,
})
const british = folder({ id: 'we', position: 3, language: 'en' })
const american = folder({ id: 'us', position: 2, language: 'en', languageParts: null })

describe('the lists of markets', () => {
  it('are what the folders say; if not, any command that builds writes them', async () => {
    const written = readdirSync('markets/generated').map((name) => [
      name,
      readFileSync(`markets/generated/${name}`, 'utf8'),
    ])
    expect(Object.fromEntries(written)).toEqual(marketLists(await readMarketFolders()))
  })

  it('are in the order of their positions, with a table for each part', () => {
    const lists = marketLists([british, folder(), american])
    expect(Object.keys(lists).sort()).toEqual([
      'booking-rules.ts',
      'geo-sheets.css',
      'ids.ts',
      'language-grammar.ts',
      'market.ts',
    ])
    expect(lists['ids.ts']).toContain("MARKET_IDS = ['it', 'us', 'we'] as const")
    expect(lists['ids.ts']).toContain("LANGUAGES = ['it', 'en'] as const")
    expect(lists['booking-rules.ts']).toContain(
      "import { bookingRules as usBookingRules } from '../us/booking-rules.ts'",
    )
    expect(lists['booking-rules.ts']).toMatch(
      /bookingRulesByMarket = [\s\S]* it: .*\n {2}us: .*\n {2}we: weBookingRules,/,
    )
    expect(lists['language-grammar.ts']).toContain("import { grammar as enGrammar } from '../we/language/grammar.ts'")
    expect(lists['language-grammar.ts']).toMatch(/grammarByLanguage = [\s\S]* it: .*\n {2}en: enGrammar,\n}/)
  })

  it.each([
    ['a part', [folder(), { ...american, parts: ['market'] }, british], 'markets/us/booking-rules.ts is missing: '],
    [
      'a part of all others',
      [folder({ parts: ['market'] }), american, british],
      'markets/it/booking-rules.ts is missing',
    ],
    [
      'a part of its language',
      [folder(), { ...british, languageParts: [] }],
      'markets/we/language/grammar.ts is missing',
    ],
    ['its language', [folder(), american], 'no folder "language" says en: one of markets/us has to have it'],
    ['a place of its own', [folder(), { ...british, position: 1 }], 'markets/we/market.ts: position 1 is taken'],
    ['a place at all', [folder(), { ...british, position: undefined as never }], 'markets/we/market.ts: its position'],
    ['a usable id', [folder({ id: 'Europe' })], 'markets/Europe: "Europe" is no id'],
  ])('say what a folder lacks: %s', (_, folders, problem) => expect(() => marketLists(folders)).toThrow(problem))

  it('say of a language that two folders have it', () =>
    expect(() => marketLists([british, { ...american, languageParts: ['grammar'] }])).toThrow(
      'en is in markets/us/language and markets/we/language',
    ))
})
