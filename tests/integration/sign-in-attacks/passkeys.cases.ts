import { describe, expect, it } from 'vitest'
import { mailTo } from '../../support/outbox.ts'
import { isSignedIn, type Person, person, signIn } from '../../support/person.ts'
import { identityOf } from '../../support/sessions.ts'
import { here } from '../../support/shared-site.ts'
import { header } from '../../support/site.ts'
import { type Ceremony, softwareAuthenticator } from '../../support/software-authenticator.ts'
import { IS_WHOLE_RUN } from '../../support/whole-run.ts'
import { codeIn, GIULIA, nameIn, step } from '../sign-in/sign-in-page.ts'

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
  const answer = await who.post(`${account()}/passkeys`, { response: JSON.stringify(response) })
  return { authenticator, options, response, created: header(answer, 'location').includes('passkey=added') }
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

  it('does not sign in with an invalid response, and leaves the password usable', async () => {
    const { authenticator } = await giuliasPasskey()
    const other = await startSignIn()
    const foreign = await signInChallenge(other)
    const evil = { origin: 'https://evil.example', rpId: 'account.localhost' }
    const who = await startSignIn()
    const attempts: [string, Partial<Ceremony>, { tamper?: boolean; owner?: string }][] = [
      ['another origin', evil, {}],
      ['another host', { rpId: 'evil.example' }, {}],
      ['the challenge of another browser', { challenge: foreign }, {}],
      ['a made-up challenge', { challenge: 'A'.repeat(43) }, {}],
      ['no verified user', { userVerified: false }, {}],
      ['a changed signature', {}, { tamper: true }],
      ['another owner', {}, { owner: 'somebody-else' }],
    ]
    for (const [what, more, how] of attempts) {
      const challenge = await signInChallenge(who)
      const response = authenticator.get({ challenge, origin: account(), ...more }, how)
      const page = await sendAssertion(who, response)
      expect([page.status, page.text.includes('L’accesso con la passkey non è riuscito.')], what).toEqual([401, true])
    }
    for (const text of ['', 'null', '[]', '{"id":"x"}']) expect((await sendAssertion(who, text)).status).toBe(401)
    // The other browser's challenge is not consumed by the attempt here.
    const own = authenticator.get({ challenge: foreign, origin: account() })
    expect((await sendAssertion(other, own)).status).toBe(303)
    expect(isSignedIn(await who.submit(step(who), GIULIA))).toBe(true)
  })

  it('is not accepted when it is unknown or was removed', async () => {
    const { owner, authenticator } = await giuliasPasskey()
    const refusal = async (of: typeof authenticator) => {
      const who = await startSignIn()
      const page = await sendAssertion(who, of.get({ challenge: await signInChallenge(who), origin: account() }))
      return [page.status, page.text.includes('Questa passkey non apre nessun account')]
    }
    expect(await refusal(softwareAuthenticator(await giuliasId()))).toEqual([401, true])
    const removed = await owner.submit('/passkeys/removal', { id: authenticator.id })
    expect(removed.text).not.toContain(authenticator.id)
    expect(await refusal(authenticator)).toEqual([401, true])
    expect((await mailTo(here.site, GIULIA.email))[0]?.subject).toContain('Passkey rimossa')
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
      const answer = await owner.post(`${account()}/passkeys`, { response: JSON.stringify(response) })
      expect(header(answer, 'location'), what).toContain('passkey=failed')
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

  it('ends with a new password by code, which the mail states', async () => {
    const email = 'pia@example.com'
    const who = person(here.site)
    await who.visit('it', '/login')
    await who.submit(step(who, '/sign-up'), { name: 'Pia Neri', email })
    await who.submit(step(who, '/code'), { code: await codeIn(email) })
    await who.submit(step(who, '/password'), { password: 'una frase tutta di Pia' })
    const db = await identityOf(here.site)
    const id = (await db.prepare('SELECT id FROM account WHERE email = ?').bind(email).first<string>('id')) ?? ''
    const { authenticator, created } = await createPasskey(who, id)
    expect(created).toBe(true)
    expect((await mailTo(here.site, email))[0]?.subject).toContain('Nuova passkey')
    const again = person(here.site)
    await again.visit('it', '/login')
    await again.submit(step(again, '/forgotten'), { email })
    await again.submit(step(again, '/code'), { code: await codeIn(email) })
    await again.submit(step(again, '/password'), { password: 'un’altra frase di Pia' })
    expect((await mailTo(here.site, email))[0]?.text).toContain('rimosso anche le tue passkey')
    const thief = await startSignIn()
    const assertion = authenticator.get({ challenge: await signInChallenge(thief), origin: account() })
    expect((await sendAssertion(thief, assertion)).status).toBe(401)
  })

  it.runIf(IS_WHOLE_RUN)('is limited to fifty failed attempts from a network', { timeout: 120_000 }, async () => {
    const who = await startSignIn({ 'cf-connecting-ip': '203.0.113.77' })
    const statuses = []
    for (let i = 0; i < 51; i += 1) statuses.push((await sendAssertion(who, '{}')).status)
    expect(statuses).toEqual([...Array.from({ length: 50 }, () => 401), 429])
  })
})
