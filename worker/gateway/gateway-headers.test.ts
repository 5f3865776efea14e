import { describe, expect, it } from 'vitest'
import { GERMAN_HOME, observedGateway, PRODUCTION } from '../../tests/support/builders/observed-gateway.ts'

const gateway = observedGateway()
const { get } = gateway

describe('security headers', () => {
  it('are complete, without scripts or styles of a page itself', async () => {
    const { headers } = await get('/')
    const policy = (headers.get('content-security-policy') ?? '').replace(/ 'sha256-[^']+'/g, '')
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      expect.stringMatching(/^style-src 'self'/),
      "img-src 'self' data: http://images.localhost:8787",
      "media-src 'self'",
      "font-src 'self'",
      expect.stringMatching(/^connect-src 'self' http:\/\/images\.localhost:8787( ws:)?$/),
      "form-action 'self' http://api.localhost:8787 http://account.localhost:8787",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "manifest-src 'self'",
      "worker-src 'self'",
    ])
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toBe(
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    )
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(headers.get('x-robots-tag')).toBeNull()
  })

  it.each(['/healthz', '/api/unknown', '/robots.txt', '/favicon.svg'])(
    'are on %s too, without caching by default',
    async (path) => {
      const { headers } = await get(path)
      expect(headers.get('content-security-policy')).toContain("base-uri 'none'")
      expect(headers.get('cache-control')).toBe(
        path === '/robots.txt' ? 'public, max-age=600' : path === '/favicon.svg' ? 'public, max-age=3600' : 'no-store',
      )
    },
  )

  it('allow a live chat and its origins, once', async () => {
    const chat = {
      SALES_CHAT_URL: 'https://chat.example/a.js',
      SALES_CHAT_ORIGINS: 'https://chat.example https://ws.example',
    }
    const policy = (await get('/', {}, chat)).headers.get('content-security-policy')
    for (const part of [
      "script-src 'self' https://chat.example;",
      'frame-src https://chat.example https://ws.example;',
    ])
      expect(policy).toContain(part)
    expect(policy).toMatch(/connect-src [^;]* https:\/\/chat\.example https:\/\/ws\.example;/)
    expect(policy).toMatch(/img-src [^;]* https:\/\/chat\.example https:\/\/ws\.example;/)
  })

  it('allow frames of a live chat of one origin', async () => {
    const chat = { SALES_CHAT_URL: 'https://chat.example/a.js' }
    expect((await get('/', {}, chat)).headers.get('content-security-policy')).toContain(
      '; frame-src https://chat.example;',
    )
  })

  it.each([
    ['subdomains', 'max-age=63072000; includeSubDomains'],
    ['preload', 'max-age=63072000; includeSubDomains; preload'],
  ])('require https of %s where that is configured', async (HSTS, header) =>
    expect((await get('/', {}, { HSTS })).headers.get('strict-transport-security')).toBe(header),
  )

  it('upgrade requests in production, and keep robots away from staging', async () => {
    const production = await get(GERMAN_HOME, {}, PRODUCTION)
    expect(production.headers.get('content-security-policy')).toMatch(/; upgrade-insecure-requests$/)
    const staging = await get(GERMAN_HOME, {}, { ...PRODUCTION, ENVIRONMENT: 'staging' })
    expect(staging.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(staging.headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
  })

  it('name the styles of a page by their hash', async () => {
    gateway.meta = { ...gateway.meta, styleHashes: ['sha256-AAAA'] }
    expect((await get('/')).headers.get('content-security-policy')).toMatch(
      /style-src [^;]*(unsafe-inline|'sha256-AAAA')/,
    )
  })
})
