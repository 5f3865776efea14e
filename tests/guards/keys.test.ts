import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** Names that others read, of parts that cannot contain their separator. */
const NAMES: Record<string, string> = {
  'backend/api/images/': 'names in the bucket and URLs: of known folders, formats and widths, and a checked id',
  'backend/api/alerts/digests.ts': 'ids of mails: of a random id and a day',
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

const isJoinedKey = ({ value }: Node): boolean =>
  isNode(value) && value.type === 'JSXExpressionContainer' && isJoined(value.expression)

const nameOf = (node: unknown): string =>
  isNode(node) ? String(node.name ?? (isNode(node.property) ? node.property.name : '')) : ''

const PARAMETER = /key$/i
type KeyParameters = ReadonlyMap<string, readonly number[]>

/** Positions of parameters that are keys, by the name of functions; not where another function of that name has none. */
const keyParametersOf = (programs: readonly Node[]): KeyParameters => {
  const found = new Map<string, number[]>()
  const collect = (node: Node): void => {
    const [name, declared] = [nameOf(node.id ?? node.key), node.init ?? node.value ?? node]
    if (name !== '' && isNode(declared) && Array.isArray(declared.params)) {
      const keys = declared.params.flatMap((parameter, at) => (PARAMETER.test(nameOf(parameter)) ? [at] : []))
      found.set(name, found.get(name)?.filter((at) => keys.includes(at)) ?? keys)
    }
    for (const child of childrenOf(node)) collect(child)
  }
  for (const program of programs) collect(program)
  return found
}

const isKey = (node: Node, keyParameters: KeyParameters): boolean => {
  if (node.type === 'VariableDeclarator') return /key$|^mark$/i.test(nameOf(node.id)) && isJoined(node.init)
  if (node.type === 'Property') return /key$|^mark$/i.test(nameOf(node.key)) && isJoined(node.value)
  if (node.type === 'JSXOpeningElement' && nameOf(node.name) === 'CachedFragment')
    return (node.attributes as Node[]).some((each) => nameOf(each.name) === 'variant' && isJoined(each.value))
  if (node.type === 'JSXAttribute' && nameOf(node.name) === 'key') return isJoinedKey(node)
  if (node.type !== 'CallExpression') return false
  const [first, second] = node.arguments as Node[]
  const name = nameOf(node.callee)
  if (keyParameters.get(name)?.some((at) => isJoined((node.arguments as Node[])[at]))) return true
  return name === 'getOrCreate'
    ? isJoined(second)
    : /^(get|set|has|add|delete|once|limit)$/.test(name) && isJoined(first)
}

const keysIn = (node: Node, keyParameters: KeyParameters): Node[] => [
  ...(isKey(node, keyParameters) ? [node] : []),
  ...childrenOf(node).flatMap((child) => keysIn(child, keyParameters)),
]

/** @param codes by file */
const joinedKeys = (codes: Readonly<Record<string, string>>): string[] => {
  const programs = Object.entries(codes).map(([file, code]) => ({
    ...{ file, code, program: parseSync(file, code).program as unknown as Node },
  }))
  const keyParameters = keyParametersOf(programs.map(({ program }) => program))
  return programs.flatMap(({ file, code, program }) =>
    keysIn(program, keyParameters).map(
      ({ start, end }) => `${file}: ${code.slice(Number(start), Number(end)).slice(0, 80)}`,
    ),
  )
}

describe('keys of caches, flights and counters', () => {
  it.each([
    [`const key = \`\${a} \${b}\``, 1],
    ["const pageKey = (a) => [a.b, a.c].join(' ')", 1],
    [`cache.get(\`\${a} \${b}\`)`, 1],
    ['const key = keyOf(a, b)', 0],
    [`<li key={\`\${a} \${b}\`} />`, 1],
    ["<li key={[a, b].join(' ')} />", 1],
    [`<li key={\`a-\${b}\`} />`, 0],
    [`const load = (of, key) => of + key; load(of, \`\${a}\${b}\`)`, 1],
    [`function load(key) {} load(\`\${a}\${b}\`)`, 1],
    [`const load = (key) => key; load(\`a-\${b}\`)`, 0],
  ])('%s is noticed %i times', (code, times) => expect(joinedKeys({ 'a.tsx': code })).toHaveLength(times))

  it('are built by keyOf: joined parts of different keys can be the same text', () => {
    const files = ['shared', 'flags', 'markets', 'worker', 'backend', 'client'].flatMap((folder) => sourceFiles(folder))
    const others = files.filter(
      (file) => !/\.test\.tsx?$/.test(file) && !Object.keys(NAMES).some((name) => file.startsWith(name)),
    )
    expect(joinedKeys(Object.fromEntries(others.map((file) => [file, readFileSync(file, 'utf8')])))).toEqual([])
  })
})
