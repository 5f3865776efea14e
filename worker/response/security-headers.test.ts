import build from 'virtual:client-build'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Config } from '../env.ts'
import type { GatewayApp } from '../visit/gateway-app.ts'
import { securityHeaders, securityHeadersOf } from './security-headers.ts'

// Unit tests run with the development build, which allows what Vite's server injects.
const development = { ...build }
beforeAll(
  () =>
    void Object.assign(build, {
      id: 'a1b2c3',
      earlyHash: 'sha256-E',
      fontStyles: { ...build.fontStyles, hash: 'sha256-F' },
      transitionStyles: { ...build.transitionStyles, hash: 'sha256-T' },
      mapStyles: { ...build.mapStyles, hash: 'sha256-M' },
    }),
)
afterAll(() => void Object.assign(build, development))

it.each([
  ['host', 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
] as const)('HSTS %s sends %s', (HSTS, expected) => {
  const config = { HSTS, IMAGES_ORIGIN: 'https://images.example', SALES_CHAT_ORIGINS: [] as string[] } as Config
  expect(new Map(securityHeadersOf(config, [])).get('strict-transport-security')).toBe(expected)
})

describe('content security policy of a build', () => {
  const policyOf = (settings: Partial<Config>, styleHashes: string[] = []) => {
    const config = { HSTS: 'host', IMAGES_ORIGIN: 'https://images.example', SALES_CHAT_ORIGINS: [], ...settings }
    return new Map(securityHeadersOf(config as unknown as Config, styleHashes))
      .get('content-security-policy')
      ?.split('; ')
  }

  it('allows its own code and styles only', () =>
    expect(
      policyOf({ NEWSLETTER_ORIGIN: 'https://news.example', isProduction: true }, ['sha256-A', 'sha256-B']),
    ).toEqual([
      "default-src 'none'",
      "script-src 'self' 'sha256-E' 'sha256-X+zrZv/IbzjZUnhsbWlsecLbwjndTpG0ZynXOif7V+k='",
      "style-src 'self' 'sha256-F' 'sha256-T' 'sha256-M' 'sha256-A' 'sha256-B'",
      "img-src 'self' data: https://images.example",
      "media-src 'self'",
      "font-src 'self'",
      "connect-src 'self' https://images.example",
      "form-action 'self' https://news.example",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "require-trusted-types-for 'script'",
      "trusted-types site 'allow-duplicates'",
      'upgrade-insecure-requests',
    ]))

  it('allows files, fonts and the page transition on a page without others', () =>
    expect(policyOf({})).toContain("style-src 'self' 'sha256-F' 'sha256-T' 'sha256-M'"))

  it('allows the styles that a handler names', async () => {
    const config = { HSTS: 'host', IMAGES_ORIGIN: 'https://images.example', SALES_CHAT_ORIGINS: [] as string[] }
    const app = new Hono<GatewayApp>()
      .use((c, next) => {
        c.set('config', config as unknown as Config)
        return next()
      })
      .use(securityHeaders)
      .get('/', (c) => {
        c.set('styleHashes', ['sha256-A'])
        return c.html('')
      })
    expect((await app.request('/')).headers.get('content-security-policy')).toContain(
      "; style-src 'self' 'sha256-F' 'sha256-T' 'sha256-M' 'sha256-A';",
    )
  })

  it('lets a live chat create types of its own', () =>
    expect(policyOf({ SALES_CHAT_URL: 'https://chat.example/a.js' })).toContain(
      "trusted-types site default 'allow-duplicates'",
    ))
})
