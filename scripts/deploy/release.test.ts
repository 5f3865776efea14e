import { expect, it } from 'vitest'
import { type Released, release } from './release.ts'

const workers: Released[] = [
  { name: 'api', isStorefront: false, previous: 'api-1' },
  { name: 'storefront', isStorefront: true, previous: 'storefront-1' },
]

/** Runs a release, and returns what it has done. */
const run = async (workers: Released[], problemOf: (done: readonly string[]) => string | null) => {
  const done: string[] = []
  const note = (what: string) => Promise.resolve(done.push(what))
  const released = release(workers, {
    deploy: ({ name }) => note(`${name} deployed`),
    upload: ({ name }) => Promise.resolve(`${name}-2`),
    split: ({ name }, shares) => note(`${name} ${JSON.stringify(shares).replaceAll('"', '')}`),
    problemOf: () => Promise.resolve(problemOf(done)),
    attach: ({ name }) => note(`${name} attached`),
    pause: () => Promise.resolve(),
    log: () => {},
  })
  return { done, problem: await released.then(() => null).catch((error: Error) => error.message) }
}

it('a version is checked before any visitor gets it, and the storefront reaches all in steps', async () => {
  expect(await run(workers, () => null)).toEqual({
    done: [
      ...['api {api-1:100,api-2:0}', 'api {api-2:100}', 'api attached'],
      'storefront {storefront-1:100,storefront-2:0}',
      'storefront {storefront-1:90,storefront-2:10}',
      'storefront {storefront-1:50,storefront-2:50}',
      ...['storefront {storefront-2:100}', 'storefront attached'],
    ],
    problem: null,
  })
})

it('all workers return to their versions before when one is not ready', async () => {
  const { done, problem } = await run(workers, (so) => (so.at(-1)?.includes('storefront-2:50') ? 'catalogue' : null))
  expect(problem).toBe('storefront: version storefront-2 is not ready: catalogue')
  expect(done.slice(-3)).toEqual([
    'storefront {storefront-1:50,storefront-2:50}',
    'storefront {storefront-1:100}',
    'api {api-1:100}',
  ])
})

it('the first version of a worker is for all visitors at once', async () => {
  const first = workers.map((each) => ({ ...each, previous: null }))
  expect((await run(first, () => 'never asked')).done).toEqual(['api deployed', 'storefront deployed'])
})
