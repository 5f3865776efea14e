import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language, WORLD_MARKET } from '../../markets/market-id.ts'
import { allMarkets, markets } from '../../markets/registry.ts'

/** Folder, beside the sources, of texts in languages that the sources themselves do not have. */
export const TRANSLATIONS = 'translations'
/** A page's path in the markets of the language: as `slugs` has it, by market. */
const SLUGS = '/slugs'

type Json = Record<string, unknown>
/** An object of the source that has a value in each language, and where it is. */
type Localized = { pointer: string; values: Json }

/** Languages whose texts are in the sources; those of the others are in `translations/<language>`. */
const languagesWithin = (root: string): Language[] =>
  LANGUAGES.filter((language) => !existsSync(join(root, TRANSLATIONS, language)))

/**
 * A source with the texts that translations have for it: `translations/<language>/<path of the source>` is an object of
 * JSON Pointers to values (markets/README.md). What has none: a travel, which is not sold in the markets of the
 * language, and a page that is found by its path only and that they do not have.
 * @param file path of the source below `root`
 * @param source as it was parsed; it is changed
 * @throws naming the file and every pointer that is missing, or that leads nowhere
 */
export function withTranslations(root: string, file: string, source: unknown): unknown {
  const within = languagesWithin(root)
  const all = localizedIn(source, within)
  if (file.startsWith('travels/')) checkTold(source as { copy?: Json }, within)
  for (const language of LANGUAGES) {
    if (within.includes(language)) continue
    const translation = readTranslation(root, language, file)
    const wanted = all.filter(({ values }) => !(language in values))
    if (translation !== null) translate({ source, wanted, language, translation, file: pathOf(language, file) })
    else if (isPathOnlyPage(file, source)) leaveUntold(wanted, language)
    else if (wanted.length > 0 && !file.startsWith('travels/')) throw new Error(`${pathOf(language, file)} is missing`)
  }
  return source
}

/** Files of translations that translate no source. */
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
    return JSON.parse(readFileSync(path, 'utf8')) as Json
  } catch (error) {
    throw new Error(`${pathOf(language, file)}: ${(error as Error).message}`)
  }
}

type Translating = { source: unknown; wanted: Localized[]; language: Language; translation: Json; file: string }

function translate({ source, wanted, language, translation, file }: Translating): void {
  const { [SLUGS]: slug, ...values } = translation
  const problems = [
    ...wanted.filter(({ pointer }) => !(pointer in values)).map(({ pointer }) => `"${pointer}" is missing`),
    ...Object.keys(values)
      .filter((pointer) => !wanted.some((each) => each.pointer === pointer))
      .map((pointer) => `"${pointer}" is no text of the source`),
    ...(slug !== undefined && !isObject((source as Json).slugs) ? [`"${SLUGS}" is for pages`] : []),
  ]
  if (problems.length > 0) throw new Error(`${file}: ${problems.join(', ')}`)
  for (const { pointer, values: own } of wanted) own[language] = values[pointer]
  if (slug === undefined) return
  const slugs = (source as { slugs: Json }).slugs
  for (const { id } of allMarkets.filter((market) => market.language === language)) slugs[id] ??= slug
}

/** Nobody sees it: the markets of the language have no path to it. */
function leaveUntold(wanted: readonly Localized[], language: Language): void {
  for (const { values } of wanted) values[language] = values[markets[WORLD_MARKET].language]
}

const isPathOnlyPage = (file: string, source: unknown): boolean =>
  file.startsWith('pages/') && (source as Json).routingKey === null

/** Only where texts lie beside the sources may a travel lack a language. */
function checkTold({ copy }: { copy?: Json }, within: readonly Language[]): void {
  const untold = within.filter((language) => copy?.[language] === undefined)
  if (untold.length === 0) return
  const folders = untold.map((language) => `${TRANSLATIONS}/${language}`)
  throw new Error(
    `"/copy" is missing in ${untold.join(', ')}: nothing is translated, for there is no ${folders.join(', no ')}`,
  )
}

/** Objects with a value in each of the sources' languages, whatever else is in them. */
function localizedIn(value: unknown, within: readonly Language[], pointer = ''): Localized[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => localizedIn(each, within, `${pointer}/${index}`))
  if (!isObject(value)) return []
  if (within.every((language) => language in value)) return [{ pointer, values: value }]
  return Object.entries(value).flatMap(([key, inner]) => localizedIn(inner, within, `${pointer}/${escaped(key)}`))
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
/** RFC 6901. */
const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')
