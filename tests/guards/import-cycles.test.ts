import { describe, expect, it } from 'vitest'
import { cyclesIn } from './cycles.ts'
import { importsOf, sourceFiles } from './source-files.ts'

const ROOTS = ['worker', 'client', 'backend', 'flags', 'shared', 'markets']

const imports = ROOTS.flatMap((root) => sourceFiles(root))
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .flatMap(importsOf)

/** Worker folder of a file; each feature counts as one. */
const folderOf = (file: string): string | undefined => /^worker\/((?:features\/)?[\w-]+)\//.exec(file)?.[1]

describe('import cycles, type imports included', () => {
  it('are found at any length', () =>
    expect(
      cyclesIn([
        { from: 'a', to: 'b' },
        { from: 'b', to: 'c' },
        { from: 'c', to: 'a' },
        { from: 'd', to: 'a' },
      ]),
    ).toEqual([['a', 'b', 'c']]))

  it('do not exist between files', () => expect(cyclesIn(imports)).toEqual([]))

  it('do not exist between folders of the worker', () => {
    const edges = new Set(
      imports.flatMap(({ from, to }) => {
        const [source, target] = [folderOf(from), folderOf(to)]
        return source === undefined || target === undefined || source === target ? [] : [`${source} ${target}`]
      }),
    )
    const pairs = [...edges].filter((edge) => {
      const [source = '', target = ''] = edge.split(' ')
      return source < target && edges.has(`${target} ${source}`)
    })
    expect(pairs).toEqual([])
  })
})
