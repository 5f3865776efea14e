import { describe, expect, it } from 'vitest'
import { resendInMs } from './send-code.ts'

describe('wait for a new code', () => {
  it('lasts 60 seconds', () => {
    const proof = { sentAt: 5_000 }
    expect([5_000, 64_999, 65_000, 90_000].map((now) => resendInMs(proof, now))).toEqual([60_000, 1, 0, 0])
  })
})
