import { describe, expect, it } from 'vitest'
import { ACCOUNT, identitySite, isBack, OWNER } from '../../../tests/support/builders/identity-site.ts'
import { softwareAuthenticator } from '../../../tests/support/software-authenticator.ts'

const site = identitySite()
const MINUTE = 60_000
const HALF_YEAR_SECONDS = 180 * 86_400

const start = async () => {
  const who = await site.atSignIn()
  return { who, step: who.url().pathname, url: who.url().href }
}

describe('passkey after a sign-in', () => {
  it('is offered once after a sign-in on a device that can have one', async () => {
    const { who, step, url } = await start()
    const response = await who.post(url, { ...OWNER, device: 'passkey' })
    expect(response.headers.location).toBe(`${step}/passkey-offer`)
    expect(response.headers['set-cookie']).toContainEqual(
      `__Host-passkey-offered=1; Max-Age=${HALF_YEAR_SECONDS}; Path=/; HttpOnly; Secure; SameSite=Lax`,
    )
    const offer = await who.follow(response)
    expect(offer.text).toContain('<h1>No password next time?</h1><p class="muted">With a passkey you log in with your')
    expect(offer.text).not.toContain('role="alert">')
    expect(offer.text).toContain('<script src="/passkey.js" defer></script>')
    expect(offer.text).toContain(`<form method="post" action="${step}/passkey-offer" data-passkey="create">`)
    expect(offer.text).toMatch(/<a href="http:\/\/account\.localhost:8787\/auth\/[\w-]+">Not now<\/a>/)
    const { options } = JSON.parse((await who.post(`${url}/passkey-offer/options`, {})).text)
    const failed = await who.post(`${url}/passkey-offer`, { response: '' })
    expect([failed.status, failed.text.includes('role="alert">The passkey was not created.')]).toEqual([422, true])
    const created = softwareAuthenticator('owner').create({ challenge: options.challenge, origin: ACCOUNT })
    await who.submit(`${step}/passkey-offer`, { response: JSON.stringify(created) })
    expect(isBack(who)).toBe(true)
    expect(site.sqlite.prepare('SELECT account_id FROM passkey').all()).toEqual([{ account_id: 'owner' }])
  })

  it.each<[string, () => void, Record<string, string>]>([
    ['on devices that cannot have one', () => undefined, {}],
    [
      'to accounts that have one',
      () =>
        site.sqlite.exec(`INSERT INTO passkey (id, account_id, public_key, counter, transports, name, created_at)
          VALUES ('p', 'owner', 'key', 0, '[]', 'Mac', '2027-01-15T10:00:00Z')`),
      { device: 'passkey' },
    ],
  ])('is not offered %s', async (_, prepare, more) => {
    prepare()
    const { who, step } = await start()
    await who.submit(step, { ...OWNER, ...more })
    expect(isBack(who)).toBe(true)
  })

  it('is not offered again to a browser that declined', async () => {
    const { who, step } = await start()
    await who.submit(step, { ...OWNER, device: 'passkey' })
    expect(who.url().pathname).toBe(`${step}/passkey-offer`)
    const again = await site.atSignIn(who)
    await again.submit(again.url().pathname, { ...OWNER, device: 'passkey' })
    expect(isBack(again)).toBe(true)
  })

  it('is not offered later than ten minutes after the sign-in', async () => {
    const { who, step, url } = await start()
    await who.post(url, { ...OWNER, device: 'passkey' })
    site.advance(10 * MINUTE)
    expect((await who.request(`${url}/passkey-offer`)).status).toBe(200)
    site.advance(1)
    expect((await who.request(`${url}/passkey-offer`)).headers.location).toBe(step)
  })

  it('is not created with the challenge of another sign-in', async () => {
    const [one, other] = [await start(), await start()]
    for (const { who, url } of [one, other]) await who.post(url, { ...OWNER, device: 'passkey' })
    const { options } = JSON.parse((await one.who.post(`${one.url}/passkey-offer/options`, {})).text)
    const created = softwareAuthenticator('owner').create({ challenge: options.challenge, origin: ACCOUNT })
    const page = await other.who.post(`${other.url}/passkey-offer`, { response: JSON.stringify(created) })
    expect(page.status).toBe(422)
  })

  it('is not created by another site', async () => {
    const { who, url } = await start()
    await who.post(url, { ...OWNER, device: 'passkey' })
    const { options } = JSON.parse((await who.post(`${url}/passkey-offer/options`, {})).text)
    const created = softwareAuthenticator('owner').create({
      ...{ challenge: options.challenge, origin: 'https://evil.example', rpId: 'account.localhost' },
    })
    expect((await who.post(`${url}/passkey-offer`, { response: JSON.stringify(created) })).status).toBe(422)
    expect(site.sqlite.prepare('SELECT * FROM passkey').all()).toEqual([])
  })

  it('is not offered before the sign-in', async () => {
    const { who, step, url } = await start()
    expect((await who.request(`${url}/passkey-offer`)).headers.location).toBe(step)
    expect((await who.post(`${url}/passkey-offer`, {})).headers.location).toBe(step)
    expect(JSON.parse((await who.post(`${url}/passkey-offer/options`, {})).text)).toEqual({ signIn: step })
  })
})
