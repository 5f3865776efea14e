import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MAX_EVENTS, type StorefrontEvent } from '../../shared/contracts/storefront-events.ts'
import { BATCH, createCollector, RETRY_MS, WAIT_MS } from './collector.ts'

const shown = (bannerId: string): StorefrontEvent => ({ event: 'banner_show', pageType: 'home', bannerId })
const idsIn = (body: string): string[] =>
  (JSON.parse(body) as { events: { bannerId: string }[] }).events.map(({ bannerId }) => bannerId)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('createCollector', () => {
  it('flushes all events in batches of the allowed size (§7)', () => {
    const sent: string[][] = []
    const { sink, flush } = createCollector(
      async (body) => sent.push(idsIn(body)) > 0,
      () => true,
    )
    const all = Array.from({ length: 2 * BATCH + 1 }, (_, i) => String(i))
    for (const id of all) sink(shown(id))
    flush()
    expect(sent.flat()).toEqual(all)
    expect(Math.max(...sent.map(({ length }) => length))).toBeLessThanOrEqual(MAX_EVENTS)
    flush()
    vi.advanceTimersByTime(10 * WAIT_MS)
    expect(sent.flat()).toEqual(all)
  })

  it('sends a batch again, with the same id, until the server takes it', async () => {
    const sent: string[] = []
    const { sink } = createCollector(
      async (body) => sent.push(body) === 4,
      () => true,
    )
    sink(shown('a'))
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    const batches = sent.map((body): { id: string; events: object[]; ages: number[] } => JSON.parse(body))
    expect(batches).toEqual(
      [0, 1, 2, 3].map((times) => ({
        id: batches[0]?.id,
        events: [shown('a')],
        ages: [WAIT_MS + times * RETRY_MS],
      })),
    )
  })

  it('sends new events in their own batch while another waits to be sent again', async () => {
    const sent: string[][] = []
    const { sink } = createCollector(
      async (body) => sent.push(idsIn(body)) > 1,
      () => true,
    )
    sink(shown('a'))
    await vi.advanceTimersByTimeAsync(WAIT_MS)
    sink(shown('b'))
    await vi.advanceTimersByTimeAsync(WAIT_MS)
    expect(sent).toEqual([['a'], ['b']])
    await vi.advanceTimersByTimeAsync(RETRY_MS)
    expect(sent).toEqual([['a'], ['b'], ['a']])
  })

  it('drops queued events once consent is withdrawn', () => {
    let allowed = true
    const sent: string[] = []
    const { sink, flush } = createCollector(
      async (body) => sent.push(body) > 0,
      () => allowed,
    )
    sink(shown('a'))
    allowed = false
    flush()
    allowed = true
    flush()
    expect(sent).toEqual([])
  })
})
