import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MAX_EVENTS, type StorefrontEvent } from '../../shared/contracts/storefront-events.ts'
import { BATCH, createCollector, WAIT_MS } from './collector.ts'

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
    expect(sent).toEqual(Array(4).fill(sent[0]))
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
