import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { memoryD1 } from '../../../tests/support/builders/memory-d1.ts'
import {
  attemptKey,
  codeLimits,
  consumeAttempt,
  LOOK_UP_LIMITS,
  PASSKEY_LIMITS,
  PASSWORD_LIMITS,
  refundAttempt,
} from './throttle.ts'

const limit = { name: 'test', most: 3, spanMs: 1000 }
const database = () => memoryD1(join(import.meta.dirname, '../migrations')).db

describe('attempts', () => {
  it('match the limits of the design', () => {
    expect(codeLimits('password')).toEqual({
      address: { name: 'code/password/address', most: 5, spanMs: 3_600_000 },
      ip: { name: 'code/password/ip', most: 20, spanMs: 3_600_000 },
      device: { name: 'code/password/device', most: 5, spanMs: 3_600_000 },
    })
    expect(PASSWORD_LIMITS).toEqual({
      address: { name: 'password/address', most: 10, spanMs: 3_600_000 },
      ip: { name: 'password/ip', most: 50, spanMs: 900_000 },
      device: { name: 'password/device', most: 10, spanMs: 900_000 },
    })
    expect(PASSKEY_LIMITS).toEqual({ ip: { name: 'passkey/ip', most: 50, spanMs: 900_000 } })
    expect(LOOK_UP_LIMITS).toEqual({ ip: { name: 'look-up/ip', most: 20, spanMs: 3_600_000 } })
  })

  it('are deleted an hour later, and count until the end of the period', async () => {
    const { db, sqlite } = memoryD1(join(import.meta.dirname, '../migrations'))
    const hourly = { ...limit, most: 1, spanMs: 3_600_000 }
    expect(await consumeAttempt(db, 'a', hourly, 5000)).toBe(true)
    expect(await consumeAttempt(db, 'a', hourly, 3_604_999)).toBe(false)
    const rows = () => sqlite.prepare('SELECT at FROM attempt').all()
    expect(rows()).toEqual([{ at: 5000 }])
    expect(await consumeAttempt(db, 'a', hourly, 3_605_000)).toBe(true)
    expect(rows()).toEqual([{ at: 3_605_000 }])
  })

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

  it('are not reported while the database fails', async () => {
    const { db, sqlite } = memoryD1(join(import.meta.dirname, '../migrations'))
    sqlite.close()
    await expect(consumeAttempt(db, 'a', limit, 5000)).rejects.toThrow()
    await expect(refundAttempt(db, 'a')).rejects.toThrow()
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
