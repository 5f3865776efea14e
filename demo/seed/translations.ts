import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language, WORLD_MARKET } from '../../markets/market-id.ts'
import { allMarkets, markets } from '../../markets/registry.ts'
import { parseJson } from '../../shared/json/parse-json.ts'

/** Folder of texts in languages outside the sources. */
export const TRANSLATIONS = 'translations'
/** Pointer to a page's path in the markets of the language. */
const SLUGS = '/slugs'

type Json = Record<string, unknown>
/** An object of the source with a value in each language. */
type Localized = { pointer: string; values: Json }

const languagesInSources = (root: string): Language[] =>
  LANGUAGES.filter((language) => !existsSync(join(root, TRANSLATIONS, language)))

/**
 * Adds texts of `translations/<language>/<path of the source>`, an object of JSON Pointers to values
 * (markets/README.md). Only travels and pages without a routing key may be missing; the markets of the language then
 * do not have them.
 * @param file path of the source below `root`
 * @param source parsed JSON, changed in place
 * @throws with the file and every missing or unknown pointer
 */
export const withTranslations = (root: string, file: string, source: unknown): unknown => {
  const inSources = languagesInSources(root)
  const all = localizedIn(source, inSources)
  const isOptional = file.startsWith('travels/')
  if (isOptional) requireLanguages(source as Record<string, { copy?: Json }>, inSources)
  for (const language of LANGUAGES) {
    if (inSources.includes(language)) continue
    const translation = readTranslation(root, language, file)
    const required = all.filter(({ values }) => !(language in values))
    if (translation !== null)
      translate({ source, required, isOptional, language, translation, file: pathOf(language, file) })
    else if (isPathOnlyPage(file, source)) fillWithWorldLanguage(required, language)
    else if (required.length > 0 && !isOptional) throw new Error(`${pathOf(language, file)} is missing`)
  }
  return source
}

export const strayTranslations = (root: string): string[] => {
  const folder = join(root, TRANSLATIONS)
  if (!existsSync(folder)) return []
  return (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => name.endsWith('.json'))
    .filter((name) => {
      const [language = '', ...path] = name.split('/')
      return !(LANGUAGES as readonly string[]).includes(language) || !existsSync(join(root, ...path))
    })
    .map((name) => `${TRANSLATIONS}/${name}`)
    .sort()
}

const pathOf = (language: Language, file: string): string => `${TRANSLATIONS}/${language}/${file}`

const readTranslation = (root: string, language: Language, file: string): Json | null => {
  const path = join(root, pathOf(language, file))
  if (!existsSync(path)) return null
  try {
    return parseJson(readFileSync(path, 'utf8')) as Json
  } catch (error) {
    throw new Error(`${pathOf(language, file)}: ${(error as Error).message}`)
  }
}

type Translation = {
  source: unknown
  required: Localized[]
  isOptional: boolean
  language: Language
  translation: Json
  file: string
}

const translate = ({ source, required, isOptional, language, translation, file }: Translation): void => {
  const { [SLUGS]: slug, ...values } = translation
  const missing = required.filter(({ pointer }) => !(pointer in values))
  const problems = [
    ...(isOptional ? [] : missing.map(({ pointer }) => `"${pointer}" is missing`)),
    ...Object.keys(values)
      .filter((pointer) => !required.some((each) => each.pointer === pointer))
      .map((pointer) => `"${pointer}" is no text of the source`),
    ...(slug !== undefined && !isObject((source as Json).slugs) ? [`"${SLUGS}" is for pages`] : []),
  ]
  if (problems.length > 0) throw new Error(`${file}: ${problems.join(', ')}`)
  for (const { pointer, values: own } of required) if (pointer in values) own[language] = values[pointer]
  if (slug === undefined) return
  const slugs = (source as { slugs: Json }).slugs
  for (const { id } of allMarkets.filter((market) => market.language === language)) slugs[id] ??= slug
}

/** Placeholder texts for the schema: the markets of the language have no path to the page. */
const fillWithWorldLanguage = (required: readonly Localized[], language: Language): void => {
  for (const { values } of required) values[language] = values[markets[WORLD_MARKET].language]
}

const isPathOnlyPage = (file: string, source: unknown): boolean =>
  file.startsWith('pages/') && (source as Json).routingKey === null

/** A travel may lack only languages with a folder of translations. */
const requireLanguages = (travels: Record<string, { copy?: Json }>, inSources: readonly Language[]): void => {
  for (const [slug, { copy }] of Object.entries(travels)) {
    const missing = inSources.filter((language) => copy?.[language] === undefined)
    if (missing.length === 0) continue
    const folders = missing.map((language) => `${TRANSLATIONS}/${language}`)
    throw new Error(
      `"/${slug}/copy" is missing in ${missing.join(', ')}: nothing is translated, for there is no ${folders.join(', no ')}`,
    )
  }
}

/** Objects with a value in each of these languages. */
const localizedIn = (value: unknown, languages: readonly Language[], pointer = ''): Localized[] => {
  if (Array.isArray(value)) return value.flatMap((each, index) => localizedIn(each, languages, `${pointer}/${index}`))
  if (!isObject(value)) return []
  if (languages.every((language) => language in value)) return [{ pointer, values: value }]
  return Object.entries(value).flatMap(([key, inner]) => localizedIn(inner, languages, `${pointer}/${escaped(key)}`))
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
/** RFC 6901. */
const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')
