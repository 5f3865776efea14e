import { describe, expect, it, vi } from 'vitest'
import { ACCOUNT, identitySite, NOW, OWNER, SCRIPT } from '../../tests/support/builders/identity-site.ts'

const site = identitySite()

const MINUTE = 60_000

describe('sign-in service', () => {
  // The first test: the service has no keys yet.
  it('reports the error of a database that fails at the start', async () => {
    site.env.DB = {} as D1Database
    expect((await site.fetchFrom(`${ACCOUNT}/jwks`)).status).toBe(503)
    expect(site.lines.join()).toContain('prepare is not a function')
  })

  it('is healthy, and ready with its secrets and migrations', async () => {
    const read = async (path: string) => {
      const response = await site.fetchFrom(ACCOUNT + path)
      return [response.status, await response.json()]
    }
    expect(await read('/healthz')).toEqual([200, { status: 'ok' }])
    site.sqlite.exec('CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY, name TEXT UNIQUE)')
    site.sqlite.exec("INSERT OR IGNORE INTO d1_migrations (name) VALUES ('0001_schema.sql')")
    expect(await read('/readyz')).toEqual([200, { ready: true, database: 'ok' }])
    site.env.SIGNING_KEY = ''
    site.env.CLIENT_SECRET = ''
    expect(await read('/readyz')).toEqual([
      503,
      {
        ...{ ready: false, database: 'ok' },
        missing: [
          'SIGNING_KEY is not set: nobody can sign in',
          'CLIENT_SECRET is not set: the storefront cannot sign anybody in',
        ],
      },
    ])
  })

  it('logs what fails inside the provider, and shows its page in the language of the sign-in', async () => {
    const who = await site.signedIn()
    site.lines.length = 0
    site.sqlite.exec('ALTER TABLE oidc_artefact RENAME TO artefact')
    const url = ACCOUNT + site.authorizeUrl({ ui_locales: 'de' })
    const response = await who.request(url, { headers: { accept: 'text/html' } })
    const tokens = await site.postAsClient('/token', { grant_type: 'refresh_token', refresh_token: 'x' })
    site.sqlite.exec('ALTER TABLE artefact RENAME TO oidc_artefact')
    expect([response.status, response.headers['retry-after']]).toEqual([503, '60'])
    expect(response.text).toContain('<h1>Die Anmeldung ist gerade nicht möglich</h1>')
    expect([tokens.status, tokens.headers['retry-after']]).toEqual([503, '60'])
    const errors = site.lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'error')
    expect(errors[0]).toMatchObject({ error: 'unhandled', route: 'authorization', fingerprint: expect.any(String) })
    expect(errors[0].causes.join()).toContain('no such table: oidc_artefact')
    expect(errors[1]).toMatchObject({ error: 'unhandled', route: 'token' })
  })

  it('sends security headers with every page', async () => {
    const { headers } = await (await site.atSignIn()).get('account', '/session/end/success')
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; font-src data:; img-src data: http:\/\/images.localhost:8787; form-action 'self' http:\/\/it.localhost:8787 .*; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'$/,
      ),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'strict-transport-security': 'max-age=63072000',
    })
  })

  it.each([
    ['subdomains', 'max-age=63072000; includeSubDomains'],
    ['preload', 'max-age=63072000; includeSubDomains; preload'],
  ] as const)('requires https of %s where that is configured', async (HSTS, header) => {
    site.env.HSTS = HSTS
    const { headers } = await site.fetchFrom(`${ACCOUNT}/healthz`)
    expect(headers.get('strict-transport-security')).toBe(header)
  })

  it('sends the script that the pages with passkeys allow', async () => {
    const who = await site.atSignIn()
    const page = await who.get('account', who.url().pathname)
    expect(page.text).toContain('<script src="/passkey.js" defer></script>')
    expect(page.headers['content-security-policy']).toContain(
      `script-src ${ACCOUNT}/passkey.js; connect-src 'self'; style-src`,
    )
    expect(page.headers['content-security-policy']).toContain(
      "; require-trusted-types-for 'script'; trusted-types 'none'",
    )
    expect(page.headers['referrer-policy']).toBe('same-origin')
    expect(page.text).toMatch(/<style>\s*@font-face /)
    expect(page.text).toContain(
      '<body>\n<div class="page">\n<div class="side"><img src="http://images.localhost:8787/images/',
    )
    const without = await who.get('account', `${who.url().pathname}/forgotten`)
    expect(without.text).not.toContain('/passkey.js')
    const script = await who.get('account', SCRIPT.path)
    expect([script.status, script.text, script.headers['content-type'], script.headers['cache-control']]).toEqual([
      ...[200, SCRIPT.code, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ])
  })

  it('sets cookies that scripts and other sites cannot read, for 30 days at most', async () => {
    const who = site.browser()
    const started = await who.get('account', site.authorizeUrl())
    for (const cookie of started.headers['set-cookie'] ?? [])
      expect(cookie).toMatch(
        /^(__Secure-((interaction|resume)(\.sig)?|sign-in)|__Host-market)=.*; samesite=lax; httponly; Secure$/i,
      )
    await who.follow(started)
    const done = await who.post(who.url().href, OWNER)
    expect(done.headers['set-cookie']).toEqual([
      `__Secure-sign-in=; Max-Age=0; Path=${who.url().pathname}; Secure`,
      expect.stringMatching(/^__Host-device-[\w-]{8}=\S+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ])
    const back = await who.get('account', new URL(String(done.headers.location), ACCOUNT).pathname)
    const session = [back.headers['set-cookie'] ?? []].flat().find((cookie) => cookie.startsWith('__Host-session='))
    expect(session).toMatch(/; path=\/; samesite=lax; httponly; expires=Sun, 14 Feb 2027 10:00:00 GMT; Secure$/)
  })

  it('refuses forms of other sites', async () => {
    const who = await site.atSignIn()
    const page = who.url().href
    const foreign: Record<string, string>[] = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]
    for (const headers of foreign) {
      const response = await who.post(page, OWNER, headers)
      expect([response.status, response.text]).toEqual([403, 'Forbidden'])
    }
    const plain = { 'content-type': 'application/x-www-form-urlencoded' }
    const options = { method: 'POST', headers: plain, body: new URLSearchParams(OWNER).toString() }
    expect((await who.request(`${ACCOUNT}/profile`, options)).status).toBe(403)
    expect((await who.request(page, options)).status).toBe(303)
  })

  it('refuses bodies of more than 8 KiB', async () => {
    const who = await site.atSignIn()
    const path = who.url().href
    const fits = 8192 - 'email='.length
    expect((await who.post(path, { email: 'x'.repeat(fits) })).status).toBe(422)
    const refused = await who.post(path, { email: 'x'.repeat(fits + 1) })
    expect([refused.status, refused.text]).toEqual([413, 'Payload too large'])
  })

  it('limits forms by network address', async () => {
    const keys: string[] = []
    let success = false
    site.env.SIGN_IN_LIMIT = { limit: async ({ key }) => ({ success: keys.push(key) > 0 && success }) } as RateLimit
    const who = await site.atSignIn(site.browser({ 'cf-connecting-ip': '198.18.0.1', 'accept-language': 'en-GB' }))
    const path = who.url().href
    const refused = await who.post(path, OWNER)
    expect([refused.status, refused.headers['retry-after'], refused.text.includes('Too many attempts.')]).toEqual([
      ...[429, '60', true],
    ])
    success = true
    expect((await who.post(path, OWNER)).status).toBe(303)
    success = false
    expect((await who.post(path, OWNER, { 'cf-connecting-ip': '127.0.0.1' })).status).toBe(303)
    expect(keys).toEqual(['198.18.0.1', '198.18.0.1'])
    const from = { 'cf-connecting-ip': '198.18.0.2' }
    const json = { ...from, accept: 'application/json', 'accept-language': 'en-GB' }
    const data = await who.post(`${ACCOUNT}/passkeys/options`, {}, json)
    expect([data.status, data.text, data.headers['retry-after']]).toEqual([
      ...[
        429,
        '{"message":"Too many attempts. Wait a quarter of an hour and try again, or choose a new password."}',
        '60',
      ],
    ])
    for (const path of ['/request', '/token', '/token/revocation', '/codes/check'])
      for (const authorization of ['', `Basic ${btoa('storefront:wrong')}`])
        expect((await who.post(ACCOUNT + path, {}, { ...from, authorization })).status).toBe(429)
    // As oauth4webapi encodes it.
    const secret = site.env.CLIENT_SECRET.replaceAll('-', '%2D')
    const authorization = `Basic ${btoa(`storefront:${secret}`)}`
    expect((await who.post(`${ACCOUNT}/token`, {}, { ...from, authorization })).status).toBe(400)
  })

  it('stores nothing for callers without the client’s secret or a session', async () => {
    const { searchParams } = new URL(site.authorizeUrl({ client_id: 'account-pages', scope: 'openid' }), ACCOUNT)
    searchParams.set('redirect_uri', `${ACCOUNT}/signed-in`)
    const statusOf = async (method: string, path: string) => {
      const body = method === 'POST' ? { body: searchParams } : {}
      return (await site.fetchFrom(ACCOUNT + path, { method, redirect: 'manual', ...body })).status
    }
    for (const path of ['/request', '/token', '/token/revocation']) expect(await statusOf('POST', path), path).toBe(401)
    for (const path of ['/REQUEST', '/request/']) expect(await statusOf('POST', path), path).toBe(404)
    for (const method of ['GET', 'HEAD']) expect(await statusOf(method, '/session/end'), method).toBe(303)
    for (const path of ['/Session/End', '/session/end/']) expect(await statusOf('GET', path), path).toBe(404)
    expect(site.sqlite.prepare('SELECT model FROM oidc_artefact').all()).toEqual([])
  })

  it('shows mail locally only', async () => {
    const read = async (init: RequestInit = {}) => {
      const response = await site.fetchFrom(`${ACCOUNT}/outbox?to=${OWNER.email}`, init)
      return { status: response.status, headers: response.headers, text: await response.text() }
    }
    expect((await read()).text).toContain('<p>No mail yet.</p>')
    const who = await site.atSignIn()
    await who.submit(`${who.url().pathname}/forgotten`, { email: OWNER.email })
    const { text, headers } = await read()
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(text).toMatch(/<article><h2>\d{6} is your Sojourn code<\/h2>/)
    expect(text).toContain('<dd>owner@example.com</dd>')
    expect(text).toMatch(/<a href="http:\/\/account\.localhost:8787\/recovery\?token=/)
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex'])
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-.{44}'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    )
    const rendered = await site.fetchFrom(ACCOUNT + (/\/outbox\?mail=[^"]+/.exec(text)?.[0] ?? ''))
    expect(await rendered.text()).toMatch(/^<!doctype html>[\s\S]*>Your Sojourn code<\/h1>/)
    expect(rendered.headers.get('content-security-policy')).toContain('; sandbox allow-popups ')
    const [mail] = JSON.parse((await read({ headers: { accept: 'application/json' } })).text)
    expect([mail.to, mail.sentAt]).toEqual([OWNER.email, '2027-01-15T10:00:00.000Z'])
    const posted = await read({ method: 'POST' })
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    for (const environment of ['staging', 'production'] as const) {
      site.env.ENVIRONMENT = environment
      expect((await read()).status).toBe(404)
    }
  })

  it('responds with an error page and logs the error once, without the rest of the path', async () => {
    const who = await site.atSignIn()
    site.lines.length = 0
    site.env.DB = {} as D1Database
    const page = await who.request(`${who.url().href}/code`, { headers: { 'accept-language': 'en-GB' } })
    expect([page.status, page.text.includes('<h1>Logging in is not available</h1>')]).toEqual([503, true])
    expect(page.text).toContain('<p>Try again in a moment: nothing is lost.</p>')
    const [call, error] = site.lines.map((line) => JSON.parse(line))
    expect(call).toMatchObject({ method: 'GET', path: '/interaction', status: 503, error: 'unhandled' })
    expect(error).toMatchObject({ level: 'error', path: '/interaction', error: 'unhandled' })
  })

  it('shows failures in the language of the sign-in, whatever the browser prefers', async () => {
    const redirect_uri = 'http://de.localhost:8787/login/redirect'
    const english = site.browser({ 'accept-language': 'en-GB' })
    const who = await site.atSignIn(english, { ui_locales: 'de', redirect_uri })
    const titleOf = ({ text }: { text: string }) => /<html lang="(\w+)"[\s\S]*<h1>([^<]*)/.exec(text)?.slice(1)
    const unavailable = ['de', 'Die Anmeldung ist gerade nicht möglich']
    const finished = await who.post(who.url().href, OWNER)
    const resume = String(finished.headers.location)
    site.sqlite.exec('ALTER TABLE oidc_artefact RENAME TO artefact')
    const failed = [await who.request(`${who.url().href}/cancel`), await who.request(resume)]
    site.sqlite.exec('ALTER TABLE artefact RENAME TO oidc_artefact')
    expect(failed.map(titleOf)).toEqual([unavailable, unavailable])
    const unknown = await who.request(`${ACCOUNT}/auth/unknown`)
    expect([unknown.status, titleOf(unknown)]).toEqual([400, ['de', 'Die Anmeldung wurde unterbrochen']])
    expect(unknown.text).toContain('<a class="button" href="http://de.localhost:8787">')
    expect(titleOf(await who.request(`${ACCOUNT}/interaction/unknown`))).toEqual(['de', expect.any(String)])
  })

  it('has faults where they are enabled', async () => {
    const statusOf = async (path: string, init: RequestInit = {}) => (await site.fetchFrom(ACCOUNT + path, init)).status
    const fault = { 'x-backend-fault': 'status=502;path=/healthz' }
    expect(await statusOf('/healthz', { headers: fault })).toBe(200)
    site.env.FAULTS = 'on'
    expect(await statusOf('/healthz', { headers: fault })).toBe(502)
    expect(await statusOf('/faults', { method: 'PUT', headers: fault })).toBe(204)
    expect(await statusOf('/healthz')).toBe(502)
    expect(await statusOf('/readyz')).not.toBe(502)
    const timer = vi.spyOn(globalThis, 'setTimeout')
    const delayed = { headers: { 'x-backend-fault': 'delay=5;path=/healthz' } }
    expect(await statusOf('/healthz', delayed)).toBe(200)
    expect(timer).toHaveBeenCalledWith(expect.any(Function), 5)
    timer.mockRestore()
    expect(await statusOf('/faults', { method: 'DELETE' })).toBe(204)
    expect(await statusOf('/healthz')).toBe(200)
    site.env.ENVIRONMENT = 'production'
    expect(await statusOf('/healthz', { headers: fault })).toBe(200)
  })

  it('reads its keys again after ten minutes', async () => {
    const keys = async () => (await site.fetchFrom(`${ACCOUNT}/jwks`)).text()
    const before = await keys()
    site.sqlite.exec('DELETE FROM signing_key')
    // The provider was created at this time or before.
    site.advance(10 * MINUTE)
    const after = await keys()
    expect(after).not.toBe(before)
    site.sqlite.exec('DELETE FROM signing_key')
    site.advance(10 * MINUTE - 1)
    expect(await keys()).toBe(after)
    site.advance(1)
    expect(await keys()).not.toBe(after)
    expect(Date.now()).toBe(NOW + 20 * MINUTE)
  })

  it('serves its previous keys while the database fails', async () => {
    const keys = async () => (await site.fetchFrom(`${ACCOUNT}/jwks`)).text()
    const before = await keys()
    // Tests before this one may have read them later.
    site.advance(60 * MINUTE)
    site.env.DB = {} as D1Database
    expect(await keys()).toBe(before)
  })

  it('purges expired records on schedule', async () => {
    site.sqlite.exec("INSERT INTO attempt VALUES ('a', 0)")
    await site.purge()
    expect(site.sqlite.prepare('SELECT * FROM attempt').all()).toEqual([])
  })
})
