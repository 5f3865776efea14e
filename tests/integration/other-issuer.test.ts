import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOCAL_SECRETS } from '../../local/workers/local-variables.ts'
import { hostileIssuer, type Violation } from '../support/hostile-issuer.ts'
import { isSignedIn, person } from '../support/person.ts'
import { countSessions } from '../support/sessions.ts'
import { header, type Site, startSite } from '../support/site.ts'

let site: Site
let issuer: Awaited<ReturnType<typeof hostileIssuer>>
beforeAll(async () => {
  issuer = await hostileIssuer(LOCAL_SECRETS.AUTH_CLIENT_SECRET)
  site = await startSite({
    variables: { storefront: { AUTH_ISSUER: issuer.url, ACCOUNT_URL: `${issuer.url}/account` } },
  })
})
afterAll(async () => {
  issuer?.close()
  await site?.stop()
})

/** Starts at the issuer and returns with a code that contains the nonce. */
const signInAt = async (violation: Violation) => {
  issuer.setViolation(violation)
  const who = person(site)
  const begun = new URL(header(await who.get('it', '/login?return=/viaggi'), 'location'))
  const { searchParams: asked } = begun
  const back = new URLSearchParams({ code: asked.get('nonce') ?? '', state: asked.get('state') ?? '' })
  const response = await who.get('it', `/login/redirect?${back}`)
  return { who, begun, response }
}

describe('external issuer', () => {
  it('works by configuration, over the network (§1, §7)', async () => {
    const { who, begun, response } = await signInAt('honest')
    expect(begun.origin).toBe(issuer.url)
    expect(Object.fromEntries(begun.searchParams)).toMatchObject({
      client_id: 'storefront',
      response_type: 'code',
      scope: 'openid profile email offline_access',
      code_challenge_method: 'S256',
      redirect_uri: `${site.origin('it')}/login/redirect`,
      ui_locales: 'it-IT',
    })
    expect([response.status, header(response, 'location')]).toEqual([303, '/viaggi'])
    const page = await who.get('it', '/viaggi')
    expect([isSignedIn(page), page.text.includes('Stranger Danger')]).toEqual([true, true])
    expect(header(page, 'content-security-policy')).toContain(`form-action 'self' ${site.origin('api')} ${issuer.url}`)
    // The issuer has no end-session URL, so sign-out leads home.
    const left = await who.post(`${site.origin('it')}/logout`, {})
    expect([left.status, header(left, 'location')]).toEqual([303, '/'])
    expect(isSignedIn(await who.get('it', '/'))).toBe(false)
  })

  it.each([
    'alg none',
    'wrong key',
    'shared secret',
    'wrong audience',
    'other issuer',
    'expired',
    'wrong nonce',
    'no nonce',
    'no id token',
  ] satisfies Violation[])('is rejected: %s', async (violation) => {
    const before = await countSessions(site)
    const { who, response } = await signInAt(violation)
    expect([response.status, isSignedIn(response)]).toEqual([400, false])
    expect(who.cookies('it')).not.toHaveProperty('__Host-session')
    expect(await countSessions(site)).toBe(before)
  })

  it('signs out after three seconds without the privacy policy and without an id for accepting it (§8)', async () => {
    const { who, response } = await signInAt('privacy without id')
    expect([response.status, header(response, 'refresh')]).toEqual([403, '3; url=/'])
    expect(response.text).toContain('Manca il tuo sì alla privacy')
    expect(who.cookies('it')).not.toHaveProperty('__Host-session')
  })

  it('a picture that the CSP would block is replaced', async () => {
    const { who } = await signInAt('another picture')
    const picture = await who.get('it', '/api/account/picture')
    expect([picture.status, header(picture, 'content-type')]).toEqual([200, 'image/svg+xml'])
    expect(picture.text).toContain('>SD<')
  })
})
