import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** Names that others read, of parts that cannot contain their separator. */
const NAMES: Record<string, string> = {
  'backend/api/images/': 'names in the bucket and URLs: of known folders, formats and widths, and a checked id',
  'backend/api/newsletter/confirm-mail.ts': 'ids of mails: of kinds, random ids, hashes and days',
  'backend/api/wemeet/': 'ids of mails',
  'backend/identity/mail/': 'ids of mails',
  'shared/contracts/search.ts': 'names of periods in responses: of two days',
}

type Node = { type: string; [property: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** A text of several parts. */
const isJoined = (value: unknown): boolean => {
  if (!isNode(value)) return false
  if (value.type === 'ArrowFunctionExpression') return isJoined(value.body)
  if (value.type === 'ConditionalExpression') return isJoined(value.consequent) || isJoined(value.alternate)
  if (value.type === 'TemplateLiteral') return (value.expressions as Node[]).length > 1
  if (value.type === 'JSXExpressionContainer')
    return isNode(value.expression) && value.expression.type === 'TemplateLiteral'
  return value.type === 'CallExpression' && nameOf(value.callee) === 'join'
}

const nameOf = (node: unknown): string =>
  isNode(node) ? String(node.name ?? (isNode(node.property) ? node.property.name : '')) : ''

const isKey = (node: Node): boolean => {
  if (node.type === 'VariableDeclarator') return /key$|^mark$/i.test(nameOf(node.id)) && isJoined(node.init)
  if (node.type === 'Property') return /key$|^mark$/i.test(nameOf(node.key)) && isJoined(node.value)
  if (node.type === 'JSXOpeningElement' && nameOf(node.name) === 'CachedFragment')
    return (node.attributes as Node[]).some((each) => nameOf(each.name) === 'variant' && isJoined(each.value))
  if (node.type !== 'CallExpression') return false
  const [first, second] = node.arguments as Node[]
  const name = nameOf(node.callee)
  return name === 'getOrCreate'
    ? isJoined(second)
    : /^(get|set|has|add|delete|once|limit)$/.test(name) && isJoined(first)
}

const keysIn = (node: Node): Node[] => [...(isKey(node) ? [node] : []), ...childrenOf(node).flatMap(keysIn)]

const joinedKeys = (file: string, code: string): string[] =>
  keysIn(parseSync(file, code).program as unknown as Node).map(
    ({ start, end }) => `${file}: ${code.slice(Number(start), Number(end)).slice(0, 80)}`,
  )

describe('keys of caches, flights and counters', () => {
  it.each([
    [`const key = \`\${a} \${b}\``, 1],
    ["const pageKey = (a) => [a.b, a.c].join(' ')", 1],
    [`cache.get(\`\${a} \${b}\`)`, 1],
    ['const key = keyOf(a, b)', 0],
  ])('%s is noticed %i times', (code, times) => expect(joinedKeys('a.ts', code)).toHaveLength(times))

  it('are built by keyOf: joined parts of different keys can be the same text', () => {
    const files = ['shared', 'flags', 'markets', 'worker', 'backend', 'client'].flatMap((folder) => sourceFiles(folder))
    const others = files.filter(
      (file) => !/\.test\.tsx?$/.test(file) && !Object.keys(NAMES).some((name) => file.startsWith(name)),
    )
    expect(others.flatMap((file) => joinedKeys(file, readFileSync(file, 'utf8')))).toEqual([])
  })
})
