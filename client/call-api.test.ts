import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const end = vi.fn()
vi.mock('./boot/progress.ts', () => ({ startProgress: () => end }))
// Files of one process share modules, and another file replaces this one, too.
vi.resetModules()
const { getJson, postForm, readLocation, readWishlistChange } = await import('./call-api.ts')
const { jsonReader } = await import('./checked-call.ts')

const html = { headers: { 'content-type': 'text/html' } }
type Send = (signal: AbortSignal) => Promise<Response>
const stubFetch = (send: Send) =>
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => send(signal))
const call = (send: Send) => {
  stubFetch(send)
  return postForm('/api/chat/ask', { question: 'Visto?' }, readLocation)
}
const respond = (response: Response) => call(async () => response)

beforeEach(() => end.mockReset())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a call', () => {
  it('is done with the value of a valid response', async () => {
    expect(await respond(Response.json({ location: '/x' }))).toEqual({ outcome: 'done', value: { location: '/x' } })
  })

  it.each([
    ['the message', Response.json({ message: 'Full' }, { status: 409 }), 409, 'Full'],
    ['no message of another type', Response.json({ message: 7 }, { status: 400 }), 400, ''],
    ['no message of a page', new Response('<p>', { status: 413, ...html }), 413, ''],
  ])('is refused on 4xx with %s', async (_, response, status, message) => {
    expect(await respond(response)).toEqual({ outcome: 'refused', status, message })
  })

  it.each([
    ['5xx in JSON', Response.json({ location: '/x' }, { status: 503 })],
    ['5xx in HTML', new Response('<p>', { status: 502, ...html })],
    ['another content type', new Response('{"location":"/x"}', html)],
    ['no content type', new Response(new Uint8Array())],
    ['broken JSON', new Response('{"location":', { headers: { 'content-type': 'application/json' } })],
    ['another shape', Response.json({ location: 7 })],
    ['null', Response.json(null)],
  ])('fails on %s', async (_, response) => {
    expect(await respond(response)).toEqual({ outcome: 'failed' })
  })

  it('fails on a schema error', async () => {
    const parse = () => {
      throw new Error('another shape')
    }
    stubFetch(async () => Response.json({}))
    expect(await getJson('/api/search-options', {}, jsonReader(parse))).toEqual({ outcome: 'failed' })
  })

  it('fails on timeout, and passes its signal on', async () => {
    const ends = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(ends.signal)
    const stalled = call((signal) => new Promise((_, reject) => signal.addEventListener('abort', reject)))
    ends.abort()
    expect(await stalled).toEqual({ outcome: 'failed' })
  })

  it.each(['the caller cancels', 'the time is over'])(
    'with a signal of its own fails when %s, also without AbortSignal.any',
    async (cause) => {
      const [cancel, timeout] = [new AbortController(), new AbortController()]
      vi.stubGlobal('AbortSignal', { timeout: () => timeout.signal })
      stubFetch((signal) => new Promise<Response>((_, reject) => signal.addEventListener('abort', reject)))
      const { signal } = cancel
      const ended = getJson('/api/destinations', { search: 'x' }, () => ({ results: [] }), { signal })
      if (cause === 'the caller cancels') cancel.abort()
      else timeout.abort()
      expect(await ended).toEqual({ outcome: 'failed' })
    },
  )

  it('is not sent with a signal that has ended', async () => {
    stubFetch(async (signal) => (signal.aborted ? Promise.reject(signal.reason) : Response.json({})))
    const ended = getJson('/api/destinations', { search: 'x' }, () => ({ results: [] }), {
      signal: AbortSignal.abort(),
    })
    expect(await ended).toEqual({ outcome: 'failed' })
  })

  describe.each<[string, Send]>([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'the connection breaks off',
      async () => new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) })),
    ],
    ['the time is over', () => Promise.reject(new DOMException('', 'TimeoutError'))],
  ])('when %s', (_, send) => {
    it.each([
      [true, 'failed'],
      [false, 'offline'],
    ])('and the browser reports its connection as %s: %s', async (onLine, outcome) => {
      vi.stubGlobal('navigator', { onLine })
      expect(await call(send)).toEqual({ outcome })
    })
  })
})

describe('the progress bar of a call', () => {
  it.each([
    ['succeeds when it is done', Response.json({ location: '/x' }), true],
    ['fails when it is refused', Response.json({ message: 'Full' }, { status: 409 }), false],
    ['fails when it fails', new Response('<p>', { status: 502, ...html }), false],
  ])('%s', async (_, response, succeeds) => {
    await respond(response)
    expect(end.mock.calls).toEqual([[succeeds]])
  })

  it('does not fail when the caller cancels', async () => {
    stubFetch(() => Promise.reject(new DOMException('', 'AbortError')))
    await getJson('/api/destinations', { search: 'x' }, () => null, { signal: AbortSignal.abort() })
    expect(end.mock.calls).toEqual([[true]])
  })

  it('does not start in the background', async () => {
    stubFetch(async () => new Response('', { status: 503 }))
    await getJson('/api/search-options', {}, () => null, { isBackground: true })
    expect(end).not.toHaveBeenCalled()
  })

  it('is one for all attempts, of which the last counts', async () => {
    const responses = [new Response('', { status: 503 }), Response.json({ location: '/x' })]
    const fetched = vi.fn(async () => responses.shift() ?? Response.error())
    vi.stubGlobal('fetch', fetched)
    const sent = await postForm('/api/chat/ask', { question: 'Visto?' }, readLocation, { attempts: 2 })
    expect([sent.outcome, fetched.mock.calls.length, end.mock.calls]).toEqual(['done', 2, [[true]]])
  })

  it('ends after one attempt that is refused', async () => {
    const fetched = vi.fn(async () => Response.json({}, { status: 404 }))
    vi.stubGlobal('fetch', fetched)
    await postForm('/api/chat/ask', { question: 'Visto?' }, readLocation, { attempts: 2 })
    expect(fetched).toHaveBeenCalledOnce()
  })
})

describe('postForm', () => {
  it('posts the fields and requests JSON', async () => {
    const fetched = vi.fn(async (_: string, __: RequestInit) => Response.json({ location: '/x' }))
    vi.stubGlobal('fetch', fetched)
    const sent = await postForm('/api/chat/ask', { question: 'a & b' }, readLocation, { keepalive: true })
    expect(sent).toMatchObject({ value: { location: '/x' } })
    expect(fetched.mock.calls[0]).toMatchObject([
      '/api/chat/ask',
      {
        method: 'POST',
        body: new URLSearchParams('question=a+%26+b'),
        keepalive: true,
        headers: { accept: 'application/json' },
      },
    ])
  })
})

describe('getJson', () => {
  it.each([
    [{}, '/api/search-options'],
    [{ search: 'c & d' }, '/api/search-options?search=c+%26+d'],
  ])('requests the URL with the query %j', async (query, url) => {
    const fetched = vi.fn(async (_: string, __: RequestInit) => Response.json({}))
    vi.stubGlobal('fetch', fetched)
    await getJson('/api/search-options', query, () => null, { cache: 'no-store' })
    expect(fetched.mock.calls[0]).toMatchObject([url, { cache: 'no-store' }])
    expect(fetched.mock.calls[0]?.[1]).not.toHaveProperty('method')
  })
})

describe('readWishlistChange', () => {
  const change = { travels: ['a'], tours: ['a-1'], ask: true }
  it.each([
    [change, change],
    [{ ...change, ask: undefined }, null],
    [{ error: 'unavailable' }, null],
    [{ ...change, tours: undefined }, null],
    [{ ...change, travels: [7] }, null],
  ])('%j: %j', (body, value) => {
    expect(readWishlistChange(Response.json(body), JSON.stringify(body))).toEqual(value)
  })
})
