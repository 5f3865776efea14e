import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { testFiles } from './test-titles.ts'

type Node = { type: string; start: number; end: number; [key: string]: unknown }
type Stated = { text: string; isName: boolean; start: number; end: number }
type ParsedTests = { stated: Stated[]; blocks: [title: string, block: Node][]; constants: [name: string, node: Node][] }

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** True for `it`, `describe.each(…)` and the like. */
const isTestFunction = (node: unknown): boolean => {
  if (!isNode(node)) return false
  if (node.type === 'Identifier') return ['it', 'test', 'describe'].includes(String(node.name))
  return isTestFunction(node.type === 'MemberExpression' ? node.object : node.callee)
}

const textIn = (node: Node): string | null => {
  switch (node.type) {
    case 'Literal':
      return String((node.regex as { pattern: string } | undefined)?.pattern ?? node.value)
    case 'TemplateElement':
      return String((node.value as { cooked: string }).cooked)
    case 'JSXText':
      return String(node.value)
    case 'Identifier':
      return String(node.name)
    default:
      return null
  }
}

/** The title of a test, or of a case of a table, and the node that has it. */
const titleOf = (node: Node): Node | undefined => {
  const list = node.type === 'ArrayExpression' ? node.elements : isTestFunction(node.callee) ? node.arguments : []
  const [first] = list as (Node | null)[]
  if (first?.type === 'TemplateLiteral') return first
  return typeof first?.value === 'string' ? first : undefined
}

/** Child nodes that may state a value: a title, a type or an index proves nothing. */
const valueNodesOf = (node: Node): Node[] => {
  const title = node.type === 'CallExpression' ? titleOf(node) : undefined
  const index = node.type === 'MemberExpression' && node.computed ? node.property : undefined
  return childrenOf(node).filter((each) => each !== title && each !== index && !each.type.startsWith('TSType'))
}

const parseTests = (file: string, text: string): ParsedTests => {
  const parsed: ParsedTests = { stated: [], blocks: [], constants: [] }
  const visit = (node: Node): void => {
    const title = titleOf(node)
    if (title !== undefined) parsed.blocks.push([text.slice(title.start + 1, title.end - 1), node])
    const stated = textIn(node)
    if (stated !== null)
      parsed.stated.push({ text: stated, isName: node.type === 'Identifier', start: node.start, end: node.end })
    valueNodesOf(node).forEach(visit)
  }
  const { body } = parseSync(file, text).program as unknown as { body: Node[] }
  for (const statement of body.filter(({ type }) => type !== 'ImportDeclaration')) {
    visit(statement)
    const declaration = isNode(statement.declaration) ? statement.declaration : statement
    for (const each of (declaration.declarations ?? []) as Node[])
      parsed.constants.push([String((each.id as Node).name), each])
  }
  return parsed
}

/** Values and names that a test states in its call or table, or in a constant of its file that it names. */
const statedIn = ({ stated, blocks, constants }: ParsedTests, title: string): Stated[] => {
  const inside = (node: Node) => stated.filter(({ start, end }) => start >= node.start && end <= node.end)
  return blocks
    .filter((block) => block[0] === title)
    .flatMap(([, block]) => {
      const own = inside(block)
      const names = new Set(own.filter(({ isName }) => isName).map(({ text }) => text))
      return [...own, ...constants.filter(([name]) => names.has(name)).flatMap(([, node]) => inside(node))]
    })
}

const parsedFiles = new Map<string, ParsedTests>()
const parsedTests = (file: string): ParsedTests => {
  const parsed = parsedFiles.get(file) ?? parseTests(file, readFileSync(file, 'utf8'))
  parsedFiles.set(file, parsed)
  return parsed
}

export const statedInText = (text: string, title: string): Stated[] => statedIn(parseTests('a.test.tsx', text), title)

/** Values and names that a test of a file, or of a file of its cases, states. */
export const statedByTest = (file: string, title: string): Stated[] =>
  testFiles
    .filter((each) => each === file || each.startsWith(`${file.replace(/\.test\.tsx?$/, '')}/`))
    .flatMap((each) => statedIn(parsedTests(each), title))
