import { describe, expect, it } from 'vitest'
import { identitySite, isBack, OWNER } from '../../../tests/support/builders/identity-site.ts'

const site = identitySite()

const start = async () => {
  const who = await site.atSignIn()
  return { who, step: who.url().pathname }
}

describe('sign-in with a mailed code', () => {
  it('is offered before the password, and needs none', async () => {
    const { who, step } = await start()
    const { text } = await who.visit('account', step)
    expect(text.indexOf(`href="${step}/with-code"`)).toBeGreaterThan(0)
    expect(text.indexOf(`href="${step}/with-code"`)).toBeLessThan(text.indexOf('type="password"'))
    await who.submit(`${step}/with-code`, { email: OWNER.email })
    await who.submit(`${step}/code`, { code: await site.mailedCode() })
    expect(isBack(who)).toBe(true)
    await who.visit('account', '/profile')
    expect(who.url().pathname).toBe('/profile')
  })

  it('hides what works only by the script, whatever the display of such elements', async () => {
    const { who, step } = await start()
    const { text } = await who.visit('account', step)
    expect(text).toMatch(/<form [^>]*data-passkey="sign-in" hidden>/)
    expect(text).toContain('[hidden] { display: none !important; }')
  })

  it('sets no password and cannot be repeated', async () => {
    const { who, step } = await start()
    await who.submit(`${step}/with-code`, { email: OWNER.email })
    const code = await site.mailedCode()
    await who.submit(`${step}/code`, { code })
    const other = await start()
    await other.who.submit(`${other.step}/with-code`, { email: OWNER.email })
    expect((await other.who.submit(`${other.step}/code`, { code })).status).toBe(422)
    await other.who.visit('account', `${other.step}/password`)
    expect(other.who.url().pathname).toBe(`${other.step}/code`)
  })

  it('mails an unknown email that it has no account, with the same response', async () => {
    const { who, step } = await start()
    const known = await who.submit(`${step}/with-code`, { email: OWNER.email })
    const { who: other, step: path } = await start()
    const unknown = await other.submit(`${path}/with-code`, { email: 'nobody@example.com' })
    expect(unknown.status).toBe(known.status)
    expect((await site.mails('nobody@example.com'))[0]?.subject).toBe('No Sojourn account with this address')
    expect((await other.submit(`${path}/code`, { code: '123456' })).status).toBe(422)
  })
})
