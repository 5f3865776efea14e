import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTree, type Tree } from '../support/market-tree.ts'
import { PSEUDO } from '../support/pseudo-market.ts'

let tree: Tree
beforeAll(() => {
  tree = createTree()
})
afterAll(() => tree?.remove())

/** Runs test files of the copied tree and returns the passed tests of each file. */
const passed = async (...words: string[]): Promise<Record<string, number>> => {
  const output = await tree.run('vitest', ['run', '--maxWorkers=1', ...words])
  const files = output.matchAll(/(\S+\.test\.tsx?) \((\d+) tests?(?: \| (\d+) skipped)?\)/g)
  return Object.fromEntries([...files].map(([, file, all, skipped = 0]) => [file, Number(all) - Number(skipped)]))
}

describe('market with longer texts and other plural forms', { timeout: 1_800_000 }, () => {
  it('builds', async () => {
    expect(await tree.run('node', ['scripts/build.ts'])).toContain('Building')
  })

  it('passes the unit tests for all markets', async () => {
    const files = [
      'markets/',
      'scripts/build/site-origins.test.ts',
      'shared/chat/',
      'flags/flags.test.ts',
      'worker/ui/blocks/render-block.test.tsx',
    ]
    const counts = Object.values(await passed('--project', 'unit', ...files))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(400)
  })

  // One run, because starting another takes as long as its tests.
  it('passes the crawl, the journey and the check of every page', async () => {
    const [crawl, journey] = ['tests/integration/seo.test.ts', 'tests/e2e/journey.test.ts']
    const pages = 'tests/e2e/all-pages-others.test.ts'
    const projects = ['--project', 'integration', '--project', 'browser']
    const only = ['-t', `^(${PSEUDO}|from|every page of ${PSEUDO}) `]
    const counts = await passed(...projects, ...only, crawl, journey, pages)
    expect(counts).toEqual({ [crawl]: 8, [journey]: 4, [pages]: expect.any(Number) })
    expect(counts[pages]).toBeGreaterThan(40)
  })
})
