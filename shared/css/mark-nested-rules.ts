import { tokenTypes as T, tokenize } from 'css-tree/tokenizer'

/** Deeper blocks and brackets would exhaust the stack of the parser. */
export const MAX_DEPTH = 40
export const MARK = '& '

/** What a bracket contains: rules, declarations and nested rules, or a part of a value. */
type Content = 'rules' | 'style' | 'value'
type Bracket = { content: Content; end: number }

const CLOSED_BY = new Map([
  [T.LeftCurlyBracket, T.RightCurlyBracket],
  [T.LeftSquareBracket, T.RightSquareBracket],
  [T.LeftParenthesis, T.RightParenthesis],
  [T.Function, T.RightParenthesis],
])
const SILENT: ReadonlySet<number> = new Set([T.WhiteSpace, T.Comment])

/** First tokens of a rule or declaration. */
type Item = { start: number; type: number; text: string; second?: number }

const isCustomProperty = ({ text, second }: Item): boolean => text.startsWith('--') && second === T.Colon

/**
 * Inserts MARK before nested rules that do not begin with `&`, which css-tree would not parse.
 * @returns the offsets of the marks in the new text too; `null` when it is nested too deeply
 */
export const markNestedRules = (css: string): { css: string; marks: ReadonlySet<number> } | null => {
  const starts: number[] = []
  const brackets: Bracket[] = []
  let item: Item | null = null
  let isTooDeep = false
  const contentOf = (bracket = brackets.at(-1)): Content => bracket?.content ?? 'rules'

  const open = (type: number, end: number): void => {
    const content = contentOf()
    if (type !== T.LeftCurlyBracket || content === 'value' || item === null || isCustomProperty(item)) {
      brackets.push({ content: 'value', end })
      return
    }
    const isAtRule = item.type === T.AtKeyword
    if (!isAtRule && content === 'style' && item.text !== '&') starts.push(item.start)
    brackets.push({ content: isAtRule ? content : 'style', end })
    item = null
  }

  tokenize(css, (type, start, end) => {
    if (SILENT.has(type)) return
    const closed = brackets.at(-1)?.end === type ? brackets.pop() : undefined
    const isItemsEnd = type === T.Semicolon ? contentOf() !== 'value' : contentOf(closed) !== 'value'
    if (closed !== undefined || type === T.Semicolon) {
      if (isItemsEnd) item = null
      return
    }
    if (contentOf() !== 'value') {
      if (item === null) item = { start, type, text: css.slice(start, end) }
      else item.second ??= type
    }
    const closing = CLOSED_BY.get(type)
    if (closing !== undefined) open(type, closing)
    isTooDeep ||= brackets.length > MAX_DEPTH
  })
  if (isTooDeep) return null
  let marked = ''
  let from = 0
  const marks = new Set<number>()
  for (const start of starts) {
    marked += css.slice(from, start)
    marks.add(marked.length)
    marked += MARK
    from = start
  }
  return { css: marked + css.slice(from), marks }
}
