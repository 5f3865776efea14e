import { join } from 'node:path'
import {
  exportJWK,
  generateKeyPair,
  type JWK,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose'
import { beforeEach, describe, expect, it } from 'vitest'
import { memoryD1 } from '../../../tests/support/builders/memory-d1.ts'
import type { Config, Env } from '../../env.ts'
import { backchannelLogout } from './backchannel-logout.ts'
import { sessionStore } from './session-store.ts'

const ISSUER = 'https://account.example'
const KEY = 'k'.repeat(32)
const NOW = Date.UTC(2027, 0, 15)
const SECOND = 1000
const keys = await generateKeyPair('ES256')
const foreignKeys = await generateKeyPair('ES256')

let keySet: { keys: JWK[] }
let env: Env
let config: Config
let realNow = NOW
/** URLs that the issuer was asked for. */
let asked: string[]
/** Path that the issuer does not serve. */
let failing: string
let store: ReturnType<typeof sessionStore>

beforeEach(async () => {
  realNow = NOW
  asked = []
  failing = ''
  const { db } = memoryD1(join(import.meta.dirname, 'migrations'))
  const metadata = { issuer: ISSUER, jwks_uri: `${ISSUER}/jwks` }
  keySet = { keys: [{ ...(await exportJWK(keys.publicKey)), alg: 'ES256' }] }
  env = {
    SESSIONS: db,
    IDENTITY: {
      fetch: async ({ url }: Request) => {
        asked.push(url)
        if (failing !== '' && url.endsWith(failing)) return new Response(null, { status: 503 })
        return Response.json(url === metadata.jwks_uri ? keySet : metadata)
      },
    },
  } as unknown as Env
  config = {
    ...{ AUTH_ISSUER: ISSUER, AUTH_CLIENT_ID: 'storefront', AUTH_CLIENT_SECRET: 's'.repeat(16), SIGNING_KEY: KEY },
    ...{ now: () => realNow, realNow: () => realNow },
  } as unknown as Config
  store = sessionStore(db, KEY)
  const tokens = { access: 'a', accessExpiresAt: NOW + 600 * SECOND, refresh: null }
  for (const [id, subject, sid] of [
    ['s1', 'u1', 'browser 1'],
    ['s2', 'u1', 'browser 2'],
    ['s3', 'u2', 'browser 3'],
  ] as const)
    await store.create(id, { tokens, user: null, subject, sid, renewAt: NOW }, NOW)
})

type Changes = {
  claims?: JWTPayload
  issuer?: string
  audience?: string
  issuedAt?: number
  key?: CryptoKey
  header?: JWTHeaderParameters
}
let tokens = 0

const EVENTS = { 'http://schemas.openid.net/event/backchannel-logout': {} }

const signed = ({
  claims = {},
  issuer = ISSUER,
  audience = 'storefront',
  issuedAt = NOW,
  key = keys.privateKey,
  header = { alg: 'ES256' },
}: Changes) =>
  new SignJWT({ sub: 'u1', jti: `token ${++tokens}`, events: EVENTS, ...claims })
    .setProtectedHeader(header)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt / SECOND)
    .setExpirationTime(issuedAt / SECOND + 120)
    .sign(key)

const defer = () => undefined
const logout = (token: string | undefined) => backchannelLogout({ env, config, defer }, token)
/** Sessions that are left. */
const left = async () => {
  const found = await Promise.all(
    ['s1', 's2', 's3'].map(async (id) => ((await store.read(id, NOW)) === null ? [] : [id])),
  )
  return found.flat()
}

describe('back-channel logout', () => {
  it('ends all sessions of the user', async () => {
    expect(await logout(await signed({}))).toBe(true)
    expect(await left()).toEqual(['s3'])
  })

  it('ends one sign-in when the token names it', async () => {
    expect(await logout(await signed({ claims: { sid: 'browser 2' } }))).toBe(true)
    expect(await left()).toEqual(['s1', 's3'])
  })

  it('ends a sign-in without the user’s name', async () => {
    expect(await logout(await signed({ claims: { sub: undefined, sid: 'browser 3' } }))).toBe(true)
    expect(await left()).toEqual(['s1', 's2'])
  })

  it.each(['j', 'j'.repeat(200)])('accepts a token with the id %s', async (jti) =>
    expect(await logout(await signed({ claims: { jti } }))).toBe(true),
  )

  it.each(['ES256', 'RS256', 'PS256', 'EdDSA'])('accepts tokens signed with %s', async (alg) => {
    const pair = await generateKeyPair(alg)
    keySet.keys.push({ ...(await exportJWK(pair.publicKey)), alg, kid: 'another key' })
    expect(await logout(await signed({ key: pair.privateKey, header: { alg, kid: 'another key' } }))).toBe(true)
  })

  it.each<[string, Changes]>([
    ['signed by another key', { key: foreignKeys.privateKey }],
    ['of another issuer', { issuer: 'https://evil.example' }],
    ['for another audience', { audience: 'account-pages' }],
    ['with a nonce, as an ID token', { claims: { nonce: 'n' } }],
    ['without an event', { claims: { events: undefined } }],
    ['with another event', { claims: { events: { 'http://schemas.openid.net/event/other': {} } } }],
    ['without an id', { claims: { jti: undefined } }],
    ['with an empty id', { claims: { jti: '' } }],
    ['with an id of 201 characters', { claims: { jti: 'j'.repeat(201) } }],
    ['of nobody', { claims: { sub: undefined } }],
    ['without an expiry', { claims: { exp: undefined } }],
  ])('rejects a token %s', async (_, changes) => {
    const isWithoutExpiry = changes.claims !== undefined && 'exp' in changes.claims
    const token = isWithoutExpiry
      ? await new SignJWT({ sub: 'u1', jti: 'j', events: EVENTS })
          .setProtectedHeader({ alg: 'ES256' })
          .setIssuer(ISSUER)
          .setAudience('storefront')
          .setIssuedAt(NOW / SECOND)
          .sign(keys.privateKey)
      : await signed(changes)
    expect(await logout(token)).toBe(false)
    expect(await left()).toEqual(['s1', 's2', 's3'])
  })

  it('rejects algorithms other than ES256, RS256, PS256 and EdDSA, even with a published key', async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES384')
    keySet = { keys: [await exportJWK(publicKey)] }
    expect(await logout(await signed({ key: privateKey, header: { alg: 'ES384' } }))).toBe(false)
    expect(await left()).toEqual(['s1', 's2', 's3'])
  })

  it.each([undefined, '', 'no token'])('rejects %j', async (token) => expect(await logout(token)).toBe(false))

  it('rejects unsigned tokens and those signed with a shared secret', async () => {
    const claims = { sub: 'u1', jti: 'j', events: EVENTS }
    const unsigned = new UnsecuredJWT(claims)
      .setIssuer(ISSUER)
      .setAudience('storefront')
      .setIssuedAt(NOW / SECOND)
    expect(await logout(unsigned.setExpirationTime(NOW / SECOND + 60).encode())).toBe(false)
    const shared = new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setIssuer(ISSUER).setAudience('storefront')
    const secret = new TextEncoder().encode('s'.repeat(16).padEnd(32, 's'))
    expect(
      await logout(
        await shared
          .setIssuedAt(NOW / SECOND)
          .setExpirationTime(NOW / SECOND + 60)
          .sign(secret),
      ),
    ).toBe(false)
    expect(await left()).toEqual(['s1', 's2', 's3'])
  })

  it('fetches the keys once a minute, however many forged tokens arrive', async () => {
    const forged = await signed({ key: foreignKeys.privateKey })
    const fetches = () => asked.filter((url) => url === `${ISSUER}/jwks`).length
    for (let count = 0; count < 5; count += 1) expect(await logout(forged)).toBe(false)
    expect(fetches()).toBe(1)
    expect(await logout(await signed({}))).toBe(true)
    realNow = NOW + 60 * SECOND
    await logout(forged)
    expect(fetches()).toBe(2)
  })

  it.each([
    ['no metadata', '/.well-known/openid-configuration', ['/.well-known/openid-configuration']],
    ['no keys', '/jwks', ['/.well-known/openid-configuration', '/jwks']],
    ['its keys', '', ['/.well-known/openid-configuration', '/jwks']],
  ])(
    'asks an issuer that sends %s once for concurrent forged tokens, and later ones of a minute',
    async (_, path, urls) => {
      failing = path
      const forged = await signed({ key: foreignKeys.privateKey })
      const all = () => Promise.all(Array.from({ length: 5 }, () => logout(forged)))
      expect(await all()).toEqual(Array(5).fill(false))
      realNow = NOW + 59 * SECOND
      await all()
      expect(asked).toEqual(urls.map((url) => ISSUER + url))
      failing = ''
      realNow = NOW + 60 * SECOND
      expect(await logout(await signed({}))).toBe(true)
    },
  )

  it('accepts each token once', async () => {
    const token = await signed({ claims: { jti: 'the same' } })
    expect([await logout(token), await logout(token)]).toEqual([true, false])
    expect(await logout(await signed({ claims: { jti: 'the same' } }))).toBe(false)
  })

  it('rejects a token again until it has expired, with a clock that is 30 seconds late', async () => {
    const late = (issuedAt: number) => signed({ claims: { jti: 'late' }, issuedAt })
    const token = await late(NOW)
    realNow = NOW + 149 * SECOND
    expect([await logout(token), await logout(token)]).toEqual([true, false])
    expect(await logout(await late(realNow))).toBe(false)
    realNow = NOW + 150 * SECOND
    expect(await logout(token)).toBe(false)
    expect(await logout(await late(realNow))).toBe(true)
  })

  it('accepts tokens of the last five minutes, with clocks that differ by 30 seconds', async () => {
    const longLived = async (age: number) =>
      new SignJWT({ sub: 'u2', jti: `age ${age}`, events: EVENTS })
        .setProtectedHeader({ alg: 'ES256' })
        .setIssuer(ISSUER)
        .setAudience('storefront')
        .setIssuedAt(NOW / SECOND - age)
        .setExpirationTime(NOW / SECOND + 3600)
        .sign(keys.privateKey)
    expect(await logout(await longLived(330))).toBe(true)
    expect(await logout(await longLived(331))).toBe(false)
    expect(await logout(await longLived(-30))).toBe(true)
    expect(await logout(await longLived(-31))).toBe(false)
  })

  it('is off without an issuer, its keys or the client’s secret', async () => {
    const token = await signed({})
    for (const missing of ['AUTH_ISSUER', 'AUTH_CLIENT_SECRET'])
      expect(
        await backchannelLogout({ env: { ...env }, config: { ...config, [missing]: undefined }, defer }, token),
      ).toBe(false)
    const withoutKeys = { fetch: async () => Response.json({ issuer: ISSUER }) }
    expect(
      await backchannelLogout({ env: { ...env, IDENTITY: withoutKeys } as unknown as Env, config, defer }, token),
    ).toBe(false)
    expect(await left()).toEqual(['s1', 's2', 's3'])
  })
})
