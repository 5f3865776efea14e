import type { WorkerConfig } from '@cloudflare/vite-plugin'
import { expect, it } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { DEPLOYED, ENVIRONMENTS } from './deployed.ts'
import { completeConfig } from './worker-config.ts'

it('a build fails with an unknown reach of HSTS', () => {
  const config = (HSTS: string) => ({ vars: { HSTS, ISSUER: 'https://a.example' } }) as unknown as WorkerConfig
  expect(() => completeConfig('identity', config('preload'), 'staging')).not.toThrow()
  expect(() => completeConfig('identity', config('subdomain'), 'staging')).toThrow('HSTS')
})

it.each([undefined, ...ENVIRONMENTS])('all workers have the same HSTS in %s', (env) => {
  const values = DEPLOYED.map(({ config }) => unstable_readConfig({ config, env }, { hideWarnings: true }).vars.HSTS)
  expect(values).toEqual(values.map(() => expect.stringMatching(/^(host|subdomains|preload)$/)))
  expect(new Set(values).size).toBe(1)
})
