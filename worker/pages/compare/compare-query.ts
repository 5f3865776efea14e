import type { Market } from '../../../markets/market-schema.ts'
import { comparisonPath, comparisonQuery, MAX_COMPARED } from '../../ui/compare-href.ts'
import type { CanonicalQuery } from '../define-page.ts'

const KEY = /^[\p{L}\p{N}-]{1,120}\/[\p{L}\p{N}-]{1,60}$/u
/** In place of what names no departure, so that the page says that one is missing. */
const UNREADABLE = '-'

/** What a URL asks to compare: at most one more than are shown. */
export const readKeys = (query: URLSearchParams): string[] => {
  const texts = [...query.getAll('tours').flatMap((list) => list.split(',')), ...query.getAll('tour')]
  const keys = texts
    .filter((text) => text.trim() !== '')
    .map((text) => (KEY.test(text) ? text.toLowerCase() : UNREADABLE))
  return [...new Set(keys)].slice(0, MAX_COMPARED + 1)
}

/** Forms send `tour` for each departure. */
export const compareQuery = (query: URLSearchParams, market: Market): CanonicalQuery => {
  const keys = readKeys(query)
  const path = comparisonPath(market, keys)
  return { query: comparisonQuery(keys), ...(query.has('tour') && path !== null && { redirect: path }) }
}

/** Null for an unreadable key. */
export const tourOf = (key: string): { slug: string; code: string } | null => {
  const [slug, code] = key.split('/')
  return slug === undefined || code === undefined ? null : { slug, code }
}
