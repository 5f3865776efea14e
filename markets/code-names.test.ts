import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { describe, expect, it } from 'vitest'
import { countryFacts } from '../backend/api/geography/countries.ts'
import { readSources } from '../demo/seed/sources.ts'
import { CURRENCY_CODES } from '../shared/contracts/money.ts'
import { codeNames } from './code-names.ts'
import { LANGUAGES } from './market-id.ts'
import { allMarkets, codeNamesByLanguage, markets } from './registry.ts'

type Question = [locale: string, type: 'currency' | 'language', code: string]

/** Names in workerd, whose ICU knows fewer of them than that of Node. */
const namesInWorkerd = async (questions: readonly Question[]): Promise<string[]> => {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: `export default {
        fetch: async (request) => Response.json((await request.json()).map(([locale, type, code]) =>
          new Intl.DisplayNames([locale], { type }).of(code)))
      }`,
      cf: false,
    }),
  )
  const response = await miniflare.dispatchFetch('http://localhost', {
    method: 'POST',
    body: JSON.stringify(questions),
  })
  const names = (await response.json()) as string[]
  await miniflare.dispose()
  return names
}

describe('codeNames', () => {
  it.each([
    ['it', 'yen giapponese', 'giapponese', 'tahitiano', 'creolo mauriziano'],
    ['de', 'Japanischer Yen', 'Japanisch', 'Tahitisch', 'Mauritisches Kreol'],
  ] as const)('%s', (id, currency, japanese, tahitian, mauritian) => {
    expect(codeNames(markets[id]).currency('JPY')).toBe(currency)
    expect(codeNames(markets[id]).language('ja')).toBe(japanese)
    expect(codeNames(markets[id]).language('ty')).toBe(tahitian)
    expect(codeNames(markets[id]).language('mfe')).toBe(mauritian)
  })

  it('has a name in workerd for every language and currency of a country', async () => {
    const facts = readSources().travels.flatMap(({ countries }) =>
      countries.flatMap((code) => countryFacts(code) ?? []),
    )
    const languages = new Set([...LANGUAGES, ...facts.flatMap((each) => each.languages)])
    const currencies = new Set([...CURRENCY_CODES, ...facts.map(({ currency }) => currency)])
    const questions = allMarkets.flatMap(({ locale, language }): Question[] =>
      [
        ...[...languages].map((code): Question => [locale, 'language', code]),
        ...[...currencies].map((code): Question => [locale, 'currency', code]),
      ].filter(([, , code]) => codeNamesByLanguage[language][code] === undefined),
    )
    const names = await namesInWorkerd(questions)
    expect(names).toHaveLength(questions.length)
    expect(questions.filter(([, , code], index) => names[index] === code)).toEqual([])
  })
})
