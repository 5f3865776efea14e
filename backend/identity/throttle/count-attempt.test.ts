import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { memoryD1 } from '../../../tests/support/builders/memory-d1.ts'
import { codeLimits, countAttempt, LOOK_UP_LIMITS, PASSKEY_LIMITS, PASSWORD_LIMITS } from './throttle.ts'

const attempts = (environment = 'local') => {
  const { db } = memoryD1(join(import.meta.dirname, '../migrations'))
  const env = { DB: db, SIGNING_KEY: 'a-key-of-thirty-two-characters-or-more', ENVIRONMENT: environment }
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

it('counts callers without an address as one in production, and none locally', async () => {
  for (const [environment, passes] of [
    ['production', false],
    ['local', true],
  ] as const) {
    const count = attempts(environment)
    for (let nth = 0; nth < 50; nth += 1) await count(PASSKEY_LIMITS, {})
    expect((await count(PASSKEY_LIMITS, {})) !== null, environment).toBe(passes)
  }
})

it('gives back what it has counted, and counts no email of a caller over the limit', async () => {
  const count = attempts()
  const limits = codeLimits('address')
  for (let nth = 0; nth < 30; nth += 1) await (await count(limits, { email: 'a@b.it', ip: '192.0.2.1' }))?.takeBack()
  for (let nth = 0; nth < 20; nth += 1) await count(limits, { email: `a${nth}@b.it`, ip: '192.0.2.1' })
  for (let nth = 0; nth < 5; nth += 1) expect(await count(limits, { email: 'a@b.it', ip: '192.0.2.1' })).toBeNull()
  expect(await count(limits, { email: 'a@b.it', ip: '192.0.2.2' })).not.toBeNull()
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
