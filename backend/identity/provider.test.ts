import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { localVariables } from '../../local/workers/local-variables.ts'
import { memoryD1 } from '../../tests/support/builders/memory-d1.ts'
import type { Env } from './env.ts'
import { createProvider } from './provider.ts'

vi.mock('virtual:passkey-script', () => ({ path: '/passkey.js' }))

const NOW = Date.UTC(2027, 0, 15) / 1000
const MINUTE = 60
const DAY = 86_400

const { db, sqlite } = memoryD1(join(import.meta.dirname, 'migrations'))
const env = {
  DB: db,
  ENVIRONMENT: 'local',
  CLIENT_ID: 'storefront',
  ...localVariables(8787).identity,
} as unknown as Env
const provider = await createProvider(env, () => NOW)

/** Seconds until the stored artefact of a kind expires. */
const lifetimeOf = (model: string) => {
  const [row] = sqlite.prepare('SELECT expires_at FROM oidc_artefact WHERE model = ? ORDER BY rowid DESC').all(model)
  return Number(row?.expires_at) - NOW
}

describe('lifetimes of the sign-in service', () => {
  it('are a minute for codes, ten for access tokens, 30 days for refresh tokens and 60 for grants', async () => {
    const client = await provider.Client.find('storefront')
    if (client === undefined) throw new Error('no client')
    const of = { accountId: 'a1', client, scope: 'openid', grantId: 'g1', gty: 'authorization_code' }
    await new provider.AccessToken(of as never).save()
    await new provider.AuthorizationCode(of as never).save()
    await new provider.RefreshToken(of as never).save()
    const grant = new provider.Grant({ clientId: 'storefront', accountId: 'a1' })
    await grant.save()
    expect(lifetimeOf('AuthorizationCode')).toBe(MINUTE)
    expect(lifetimeOf('AccessToken')).toBe(10 * MINUTE)
    expect(lifetimeOf('RefreshToken')).toBe(30 * DAY)
    expect(lifetimeOf('Grant')).toBe(60 * DAY)
  })
})
