/** JSON that a person wrote breaks off at a line and column. */
export class MalformedJson extends Error {
  override readonly name = 'MalformedJson'
}

const TOKEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: strings cannot contain them.
  /[ \t\n\r]*(?:([{}[\],:])|"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\u0000-\u001f]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y
/** A text in quotes up to what it cannot contain, or its end. */
const OPEN_TEXT =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: strings cannot contain them.
  /[ \t\n\r]*"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\u0000-\u001f]*)*/y
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
    const openText = token === undefined ? openTextProblem(text, at) : null
    if (openText !== null) return openText
    const next: Expected | null = mark === undefined ? null : nextAfter(mark, expected, closing)
    if (next === null)
      return `malformed JSON at ${placeOf(text, afterSpace(text, at))}: ${wordsFor(expected, closing)} is missing`
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

/** Problem of a text in quotes that does not end, at its place; null where none begins. */
const openTextProblem = (text: string, from: number): string | null => {
  OPEN_TEXT.lastIndex = from
  if (!OPEN_TEXT.test(text)) return null
  const at = OPEN_TEXT.lastIndex
  return `malformed JSON at ${placeOf(text, at)}: ${IN_TEXT.get(text[at]) ?? 'a control character in quotes must be written as an escape'}`
}

const LINE_BREAK = 'a line break in quotes must be written \\n'
const IN_TEXT = new Map<string | undefined, string>([
  [undefined, 'a closing quote is missing'],
  ['\n', LINE_BREAK],
  ['\r', LINE_BREAK],
  ['\t', 'a tab in quotes must be written \\t'],
  ['\\', 'a backslash in quotes must be written \\\\'],
])

const afterSpace = (text: string, from: number): number => {
  SPACE.lastIndex = from
  SPACE.exec(text)
  return SPACE.lastIndex
}

const placeOf = (text: string, at: number): string => {
  const lines = text.slice(0, at).split('\n')
  return `line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`
}
