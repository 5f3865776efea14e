import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { memoryD1 } from '../../../tests/support/builders/memory-d1.ts'
import { codeLimits, countAttempt, LOOK_UP_LIMITS, PASSWORD_LIMITS } from './throttle.ts'

const attempts = () => {
  const { db } = memoryD1(join(import.meta.dirname, '../migrations'))
  const env = { DB: db, SIGNING_KEY: 'a-key-of-thirty-two-characters-or-more', ENVIRONMENT: 'local' }
  return (limits: Parameters<typeof countAttempt>[1], attempt: Parameters<typeof countAttempt>[2], from = '') => {
    const headers = new Headers(from === '' ? {} : { 'cf-connecting-ip': from })
    const c = { env, get: () => () => 1000, req: { raw: { headers } } } as unknown as Parameters<typeof countAttempt>[0]
    return countAttempt(c, limits, attempt)
  }
}

it('counts a network of IPv6 addresses as one caller, reported by the platform or the storefront', async () => {
  const count = attempts()
  const attempt = (nth: number, source: 'platform' | 'storefront', network = '2001:db8:0:7') => {
    const ip = `${network}::${nth.toString(16)}`
    const email = `a${nth}@b.it`
    return source === 'storefront' ? count(LOOK_UP_LIMITS, { email, ip }) : count(LOOK_UP_LIMITS, { email }, ip)
  }
  for (let nth = 0; nth < 20; nth += 1)
    expect(await attempt(nth, nth % 2 === 0 ? 'platform' : 'storefront'), String(nth)).not.toBeNull()
  expect([await attempt(20, 'storefront'), await attempt(21, 'platform')]).toEqual([null, null])
  expect(await attempt(22, 'storefront', '2001:db8:0:8')).not.toBeNull()
})

describe('attempts of others', () => {
  const email = 'owner@b.it'
  const passed = async (attempt: () => ReturnType<typeof countAttempt>, times: number): Promise<number> => {
    let passes = 0
    for (let nth = 0; nth < times; nth += 1) if ((await attempt()) !== null) passes += 1
    return passes
  }

  it('spend the codes of no other purpose', async () => {
    const count = attempts()
    const purposes = ['address', 'password', 'sign-up', 'sign-in'] as const
    const spend = (purpose: (typeof purposes)[number]) => () => count(codeLimits(purpose), { email, ip: '192.0.2.7' })
    const all = []
    for (const purpose of purposes) all.push(await passed(spend(purpose), 8))
    expect(all).toEqual([5, 5, 5, 5])
  })

  it('spend no guesses and codes of a known device, which has its own', async () => {
    const count = attempts()
    for (const [limits, most] of [
      [PASSWORD_LIMITS, 10],
      [codeLimits('password'), 5],
    ] as const) {
      let nth = 0
      const byOthers = () => count(limits, { email, ip: `198.51.100.${nth++}` })
      expect(await passed(byOthers, 20)).toBe(most)
      expect(await passed(() => count(limits, { email, ip: '198.51.100.1', device: 'd1' }), 20)).toBe(most)
      expect(await passed(() => count(limits, { email, ip: '198.51.100.1', device: 'd2' }), 20)).toBe(most)
    }
  })
})
