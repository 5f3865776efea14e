import { describe, expect, it, vi } from 'vitest'
import { type Reply, sendTogether } from './batch.ts'

type Line = { index: number; body: unknown }

const lineOf = ({ index, body }: Line) => `{"index":${index},"status":200,"version":7,"body":${JSON.stringify(body)}}\n`

/** Makes calls of one request in one turn. @param respond to the batch */
const sendAll = (
  paths: string[],
  respond: (body: unknown) => Response | Promise<Response>,
  base: string = crypto.randomUUID(),
) => {
  const request = {}
  const post = vi.fn(async (_: string, body: unknown) => respond(body))
  const alone = vi.fn(async (path: string): Promise<Reply> => ({ status: 200, version: 1, json: path, characters: 1 }))
  const { signal } = new AbortController()
  const replies = paths.map((path) =>
    sendTogether(
      request,
      { base, most: 1000, post },
      { call: { method: 'GET', path }, alone: () => alone(path), signal },
    ),
  )
  return { replies, post, alone }
}

describe('calls that a request makes at the same time', () => {
  it('go together, and each ends as soon as its response is here', async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    const write = (line: Line) => writer.write(new TextEncoder().encode(lineOf(line)))
    const { replies, post, alone } = sendAll(['/a', '/b'], () => new Response(readable))
    await vi.waitFor(() => expect(post).toHaveBeenCalledOnce())
    expect(post.mock.calls[0]).toEqual([
      '/batch',
      {
        calls: [
          { method: 'GET', path: '/a' },
          { method: 'GET', path: '/b' },
        ],
      },
    ])
    void write({ index: 1, body: 'second' })
    expect(await replies[1]).toMatchObject({ status: 200, version: 7, json: 'second' })
    void write({ index: 0, body: 'first' })
    expect(await replies[0]).toMatchObject({ json: 'first' })
    await writer.close()
    expect(alone).not.toHaveBeenCalled()
  })

  it('go alone where there is only one', async () => {
    const { replies, post } = sendAll(['/a'], () => Response.error())
    expect((await replies[0])?.json).toBe('/a')
    expect(post).not.toHaveBeenCalled()
  })

  it.each([
    ['is missing', lineOf({ index: 0, body: 'first' })],
    ['is no JSON', `${lineOf({ index: 0, body: 'first' })}{"index":1,"body":<html>}\n`],
    ['breaks the contract', `${lineOf({ index: 0, body: 'first' })}{"index":"1"}\n`],
  ])('go alone when a response %s', async (_, text) => {
    const { replies, alone } = sendAll(['/a', '/b'], () => new Response(text))
    expect((await Promise.all(replies)).map(({ json }) => json)).toEqual(['first', '/b'])
    expect(alone).toHaveBeenCalledOnce()
  })

  it('go alone from then on where the back end has no batches', async () => {
    const base = crypto.randomUUID()
    const first = sendAll(['/a', '/b'], () => new Response(null, { status: 404 }), base)
    expect((await Promise.all(first.replies)).map(({ json }) => json)).toEqual(['/a', '/b'])
    const second = sendAll(['/a', '/b'], () => Response.error(), base)
    await Promise.all(second.replies)
    expect(second.post).not.toHaveBeenCalled()
  })

  it('fail when the back end cannot be reached, without another try', async () => {
    const { replies, alone } = sendAll(['/a', '/b'], () => Promise.reject(new TypeError('network')))
    expect((await Promise.allSettled(replies)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(alone).not.toHaveBeenCalled()
  })
})
