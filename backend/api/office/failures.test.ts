import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sealStaff } from '../../../shared/sign-in/staff-sign-in.ts'
import { SEED_DAY, seededSite } from '../../../tests/support/builders/seeded-site.ts'
import app from '../index.ts'

const seeded = await seededSite(10)
const env = { ...seeded.env, CLOCK: `${SEED_DAY}T12:00:00Z` }
const NOW = Date.parse(env.CLOCK)
const staff = { id: 'u1', email: 'anna@example.com', roles: ['editor', 'publisher'] as const }
const cookie = `__Host-operator=${await sealStaff(env.SIGNING_KEY, { ...staff, roles: [...staff.roles] }, NOW)}`
const TYPED = 'title.it=Una+%22bozza%22&do=draft'

beforeAll(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  // Sign-ins end by the real clock.
  vi.setSystemTime(NOW)
})
afterAll(() => void vi.useRealTimers())

const send = async (
  path: string,
  { own = env, ...init }: RequestInit & { own?: object } = {},
  headers: Record<string, string> = {},
) => {
  const response = await app.request(
    `http://api.test/office${path}`,
    {
      ...init,
      headers: {
        ...{ accept: 'text/html,*/*', cookie, origin: env.API_PUBLIC_URL },
        ...{ 'content-type': 'application/x-www-form-urlencoded', ...headers },
      },
    },
    own,
  )
  return { status: response.status, type: response.headers.get('content-type') ?? '', text: await response.text() }
}
const post = { method: 'POST', body: TYPED }
const down = () => Promise.reject(new Error('no database'))
const statement = { bind: () => statement, all: down, first: down }
const failing = { ...env, DB: { prepare: () => statement } }
const busy = { ...env, SEARCH_LIMIT: { limit: async () => ({ success: false }) } }
const CALLER = { 'cf-connecting-ip': '203.0.113.1' }

describe('failures below /office', () => {
  it.each([
    ['a missing page', 404, '/travels/no/such', {}, {}, 'There is no such page'],
    ['a failure', 500, '/travels', { own: failing }, {}, 'Something went wrong'],
    ['a busy address', 429, '/travels', { own: busy }, CALLER, 'Too many requests'],
    ['a large form', 413, '/travels/edit', { ...post, body: 'x'.repeat(1_000_001) }, {}, 'Go back'],
    ['a form of another site', 403, '/travels/edit', post, { origin: 'https://evil.example' }, 'Not accepted'],
  ])('answers %s with a page, and programs with JSON', async (_, status, path, init, headers, text) => {
    const shown = await send(path, init, headers)
    expect([shown.status, shown.type]).toEqual([status, 'text/html; charset=UTF-8'])
    expect(shown.text).toContain(text)
    expect(shown.text).toContain('href="/office"')
    const data = await send(path, init, { ...headers, accept: 'application/json' })
    expect([data.status, JSON.parse(data.text)]).toMatchObject([status, { success: false }])
  })

  it('answers a busy return from the sign-in service with a page, too', async () => {
    const headers = { accept: 'text/html', ...CALLER }
    const shown = await app.request('http://api.test/signed-in?code=a', { headers }, busy)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([429, 'text/html; charset=UTF-8'])
  })

  it.each([
    ['failed', 500, { own: failing }, {}],
    ['came too often', 429, { own: busy }, CALLER],
    ['came after the sign-in had ended', 401, {}, { cookie: '' }],
  ])('shows what a form that %s contained, to be sent again', async (_, status, init, headers) => {
    const shown = await send('/travels/edit?id=a', { ...post, ...init }, headers)
    expect(shown.status).toBe(status)
    expect(shown.text).toContain('<form method="post" action="/office/travels/edit?id=a">')
    expect(shown.text).toContain('<input type="hidden" name="title.it" value="Una &quot;bozza&quot;">')
  })

  it('shows nothing of a form of another site, and stores no upload of strangers', async () => {
    const strange = await send('/travels/edit', post, { origin: 'https://evil.example', cookie: '' })
    expect([strange.status, strange.text.includes('bozza')]).toEqual([401, false])
    const body = new FormData()
    body.set('altText.it', 'Una spiaggia')
    const headers = { accept: 'text/html', origin: env.API_PUBLIC_URL }
    const refused = await app.request('http://api.test/office/pictures/upload', { method: 'POST', headers, body }, env)
    expect([refused.status, await refused.text()]).toEqual([401, expect.stringContaining('reload this page')])
  })

  it.each([
    ['/travels/edit', 'Application/X-WWW-Form-Urlencoded; charset=utf-8', true],
    ['/travels/edit', 'Multipart/Form-Data; boundary=x', false],
    ['/travels/edit', 'text/plain', false],
    ['/travels/edit', '', false],
    ['/pictures/upload', 'application/x-www-form-urlencoded', false],
  ])('reads bodies of strangers only where they are texts of forms: %s, %s', async (path, type, isRead) => {
    const body = type.startsWith('Multi')
      ? '--x\r\ncontent-disposition: form-data; name="title.it"\r\n\r\nUna bozza\r\n--x--\r\n'
      : TYPED
    const shown = await send(path, { method: 'POST', body }, { cookie: '', 'content-type': type })
    expect([shown.status, shown.text.includes('bozza')]).toEqual([401, isRead])
    expect(shown.text).toContain(isRead ? 'Send it again' : 'reload this page')
  })
})
