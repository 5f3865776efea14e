import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type StreamEvent, streamSchema } from '../../../shared/contracts/event-stream.ts'
import { memoryD1 } from '../../../tests/support/builders/memory-d1.ts'
import type { Config, Env } from '../../env.ts'
import { countOutbox, outboxSink } from './event-outbox.ts'
import { forwardEvents, MAX_RETRIES, resendEvents, streamEvents } from './event-stream.ts'
import { streamIds } from './visitor-id.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND
const DAY = 24 * HOUR
const START = Date.parse('2027-01-15T10:00:00.000Z')
const config = {
  ...{ ANALYTICS_URL: 'https://events.example/in', SIGNING_KEY: 'a-signing-key-of-no-value-0123456789' },
  ...{ now: () => now, realNow: () => now },
} as Config

type Message = { body: readonly StreamEvent[]; attempts: number; dueAt: number }

let now: number
/** A queue as the platform's: at least once, later on request, gone after 80 retries. */
let queue: Message[]
let dead: Message[]
beforeEach(() => {
  now = START
  queue = []
  dead = []
})

const isDown = (from: number, to: number) => now >= START + from && now < START + to
const send = async (body: readonly StreamEvent[]) => {
  if (isDown(HOUR / 2, HOUR)) throw new Error('queue')
  queue.push({ body, attempts: 1, dueAt: now })
}
const SESSIONS = memoryD1(join(import.meta.dirname, '../session/migrations')).db
const env = { STREAM: { send }, SESSIONS } as unknown as Env

/** Delivers what is due; the worker may die after the receiver has the events. */
const tick = async (dies: boolean) => {
  const due = queue.filter(({ dueAt }) => dueAt <= now)
  if (due.length === 0) return
  const retry = (seconds: number) => {
    for (const message of due) Object.assign(message, { attempts: message.attempts + 1, dueAt: now + seconds * SECOND })
    dead.push(...due.filter(({ attempts }) => attempts > 81))
  }
  let outcome = () => retry(0)
  await forwardEvents({ env, config }, {
    messages: due,
    ackAll: () => {
      outcome = () => {
        queue = queue.filter((message) => !due.includes(message))
      }
    },
    retryAll: ({ delaySeconds }: { delaySeconds: number }) => {
      outcome = () => retry(delaySeconds)
    },
  } as unknown as MessageBatch<unknown>)
  if (dies) retry(30)
  else outcome()
}

const source = (id: string) => ({
  ...{
    id,
    at: new Date(now).toISOString(),
    market: 'it',
    visitor: null,
    session: null,
    route: 'index',
    variations: {},
    campaign: {},
  },
})

describe('event stream', () => {
  it('loses nothing while the receiver is down for an hour, for half of it with the queue, and workers die', async () => {
    vi.spyOn(console, 'log').mockReturnValue()
    // Pauses between attempts take no time.
    vi.stubGlobal('setTimeout', queueMicrotask)
    const received: StreamEvent[] = []
    vi.stubGlobal('fetch', async (request: Request) => {
      if (isDown(60 * SECOND, HOUR + 60 * SECOND)) return new Response(null, { status: 503 })
      const body = JSON.parse(await request.text())
      expect(streamSchema.safeParse(body).error).toBeUndefined()
      received.push(...body.events)
      return new Response('{}')
    })
    const sent: string[] = []
    for (let second = 0; second < 2 * 3600; second++, now += SECOND) {
      if (second % 10 === 0 && second < 4000) {
        await streamEvents({ env, config }, source(`r${second}`), [
          { event: 'share', pageType: 'travel' },
          { event: 'booking_start', tour_id: 't1' },
        ])
        sent.push(`r${second}/0`, `r${second}/1`)
      }
      await tick(second % 97 === 0)
      if (second % 60 === 0) await resendEvents({ env, config })
    }
    vi.unstubAllGlobals()
    expect([queue, dead]).toEqual([[], []])
    expect([...new Set(received.map(({ id }) => id))].sort()).toEqual(sent.sort())
    // Some arrived twice, because a worker died.
    expect(received.length).toBeGreaterThan(sent.length)
  })
})

describe('what the stream cannot send', () => {
  it('keeps a batch that the receiver refuses, and sends those after it', async () => {
    const { db } = memoryD1(join(import.meta.dirname, '../session/migrations'))
    for (const id of ['bad', 'good']) await outboxSink(db)([{ id }] as StreamEvent[])
    const received: string[] = []
    vi.stubGlobal('fetch', async (request: Request) => {
      const { events } = (await request.json()) as { events: StreamEvent[] }
      if (events.some(({ id }) => id === 'bad')) return new Response(null, { status: 400 })
      received.push(...events.map(({ id }) => id))
      return new Response(null, { status: 204 })
    })
    vi.spyOn(console, 'log').mockReturnValue()
    vi.stubGlobal('setTimeout', queueMicrotask)
    await resendEvents({ env: { SESSIONS: db } as unknown as Env, config })
    expect([received, await countOutbox(db)]).toEqual([['good'], 1])
    vi.unstubAllGlobals()
  })

  it('is counted: the outbox each minute, dead letters when the queue gives up', async () => {
    vi.spyOn(console, 'log').mockReturnValue()
    vi.stubGlobal('setTimeout', queueMicrotask)
    vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
    expect(readFileSync('wrangler.toml', 'utf8')).toContain(`max_retries = ${MAX_RETRIES}`)
    const points: unknown[] = []
    const METRICS = {
      writeDataPoint: ({ blobs: [kind, , state] = [], doubles }: AnalyticsEngineDataPoint) => {
        if (kind === 'stream') points.push([state, doubles])
      },
    }
    const failing = { env: { METRICS, SESSIONS } as unknown as Env, config }
    await streamEvents(failing, source('w'), [
      { event: 'share', pageType: 'travel' },
      { event: 'booking_start', tour_id: 't1' },
    ])
    await resendEvents(failing)
    const message = (attempts: number) => ({ attempts, body: [{ id: 'd/0', event: 'share' }] })
    const batch = (...attempts: number[]) =>
      ({ messages: attempts.map(message), retryAll: () => undefined }) as unknown as MessageBatch<unknown>
    await forwardEvents(failing, batch(1, MAX_RETRIES))
    await forwardEvents(failing, batch(1, MAX_RETRIES + 1))
    vi.unstubAllGlobals()
    expect(points).toEqual([
      ['outbox', [2]],
      ['dead', [1]],
    ])
  })
})

describe('ids in the stream', () => {
  const idsAt = (deviceId: string | null, days: number, key = config.SIGNING_KEY) =>
    streamIds(
      {
        config: { ...config, SIGNING_KEY: key },
        market: { id: 'it' },
        startedAt: START + Math.floor(days) * DAY,
      } as never,
      deviceId,
      START + days * DAY,
    )

  it('stay for a visit and up to 90 days, and differ by device and key', async () => {
    const visitors = await Promise.all(Array.from({ length: 181 }, async (_, day) => (await idsAt('d1', day)).visitor))
    expect(new Set(visitors).size).toBe(3)
    const [first, later, tomorrow, other, otherKey] = await Promise.all([
      ...[idsAt('d1', 0), idsAt('d1', 0.5), idsAt('d1', 1), idsAt('d2', 0)],
      idsAt('d1', 0, 'another-signing-key-of-no-value-0123456'),
    ])
    expect(later).toEqual(first)
    expect(tomorrow?.session).not.toBe(first?.session)
    expect(new Set([first, other, otherKey].flatMap((ids) => [ids?.visitor, ids?.session])).size).toBe(6)
    expect(await idsAt(null, 0)).toEqual({ visitor: null, session: null })
  })
})
