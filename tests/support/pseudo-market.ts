import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { LANGUAGES } from '../../markets/market-id.ts'
import { pseudoMessages, pseudoText } from './pseudo-text.ts'

export const PSEUDO = 'pl'

/** Italy's entry of a list, followed by the same for the new market. */
const withCopy = (entry: string): string =>
  `${entry}${entry.startsWith('import') ? '\n' : ', '}${entry.replace(/\bit(?=[A-Z]|\b)/g, PSEUDO)}`

/** Files that list the markets (decision 33), each with a function that adds one. */
const LISTS: Readonly<Record<string, (text: string) => string>> = {
  'markets/market-id.ts': (text) => text.replace(/(MARKET_IDS|LANGUAGES) = \[(.*)\]/g, `$1 = [$2, '${PSEUDO}']`),
  'markets/brand.ts': (text) => text.replace(/^( +)it: ('.*'),$/gm, `$&\n$1${PSEUDO}: $2,`),
  'markets/registry.ts': (text) => text.replace(/^import .*\/it\/.*$|\bit: it\w*(?:\.\w+)?/gm, withCopy),
}

/** Replacements in `market.ts`: Poland's facts for Italy's. */
const FACTS: readonly (readonly [RegExp, string])[] = [
  [/\b(id|language|hreflang): 'it'/g, `$1: '${PSEUDO}'`],
  [/'it-IT'/g, "'pl-PL'"],
  [/countryCode: 'IT'/, "countryCode: 'PL'"],
  [/countries: \[.*\]/, "countries: ['PL']"],
  [/understoodIn: \[.*\]/, 'understoodIn: []'],
  [/'\.it'/, "'.pl'"],
]
/** Texts of `market.ts`. */
const TEXTS = /\b(languageLabel|label|communityMessage|name): '([^']+)'/g

type Json = Record<string, unknown>

/** Adds a market to a copy of the tree: Italy's folder and content with accented, longer texts and other plural forms. */
export const addPseudoMarket = (root: string): void => {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const files = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(join(root).length + 1))

  for (const file of files('markets/it')) {
    const copy = file.replace('markets/it', `markets/${PSEUDO}`)
    mkdirSync(dirname(join(root, copy)), { recursive: true })
    if (file.includes('/messages/')) write(copy, JSON.stringify(pseudoMessages(JSON.parse(read(file)))))
    else if (file === 'markets/it/market.ts') write(copy, settings(read(file)))
    else cpSync(join(root, file), join(root, copy))
  }
  for (const [file, add] of Object.entries(LISTS)) write(file, add(read(file)))
  for (const file of files('public/videos').filter((name) => name.endsWith('.it.vtt')))
    write(
      file.replace('.it.', `.${PSEUDO}.`),
      read(file).replace(/^(?!WEBVTT|.*-->).+$/gm, (line) => pseudoText(line)),
    )
  for (const file of files('demo/seed').filter((name) => name.endsWith('.json'))) {
    const source = JSON.parse(read(file)) as Json
    const texts = Object.fromEntries(translations(source))
    const slug = (source.slugs as Json | undefined)?.it
    if (slug !== undefined) texts['/slugs'] = slug
    if (Object.keys(texts).length > 0)
      write(file.replace('demo/seed', `demo/seed/translations/${PSEUDO}`), JSON.stringify(texts))
  }
  write(`demo/seed/wemeet/cities/${PSEUDO}.json`, cities(read('demo/seed/wemeet/cities.json')))
}

const settings = (source: string): string =>
  FACTS.reduce((text, [pattern, fact]) => text.replace(pattern, fact), source).replace(
    TEXTS,
    (_, field: string, text: string) => `${field}: '${pseudoText(text)}'`,
  )

/** Localised values of a source by JSON pointer, in pseudo-language. */
const translations = (value: unknown, pointer = ''): [string, unknown][] => {
  if (typeof value !== 'object' || value === null) return []
  if (LANGUAGES.every((language) => language in value))
    return [[pointer, pseudoValue(Object.values(value), (value as Json).it)]]
  return Object.entries(value).flatMap(([key, inner]) =>
    translations(inner, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  )
}

/** Sources limit the length of texts: the result is at most as long as the longest language. */
const pseudoValue = (languages: readonly unknown[], italian: unknown): unknown => {
  if (typeof italian === 'string')
    return pseudoText(italian, Math.max(...languages.map((text) => (typeof text === 'string' ? text.length : 0))))
  if (typeof italian !== 'object' || italian === null) return italian
  const of = (key: string | number) => languages.map((each) => (each as Json | undefined)?.[key])
  return Array.isArray(italian)
    ? italian.map((each, i) => pseudoValue(of(i), each))
    : Object.fromEntries(
        Object.entries(italian).map(([key, each]) => [key, key === 'slug' ? each : pseudoValue(of(key), each)]),
      )
}

/** Makes some of Italy's event cities cities of the market. */
const cities = (source: string): string => {
  const own = (JSON.parse(source) as { language: string; slug: string; names: Json }[])
    .filter(({ language }) => language === 'it')
    .slice(0, 5)
    .map((city) => {
      const names = { ...city.names, [PSEUDO]: pseudoText(String(city.names.it)) }
      return { ...city, slug: `${city.slug}-${PSEUDO}`, language: PSEUDO, names, coordinators: [] }
    })
  return JSON.stringify(own)
}
