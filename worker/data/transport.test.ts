import { expect, it } from 'vitest'
import type { Config, Env } from '../env.ts'
import { ask, type Call } from './transport.ts'

const CALL: Call = { name: 'layouts', method: 'GET', path: '/layouts' }

it('a back end that failed is tried again after its rest, even where the clock is fixed', async () => {
  let elapsed = 50_000
  let status = 503
  let asked = 0
  const env = {
    API: {
      fetch: async () => {
        asked++
        return Response.json({}, { status })
      },
    },
  } as unknown as Env
  const config = { now: () => 1_800_000_000_000, elapsed: () => elapsed } as unknown as Config
  const outcome = () =>
    ask(env, config, CALL, () => 0).then(
      () => 'answered',
      (error) => error.failure,
    )

  for (let i = 0; i < 5; i++) expect(await outcome()).toBe('status')
  expect(asked).toBe(10)
  status = 200
  expect(await outcome()).toBe('circuit open')
  expect(asked).toBe(10)
  elapsed += 10_000
  expect(await outcome()).toBe('answered')
  expect(await outcome()).toBe('answered')
})
