import { describe, expect, it } from 'vitest'
import { cyclesIn } from './cycles.ts'
import { importsOf, sourceFiles } from './source-files.ts'

const imports = sourceFiles('.').flatMap(importsOf)

/**
 * Worker folder of a file; each feature counts as one, as do entrypoints of the engine. Routes stand beside their feature
 * but above the gateway.
 */
const folderOf = (file: string): string | undefined =>
  /^worker\/features\/.*-routes\.ts$/.test(file)
    ? 'routes'
    : /^worker\/((?:features\/|engine\/(?=entrypoints))?[\w-]+)\//.exec(file)?.[1]

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
    const edges = imports.flatMap(({ from, to }) => {
      // Tests beside the code use other folders as fixtures.
      const [source, target] = [/\.test\.tsx?$/.test(from) ? undefined : folderOf(from), folderOf(to)]
      return source === undefined || target === undefined || source === target ? [] : [{ from: source, to: target }]
    })
    expect(edges.length).toBeGreaterThan(100)
    expect(cyclesIn(edges)).toEqual([])
  })
})
