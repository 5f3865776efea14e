import { beforeEach, expect, it, vi } from 'vitest'
import type { Config, Env } from '../env.ts'
import { currentFlags, reloadFlags } from './current-flags.ts'
import { storePayload } from './store-payload.ts'

// Another file of the same process can have read the payload.
beforeEach(reloadFlags)

it('reads the payload through the cache of the platform, for 30 s', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const get = vi.fn(async () => null)
  await currentFlags({ FLAGS: { get } } as unknown as Env, { now: () => 0, realNow: () => 0 } as Config)
  expect(get.mock.calls).toEqual([['payload', { cacheTtl: 30 }]])
  vi.restoreAllMocks()
})

it('evaluates the embedded payload without a store, and logs nothing', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const { payload } = await currentFlags({} as Env, { now: () => 0, realNow: () => 0 } as Config)
  expect(payload.features?.wishlist).toEqual({ defaultValue: true })
  expect(log).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

it('reads a payload immediately where it was stored', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  let value: string | null = null
  const FLAGS = {
    get: async () => value,
    getWithMetadata: async () => ({ value, metadata: null }),
    put: async (_: string, text: string) => {
      value = text
    },
  } as unknown as KVNamespace
  const wishlist = async (realNow: number) => {
    const config = { now: () => 0, realNow: () => realNow } as Config
    const visit = {
      country: 'IT',
      language: 'it',
      market: 'it',
      url: 'https://it.example/',
      day: '2027-01-15',
    } as const
    return (await currentFlags({ FLAGS } as Env, config)).evaluate(visit).wishlist
  }
  expect(await wishlist(10_000)).toBe(true)
  const text = JSON.stringify({ features: { wishlist: { defaultValue: false } } })
  await storePayload(FLAGS, text, { at: 0, id: 'a', dateUpdated: null }, 0)
  expect(await wishlist(10_001)).toBe(false)
  vi.restoreAllMocks()
})
