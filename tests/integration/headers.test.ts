import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedSite } from '../support/shared-site.ts'
import { header, type Site } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await sharedSite()
})

const responses = () =>
  [
    ['a page', 'it', '/'],
    ['a private page', 'it', '/preferiti'],
    ['a missing page', 'it', '/no-such-page'],
    ['a redirect', 'es', '/cerca'],
    ['an unknown host', 'nowhere', '/'],
    ['the look-up', 'it', '/api/destinations?search=giapone'],
    ['an unknown API call', 'it', '/api/nothing'],
    ['a refused method', 'it', '/cerca'],
    ['health', 'it', '/healthz'],
    ['readiness', 'it', '/readyz'],
    ['a missing file', 'it', '/assets/none-12345678.js'],
  ] as const

describe('security and cache headers', () => {
  it.each(responses())('of %s include the security headers', async (name, host, path) => {
    const response = await site.request(host, path, name === 'a refused method' ? { method: 'PUT' } : {})
    const policy = header(response, 'content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}='){2};/)
    expect(policy).not.toContain('unsafe-inline')
    expect(policy).not.toContain('unsafe-eval')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types site 'allow-duplicates'")
    expect(policy).toMatch(/style-src 'self'(?: 'sha256-[\w+/=]+')*;/)
    expect(header(response, 'strict-transport-security')).toBe('max-age=63072000')
    expect(header(response, 'x-content-type-options')).toBe('nosniff')
    expect(header(response, 'referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(header(response, 'cross-origin-resource-policy')).toBe('same-origin')
    expect(header(response, 'permissions-policy')).toContain('geolocation=()')
    expect(header(response, 'x-request-id')).not.toBe('')
    expect(response.headers['x-data-log']).toBeUndefined()
  })

  it.each(responses())(
    'of %s contain no-store, except for pages that browsers may revalidate',
    async (name, host, path) => {
      const response = await site.request(host, path, name === 'a refused method' ? { method: 'PUT' } : {})
      const isPrivate = name === 'a private page' || name === 'a refused method'
      const expected = name === 'a page' ? 'private, no-cache' : isPrivate ? 'private, no-store' : 'no-store'
      expect(header(response, 'cache-control')).toBe(expected)
    },
  )

  it.each(['/', '/nothing', '/healthz', '/outbox', '/.well-known/openid-configuration', '/auth?client_id=x'])(
    'of %s at the sign-in service include the security headers',
    async (path) => {
      const response = await site.request('account', path)
      const policy = header(response, 'content-security-policy')
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toContain('unsafe')
      expect(header(response, 'strict-transport-security')).toBe('max-age=63072000')
      expect(header(response, 'x-content-type-options')).toBe('nosniff')
      expect(header(response, 'referrer-policy')).toBe('no-referrer')
      expect(header(response, 'cross-origin-resource-policy')).toBe('same-origin')
      expect(header(response, 'permissions-policy')).toContain('geolocation=()')
    },
  )

  it('of pictures allow other origins to show them', async () => {
    const picture = /http:\/\/images\.localhost:\d+([^" ]+)/.exec((await site.request('it', '/')).text)?.[1] ?? ''
    for (const [host, path] of [
      ['images', picture],
      ['it', '/share.jpg'],
    ] as const) {
      const response = await site.request(host, path)
      expect([response.status, header(response, 'cross-origin-resource-policy')]).toEqual([200, 'cross-origin'])
    }
  })

  it('of a hashed file make it immutable for a year', async () => {
    const boot = /src="(\/assets\/boot-[\w-]+\.js)"/.exec((await site.request('it', '/')).text)?.[1] ?? ''
    const response = await site.request('it', boot)
    expect(response.status).toBe(200)
    expect(header(response, 'cache-control')).toBe('public, max-age=31536000, immutable')
    expect(header(response, 'content-security-policy')).toContain("default-src 'none'")
  })
})

describe('page', () => {
  it('has no inline script but the one in the policy, no style attribute and no handler', async () => {
    for (const path of [
      '/',
      '/cerca',
      '/viaggi/giappone-tokyo-kyoto',
      '/viaggi',
      '/partenze-confermate',
      '/preferiti',
      '/nope',
    ]) {
      const { text, headers } = await site.request('it', path)
      const inline = [...text.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].filter(
        ([, attributes = '']) => !/ src="|type="application\/(ld\+)?json"/.test(attributes),
      )
      const hashes = inline.map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
      expect(hashes, path).toHaveLength(2)
      expect(headers['content-security-policy'], path).toContain(`script-src 'self' ${hashes.join(' ')};`)
      expect(text, path).not.toMatch(/<[a-z][^>]*\sstyle="/)
      expect(text, path).not.toMatch(/<[a-z][^>]*\son[a-z]+="/)
    }
  })

  it.each([
    ['on a page of blocks', '/'],
    ['on a results page', '/cerca'],
    ['on a private page', '/preferiti'],
    ['on a sign-in page', '/login/redirect'],
    ['on a missing page', '/nope'],
  ])('has, %s, styles that the CSP allows and that declare the order of layers first', async (_, path) => {
    const response = await site.request('it', path)
    const styles = [...response.text.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? '')
    expect(styles).toEqual([
      expect.stringMatching(/^@layer reset,tokens,base,components,layout,pages,utilities;/),
      // Styles of wide windows.
      expect.stringMatching(/^@layer tokens\{@media/),
      expect.stringMatching(/^@font-face/),
      // The page transition.
      expect.stringMatching(/^@layer base\{@media/),
    ])
    for (const css of styles) {
      const hash = createHash('sha256').update(css).digest('base64')
      expect(header(response, 'content-security-policy')).toContain(`'sha256-${hash}'`)
    }
  })
})

describe('health checks', () => {
  it('report an alive and ready service', async () => {
    expect(JSON.parse((await site.request('it', '/healthz')).text)).toEqual({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      build: expect.stringMatching(/^[0-9a-f]{12}$/),
      // Sources without git history have no commit.
      commit: expect.toSatisfy((commit) => commit === null || /^[0-9a-f]{40}(-changed)?$/.test(commit)),
      committedAt: expect.toSatisfy((at) => at === null || new Date(at).toISOString() === at),
    })
    const ready = await site.request('it', '/readyz')
    expect(JSON.parse(ready.text)).toEqual({
      status: 'ok',
      configuration: 'ok',
      addresses: 'ok',
      catalogue: 'ok',
      layout: 'ok',
      backEnd: 'ok',
      flags: 'ok',
      sessions: 'ok',
      issuer: 'ok',
    })
  })
})
