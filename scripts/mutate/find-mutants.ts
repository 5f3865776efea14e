import { parseSync } from 'vite'
import { type Change, changesOf, type Node } from './changes.ts'

/** A small fault in a source file. */
export type Mutant = Change & { id: number; file: string; line: number; source: string }

/** Lists the mutants of files in a stable order; the id is the position. */
export const findMutants = (files: readonly { file: string; code: string }[]): Mutant[] =>
  files
    .flatMap(({ file, code }) => {
      const lines = code.split('\n')
      return changesIn(file, code).map((change) => {
        const line = code.slice(0, change.start).split('\n').length
        return { ...change, file, line, source: lines[line - 1]?.trim() ?? '' }
      })
    })
    .map((mutant, id) => ({ ...mutant, id }))

const changesIn = (file: string, code: string): Change[] => {
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const found: Change[] = []
  const walk = (node: Node, parent: Node | null): void => {
    if (isSkipped(node, parent)) return
    found.push(...changesOf(node, parent, code))
    for (const child of childrenOf(node)) walk(child, node)
  }
  walk(program as unknown as Node, null)
  return found
}

/** Type nodes that contain an expression. */
const WRAPPERS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])

const isSkipped = (node: Node, parent: Node | null): boolean => {
  if (node.type.startsWith('TS') && !WRAPPERS.has(node.type)) return true
  if (node.type === 'ImportDeclaration' || node.type === 'JSXAttribute') return true
  // Messages for developers.
  if (node.type === 'NewExpression' && /Error$/.test(String(node.callee?.name))) return true
  // A loop that never ends shows nothing.
  if (parent?.type === 'WhileStatement' && parent.test === node) return true
  if (parent?.type === 'ForStatement' && parent.body !== node) return true
  return isName(node, parent)
}

const isName = (node: Node, parent: Node | null): boolean =>
  (parent?.type === 'Property' && parent.key === node && !parent.computed) ||
  (parent?.type === 'PropertyDefinition' && parent.key === node) ||
  (parent?.type === 'ExportAllDeclaration' && parent.source === node) ||
  // The build resolves it.
  (parent?.type === 'ImportExpression' && parent.source === node) ||
  (parent?.type === 'ExportNamedDeclaration' && parent.source === node)

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string'

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
