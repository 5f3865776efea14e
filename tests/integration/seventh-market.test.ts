import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTree, type Tree } from '../support/seventh-market.ts'

let tree: Tree
beforeAll(() => {
  tree = makeTree()
})
afterAll(() => tree?.remove())

const vitest = (project: string, ...files: string[]) =>
  tree.run('vitest', ['run', '--project', project, '--maxWorkers=1', '--reporter=default', ...files])

/** A market is one folder, content and no code: each step is the product's own, in the tree that has it. */
describe('a seventh market', { timeout: 300_000 }, () => {
  it('replaces no file of the product', () => expect(tree.replaced).toEqual([]))

  it('is listed and built', () => tree.run('node', ['scripts/build.ts']))

  it('says and has everything that the others do', () =>
    vitest(
      'unit',
      'markets/',
      'tests/guards/market-lists.test.ts',
      'shared/ask/',
      'shared/chat/',
      'flags/flags.test.ts',
    ))

  it('has no dead link, no page without a heading, title or languages, and sitemaps that say so', () =>
    vitest('integration', 'tests/integration/seo.test.ts', 'tests/integration/links.test.ts'))

  it('is found, looked at and booked; every page is quiet, still and accessible', () =>
    vitest('browser', 'tests/e2e/journey.test.ts', 'tests/e2e/all-pages-others.test.ts'))
})
