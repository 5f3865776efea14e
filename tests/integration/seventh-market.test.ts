import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTree, SEVENTH, type Tree } from '../support/seventh-market.ts'

let tree: Tree
beforeAll(() => {
  tree = makeTree()
})
afterAll(() => tree?.remove())

/** Runs files of the tree's own tests, one after the other. @returns how many tests of each passed: none failed */
const passed = async (...words: string[]): Promise<Record<string, number>> => {
  const told = await tree.run('vitest', ['run', '--maxWorkers=1', ...words])
  const files = told.matchAll(/(\S+\.test\.tsx?) \((\d+) tests?(?: \| (\d+) skipped)?\)/g)
  return Object.fromEntries([...files].map(([, file, all, skipped = 0]) => [file, Number(all) - Number(skipped)]))
}

/** A market is one folder, content and no code: each step is the product's own, in the tree that has it. */
describe('a seventh market', { timeout: 900_000 }, () => {
  it('replaces no file of the product', () => expect(tree.replaced).toEqual([]))

  it('is listed and built', async () => {
    expect(await tree.run('node', ['scripts/build.ts'])).toContain('Building')
  })

  it('says and has everything that the others do', async () => {
    const files = [
      'markets/',
      'scripts/build/site-origins.test.ts',
      'tests/guards/market-lists.test.ts',
      'shared/ask/',
      'shared/chat/',
      'flags/flags.test.ts',
      'worker/ui/blocks/render-block.test.tsx',
    ]
    const counts = Object.values(await passed('--project', 'unit', ...files))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(400)
  })

  // In one run: another would take as long to begin as its tests.
  it('is crawled without a dead link, found, looked at and booked, and each of its pages is quiet and accessible', async () => {
    const [crawl, journey] = ['tests/integration/seo.test.ts', 'tests/e2e/journey.test.ts']
    const pages = 'tests/e2e/all-pages-others.test.ts'
    const only = [
      '--project',
      'integration',
      '--project',
      'browser',
      '-t',
      `^(${SEVENTH}|from|every page of ${SEVENTH}) `,
    ]
    const counts = await passed(...only, crawl, journey, pages)
    expect(counts).toEqual({ [crawl]: 8, [journey]: 4, [pages]: expect.any(Number) })
    expect(counts[pages]).toBeGreaterThan(40)
  })
})
