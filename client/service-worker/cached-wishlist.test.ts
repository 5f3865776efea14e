import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryCaches } from '../../tests/support/memory-caches.ts'
import { type QueuedChange, queueChange, queuedChanges } from '../offline/change-queue.ts'
import { notifyMissedChanges, sendQueuedChanges } from './cached-wishlist.ts'

const NOW = 1_800_000_000_000
const SAVED = { travels: ['a'], tours: [], ask: false }
const queue = async (...items: QueuedChange['item'][]) => {
  for (const item of items)
    await queueChange({ item, fields: `wish=add&key=${item}`, page: `/viaggi/${item}`, owner: '', at: NOW })
}
const queuedItems = async () => (await queuedChanges()).map(({ item }) => item)

/** Sends the queue; `respond` answers each change by its item. */
const sendTo = async (respond: (item: string) => Response, openPages = 1) => {
  const posted: { item: string; referrer: unknown }[] = []
  vi.stubGlobal('fetch', async (url: string, { referrer }: RequestInit) => {
    if (url === '/api/wishlist') return Response.json({ hearts: ['travel/a'], items: [] })
    const item = url.slice('/api/wishlist/'.length)
    posted.push({ item, referrer })
    return respond(item)
  })
  const postMessage = vi.fn()
  const device = {
    now: () => NOW,
    isOnline: () => true,
    openPages: async () => Array.from({ length: openPages }, () => ({ postMessage })),
  }
  vi.stubGlobal('setTimeout', (task: () => void) => task())
  await sendQueuedChanges('null', device)
  return { posted, messages: postMessage.mock.calls.flat() }
}
const refuse = (status: number) => () => Response.json({ message: 'The list is full.' }, { status })

beforeEach(() => vi.stubGlobal('caches', memoryCaches()))
afterEach(() => vi.unstubAllGlobals())

describe('sendQueuedChanges', () => {
  it('names the page that each heart was pressed on (§7)', async () => {
    await queue('travel/a', 'tour/b')
    const { posted } = await sendTo(() => Response.json(SAVED))
    expect(posted).toEqual([
      { item: 'travel/a', referrer: '/viaggi/travel/a' },
      { item: 'tour/b', referrer: '/viaggi/tour/b' },
    ])
  })

  it('tells all open pages that changes were sent', async () => {
    await queue('travel/a', 'tour/b')
    expect((await sendTo(() => Response.json(SAVED), 2)).messages).toEqual([null, null])
  })

  it.each([400, 403, 404, 409])(
    'tells open pages of a refusal with %i, and sends the other changes',
    async (status) => {
      await queue('travel/a', 'travel/b')
      const refuseFirst = (item: string) => (item === 'travel/a' ? refuse(status)() : Response.json(SAVED))
      expect((await sendTo(refuseFirst)).messages).toEqual(['The list is full.'])
      expect(await queuedItems()).toEqual([])
    },
  )

  it.each([
    ['refused without an open page', refuse(409), 0],
    ['rate-limited', refuse(429), 1],
    ['answered by a failing back end', () => Response.json(SAVED, { status: 503 }), 1],
  ])('keeps a change that is %s, after one retry', async (_, respond, openPages) => {
    await queue('travel/a')
    const { posted, messages } = await sendTo(respond, openPages)
    expect(posted).toHaveLength(2)
    expect(messages).toEqual([])
    expect(await queuedItems()).toEqual(['travel/a'])
  })
})

describe('notifyMissedChanges', () => {
  it.each([
    ['tells', 'before', NOW - 1, [[null]]],
    ['does not tell', 'after', NOW, []],
    ['does not tell', 'at a time not known', undefined, []],
  ])('%s a page that was requested %s the changes were sent', async (_, __, requestedAt, messages) => {
    await queue('travel/a')
    await sendTo(() => Response.json(SAVED))
    const postMessage = vi.fn()
    notifyMissedChanges({ postMessage }, requestedAt)
    expect(postMessage.mock.calls).toEqual(messages)
  })
})
