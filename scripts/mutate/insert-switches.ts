import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { Mutant } from './find-mutants.ts'

/** Starts a log line of a worker: ids of mutants that it reached. */
export const REACHED = 'mutant reached: '

/**
 * Without a chosen mutant, reached ones are recorded: in a global array under Node, as log lines in workerd. A module
 * reads the choice once.
 */
const HEADER = [
  'const __mode = globalThis.process?.env?.MUTANT; const __chosen = Number(__mode);',
  'const __reached = (globalThis.__mutantsReached ??= []);',
  'const __mutant = (id) => {',
  "if (__mode !== 'record') return id === __chosen;",
  'if (__reached[id]) return false; __reached[id] = true;',
  `if (globalThis.navigator?.userAgent === 'Cloudflare-Workers') console.log('${REACHED}' + id);`,
  'return false };',
].join(' ')

/** Contains a file's code and all of its mutants; the variable MUTANT chooses one when the module is loaded. */
export const insertSwitches = (code: string, mutants: readonly Mutant[]): string => {
  const ranges = [...Map.groupBy(mutants, ({ start, end }) => `${start} ${end}`).values()]
  ranges.sort(([a], [b]) => a!.start - b!.start || b!.end - a!.end)
  let next = 0
  const render = (start: number, end: number): string => {
    let text = ''
    let at = start
    for (let each = ranges[next]; each !== undefined && each[0]!.start < end; each = ranges[next]) {
      next++
      const [{ start: from, end: to }] = each as [Mutant, ...Mutant[]]
      text += code.slice(at, from) + withChoice(each, render(from, to))
      at = to
    }
    return text + code.slice(at, end)
  }
  return `${HEADER} ${render(0, code.length)}`
}

const withChoice = (mutants: readonly Mutant[], original: string): string => {
  const removal = mutants.find(({ replacement }) => replacement === null)
  const others = mutants.filter(({ replacement }) => replacement !== null)
  if (removal === undefined) return choice(others, original)
  const rest = others.map(({ id, replacement }) => `if (__mutant(${id})) { ${replacement} } else `).join('')
  // The outer braces keep an `else` with its `if`.
  return `{ if (!__mutant(${removal.id})) { ${rest}{ ${original} } } }`
}

const choice = (mutants: readonly Mutant[], original: string): string =>
  `(${mutants.map(({ id, replacement }) => `__mutant(${id}) ? (${replacement}) : `).join('')}(${original}))`

/** Builds all mutants into the workers and the unit tests. */
export const mutantSwitches = (mutants: readonly Mutant[]): Plugin => {
  const byFile = Map.groupBy(mutants, ({ file }) => resolve(file))
  return {
    name: 'mutant-switches',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name !== 'client',
    transform(code, id) {
      const own = byFile.get(id)
      return own && { code: insertSwitches(code, own), map: null }
    },
  }
}
