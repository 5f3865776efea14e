import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTree, SEVENTH, type Tree } from '../support/seventh-market.ts'

let tree: Tree
beforeAll(() => {
  tree = makeTree()
})
afterAll(() => tree?.remove())

/** Runs files of the tree's own tests, one after the other. @returns how many tests passed: none failed */
const passed = async (project: string, ...words: string[]): Promise<number> => {
  const told = await tree.run('vitest', ['run', '--project', project, '--maxWorkers=1', ...words])
  return Number(/^ *Tests +(\d+) passed/m.exec(told)?.[1] ?? 0)
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
      'worker/render/blocks/render-block.test.tsx',
    ]
    expect(await passed('unit', ...files)).toBeGreaterThan(400)
  })

  it('is walked by the crawl: no dead link, titles, languages that lead back, sitemaps that say so', async () => {
    expect(await passed('integration', 'tests/integration/seo.test.ts', '-t', `^${SEVENTH} `)).toBe(8)
  })

  it('is found, looked at and booked, on a phone and on a desktop, and each of its pages is quiet and accessible', async () => {
    // Four journeys, and more pages than forty.
    expect(await passed('browser', 'tests/e2e/journey.test.ts', 'tests/e2e/all-pages-others.test.ts')).toBeGreaterThan(
      44,
    )
  })
})
