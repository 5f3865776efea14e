import { describe, expect, it } from 'vitest'
import { findDestinations } from './find-destinations.ts'

const japan = { kind: 'destination', id: 'jp', name: 'Giappone', detail: '12 itinerari', href: '/cerca' }
const { signal } = new AbortController()

describe('findDestinations', () => {
  it('asks the storefront, with the text encoded and the signal passed on', async () => {
    const asked: [unknown, RequestInit | undefined][] = []
    const results = await findDestinations('c & d', signal, async (input, init) => {
      asked.push([input, init])
      return Response.json({ results: [japan] })
    })
    expect(results).toEqual([japan])
    expect(asked[0]?.[0]).toBe('/api/destinations?search=c+%26+d')
    expect(asked[0]?.[1]).toMatchObject({ method: 'GET', signal })
  })

  it.each<[string, () => Promise<Response>]>([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['it is aborted', () => Promise.reject(new DOMException('', 'AbortError'))],
    ['the server fails', async () => Response.json({ results: [japan] }, { status: 500 })],
    ['the answer is no JSON', async () => new Response('<html>')],
    ['the answer breaks the contract', async () => Response.json({ results: [{ ...japan, kind: 'planet' }] })],
    ['the answer is null', async () => Response.json(null)],
  ])('says nothing of results when %s', async (_, answer) => {
    expect(await findDestinations('gia', signal, answer)).toBeNull()
  })
})
