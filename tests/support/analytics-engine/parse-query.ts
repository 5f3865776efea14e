/** Expression of the dialect, reduced to its type and columns. */
export type Expression =
  | { is: 'number' | 'string' | 'interval' }
  | { is: 'column'; name: string }
  | { is: 'call'; name: string; parameters: Expression[]; given: Expression[] }
  | { is: 'operation'; operator: string; sides: Expression[] }

export type Query = {
  items: { expression: Expression; name: string }[]
  from: string | Query
  where: Expression | null
  groupBy: string[]
  having: Expression | null
  orderBy: Expression[]
}

const TOKEN = /\s*(?:('(?:[^']|'')*')|(\d+(?:\.\d+)?)|([A-Za-z_]\w*)|(<=|>=|<>|!=|[-+*/%=<>(),]))/y
/** Later ones bind tighter. */
const LEVELS = [['OR'], ['AND'], ['=', '!=', '<>', '<', '>', '<=', '>=', 'IN', 'LIKE'], ['+', '-'], ['*', '/', '%']]
const UNITS = ['YEAR', 'MONTH', 'DAY', 'HOUR', 'MINUTE', 'SECOND']
const CLAUSES = ['SELECT', 'FROM', 'WHERE', 'GROUP', 'BY', 'HAVING', 'ORDER', 'LIMIT', 'AS', 'ASC', 'DESC', 'INTERVAL']
const RESERVED = new Set([...CLAUSES, 'AND', 'OR', 'IN', 'LIKE', 'NOT', 'JOIN', 'UNION', 'WITH', 'DISTINCT', 'CASE'])

/**
 * Parses a query by Cloudflare's documented grammar (SQL reference: statements, operators, literals): one table or
 * subquery, no joins. Throws for other text.
 */
export const parseQuery = (text: string): Query => {
  const tokens: string[] = []
  for (TOKEN.lastIndex = 0; text.slice(TOKEN.lastIndex).trim() !== ''; ) {
    const at = TOKEN.lastIndex
    const [token] = TOKEN.exec(text) ?? []
    if (token === undefined) throw new Error(`not of the dialect: ${text.slice(at, at + 40)}`)
    tokens.push(token.trim())
  }
  let place = 0
  const next = (): string => tokens[place] ?? ''
  const isWord = (word: string): boolean => next().toUpperCase() === word
  const take = (word: string): boolean => isWord(word) && ++place > 0
  const want = (word: string): void => {
    if (!take(word)) throw new Error(`${word} is missing before ${tokens.slice(place, place + 5).join(' ')}`)
  }
  const name = (): string => {
    const word = next()
    if (!/^[A-Za-z_]/.test(word) || RESERVED.has(word.toUpperCase())) throw new Error(`${word} is no name`)
    place += 1
    return word
  }
  const list = <T>(one: () => T): T[] => {
    const all = [one()]
    while (take(',')) all.push(one())
    return all
  }
  const by = <T>(word: string, one: () => T): T[] => {
    if (!take(word)) return []
    want('BY')
    return list(one)
  }
  const given = (): Expression[] => {
    want('(')
    if (take(')')) return []
    const all = list(() => expression())
    want(')')
    return all
  }

  const expression = (level = 0): Expression => {
    const operators = LEVELS[level]
    if (operators === undefined) return primary()
    let left = expression(level + 1)
    for (;;) {
      const operator = operators.find((each) => take(each))
      if (operator === undefined) return left
      const right = operator === 'IN' ? given() : [expression(level + 1)]
      left = { is: 'operation', operator, sides: [left, ...right] }
    }
  }
  const primary = (): Expression => {
    if (take('(')) {
      const inner = expression()
      want(')')
      return inner
    }
    if (take('INTERVAL')) {
      const [count = '', unit = ''] = tokens.slice(place, place + 2)
      if (!/^'\d+'$/.test(count) || !UNITS.includes(unit)) throw new Error(`INTERVAL ${count} ${unit} is none`)
      place += 2
      return { is: 'interval' }
    }
    if (/^['\d]/.test(next())) return { is: tokens[place++]?.startsWith("'") ? 'string' : 'number' }
    const word = name()
    if (next() !== '(') return { is: 'column', name: word }
    const first = given()
    return next() === '('
      ? { is: 'call', name: word, parameters: first, given: given() }
      : { is: 'call', name: word, parameters: [], given: first }
  }

  const query = (): Query => {
    want('SELECT')
    const items = list(() => {
      const each = expression()
      if (take('AS')) return { expression: each, name: name() }
      if (each.is !== 'column') throw new Error('an expression has no name')
      return { expression: each, name: each.name }
    })
    want('FROM')
    const isInner = take('(')
    const from = isInner ? query() : name()
    if (isInner) want(')')
    const where = take('WHERE') ? expression() : null
    const groupBy = by('GROUP', name)
    const having = take('HAVING') ? expression() : null
    const ordered = () => {
      const each = expression()
      if (!take('DESC')) take('ASC')
      return each
    }
    const orderBy = by('ORDER', ordered)
    if (take('LIMIT') && !/^\d+$/.test(tokens[place++] ?? '')) throw new Error('LIMIT takes a number')
    return { items, from, where, groupBy, having, orderBy }
  }

  const whole = query()
  if (place < tokens.length) throw new Error(`left over: ${tokens.slice(place).join(' ')}`)
  return whole
}
