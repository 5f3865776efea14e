import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'

const end = vi.fn()
vi.mock('../../../client/boot/progress.ts', () => ({ startProgress: () => end }))
// Files of one process share modules, and another file replaces this one, too.
vi.resetModules()
const { fetchCreation, fetchRequest } = await import('./passkey-options.ts')

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  end.mockClear()
})
// Modules loaded with these mocks are for this file only.
afterAll(() => vi.resetModules())

type Respond = (valid: object) => Promise<Response>

const html = { headers: { 'content-type': 'text/html' } }
const FAULTS: Record<string, Respond> = {
  'another shape': async () => Response.json({ unexpected: 1 }),
  null: async () => Response.json(null),
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
    expect(await fetchOptions('/passkeys')).toEqual({ outcome: 'done', value: valid })
    expect(fetched.at(-1)).toEqual(['/passkeys/options', expect.objectContaining({ method: 'POST' })])
  })

  it.each(Object.entries(FAULTS))('fail for %s', async (_fault, respond) => {
    respondWith(() => respond(valid))
    expect(await fetchOptions('/passkeys')).toEqual({ outcome: 'failed' })
  })

  it('are refused with the message of the server', async () => {
    respondWith(async () => Response.json({ message: 'Too many' }, { status: 429 }))
    expect(await fetchOptions('/passkeys')).toEqual({ outcome: 'refused', status: 429, message: 'Too many' })
  })

  it('are not loaded offline', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    respondWith(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await fetchOptions('/passkeys')).toEqual({ outcome: 'offline' })
  })

  it.each(others.map((other) => [JSON.stringify(other), other]))('fail for %s', async (_text, other) => {
    respondWith(async () => Response.json(other))
    expect(await fetchOptions('/passkeys')).toEqual({ outcome: 'failed' })
  })
})

it('ends a request without a response after 20 seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) =>
    signal?.aborted ? Promise.reject(signal.reason) : new Promise(() => undefined),
  )
  expect([await fetchRequest('/passkey'), await fetchCreation('/passkeys')]).toEqual([
    { outcome: 'failed' },
    { outcome: 'failed' },
  ])
  expect(timeout.mock.calls).toEqual([[20_000], [20_000]])
})

it('shows progress for a passkey that the visitor creates, and none for the autofill', async () => {
  respondWith(async () => Response.json({ message: 'Too many' }, { status: 429 }))
  await fetchRequest('/passkey')
  expect(end).not.toHaveBeenCalled()
  await fetchCreation('/passkeys')
  expect(end.mock.calls).toEqual([[false]])
})
