import { describe, expect, it } from 'vitest'
import { LOCAL_SECRETS } from '../../../local/workers/local-variables.ts'
import type { Role } from '../../../shared/sign-in/staff-roles.ts'
import { sealStaff } from '../../../shared/sign-in/staff-sign-in.ts'
import { observedGateway } from '../../../tests/support/builders/observed-gateway.ts'

const { get, requestLine, site } = observedGateway()

describe('the growth pages', () => {
  it('exist on the host of the default market only, and where somebody can sign in', async () => {
    expect((await get('/__growth')).headers.get('location')).toBe('/__growth/sign-in?return=%2F__growth')
    expect((await get('http://de.localhost:8787/__growth')).status).toBe(404)
    const nobody = { GROWTH_OPERATORS: undefined, AUTH_ISSUER: undefined }
    expect((await get('/__growth', {}, nobody)).status).toBe(404)
    expect(requestLine()).toBeDefined()
  })

  const KEY = 'local-operator-key-of-no-value-0123456789'
  const signIn = (key: string, back = '/__growth/visitor', headers: Record<string, string> = {}) =>
    site().request(
      '/__growth/sign-in',
      { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      { method: 'POST', body: String(new URLSearchParams({ key, return: back })) },
    )
  const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''

  it('ask for the key, and return to the requested page', async () => {
    const page = await (await get('/__growth/sign-in?return=%2F__growth%2Fresults')).text()
    expect(page).toContain('<title>Sign in')
    expect(page).toContain('value="/__growth/results"')
    expect(page).not.toContain('role="alert"')
  })

  it('open with an operator’s key', async () => {
    const response = await signIn(KEY)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/__growth/visitor'])
    const page = await get('/__growth', { cookie: cookieOf(response) })
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(await page.text()).toContain('<span>local</span>')
    expect(requestLine()).toMatchObject({ route: 'growth' })
  })

  it.each([
    ['', 'Experiments'],
    ['/flags', 'Flags'],
    ['/visitor', 'A visitor'],
    ['/preview', 'Preview links'],
    ['/results?experiment=cover', 'cover'],
  ])('have a page at %j: %s', async (path, title) => {
    const page = await get(`/__growth${path}`, { cookie: cookieOf(await signIn(KEY)) })
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(`<h1>${title}</h1>`)])
  })

  it('open to staff with the role only, and only while it is signed for', async () => {
    const { SIGNING_KEY } = LOCAL_SECRETS
    const open = async (roles: Role[], key = SIGNING_KEY) => {
      const sealed = await sealStaff(key, { id: 'a', email: 'ada@example.com', roles }, Date.now())
      return get('/__growth/visitor', { cookie: `__Host-operator=${sealed}` })
    }
    expect(await (await open(['editor', 'growth'])).text()).toContain('<span>ada@example.com</span>')
    for (const refused of [await open(['editor', 'publisher', 'operator']), await open(['growth'], 'k'.repeat(32))])
      expect(refused.headers.get('location')).toBe('/__growth/sign-in?return=%2F__growth%2Fvisitor')
  })

  it.each([
    ...['https://evil.example/', '//evil.example', '/viaggi', '/__growthx'],
    ...['https://evil.example/__growth', '//evil.example/__growth', '/__growth/"'],
  ])('never redirect to %s', async (back) =>
    expect((await signIn(KEY, back)).headers.get('location')).toBe('/__growth'),
  )

  it('refuse a wrong key, another site’s form and a post without signing in', async () => {
    const wrong = await signIn('wrong')
    expect([wrong.status, wrong.headers.getSetCookie()]).toEqual([403, []])
    expect(await wrong.text()).toContain('role="alert"')
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
      const foreign = await signIn(KEY, '/__growth', headers as unknown as Record<string, string>)
      expect([foreign.status, await foreign.text(), foreign.headers.getSetCookie()]).toEqual([
        403,
        'Not from this page',
        [],
      ])
    }
    const foreignPost = { cookie: cookieOf(await signIn(KEY)), 'sec-fetch-site': 'cross-site' }
    expect((await site().request('/__growth/preview', foreignPost, { method: 'POST' })).status).toBe(403)
    const anonymous = await site().request('/__growth/visitor', {}, { method: 'POST' })
    expect([anonymous.status, await anonymous.text()]).toEqual([401, 'Sign in first'])
    const out = await site().request('/__growth/sign-out', { 'sec-fetch-site': 'cross-site' }, { method: 'POST' })
    expect([out.status, await out.text(), out.headers.getSetCookie()]).toEqual([403, 'Not from this page', []])
  })

  it('refuse a form of more than 8 kB', async () => {
    const large = await signIn('x'.repeat(8192))
    expect([large.status, await large.text()]).toEqual([413, 'Too large'])
  })

  it('close to an operator whose key is removed, and after signing out', async () => {
    const cookie = cookieOf(await signIn(KEY))
    const others = JSON.stringify({ another: 'another-operator-key-of-no-value-0123456789' })
    const revoked = await get('/__growth', { cookie }, { GROWTH_OPERATORS: others })
    expect(revoked.headers.get('location')).toBe('/__growth/sign-in?return=%2F__growth')
    const out = await site().request('/__growth/sign-out', { 'sec-fetch-site': 'same-origin' }, { method: 'POST' })
    expect([out.status, out.headers.get('location')]).toEqual([303, '/__growth/sign-in'])
    expect(out.headers.getSetCookie()).toEqual([
      '__Host-operator=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
    ])
  })
})
