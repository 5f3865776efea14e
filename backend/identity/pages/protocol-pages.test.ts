import { describe, expect, it } from 'vitest'
import { identitySite } from '../../../tests/support/builders/identity-site.ts'

const site = identitySite()

const titleOf = (text: string) => /<html lang="(\w+)"[\s\S]*<h1>([^<]*)/.exec(text)?.slice(1)

describe('error page of the provider', () => {
  it('names the error and leads back to the storefront', async () => {
    const page = await site.browser().get('account', site.authorizeUrl({ client_id: 'unknown' }))
    expect([page.status, titleOf(page.text)]).toEqual([400, ['en', 'Logging in was interrupted']])
    expect(page.text).toContain('<p>Go back to the site and try to log in again.</p>')
    expect(page.text).toContain('<a class="button" href="http://us.localhost:8787">Back to Sojourn</a>')
    expect(page.text).toContain('<p class="muted">invalid_client: client is invalid</p>')
    expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    expect(page.headers['content-security-policy']).toContain("default-src 'none'; style-src 'sha256-")
  })

  it.each([
    ['fr de', 'it', ['fr', 'La connexion a été interrompue']],
    ['xx de', 'it', ['de', 'Die Anmeldung wurde unterbrochen']],
    [undefined, 'it-IT,en;q=0.5', ['it', 'L’accesso si è interrotto']],
  ])('is in the language of ui_locales %j, else of the browser', async (locales, accepted, expected) => {
    const url = new URL(site.authorizeUrl({ redirect_uri: 'https://evil.example/' }), 'http://a')
    url.searchParams.delete('ui_locales')
    if (locales !== undefined) url.searchParams.set('ui_locales', locales)
    const page = await site.browser({ 'accept-language': accepted }).get('account', url.pathname + url.search)
    expect(page.status).toBe(400)
    expect(titleOf(page.text)).toEqual(expected)
  })
})

describe('sign-out pages', () => {
  it('ask, sign out and say so', async () => {
    const who = await site.signedIn()
    const query = new URLSearchParams({ client_id: 'storefront', ui_locales: 'de' })
    const question = await who.visit('account', `/session/end?${query}`)
    expect(titleOf(question.text)).toEqual(['de', expect.stringMatching(/abmelden\?/i)])
    const [, action = '', secret = ''] =
      /<form method="post" action="([^"]+)"><input type="hidden" name="xsrf" value="([\w-]+)">/.exec(question.text) ??
      []
    expect(new URL(action).pathname).toBe('/session/end/confirm')
    expect(question.text).toContain('<button name="logout" value="yes">Abmelden</button>')
    expect(question.text).toContain('<a class="button second" href="/profile">Angemeldet bleiben</a>')
    const done = await who.submit(action, { xsrf: secret, logout: 'yes' })
    expect(titleOf(done.text)?.[1]).toBe('You are logged out')
    expect(done.text).toContain('<p>See you soon!</p>')
    expect(done.text).toContain('<a class="button" href="http://we.localhost:8787">Back to Sojourn</a>')
    await who.visit('account', '/profile')
    expect(who.url().pathname).toMatch(/^\/interaction\//)
  })
})
