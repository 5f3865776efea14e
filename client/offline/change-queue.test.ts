import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryCaches } from '../../tests/support/memory-caches.ts'
import { CACHES } from './cache-names.ts'
import { dropQueued, isQueued, type QueuedChange, queueChange, queuedChanges, sendQueue } from './change-queue.ts'

const NOW = 1_800_000_000_000
const wish = (item: string, owner = '', at = NOW, fields = `wish=add&key=${item}`): QueuedChange => ({
  item: item as QueuedChange['item'],
  fields,
  owner,
  at,
})
const items = async () => (await queuedChanges()).map(({ item }) => item)

beforeEach(() => vi.stubGlobal('caches', memoryCaches()))
afterEach(() => vi.unstubAllGlobals())

describe('queued changes', () => {
  it('are sent once, in order, then removed', async () => {
    for (const item of ['travel/b', 'travel/a', 'tour/c-1']) await queueChange(wish(item))
    const sent: string[] = []
    const send = async ({ item }: QueuedChange) => {
      sent.push(item)
      return true
    }
    await sendQueue({ owner: '', now: () => NOW, send })
    await sendQueue({ owner: '', now: () => NOW, send })
    expect(sent).toEqual(['travel/b', 'travel/a', 'tour/c-1'])
    expect(await items()).toEqual([])
  })

  it.each([
    ['the network fails', () => Promise.reject(new TypeError('failed'))],
    ['the change is not settled', async () => false],
  ])('stay queued in order when %s', async (_, fails) => {
    for (const item of ['travel/a', 'travel/b', 'travel/c']) await queueChange(wish(item))
    let tries = 0
    await sendQueue({ owner: '', now: () => NOW, send: () => (++tries === 2 ? fails() : Promise.resolve(true)) })
    expect(tries).toBe(2)
    expect(await items()).toEqual(['travel/b', 'travel/c'])
  })

  it.each([
    ['of an account, for another user', 'aaa', 'bbb', 0, false],
    ['of an account, signed out', 'aaa', '', 0, false],
    ['of an account, for its user', 'aaa', 'aaa', 0, true],
    ['of the browser, for a user who has signed in since', '', 'aaa', 0, true],
    ['after thirteen days', '', '', 13, true],
    ['after fifteen days, when the key has expired', '', '', 15, false],
  ])('%s', async (_, owner, now, days, isSent) => {
    await queueChange(wish('travel/a', owner, NOW - days * 86_400_000))
    const send = vi.fn(async () => true)
    await sendQueue({ owner: now, now: () => NOW, send })
    expect(send).toHaveBeenCalledTimes(isSent ? 1 : 0)
    expect(await items()).toEqual([])
  })

  it('are dropped after a later change of their item', async () => {
    await dropQueued('travel/a')
    await queueChange(wish('travel/a'))
    await queueChange(wish('travel/b'))
    expect([await isQueued('travel/a'), await isQueued('travel/z')]).toEqual([true, false])
    await dropQueued('travel/a')
    expect(await items()).toEqual(['travel/b'])
  })

  it('are not sent when they are removed while others are sent', async () => {
    for (const item of ['travel/a', 'travel/b', 'travel/c']) await queueChange(wish(item))
    const sent: string[] = []
    const send = async ({ item }: QueuedChange) => {
      sent.push(item)
      if (item === 'travel/a') await dropQueued('travel/b')
      else await caches.delete(CACHES.queue)
      return true
    }
    expect(await sendQueue({ owner: '', now: () => NOW, send })).toBe(true)
    expect(sent).toEqual(['travel/a', 'travel/c'])
  })

  it('take effect once, with any failures and retries', async () => {
    const operation = fc.record({ item: fc.constantFrom('travel/a', 'travel/b'), adds: fc.boolean() })
    const failure = fc.constantFrom('none', 'before', 'after')
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { maxLength: 6 }), fc.array(failure), async (operations, failures) => {
        vi.stubGlobal('caches', memoryCaches())
        const acted: string[] = []
        for (const [nth, { item, adds }] of operations.entries())
          await queueChange(wish(item, '', NOW, `wish=${adds ? 'add' : 'remove'}&key=${nth}`))
        const left = [...failures]
        const send = async ({ fields }: QueuedChange) => {
          const fails = left.shift() ?? 'none'
          // As the back end does: a key acts once.
          if (fails !== 'before' && !acted.includes(fields)) acted.push(fields)
          if (fails !== 'none') throw new TypeError('failed')
          return true
        }
        for (let run = 0; run <= failures.length; run++) await sendQueue({ owner: '', now: () => NOW, send })
        expect(acted).toEqual(operations.map(({ adds }, nth) => `wish=${adds ? 'add' : 'remove'}&key=${nth}`))
        expect(await items()).toEqual([])
      }),
    )
  })
})
