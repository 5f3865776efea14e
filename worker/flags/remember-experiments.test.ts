import { expect, it } from 'vitest'
import type { Config, Env } from '../env.ts'
import { rememberedExperiments, saveExperiments } from './remember-experiments.ts'

const NOW = '2027-01-15T10:00:00.000Z'
const variations = [
  { name: 'v0', share: 0.5 },
  { name: 'v1', share: 0.5 },
]
const cards = { id: 'cards', flag: 'searchPriceFirst', name: 'Cards', variations, sharesChangedAt: null, goneAt: null }

it('saves the end of an experiment once without a payload, which the embedded one replaces', async () => {
  const stored = new Map([['experiments', JSON.stringify([cards])]])
  const puts: string[] = []
  const FLAGS = {
    get: async (key: string) => stored.get(key) ?? null,
    put: async (key: string, value: string) => {
      puts.push(key)
      stored.set(key, value)
    },
  } as unknown as Env['FLAGS']
  const config = { now: () => Date.parse(NOW) } as Config
  await saveExperiments({ FLAGS }, config)
  await saveExperiments({ FLAGS }, config)
  expect(puts).toEqual(['experiments'])
  expect(await rememberedExperiments({ FLAGS })).toEqual([{ ...cards, goneAt: NOW }])
})

it('saves nothing of an invalid payload', async () => {
  const FLAGS = { get: async () => 'no JSON', put: () => Promise.reject(new Error('saved')) } as unknown as Env['FLAGS']
  await saveExperiments({ FLAGS }, { now: () => Date.parse(NOW) } as Config)
})

it('reports that an experiment was not saved', async () => {
  const FLAGS = { get: async () => null, put: () => Promise.reject(new Error('no KV')) } as unknown as Env['FLAGS']
  await expect(saveExperiments({ FLAGS }, { now: () => Date.parse(NOW) } as Config)).rejects.toThrow('no KV')
})

it('saves nothing without a store', async () => {
  await saveExperiments({}, { now: () => Date.parse(NOW) } as Config)
  expect(await rememberedExperiments({})).toEqual([])
})
