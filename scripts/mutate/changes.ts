/** A node of the syntax tree; offsets are of the source text. */
export type Node = {
  type: string
  start: number
  end: number
  operator?: string
  raw?: string
  value?: unknown
  computed?: boolean
  name?: string
  directive?: string | null
  key?: Node
  test?: Node
  body?: Node
  left?: Node
  right?: Node
  callee?: Node
  object?: Node
  property?: Node
  argument?: Node
  arguments?: Node[]
  consequent?: Node
  alternate?: Node
  expression?: Node
  expressions?: Node[]
  quasis?: Node[]
  source?: Node
}

/** `replacement` for the range; null removes the statement. */
export type Change = { start: number; end: number; original: string; replacement: string | null }

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
}
const METHODS: ReadonlyMap<string, string> = new Map([
  ['every', 'some'],
  ['some', 'every'],
  ['min', 'max'],
  ['max', 'min'],
])
const ALREADY_CHANGED = new Set(['BinaryExpression', 'LogicalExpression', 'UnaryExpression'])

/** Changes of one node; its children have their own. */
export const changesOf = (node: Node, parent: Node | null, code: string): Change[] => {
  const text = (of: Node | undefined): string => (of === undefined ? '' : code.slice(of.start, of.end))
  const change = (replacement: string | null): Change => ({
    ...{ start: node.start, end: node.end, original: text(node), replacement },
  })
  const whole = (...replacements: string[]): Change[] => replacements.map(change)
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      if (isTextSum(node)) return []
      return whole(
        ...(OPERATORS[node.operator ?? ''] ?? []).map(
          (operator) => `(${text(node.left)}) ${operator} (${text(node.right)})`,
        ),
      )
    case 'UnaryExpression':
      return node.operator === '!' ? whole(text(node.argument)) : []
    case 'ConditionalExpression':
      return whole(text(node.consequent), text(node.alternate))
    case 'CallExpression':
      return methodChanges(node, code).map(change)
    case 'IfStatement':
      return conditionChanges(node.test, code)
    case 'ExpressionStatement':
      return node.directive != null || node.expression?.callee?.type === 'Super'
        ? []
        : [change(null), ...(node.expression?.type === 'AwaitExpression' ? whole(text(node.expression.argument)) : [])]
    case 'ThrowStatement':
      return [change(null)]
    case 'Literal':
      return whole(...literalChanges(node, parent), ...sqlChanges(text(node)))
    case 'TemplateLiteral':
      return parent?.type === 'TaggedTemplateExpression' || text(node) === '``'
        ? []
        : whole('``', ...sqlChanges(text(node)))
    default:
      return []
  }
}

/** A `-` between texts would only make NaN. */
const isTextSum = ({ operator, left, right }: Node): boolean =>
  operator === '+' && [left, right].some((side) => side?.type === 'TemplateLiteral' || typeof side?.value === 'string')

const conditionChanges = (test: Node | undefined, code: string): Change[] => {
  if (test === undefined) return []
  const { start, end } = test
  const values = ALREADY_CHANGED.has(test.type) ? ['false'] : ['true', 'false']
  return values.map((replacement) => ({ start, end, original: code.slice(start, end), replacement }))
}

const methodChanges = ({ start, end, callee }: Node, code: string): string[] => {
  const { property } = callee ?? {}
  const other = callee?.type === 'MemberExpression' && !callee.computed ? METHODS.get(property?.name ?? '') : undefined
  return property === undefined || other === undefined
    ? []
    : [code.slice(start, property.start) + other + code.slice(property.end, end)]
}

const literalChanges = ({ value, raw = '' }: Node, parent: Node | null): string[] => {
  if (typeof value === 'boolean') return [String(!value)]
  // Small integers are counts; fractions are shares, large numbers durations and sizes.
  if (typeof value === 'number') return [String(value < 1000 && Number.isInteger(value) ? value + 1 : value * 2)]
  if (typeof value === 'string') return value === '' || parent?.type === 'ExpressionStatement' ? [] : ["''"]
  if (!raw.startsWith('/')) return []
  const [, source = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(raw) ?? []
  return [
    ...(source.startsWith('^') && source.length > 1 ? [`/${source.slice(1)}/${flags}`] : []),
    ...(/[^\\]\$$/.test(source) ? [`/${source.slice(0, -1)}/${flags}`] : []),
  ]
}

const STATEMENT = /\b(SELECT|INSERT|UPDATE|DELETE) /
const CONDITION = /[\w.]+ (?:(?:=|<>|<=?|>=?) (?:\?\d*|'[\w-]*')|IS (?:NOT )?NULL)/g

/** SQL statements with one condition made true, so that they change or find other rows. */
const sqlChanges = (text: string): string[] => {
  const where = text.indexOf('WHERE ')
  if (where < 0 || !STATEMENT.test(text)) return []
  return [...text.matchAll(CONDITION)]
    .filter(({ index }) => index > where)
    .map(
      ({ 0: condition, index }) => `${text.slice(0, index)}(${condition} OR 1)${text.slice(index + condition.length)}`,
    )
}
