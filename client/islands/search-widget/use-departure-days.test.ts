import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { throttled } from './use-departure-days.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('runs immediately, then at most once in 600 ms, with the latest value (§9)', () => {
  const ran: number[] = []
  const { schedule: ask } = throttled<number>(600, (value) => ran.push(value))
  ask(1)
  expect(ran).toEqual([1])
  ask(2)
  ask(3)
  vi.advanceTimersByTime(599)
  expect(ran).toEqual([1])
  vi.advanceTimersByTime(1)
  expect(ran).toEqual([1, 3])
  ask(4)
  vi.advanceTimersByTime(600)
  expect(ran).toEqual([1, 3, 4])
  vi.advanceTimersByTime(600)
  ask(5)
  expect(ran).toEqual([1, 3, 4, 5])
})

it('does not run after it is stopped', () => {
  const ran: number[] = []
  const { schedule: ask, stop } = throttled<number>(600, (value) => ran.push(value))
  ask(1)
  ask(2)
  stop()
  vi.advanceTimersByTime(2000)
  expect(ran).toEqual([1])
})
