import { expect, it, vi } from 'vitest'
import type { Config, Env } from '../env.ts'
import { currentFlags } from './current-flags.ts'

it('reads the payload through the cache of the platform, for 30 s', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const get = vi.fn(async () => null)
  await currentFlags({ FLAGS: { get } } as unknown as Env, { now: () => 0, elapsed: () => 0 } as Config)
  expect(get.mock.calls).toEqual([['payload', { cacheTtl: 30 }]])
  vi.restoreAllMocks()
})
