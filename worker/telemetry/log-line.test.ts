import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { logLater, logLine } from './log-line.ts'

const clock = { now: () => 0, realNow: () => Date.now() }
let written: string[] = []
let waiting: Promise<unknown>[] = []
const later = (n: number, text = '') => logLater(clock, { n, text }, (work) => void waiting.push(work))
const numbers = () => written.map((text) => text.split('\n').map((line) => JSON.parse(line).n))

beforeEach(() => {
  vi.useFakeTimers()
  written = []
  waiting = []
  vi.spyOn(console, 'log').mockImplementation((text) => void written.push(text))
})
afterEach(() => {
  logLine(clock, {})
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('logLater', () => {
  it('writes joined lines within a second, for which the platform waits', async () => {
    later(1)
    await vi.advanceTimersByTimeAsync(600)
    later(2)
    expect([numbers(), waiting.length]).toEqual([[], 1])
    await vi.advanceTimersByTimeAsync(400)
    await waiting[0]
    expect(numbers()).toEqual([[1, 2]])
    later(3)
    expect(waiting).toHaveLength(2)
  })

  it('writes before the platform would cut the text', () => {
    for (let n = 0; n < 13; n++) later(n, 'a'.repeat(1000))
    expect(written).toHaveLength(1)
    expect(written[0]!.length).toBeLessThan(16_384)
  })

  it('writes the lines of an invocation that the platform has ended', () => {
    later(1)
    vi.clearAllTimers()
    vi.setSystemTime(Date.now() + 2001)
    later(2)
    expect(numbers()).toEqual([[1, 2]])
  })

  it('keeps the order of lines that are written at once', () => {
    later(1)
    logLine(clock, { n: 2 })
    expect(numbers()).toEqual([[1], [2]])
  })
})
