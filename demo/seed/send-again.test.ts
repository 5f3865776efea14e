import { describe, expect, it, vi } from 'vitest'
import { sendAgain } from './send-again.ts'

describe('sendAgain', () => {
  it.each([
    [[], 1, 'sent'],
    [[new TypeError('fetch failed')], 2, 'sent'],
    [[new TypeError('fetch failed'), new TypeError('fetch failed again')], 2, 'fetch failed again'],
    [[new Error('D1_ERROR: no such table')], 1, 'D1_ERROR: no such table'],
  ])('%j: %i attempts, %s', async (errors, attempts, outcome) => {
    const send = vi.fn(async () => 'sent')
    for (const error of errors) send.mockRejectedValueOnce(error)
    expect(await sendAgain(send).catch((error: Error) => error.message)).toBe(outcome)
    expect(send).toHaveBeenCalledTimes(attempts)
  })
})
