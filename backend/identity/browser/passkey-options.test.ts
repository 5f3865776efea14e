import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchCreation, fetchRequest } from './passkey-options.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

type Respond = (valid: object) => Promise<Response>

const html = { headers: { 'content-type': 'text/html' } }
const FAULTS: Record<string, Respond> = {
  'another shape': async () => Response.json({ unexpected: 1 }),
  null: async () => Response.json(null),
  '409 in JSON': async (valid) => Response.json(valid, { status: 409 }),
  '503 in JSON': async (valid) => Response.json(valid, { status: 503 }),
  '502 in HTML': async () => new Response('<p>Bad gateway', { status: 502, ...html }),
  HTML: async (valid) => new Response(JSON.stringify(valid), html),
  'an empty body': async () => new Response('', { headers: { 'content-type': 'application/json' } }),
  'a network error': () => Promise.reject(new TypeError('Failed to fetch')),
}

const creation = {
  challenge: 'c',
  rp: { name: 'Sojourn' },
  user: { id: 'u', name: 'a@example.com', displayName: 'A' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
}

const fetched: unknown[][] = []
const respondWith = (respond: () => Promise<Response>) =>
  vi.stubGlobal('fetch', (...call: unknown[]) => {
    fetched.push(call)
    return respond()
  })

describe.each([
  ['options for signing in', fetchRequest, { challenge: 'c' }, [{}, { challenge: 1 }]],
  [
    'options for a passkey',
    fetchCreation,
    { options: creation },
    [
      ...Object.keys(creation).map((name) => ({ options: { ...creation, [name]: 7 } })),
      { options: { ...creation, user: {} } },
      { options: [] },
    ],
  ],
  [
    'a sign-in to repeat',
    fetchCreation,
    { signIn: '/auth?max_age=600' },
    [
      { signIn: 7 },
      { signIn: '//evil.example' },
      { signIn: 'javascript:alert(1)' },
      { signIn: 'https://evil.example' },
    ],
  ],
])('%s', (_, fetchOptions, valid, others) => {
  it('are read from a response with that shape', async () => {
    respondWith(async () => Response.json(valid))
    expect(await fetchOptions('/passkeys')).toEqual(valid)
    expect(fetched.at(-1)).toEqual(['/passkeys/options', expect.objectContaining({ method: 'POST' })])
  })

  it.each(Object.entries(FAULTS))('are null for %s', async (_fault, respond) => {
    respondWith(() => respond(valid))
    expect(await fetchOptions('/passkeys')).toBeNull()
  })

  it.each(others.map((other) => [JSON.stringify(other), other]))('are null for %s', async (_text, other) => {
    respondWith(async () => Response.json(other))
    expect(await fetchOptions('/passkeys')).toBeNull()
  })
})

it('ends a request without a response after 20 seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) =>
    signal?.aborted ? Promise.reject(signal.reason) : new Promise(() => undefined),
  )
  expect([await fetchRequest('/passkey'), await fetchCreation('/passkeys')]).toEqual([null, null])
  expect(timeout.mock.calls).toEqual([[20_000], [20_000]])
})
