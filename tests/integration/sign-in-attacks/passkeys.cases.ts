import { describe, expect, it } from 'vitest'
import { isSignedIn, type Person, person, signIn } from '../../support/person.ts'
import { identityOf } from '../../support/sessions.ts'
import { here } from '../../support/shared-site.ts'
import { header } from '../../support/site.ts'
import { type Ceremony, softwareAuthenticator } from '../../support/software-authenticator.ts'
import { GIULIA, nameIn, step } from '../sign-in/sign-in-page.ts'

const account = () => here.site.origin('account')

const giuliasId = async () =>
  (await (
    await identityOf(here.site)
  )
    .prepare('SELECT id FROM account WHERE email = ?')
    .bind(GIULIA.email)
    .first<string>('id')) ?? ''

const startSignIn = async (headers: Record<string, string> = {}): Promise<Person> => {
  const who = person(here.site, headers)
  await who.visit('it', '/login?return=/cerca')
  return who
}

const signInChallenge = async (who: Person): Promise<string> =>
  JSON.parse((await who.post(account() + step(who, '/passkey/options'), {})).text).challenge

const sendAssertion = (who: Person, response: object | string) =>
  who.post(account() + step(who, '/passkey'), {
    response: typeof response === 'string' ? response : JSON.stringify(response),
  })

/** Creates a passkey of a signed-in user. */
const createPasskey = async (who: Person, owner: string) => {
  const authenticator = softwareAuthenticator(owner)
  const { options } = JSON.parse((await who.post(`${account()}/passkeys/options`, {})).text)
  const response = authenticator.create({ challenge: options.challenge, origin: account() })
  const added = await who.post(`${account()}/passkeys`, { response: JSON.stringify(response) })
  return { authenticator, options, response, created: header(added, 'location').includes('passkey=added') }
}

const giuliasPasskey = async () => {
  const owner = person(here.site)
  await signIn(owner, 'it', GIULIA)
  return { owner, ...(await createPasskey(owner, await giuliasId())) }
}

describe('passkey', () => {
  it('requires a verified user and a discoverable credential, and signs in once per challenge', async () => {
    const { authenticator, options, created } = await giuliasPasskey()
    expect(created).toBe(true)
    expect(options).toMatchObject({
      rp: { id: 'account.localhost' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const who = await startSignIn()
    const interaction = who.url().href
    const assertion = authenticator.get({ challenge: await signInChallenge(who), origin: account(), counter: 1 })
    const page = await who.follow(await sendAssertion(who, assertion))
    expect([isSignedIn(page), nameIn(page), who.url().pathname]).toEqual([true, 'Giulia Ferri', '/cerca'])
    // The same response again, in this browser and in another one.
    const replay = await who.post(`${interaction}/passkey`, { response: JSON.stringify(assertion) })
    expect(replay.status).not.toBe(303)
    const thief = await startSignIn()
    expect((await sendAssertion(thief, assertion)).status).toBe(401)
  })

  it('has one script, which the policy of its page names', async () => {
    const who = person(here.site)
    const page = await who.visit('it', '/login')
    const [, path = ''] = /<script src="([^"]+)" defer><\/script>/.exec(page.text) ?? []
    expect(page.text.match(/<script/g)).toHaveLength(1)
    const policy = header(page, 'content-security-policy')
    expect(policy).toContain(` script-src ${account()}${path}; connect-src 'self';`)
    expect(policy).not.toContain('unsafe')
    const script = await who.get('account', path)
    expect([script.status, header(script, 'content-type'), header(script, 'cache-control')]).toEqual([
      ...[200, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ])
  })

  it('is created only with the challenge of this session, on this origin, for this account', async () => {
    const owner = person(here.site)
    await signIn(owner, 'it', GIULIA)
    const other = person(here.site)
    await signIn(other, 'it', GIULIA)
    const challengeOf = async (who: Person): Promise<string> =>
      JSON.parse((await who.post(`${account()}/passkeys/options`, {})).text).options.challenge
    const foreign = await challengeOf(other)
    const attempts: [string, Partial<Ceremony>][] = [
      ['the challenge of another session', { challenge: foreign }],
      ['another origin', { origin: 'https://evil.example', rpId: 'account.localhost' }],
      ['no verified user', { userVerified: false }],
    ]
    for (const [what, more] of attempts) {
      const challenge = await challengeOf(owner)
      const response = softwareAuthenticator('x').create({ challenge, origin: account(), ...more })
      const added = await owner.post(`${account()}/passkeys`, { response: JSON.stringify(response) })
      expect(header(added, 'location'), what).toContain('passkey=failed')
    }
    expect((await owner.post(`${account()}/passkeys`, {})).status).toBe(303)
    // A stranger cannot remove another user's passkey.
    const { authenticator } = await giuliasPasskey()
    const stranger = person(here.site)
    await signIn(stranger, 'it', { email: 'privacy@example.com', password: GIULIA.password })
    await stranger.post(`${account()}/passkeys/removal`, { id: authenticator.id })
    const left = await (await identityOf(here.site))
      .prepare('SELECT count(*) AS n FROM passkey WHERE id = ?')
      .bind(authenticator.id)
      .first<number>('n')
    expect(left).toBe(1)
  })
})
