import type { WorkerConfig } from '@cloudflare/vite-plugin'
import { describe, expect, it } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { MARKET_IDS } from '../markets/market-id.ts'
import { configErrors } from '../worker/env.ts'
import { DEPLOYED, type DeployedWorker, ENVIRONMENTS } from './deployed.ts'
import { deployConfig } from './deployed-config.ts'
import { type Deployment, deploymentSchema, readDeployment } from './deployment.ts'

const example = readDeployment('example') as Deployment
const deployed = (worker: DeployedWorker, environment: 'staging' | 'production', deployment = example) => {
  const [{ config: file } = { config: '' }] = DEPLOYED.filter((each) => each.worker === worker)
  const config = structuredClone(unstable_readConfig({ config: file }, { hideWarnings: true })) as WorkerConfig
  deployConfig(worker, config, environment, deployment)
  return config
}

describe('the configuration of a deployment', () => {
  it.each(ENVIRONMENTS)('has one origin for each market in %s, the same for all workers', (environment) => {
    const origins = DEPLOYED.map(({ worker }) => deployed(worker, environment).vars.SITE_ORIGINS)
    expect(Object.keys(origins[0] ?? {})).toEqual([...MARKET_IDS])
    for (const each of origins) expect(each).toEqual(origins[0])
  })

  it('serves each host by one worker, redirected ones by the storefront', () => {
    const routesOf = (worker: DeployedWorker) =>
      deployed(worker, 'staging').routes?.map((route) => {
        const { previews_enabled, ...served } = Object(route)
        expect(previews_enabled).toBe(worker === 'storefront' ? true : undefined)
        return served
      })
    expect(DEPLOYED.map(({ worker }) => routesOf(worker))).toEqual(
      [['account'], ['api', 'images', 'booking'], ['it', 'us', 'we', 'es', 'fr', 'de', '']].map((names) =>
        names.map((name) => ({ pattern: `${name && `${name}.`}staging.sojourn.example`, custom_domain: true })),
      ),
    )
  })

  it('names resources by the environment, without ids, and shares no rate limit with another one', () => {
    const [one, other] = ENVIRONMENTS.map((environment) => deployed('api', environment))
    expect(one?.d1_databases.map(({ database_name, database_id }) => [database_name, database_id])).toEqual([
      ['sojourn-api-staging', undefined],
      ['sojourn-events-staging', undefined],
    ])
    expect(one?.queues.consumers).toMatchObject([
      { queue: 'sojourn-changes-staging', dead_letter_queue: 'sojourn-changes-dead-staging' },
      { queue: 'sojourn-events-staging', dead_letter_queue: 'sojourn-events-dead-staging' },
    ])
    const limits = [...(one?.ratelimits ?? []), ...(other?.ratelimits ?? [])].map(({ namespace_id }) => namespace_id)
    expect(new Set(limits).size).toBe(limits.length)
  })

  it.each(ENVIRONMENTS)('is one with which the storefront of %s starts', (environment) => {
    const secrets = { SIGNING_KEY: 's'.repeat(64), CONTENT_KEY: 'c'.repeat(64), AUTH_CLIENT_SECRET: 'a'.repeat(64) }
    const { vars } = deployed('storefront', environment)
    expect(configErrors({ ASSETS: {} as Fetcher, ...vars, ...secrets })).toEqual([])
    expect(vars).toMatchObject({ ENVIRONMENT: environment, BOOKING_ORIGIN: 'https://booking.staging.sojourn.example' })
  })

  it('takes a booking site and a picture service of one’s own, and leaves the booking desk out', () => {
    const { booking: _none, ...hosts } = example.hosts
    const own = {
      ...example,
      hosts,
      variables: { BOOKING_ORIGIN: 'https://book.example.com', IMAGES_ORIGIN: 'https://acme.imgix.net' },
    }
    expect(deployed('api', 'staging', own).vars.BOOKING_ORIGIN).toBeUndefined()
    expect(deployed('api', 'staging', own).routes).toHaveLength(2)
    expect(deployed('storefront', 'staging', own).vars).toMatchObject(own.variables)
  })
})

it.each([
  [{ accountId: 'mine' }, 'accountId'],
  [{ hosts: { ...example.hosts, api: 'https://api.example.com' } }, 'api'],
  [{ variables: { ANALYTIC_URL: 'https://a.example.com' } }, 'variables'],
  [{ redirects: { 'example.com': 'uk' } }, 'redirects'],
  [{ mailFrom: 'example.com' }, 'mailFrom'],
  [{ HSTS: 'host' }, 'HSTS'],
])('a deployment with %j is refused', (change, name) => {
  const { error } = deploymentSchema.safeParse({ ...example, ...change })
  expect(JSON.stringify(error?.issues)).toContain(name)
})
