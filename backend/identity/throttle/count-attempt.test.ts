import { join } from 'node:path'
import { expect, it } from 'vitest'
import { memoryD1 } from '../../../tests/support/builders/memory-d1.ts'
import { countAttempt, LIMITS } from './throttle.ts'

it('counts a network of IPv6 addresses as one caller, reported by the platform or the storefront', async () => {
  const { db } = memoryD1(join(import.meta.dirname, '../migrations'))
  const env = { DB: db, SIGNING_KEY: 'a-key-of-thirty-two-characters-or-more', ENVIRONMENT: 'local' }
  const limits = { address: LIMITS.lookUpsPerEmail, ip: LIMITS.lookUpsPerIp }
  const attempt = (nth: number, source: 'platform' | 'storefront', network = '2001:db8:0:7') => {
    const ip = `${network}::${nth.toString(16)}`
    const headers = new Headers(source === 'platform' ? { 'cf-connecting-ip': ip } : {})
    const c = { env, get: () => () => 1000, req: { raw: { headers } } } as unknown as Parameters<typeof countAttempt>[0]
    return countAttempt(c, limits, `a${nth}@b.it`, source === 'storefront' ? ip : undefined)
  }
  for (let nth = 0; nth < 20; nth += 1)
    expect(await attempt(nth, nth % 2 === 0 ? 'platform' : 'storefront'), String(nth)).not.toBeNull()
  expect([await attempt(20, 'storefront'), await attempt(21, 'platform')]).toEqual([null, null])
  expect(await attempt(22, 'storefront', '2001:db8:0:8')).not.toBeNull()
})
