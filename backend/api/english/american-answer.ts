import { american } from './american.ts'

/** Fields that no visitor reads, whatever they hold. */
const NO_TEXT: ReadonlySet<string> = new Set([
  'id',
  'slug',
  'url',
  'urls',
  'canonical',
  'routingKey',
  'customCss',
  'customHtmlClasses',
  'author',
])
/** One word without a capital, or with anything that prose does not have within a word: a code, a path, an address. */
const MACHINE = /^(?:[^\s\p{Lu}]*|\S*[\d/:@#_]\S*)$/u

/** A copy of an answer's data with every text in American English; ids, paths, codes and addresses as they were. */
export function americanAnswer<T>(data: T): T {
  return rewritten(data) as T
}

function rewritten(value: unknown): unknown {
  if (typeof value === 'string') return MACHINE.test(value) ? value : american(value)
  if (Array.isArray(value)) return value.map(rewritten)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, NO_TEXT.has(key) ? inner : rewrittenField(key, inner)]),
  )
}

/** Linked data is JSON in a text: search engines read the same words as visitors. */
const rewrittenField = (key: string, value: unknown): unknown =>
  key === 'markupLinkedData' && typeof value === 'string'
    ? JSON.stringify(rewritten(JSON.parse(value)))
    : rewritten(value)
