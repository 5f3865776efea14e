import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { memoryD1 } from '../../../tests/support/builders/memory-d1.ts'
import { attemptKey, codeLimits, consumeAttempt, refundAttempt } from './throttle.ts'

const limit = { name: 'test', most: 3, spanMs: 1000 }
const database = () => memoryD1(join(import.meta.dirname, '../migrations')).db

describe('attempts', () => {
  it('match the limits of the design', () =>
    expect(codeLimits('password')).toMatchObject({
      address: { most: 5, spanMs: 3_600_000 },
      ip: { most: 20, spanMs: 3_600_000 },
    }))

  it('never exceed the limit in any period', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(400), { maxLength: 30 }), async (gaps) => {
        const db = database()
        let now = 10_000
        const taken: number[] = []
        for (const gap of gaps) {
          now += gap
          if (await consumeAttempt(db, 'k', limit, now)) taken.push(now)
        }
        for (const at of taken)
          expect(taken.filter((other) => other > at - limit.spanMs && other <= at).length).toBeLessThanOrEqual(
            limit.most,
          )
      }),
      { numRuns: 50 },
    )
  })

  it('are counted per key, and can be refunded', async () => {
    const db = database()
    for (const key of ['a', 'a', 'a']) expect(await consumeAttempt(db, key, limit, 5000)).toBe(true)
    expect(await consumeAttempt(db, 'a', limit, 5000)).toBe(false)
    expect(await consumeAttempt(db, 'b', limit, 5000)).toBe(true)
    await refundAttempt(db, 'a')
    expect([await consumeAttempt(db, 'a', limit, 5000), await consumeAttempt(db, 'a', limit, 5000)]).toEqual([
      true,
      false,
    ])
  })

  it('are stored under keyed hashes', () => {
    const { address, ip } = codeLimits('password')
    const key = attemptKey('secret', address, 'a@b.it')
    expect(key).not.toContain('a@b')
    expect(key).toBe(attemptKey('secret', address, 'a@b.it'))
    expect(key).not.toBe(attemptKey('secret', ip, 'a@b.it'))
    expect(key).not.toBe(attemptKey('another', address, 'a@b.it'))
  })
})
