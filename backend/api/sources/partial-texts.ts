import { z } from 'zod'
import { LANGUAGES, type Language, MARKET_IDS, TEXT_KEYS } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import { type PageSource, pageSourceSchema } from './page-source.ts'

const TEXTS: readonly string[] = TEXT_KEYS
/** By market, not by language. */
const BY_MARKET = ['slugs', 'canonical']
const HOME = Object.fromEntries(MARKET_IDS.map((market) => [market, '']))
/** Deeper than any text; bodies of programs may be nested at will. */
const MAX_DEPTH = 40

const languagesOf = (ids: readonly unknown[]): Language[] => [
  ...new Set(ids.flatMap((id) => markets[id as keyof typeof markets]?.language ?? [])),
]

/** Gives texts the languages that nothing shows, and tells which; parts may have `markets` of their own. */
const complete = (value: unknown, languages: readonly Language[]) => {
  const added: string[][] = []
  const walk = (each: unknown, path: readonly string[], of: readonly Language[]): unknown => {
    if (Array.isArray(each)) return each.map((item, at) => walk(item, [...path, String(at)], of))
    if (typeof each !== 'object' || each === null || BY_MARKET.includes(path.at(-1) ?? '')) return each
    if (path.length > MAX_DEPTH) return each
    const own = 'markets' in each && Array.isArray(each.markets) ? languagesOf(each.markets) : []
    const shown = own.length > 0 ? own : of
    const texts = Object.entries(each).filter(([, text]) => text !== undefined && text !== '')
    if (texts.length === 0 || texts.some(([key]) => !TEXTS.includes(key)))
      return Object.fromEntries(Object.entries(each).map(([key, item]) => [key, walk(item, [...path, key], shown)]))
    const known = new Map(texts)
    const missing = LANGUAGES.filter((language) => !known.has(language) && !shown.includes(language))
    added.push(...missing.map((language) => [...path, language]))
    if (missing.includes('en') && !known.has('us')) added.push([...path, 'us'])
    return Object.fromEntries([...texts, ...missing.map((language) => [language, texts[0]?.[1]])])
  }
  return { value: walk(value, [], languages), added }
}

const remove = (data: unknown, path: readonly string[]): void => {
  const parent = path.slice(0, -1).reduce<unknown>((each, key) => (each as Record<string, unknown>)[key], data)
  delete (parent as Record<string, unknown>)[path.at(-1) ?? '']
}

const parseCompleted = <T>(
  schema: z.ZodType<T>,
  value: unknown,
  languages: readonly Language[],
): z.ZodSafeParseResult<T> => {
  const { value: completed, added } = complete(value, languages)
  const parsed = schema.safeParse(completed)
  if (!parsed.success) return parsed
  const data = structuredClone(parsed.data)
  for (const path of added) remove(data, path)
  return { success: true, data }
}

/** Parses a part of the layout, whose items have texts in the languages of their markets; others may be missing. */
export const parsePart = <T>(schema: z.ZodType<T>, value: unknown) => parseCompleted(schema, value, LANGUAGES)

/** Parses a page that has texts in the languages of the markets in which it has a path; others may be missing. */
export const parsePage = (value: unknown): z.ZodSafeParseResult<PageSource> => {
  const { slugs, routingKey } = (value ?? {}) as Partial<PageSource>
  const own = languagesOf(Object.keys(slugs ?? {}))
  // Its empty paths look like none in a form.
  if (routingKey === 'index' && own.length === 0)
    return parseCompleted(pageSourceSchema, { ...(value as object), slugs: HOME }, LANGUAGES)
  return parseCompleted(pageSourceSchema, value, own.length === 0 || routingKey === 'index' ? LANGUAGES : own)
}

const schemaBy = <T>(parse: (value: unknown) => z.ZodSafeParseResult<T>) =>
  z.unknown().transform((value, context): T => {
    const parsed = parse(value)
    if (parsed.success) return parsed.data
    for (const issue of parsed.error.issues) context.addIssue({ ...issue } as never)
    return z.NEVER
  })

/** The same as schemas. */
export const partialPageSchema = schemaBy(parsePage)
export const partialPartSchema = (schema: z.ZodType) => schemaBy((value) => parsePart(schema, value))
