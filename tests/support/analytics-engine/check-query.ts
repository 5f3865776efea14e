import type { Expression, Query } from './parse-query.ts'

type Type = 'string' | 'number' | 'boolean' | 'time' | 'interval'
/** Columns by name; a value belongs to a row or, aggregated, to a group. */
type Columns = ReadonlyMap<string, Type>
type Signature = { parameters: Type[]; given: Type[]; answer: Type; aggregates?: true }

const PLACES = Array.from({ length: 20 }, (_, i) => i + 1)
/** The columns of every dataset (SQL API: table structure). */
const DATASET: Columns = new Map<string, Type>([
  ...([
    ['dataset', 'string'],
    ['timestamp', 'time'],
    ['_sample_interval', 'number'],
    ['index1', 'string'],
  ] as const),
  ...PLACES.map((place): [string, Type] => [`blob${place}`, 'string']),
  ...PLACES.map((place): [string, Type] => [`double${place}`, 'number']),
])

/** Functions of the SQL reference that our queries call, besides `if`. */
const FUNCTIONS: Readonly<Record<string, Signature>> = {
  now: { parameters: [], given: [], answer: 'time' },
  toDateTime: { parameters: [], given: ['number'], answer: 'time' },
  toStartOfFifteenMinutes: { parameters: [], given: ['time'], answer: 'time' },
  sum: { parameters: [], given: ['number'], answer: 'number', aggregates: true },
  quantileExactWeighted: { parameters: ['number'], given: ['number', 'number'], answer: 'number', aggregates: true },
}

/**
 * Checks names, types and grouping of a query.
 * @returns columns of the result
 */
export const checkQuery = ({ items, from, where, groupBy, having, orderBy }: Query): Columns => {
  const known = typeof from === 'string' ? DATASET : checkQuery(from)
  if (where !== null && (typeOf(where, known) !== 'boolean' || aggregates(where)))
    throw new Error('WHERE is no condition')
  const answer = new Map(items.map(({ name, expression }) => [name, typeOf(expression, known)]))
  if (answer.size < items.length) throw new Error('two columns of one name')
  const isGrouped = groupBy.length > 0 || items.some(({ expression }) => aggregates(expression))
  for (const name of groupBy) if (!answer.has(name)) throw new Error(`${name} of GROUP BY is not in the answer`)
  for (const { name, expression } of items)
    if (isGrouped && !aggregates(expression) && !groupBy.includes(name))
      throw new Error(`${name} is neither grouped by nor aggregated`)
  if (having !== null && typeOf(having, answer) !== 'boolean') throw new Error('HAVING is no condition')
  for (const each of orderBy) typeOf(each, answer)
  return answer
}

const aggregates = (expression: Expression): boolean => {
  if (expression.is === 'operation') return expression.sides.some(aggregates)
  if (expression.is !== 'call') return false
  return FUNCTIONS[expression.name]?.aggregates === true || expression.given.some(aggregates)
}

const typeOf = (expression: Expression, known: Columns): Type => {
  if (expression.is === 'column') {
    const type = known.get(expression.name)
    if (type === undefined) throw new Error(`there is no column ${expression.name}`)
    return type
  }
  if (expression.is === 'operation') return typeOfOperation(expression.operator, expression.sides, known)
  if (expression.is !== 'call') return expression.is
  const { name, parameters, given } = expression
  const types = given.map((each) => typeOf(each, known))
  if (name === 'if') {
    const [condition, yes, no] = types
    if (types.length !== 3 || condition !== 'boolean' || yes === undefined || yes !== no)
      throw new Error(`if(${types})`)
    return yes
  }
  const signature = FUNCTIONS[name]
  if (signature === undefined) throw new Error(`${name} is no function of the reference`)
  if (signature.aggregates && given.some(aggregates)) throw new Error(`${name} of what is aggregated already`)
  const fits =
    String(types) === String(signature.given) &&
    String(parameters.map((each) => each.is)) === String(signature.parameters)
  if (!fits) throw new Error(`${name}(${parameters.map((each) => each.is)})(${types})`)
  return signature.answer
}

const typeOfOperation = (operator: string, sides: Expression[], known: Columns): Type => {
  const types = sides.map((each) => typeOf(each, known))
  const [left = 'boolean', right] = types
  const all = (type: Type) => types.every((each) => each === type)
  if (/^(?:AND|OR)$/.test(operator) && all('boolean')) return 'boolean'
  if (/^[-+*/%]$/.test(operator) && all('number')) return 'number'
  if (/^[-+]$/.test(operator) && left === 'time' && right === 'interval') return 'time'
  if (operator === 'LIKE' && all('string')) return 'boolean'
  if (/^(?:[=<>]|!=|<>|<=|>=|IN)$/.test(operator) && all(left) && left !== 'boolean') return 'boolean'
  throw new Error(`${left} ${operator} ${right}`)
}
