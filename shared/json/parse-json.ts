/** JSON that a person wrote breaks off at a line and column. */
export class MalformedJson extends Error {
  override readonly name = 'MalformedJson'
}

const TOKEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: strings cannot contain them.
  /[ \t\n\r]*(?:([{}[\],:])|"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\u0000-\u001f]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y
const SPACE = /[ \t\n\r]*/y

/** What may follow, in words. `item` and `member` are the first of a list and of an object. */
const EXPECTED = {
  value: 'a value',
  item: 'a value or "]"',
  name: 'a name in double quotes',
  member: 'a name in double quotes or "}"',
  colon: 'a colon',
}
type Expected = keyof typeof EXPECTED | 'end'
const CLOSABLE: ReadonlySet<Expected> = new Set(['item', 'member', 'end'])

/** Parses JSON. Throws MalformedJson with line and column, which the runtime's message lacks for short texts. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new MalformedJson(problemOf(text))
  }
}

const problemOf = (text: string): string => {
  const closing: string[] = []
  let expected: Expected = 'value'
  TOKEN.lastIndex = 0
  for (;;) {
    const at = TOKEN.lastIndex
    const [token, mark = token?.trimStart()] = TOKEN.exec(text) ?? []
    const next: Expected | null = mark === undefined ? null : nextAfter(mark, expected, closing)
    if (next === null) return `malformed JSON at ${placeOf(text, at)}: ${wordsFor(expected, closing)} is missing`
    expected = next
  }
}

/** What follows a token; null for a token that is wrong here. */
const nextAfter = (token: string, expected: Expected, closing: string[]): Expected | null => {
  const innermost = closing.at(-1)
  if (token === innermost && CLOSABLE.has(expected)) {
    closing.pop()
    return 'end'
  }
  if (expected === 'colon') return token === ':' ? 'value' : null
  if (expected === 'name' || expected === 'member') return token.startsWith('"') ? 'colon' : null
  if (expected === 'end') return token === ',' ? afterComma(innermost) : null
  if (token === '{' || token === '[') closing.push(token === '{' ? '}' : ']')
  const next = AFTER_VALUE.get(token)
  return next === undefined ? 'end' : next
}

const afterComma = (innermost: string | undefined): Expected | null => {
  if (innermost === undefined) return null
  return innermost === '}' ? 'name' : 'value'
}

/** A bracket opens, other marks are wrong, and all else is a value. */
const AFTER_VALUE = new Map<string, Expected | null>([
  ['{', 'member'],
  ['[', 'item'],
  ['}', null],
  [']', null],
  [',', null],
  [':', null],
])

const wordsFor = (expected: Expected, closing: readonly string[]): string => {
  if (expected !== 'end') return EXPECTED[expected]
  return closing.length === 0 ? 'the end' : `"," or "${closing.at(-1)}"`
}

const placeOf = (text: string, from: number): string => {
  SPACE.lastIndex = from
  SPACE.exec(text)
  const lines = text.slice(0, SPACE.lastIndex).split('\n')
  return `line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`
}
