import { z } from 'zod'
import { LANGUAGES, type Language, TEXT_KEYS } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import { type PageSource, pageSourceSchema } from './page-source.ts'

const TEXTS: readonly string[] = TEXT_KEYS
/** By market, not by language. */
const BY_MARKET = ['slugs', 'canonical']
/** Deeper than any text; bodies of programs may be nested at will. */
const MAX_DEPTH = 40

/** Gives texts the languages that nothing shows, and tells which. */
const complete = (value: unknown, shown: readonly Language[]) => {
  const added: string[][] = []
  const walk = (each: unknown, path: readonly string[]): unknown => {
    if (Array.isArray(each)) return each.map((item, at) => walk(item, [...path, String(at)]))
    if (typeof each !== 'object' || each === null || BY_MARKET.includes(path.at(-1) ?? '')) return each
    if (path.length > MAX_DEPTH) return each
    const texts = Object.entries(each).filter(([, text]) => text !== undefined && text !== '')
    if (texts.length === 0 || texts.some(([key]) => !TEXTS.includes(key)))
      return Object.fromEntries(Object.entries(each).map(([key, item]) => [key, walk(item, [...path, key])]))
    const known = new Map(texts)
    const text = shown.map((language) => known.get(language)).find((each) => each !== undefined)
    const missing = LANGUAGES.filter((language) => !known.has(language) && !shown.includes(language))
    if (text === undefined) return Object.fromEntries(texts)
    added.push(...missing.map((language) => [...path, language]))
    if (missing.includes('en') && !known.has('us')) added.push([...path, 'us'])
    return Object.fromEntries([...texts, ...missing.map((language) => [language, text])])
  }
  return { value: walk(value, []), added }
}

const remove = (data: unknown, path: readonly string[]): void => {
  const parent = path.slice(0, -1).reduce<unknown>((each, key) => (each as Record<string, unknown>)[key], data)
  delete (parent as Record<string, unknown>)[path.at(-1) ?? '']
}

/** Parses a page that has texts in the languages of the markets in which it has a path; others may be missing. */
export const parsePage = (value: unknown): z.ZodSafeParseResult<PageSource> => {
  const { slugs, routingKey } = (value ?? {}) as Partial<PageSource>
  const own = Object.keys(slugs ?? {}).flatMap((id) => markets[id as keyof typeof markets]?.language ?? [])
  const shown = own.length === 0 || routingKey === 'index' ? LANGUAGES : [...new Set(own)]
  const { value: completed, added } = complete(value, shown)
  const parsed = pageSourceSchema.safeParse(completed)
  if (!parsed.success) return parsed
  const data = structuredClone(parsed.data)
  for (const path of added) remove(data, path)
  return { success: true, data }
}

/** The same as a schema. */
export const partialPageSchema = z.unknown().transform((value, context): PageSource => {
  const parsed = parsePage(value)
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues) context.addIssue({ ...issue } as never)
  return z.NEVER
})
