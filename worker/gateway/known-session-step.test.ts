import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { gatewaySite, samplePageResponse } from '../../tests/support/builders/gateway-site.ts'
import type { PrivateProps } from '../engine/entrypoints/private.tsx'
import * as loadSession from '../features/session/load-session.ts'

let rendered: PrivateProps[] = []

beforeEach(() => {
  rendered = []
  vi.spyOn(loadSession, 'loadSession').mockResolvedValue({ session: null, isOver: false, isUnknown: true })
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

const request = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  gatewaySite({
    variables: { PAGE_CACHE: 'off', SESSIONS: {} },
    page: ({ props }) => ({ fetch: async () => samplePageResponse(props, { renderedAt: 0 }) }),
    onPrivate: (props) => rendered.push(props),
  }).request(path, headers, { method })

const HEART = '/api/wishlist/travel/tokyo'
const OWN = { 'sec-fetch-site': 'same-origin', referer: 'http://it.localhost:8787/viaggi/tokyo' }

it.each([
  ['POST', HEART, '/viaggi/tokyo'],
  ['POST', '/logout', '/viaggi/tokyo'],
  ['POST', '/api/alerts', '/viaggi/tokyo'],
  ['GET', '/preferiti', '/preferiti'],
  ['GET', '/login?return=/cerca', '/login?return=/cerca'],
])('%s %s tells a visitor who may be signed in, and changes nothing', async (method, path, retry) => {
  const response = await request(path, OWN, method)
  expect(response.headers.get('retry-after')).toBe('10')
  expect(response.headers.getSetCookie().filter((cookie) => /session|list|signed-in/.test(cookie))).toEqual([])
  expect(rendered.map(({ view }) => view)).toEqual([{ view: 'sign-in', model: { message: 'session', retry } }])
})

it.each([
  ['POST', HEART],
  ['GET', '/api/wishlist'],
])('%s %s of a script gets the text for its message', async (method, path) => {
  const response = await request(path, { ...OWN, accept: 'application/json' }, method)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
  expect(await response.json()).toEqual({
    message:
      'Il tuo accesso è al sicuro, ma in questo momento non possiamo verificarlo e quindi non abbiamo cambiato nulla. Riprova tra poco.',
  })
})

it('leaves public pages and the choices of anybody alone', async () => {
  expect((await request('/viaggi')).status).toBe(200)
  expect((await request('/api/consent', OWN, 'POST')).headers.get('retry-after')).toBeNull()
  expect(rendered.map(({ view }) => view?.view)).not.toContain('sign-in')
})
