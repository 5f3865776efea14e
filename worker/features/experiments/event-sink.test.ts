import { expect, it } from 'vitest'
import type { ExperimentEvent } from '../../../shared/contracts/experiment-events.ts'
import { deliver, type EventSink } from './event-sink.ts'

const events: ExperimentEvent[] = [{ kind: 'forget', visitor: '0'.repeat(32), at: '2027-01-15T10:00:00.000Z' }]

/** Sinks that fail so many times; what was tried, and which pauses were made. */
const world = (...failures: number[]) => {
  const tried: string[] = []
  const sinks = failures.map((times, i): EventSink => {
    let left = times
    return async (taken) => {
      expect(taken).toBe(events)
      const fails = left-- > 0
      tried.push(`${i}${fails ? ' failed' : ''}`)
      if (fails) throw new Error(`sink ${i}`)
    }
  })
  return { tried, done: deliver(sinks, events, async (ms) => tried.push(`${ms} ms`)) }
}

it.each([
  [[0], ['0']],
  [[0, 0], ['0']],
  [
    [1, 0],
    ['0 failed', '1'],
  ],
  [[2], ['0 failed', '250 ms', '0 failed', '1500 ms', '0']],
  [
    [1, 1],
    ['0 failed', '1 failed', '250 ms', '0'],
  ],
  [[], []],
])('sinks that fail %j times: %j', async (failures, expected) => {
  const { tried, done } = world(...failures)
  await done
  expect(tried).toEqual(expected)
})

it('rejects when every sink fails', async () => {
  const { tried, done } = world(9, 9)
  await expect(done).rejects.toThrow('sink 1')
  expect(tried.filter((each) => each.endsWith('failed'))).toHaveLength(6)
})
