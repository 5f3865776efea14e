import { describe, expect, it } from 'vitest'
import { mapInParallel } from './in-parallel.ts'

describe('mapInParallel', () => {
  it('returns results in the order of the items, whichever ends first', async () => {
    const first = Promise.withResolvers<string>()
    const mapped = mapInParallel(['a', 'b', 'c'], async (item) => {
      if (item === 'c') first.resolve('A')
      return item === 'a' ? first.promise : item.toUpperCase()
    })
    expect(await mapped).toEqual(['A', 'B', 'C'])
  })

  it('maps at most six items at a time', async () => {
    let running = 0
    let most = 0
    await mapInParallel(Array(20).keys(), async () => {
      most = Math.max(most, ++running)
      await Promise.resolve()
      running--
    })
    expect(most).toBe(6)
  })

  it('rejects with the error of an item', async () => {
    await expect(mapInParallel([1], () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  })
})
