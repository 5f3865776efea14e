import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentUserSchema } from '../../../shared/contracts/current-user.ts'
import { sampleSignIn } from '../../../tests/support/builders/sample-issuer.ts'
import { probeIssuer, signInService } from './sign-in-service.ts'

const CALLER = { path: '/', anonymousId: null }

/** URLs of calls over the network; calls of the embedded issuer use its binding. */
let network: string[] = []
beforeEach(() => {
  network = []
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    network.push(url)
    return Response.json({ success: false, error: { code: 'X', message: 'x' } }, { status: 403 })
  })
})
afterEach(() => vi.unstubAllGlobals())

const loadUser = ({ service }: ReturnType<typeof sampleSignIn>) =>
  service.accountApi(
    'Bearer access',
    CALLER,
  )({
    ...{ name: 'sign-in', path: '/backoffice/users/me', data: currentUserSchema },
    refusal: () => null,
  })

describe('account API', () => {
  it('is the embedded one through its binding', async () => {
    const site = sampleSignIn()
    expect(await loadUser(site)).toMatchObject({ id: 'u1' })
    expect([site.requests.map(({ authorization }) => authorization), network]).toEqual([['Bearer access'], []])
  })

  it.each([
    [{ ACCOUNT_URL: 'https://accounts.example/' }, 'https://accounts.example/backoffice/users/me'],
    [{ AUTH_ISSUER: 'https://issuer.example', IDENTITY: undefined }, 'https://issuer.example/backoffice/users/me'],
    [
      { AUTH_ISSUER: 'https://issuer.example', ACCOUNT_URL: 'https://accounts.example', IDENTITY: undefined },
      'https://accounts.example/backoffice/users/me',
    ],
  ])('with %j is at %s over the network', async (variables, url) => {
    const site = sampleSignIn(variables)
    expect(await loadUser(site)).toBeNull()
    expect([network, site.requests]).toEqual([[url], []])
  })
})

describe('sign-in service', () => {
  it('is created once for the bindings of an isolate', () => {
    const { env, config, service } = sampleSignIn()
    expect(signInService(env, config)).toBe(service)
  })

  it.each(['AUTH_ISSUER', 'AUTH_CLIENT_SECRET'])('does not exist without %s', (name) => {
    const { env, config } = sampleSignIn()
    expect(signInService({ ...env }, { ...config, [name]: undefined })).toBeNull()
  })

  it('does not exist without a database of sessions', () => {
    const { env, config } = sampleSignIn()
    expect(signInService({ ...env, SESSIONS: undefined } as typeof env, config)).toBeNull()
  })
})

describe('probe of the issuer', () => {
  it.each([
    ['fails with its database', { '/readyz': { status: 503, json: null } }, '/readyz: 503'],
    ['fails without metadata', { '/.well-known/openid-configuration': undefined }, 'unexpected HTTP status code'],
  ])('%s', async (_, responses, problem) => {
    const site = sampleSignIn()
    Object.assign(site.responses, responses)
    await expect(probeIssuer(site.service)).rejects.toThrow(problem)
  })

  it('succeeds when the embedded one is ready', async () => {
    const site = sampleSignIn()
    site.responses['/readyz'] = { json: null }
    await probeIssuer(site.service)
    expect(site.paths()).toEqual(['/.well-known/openid-configuration', '/readyz'])
  })

  it('needs no more than the metadata of another issuer', async () => {
    vi.stubGlobal('fetch', async ({ url }: Request) => {
      network.push(url)
      return Response.json({ issuer: 'https://issuer.example' })
    })
    await probeIssuer(sampleSignIn({ AUTH_ISSUER: 'https://issuer.example', IDENTITY: undefined }).service)
    expect(network).toEqual(['https://issuer.example/.well-known/openid-configuration'])
  })
})
