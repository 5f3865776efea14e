import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rateLimitOf as apiLimit } from '../../backend/api/http/limit-requests.ts'
import api from '../../backend/api/index.ts'
import { rateLimitOf as identityLimit } from '../../backend/identity/throttle/rate-limit-of.ts'
import { markets } from '../../markets/registry.ts'
import { isFixedContentRoute, PARAMETER_ROUTES, STATIC_ROUTES } from '../../markets/route-table.ts'
import { app as gateway } from '../../worker/app.ts'
import { rateLimitOf as gatewayLimit } from '../../worker/gateway/rate-limits.ts'
import { ACCOUNT, identitySite } from '../support/builders/identity-site.ts'

type Route = { method: string; path: string }
type Limited = Readonly<Record<string, string | null>>

/** Rows of a table of docs/operations.md: limit by route. */
const documented = (heading: string): Limited => {
  const [, section = ''] = readFileSync('docs/operations.md', 'utf8').split(`### ${heading}\n`)
  const rows = (section.split('\n#')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'))
  return Object.fromEntries(
    rows.flatMap((row) => {
      const [, routes = '', , limit = ''] = row.split(' | ').length === 3 ? ['', ...row.split(' | ')] : []
      return [...routes.matchAll(/`([^`]+)`/g)].map(([, route]) => [route, /`(\w+)`/.exec(limit)?.[1] ?? null])
    }),
  )
}

/** Middleware applies to paths that end with a star. */
const limitsOf = (routes: readonly Route[], limitOf: (method: string, path: string) => string | null): Limited =>
  Object.fromEntries(
    routes
      .filter(({ path }) => !path.endsWith('*'))
      .map(({ method, path }) => {
        const shown = path.replace(/\{[^}]*\}/g, '')
        const verb = method === 'ALL' ? 'GET' : method
        return [`${verb} ${shown}`, limitOf(verb, shown.replace(/:\w+/g, 'a'))]
      }),
  )

const site = identitySite()

describe('the tables of costs and limits in docs/operations.md', () => {
  it('have the pages and calls of the storefront', () => {
    const limitOf = (method: string, path: string) => gatewayLimit(method, path, new URLSearchParams(), markets.it)
    const pages = [...STATIC_ROUTES, ...PARAMETER_ROUTES, 'catch-all' as const].map((route) => {
      const path = route in markets.it.paths ? markets.it.paths[route as 'search'] : '/a/b'
      return [isFixedContentRoute(route) ? 'FIXED_CONTENT_ROUTES' : route, limitOf('GET', path ?? '')]
    })
    expect(documented('Storefront')).toEqual({ ...Object.fromEntries(pages), ...limitsOf(gateway.routes, limitOf) })
  })

  it('have the calls of the back end', () => {
    expect(documented('Back end')).toEqual(limitsOf(api.routes, apiLimit))
  })

  it('have the pages, calls and protocol of the sign-in service', async () => {
    const { default: identity } = await import('../../backend/identity/index.ts')
    const metadata = (await (await site.fetchFrom(`${ACCOUNT}/.well-known/openid-configuration`)).json()) as object
    const endpoints = Object.entries(metadata).filter(([name]) => /_endpoint$|^jwks_uri$/.test(name))
    const protocol = endpoints.map(([name, url]) => ({
      method: /^(token|revocation|pushed)/.test(name) ? 'POST' : 'GET',
      path: new URL(url).pathname,
    }))
    const discovery = { method: 'GET', path: '/.well-known/openid-configuration' }
    expect(documented('Sign-in')).toEqual(limitsOf([...identity.routes, ...protocol, discovery], identityLimit))
  })
})
