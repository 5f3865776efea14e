import { readFileSync } from 'node:fs'
// @ts-expect-error: without types
import Router from 'oidc-provider/lib/helpers/router.js'
import { describe, expect, it, vi } from 'vitest'
import { rateLimitOf as apiLimit, limitRequests } from '../../backend/api/http/limit-requests.ts'
import api from '../../backend/api/index.ts'
import { rateLimitOf as identityLimit } from '../../backend/identity/throttle/rate-limit-of.ts'
import { markets } from '../../markets/registry.ts'
import { isFixedContentRoute, PARAMETER_ROUTES, STATIC_ROUTES } from '../../markets/route-table.ts'
import { app as gateway } from '../../worker/app.ts'
import { rateLimitOf as gatewayLimit, rateLimitStep } from '../../worker/gateway/rate-limit-step.ts'
import { ACCOUNT, identitySite } from '../support/builders/identity-site.ts'
import { sourceFiles } from './source-files.ts'

type Route = { method: string; path: string }
type Limited = Readonly<Record<string, string | null>>

/** Rows of a table of docs/operations.md: limit by route. */
const documented = (heading: string): Limited => {
  const [, section = ''] = readFileSync('docs/operations.md', 'utf8').split(`### ${heading}\n`)
  const rows = (section.split('\n#')[0] ?? '').split('\n').filter((line) => /^[`].*\|.*\|/.test(line))
  return Object.fromEntries(
    rows.flatMap((row) => {
      const [routes = '', , limit = ''] = row.split('|')
      let method = ''
      return [...routes.matchAll(/`(?:([A-Z]+) )?([^`]+)`/g)].map(([, named, path = '']) => {
        method = named ?? method
        return [path.startsWith('/') ? `${method} ${path}` : path, /`(\w+)`/.exec(limit)?.[1] ?? null]
      })
    }),
  )
}

/** Steps of routers apply to paths that end with a star; routes before the step that counts requests are not counted. */
const limitsOf = (
  routes: readonly (Route & { handler?: unknown })[],
  counting: unknown,
  limitOf: (method: string, path: string) => string | null,
): Limited => {
  const counted = routes.findIndex(({ handler }) => handler === counting)
  return Object.fromEntries(
    routes.flatMap(({ method, path }, index) => {
      if (path.endsWith('*')) return []
      const shown = path.replace(/\{[^}]*\}/g, '')
      const verb = method === 'ALL' ? 'GET' : method
      const limit = limitOf(verb, shown.replace(/:\w+/g, 'a'))
      if (verb === 'GET') expect(limitOf('HEAD', shown.replace(/:\w+/g, 'a')), `HEAD ${shown}`).toBe(limit)
      return [[`${verb} ${shown}`, index < counted ? null : limit]]
    }),
  )
}

/** Routes of the OpenID provider, as it registers them in its router when it is created. */
const protocolRoutes = async (): Promise<Route[]> => {
  const methods = ['get', 'post', 'put', 'delete', 'options'] as const
  const registered = methods.map((method) => ({ method, calls: vi.spyOn(Router.prototype, method).mock.calls }))
  await (await site.fetchFrom(`${ACCOUNT}/.well-known/openid-configuration`)).text()
  return registered.flatMap(({ method, calls }) =>
    calls.map((call: unknown[]) => ({ method: method.toUpperCase(), path: String(call[1]) })),
  )
}

/** Pass requests on or refuse them. What responds to a path of its own is a route, which needs a row. */
const STEPS: Record<string, string> = {
  'backend/api/http/fault-switch.ts': 'async',
  'backend/api/index.ts':
    'accessLog responseHeaders newsletterFailurePage requireWriteToken officeFailures officeFailures refuseStrangers bodyLimit faultSwitch limitRequests accessLog faultSwitch limitRequests',
  'backend/api/routes/alerts.route.ts': 'marketSite requireUserToken',
  'backend/api/routes/backoffice.route.ts': 'programCalls',
  'backend/api/routes/ask.route.ts': 'requireStorefrontToken',
  'backend/api/routes/contact.route.ts': 'marketSite',
  'backend/api/routes/experiments.route.ts': 'requireStorefrontToken',
  'backend/api/routes/newsletter.route.ts': 'marketSite',
  'backend/api/routes/office.route.ts': 'ownForms requireStaff',
  'backend/api/routes/wemeet.route.ts': 'marketSite',
  'backend/identity/index.ts': 'limitBody limitRequests async signInRequest',
  'backend/identity/provider.ts': 'retryLater endSessionOfRevoked',
  'backend/identity/routes/codes.route.ts': 'storefrontOnly',
  'worker/api.ts': 'clearPrefetched',
  'worker/app.ts':
    'configStep accessLogStep securityHeaders marketStep messagesStep rateLimitStep countryStep visitorStep sessionStep visitStep knownSessionStep exposuresStep apiRouteStep routeStep',
  'worker/features/growth/growth-routes.ts': 'onlyHere formStep requireOperator',
  'worker/engine/entrypoints/private.tsx': 'reactRenderer',
}

/** Names of the steps that a file hands to `use`. */
const stepsIn = (file: string): string =>
  [...readFileSync(file, 'utf8').matchAll(/\.use\(([^()<]*)/g)]
    .flatMap(([, steps = '']) => steps.replace(/'[^']*'/g, '').match(/\w+/g) ?? [])
    .join(' ')

const site = identitySite()

describe('the tables of costs and limits in docs/operations.md', () => {
  it('have the pages and calls of the storefront', () => {
    const limitOf = (method: string, path: string) => gatewayLimit(method, path, new URLSearchParams(), markets.it)
    const pages = [...STATIC_ROUTES, ...PARAMETER_ROUTES, 'catch-all' as const].map((route) => {
      const path = route in markets.it.paths ? markets.it.paths[route as 'search'] : '/a/b'
      return [isFixedContentRoute(route) ? 'FIXED_CONTENT_ROUTES' : route, limitOf('GET', path ?? '')]
    })
    expect(documented('Storefront')).toEqual({
      ...Object.fromEntries(pages),
      ...limitsOf(gateway.routes, rateLimitStep, limitOf),
    })
  })

  it('have the calls of the back end', () => {
    expect(documented('Back end')).toEqual(limitsOf(api.routes, limitRequests, apiLimit))
  })

  it('have the pages, calls and protocol of the sign-in service', async () => {
    const { default: identity } = await import('../../backend/identity/index.ts')
    const routes = [...identity.routes, ...(await protocolRoutes())]
    expect(documented('Sign-in')).toEqual(limitsOf(routes, identity.limitRequests, identityLimit))
  })

  it('need no rows for the steps of routers', () => {
    const files = ['worker', 'backend']
      .flatMap((folder) => sourceFiles(folder))
      .filter((file) => !/\.test\./.test(file))
    const steps = files.map((file) => [file, stepsIn(file)]).filter(([, names]) => names !== '')
    expect(Object.fromEntries(steps)).toEqual(STEPS)
  })
})
