import { describe, expect, it, vi } from 'vitest'
import { resendInMs } from './send-code.ts'

vi.mock('virtual:passkey-script', () => ({ path: '/passkey.js' }))

describe('wait for a new code', () => {
  it('lasts 60 seconds (§4, §9)', () => {
    const proof = { sentAt: 5_000 }
    expect([0, 59_999, 60_000, 90_000].map((ms) => resendInMs(proof, proof.sentAt + ms))).toEqual([60_000, 1, 0, 0])
  })
})
