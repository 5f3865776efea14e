import { afterEach, describe, expect, it, vi } from 'vitest'

vi.mock('../boot/progress.ts', () => ({ startProgress: () => () => undefined }))

vi.resetModules()
const { fetchDays, fetchOptions, findDestinations } = await import('./lookups.ts')

const japan = { kind: 'destination', id: 'jp', name: 'Giappone', detail: '12 itinerari', href: '/cerca' }
const day = {
  day: '2027-03-12',
  tours: 2,
  status: 'CONFIRMED',
  cents: 89900,
  price: '899 €',
  basePrice: '',
  label: '2 partenze',
}
const { signal } = new AbortController()

/** Responds to `fetch`, and returns its calls. */
const respond = (response: () => Promise<Response>) => {
  const fetched = vi.fn<(input: string, init: RequestInit) => Promise<Response>>(response)
  vi.stubGlobal('fetch', fetched)
  return fetched.mock.calls
}
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('findDestinations', () => {
  it('requests the encoded text with the signal passed on', async () => {
    const calls = respond(async () => Response.json({ results: [japan] }))
    const cancel = new AbortController()
    expect(await findDestinations('c & d', cancel.signal)).toEqual([japan])
    expect(calls[0]?.[0]).toBe('/api/destinations?search=c+%26+d')
    expect(calls[0]?.[1]?.method ?? 'GET').toBe('GET')
    cancel.abort()
    expect(calls[0]?.[1]?.signal?.aborted).toBe(true)
  })

  it.each<[string, () => Promise<Response>]>([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['it is aborted', () => Promise.reject(new DOMException('', 'AbortError'))],
    ['the server fails', async () => Response.json({ results: [japan] }, { status: 500 })],
    ['the response is not JSON', async () => new Response('<html>')],
    ['the response breaks the contract', async () => Response.json({ results: [{ ...japan, kind: 'planet' }] })],
    ['the response is null', async () => Response.json(null)],
  ])('returns null when %s', async (_, response) => {
    respond(response)
    expect(await findDestinations('gia', signal)).toBeNull()
  })
})

describe('fetchDays and fetchOptions (§8)', () => {
  it.each<[string, () => Promise<Response>]>([
    ['the network fails', () => Promise.reject(new TypeError('offline'))],
    ['the server fails', async () => Response.json({}, { status: 503 })],
    ['the response is not JSON', async () => new Response('<html>')],
    ['the response breaks the contract', async () => Response.json({ days: [{ day: 7 }], months: [] })],
  ])('return nothing when %s', async (_, response) => {
    respond(response)
    expect(await fetchDays({ currency: 'EUR' }, signal)).toEqual([])
    expect(await fetchOptions()).toBeNull()
  })

  it('request the days of a filter', async () => {
    const calls = respond(async () => Response.json({ days: [day] }))
    expect(await fetchDays({ currency: 'EUR', 'continentId[]': 'asia' }, signal)).toEqual([day])
    expect(calls[0]?.[0]).toContain('/api/departure-days?currency=EUR&continentId%5B%5D=asia')
  })
})
