import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LOCAL_SECRETS, localVariables } from '../../local/workers/local-variables.ts'
import { type Env, readConfig } from '../env.ts'
import { missingSettings } from '../features/health/missing-settings.ts'
import type { GatewayApp } from '../visit/gateway-app.ts'
import { configStep } from './config-step.ts'

const app = new Hono<GatewayApp>().use(configStep).get('*', (c) => c.text('the site'))
const environment = (changes: object): Env =>
  ({ ENVIRONMENT: 'local', API: {}, SESSIONS: {}, ...localVariables(8787).storefront, ...changes }) as unknown as Env

/** Keys of its own, as where it is deployed. */
const DEPLOYED = {
  ENVIRONMENT: 'staging',
  ...Object.fromEntries(
    Object.entries(LOCAL_SECRETS).map(([name, value]) => [name, value.replaceAll('of-no-value', 'of-some-value')]),
  ),
}

let lines: Record<string, unknown>[] = []
beforeEach(() => {
  lines = []
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(JSON.parse(String(line))))
})
afterEach(() => vi.restoreAllMocks())

const request = (path: string, env: Env) => app.request(`http://it.localhost:8787${path}`, {}, env)

describe('an invalid configuration', () => {
  const env = environment({ SIGNING_KEY: undefined, BOOKING_ORIGIN: 'booking', LOG_SAMPLE: '2' })

  it('is logged once, with names and without values', async () => {
    for (let i = 0; i < 3; i++) await request('/healthz', env)
    expect(lines).toEqual([
      { time: expect.any(String), level: 'error', error: 'configuration', missing: expect.any(Array) },
    ])
    for (const name of ['SIGNING_KEY', 'BOOKING_ORIGIN', 'LOG_SAMPLE'])
      expect(String(lines[0]?.missing)).toContain(name)
    expect(JSON.stringify(lines)).not.toContain(LOCAL_SECRETS.CONTENT_KEY)
  })

  it('of a single setting is logged with its name', async () => {
    expect((await request('/healthz', environment({ LOG_SAMPLE: '2' }))).status).toBe(200)
    expect(lines).toMatchObject([{ missing: [expect.stringContaining('LOG_SAMPLE')] }])
  })

  it('fails /readyz but not /healthz', async () => {
    const ready = await request('/readyz', env)
    expect(ready.status).toBe(503)
    expect(await ready.json()).toMatchObject({
      status: 'failing',
      configuration: expect.arrayContaining([expect.stringContaining('SIGNING_KEY')]),
    })
    const alive = await request('/healthz', env)
    expect([alive.status, await alive.json()]).toEqual([200, { status: 'ok' }])
  })

  it.each(['/healthz', '/readyz', '/cerca'])('stores no response, and names when to return: %s', async (path) => {
    const { headers } = await request(path, env)
    expect(Object.fromEntries(headers)).toMatchObject({
      ...{ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'retry-after': '60' },
    })
  })

  it('responds to browsers with an error page whose id is logged', async () => {
    const response = await request('/cerca', env)
    expect(response.status).toBe(503)
    const id = response.headers.get('x-request-id') ?? ''
    expect(await response.text()).toContain(id)
    expect(lines.find((line) => line.id === id)).toMatchObject({ status: 503, error: 'configuration' })
  })
})

describe('an incomplete configuration', () => {
  it.each([
    ['CONTENT_KEY', { CONTENT_KEY: undefined }],
    ['AUTH_CLIENT_SECRET', { AUTH_CLIENT_SECRET: undefined }],
    ['SESSIONS', { SESSIONS: undefined }],
    ['API_URL', { API: undefined }],
    ['SIGNING_KEY', { ENVIRONMENT: 'production' }],
  ])('logs the missing setting %s and serves', async (name, changes) => {
    const env = environment(changes)
    expect(await (await request('/', env)).text()).toBe('the site')
    await request('/', env)
    expect(lines.filter(({ level }) => level === 'error')).toHaveLength(1)
    expect(String(lines[0]?.missing)).toContain(name)
  })

  it.each([
    ['BOOKING_KEY', { BOOKING_KEY: undefined }],
    ['FLAGS_URL', { FLAGS_WEBHOOK_KEY: undefined }],
    ['makes up for a webhook', {}],
    ['GROWTH_OPERATORS', { GROWTH_OPERATORS: undefined }],
    ['ANALYTICS_URL', {}],
    ['ASK_MODEL', { ASK_MODEL: 'small' }],
  ])('without the optional setting %s is ready, and deployments log it once', async (name, changes) => {
    const env = environment({ ...DEPLOYED, ...changes })
    for (let i = 0; i < 3; i++) expect((await request('/', env)).status).toBe(200)
    expect(lines).toEqual([
      { time: expect.any(String), level: 'warning', configuration: 'incomplete', unused: expect.any(Array) },
    ])
    expect(String(lines[0]?.unused)).toContain(name)
    expect(missingSettings(env, readConfig(env))).toEqual([])
  })

  it('logs the names of deployed keys that have local values', async () => {
    await request('/', environment({ ENVIRONMENT: 'staging' }))
    for (const name of ['SIGNING_KEY', 'BOOKING_KEY', 'FLAGS_WEBHOOK_KEY', 'GROWTH_OPERATORS'])
      expect(String(lines[0]?.missing)).toContain(`${name} is that of everybody's own machine`)
  })

  it('logs nothing when all settings are present', async () => {
    expect((await request('/', environment({}))).status).toBe(200)
    expect(lines).toEqual([])
  })
})
