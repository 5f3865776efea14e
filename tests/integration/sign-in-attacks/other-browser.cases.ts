import { describe, expect, it } from 'vitest'
import { LOCAL_SECRETS } from '../../../local/workers/local-variables.ts'
import { unseal } from '../../../shared/signing/sealed-value.ts'
import { type Person, person } from '../../support/person.ts'
import { identityOf } from '../../support/sessions.ts'
import { here } from '../../support/shared-site.ts'
import { codeIn, step } from '../sign-in/sign-in-page.ts'

const PASSWORD = { name: 'Eve Other', password: 'a sentence of the attacker' }

const hasAccount = async (email: string): Promise<boolean> =>
  (await (await identityOf(here.site)).prepare('SELECT 1 FROM account WHERE email = ?').bind(email).first()) !== null

/** Path of the page that an authorization request of this browser ends on. */
const pageAfter = async (who: Person, query: Record<string, string>): Promise<string> => {
  await who.visit('account', `/auth?${new URLSearchParams(query)}`)
  return who.url().pathname
}

const REQUEST = {
  response_type: 'code',
  scope: 'openid',
  state: '/profile',
  code_challenge: 'x'.repeat(43),
  code_challenge_method: 'S256',
}

describe('another browser', () => {
  it('cannot set the password of a verified email with the id of the sign-in', async () => {
    const [owner, other] = [person(here.site), person(here.site)]
    await owner.visit('us', '/login')
    await owner.submit(step(owner, '/sign-up'), { name: 'Ada Byron', email: 'own.browser@example.com' })
    await owner.submit(step(owner, '/code'), { code: await codeIn('own.browser@example.com') })
    expect(owner.url().pathname).toMatch(/\/password$/)
    const { href, pathname } = owner.url()
    // A signature of its own, from another sign-in, does not help.
    await other.visit('us', '/login')
    const { '__Secure-interaction.sig': signature = '' } = other.cookies('account')
    for (const given of [undefined, 'forged', signature]) {
      other.setCookie('account', '__Secure-interaction', pathname.split('/')[2] ?? '')
      if (given !== undefined) other.setCookie('account', '__Secure-interaction.sig', given)
      expect((await other.request(href)).status).toBe(410)
      expect((await other.post(href, PASSWORD)).status).toBe(410)
    }
    expect(await hasAccount('own.browser@example.com')).toBe(false)
    await owner.submit(pathname, { password: 'a sentence of the owner' })
    expect(await hasAccount('own.browser@example.com')).toBe(true)
  })

  it('cannot set the password of a verified email with the id of the storefront’s flow', async () => {
    const [owner, other] = [person(here.site), person(here.site)]
    const email = 'flow.owner@example.com'
    const flow = (action: string, fields: Record<string, string>) =>
      owner.post(`${here.site.origin('it')}/api/sign-up/${action}`, { purpose: 'wishlist', ...fields })
    await owner.visit('it', '/')
    await flow('address', { email })
    await flow('continue', { marketing: 'decline' })
    const sealed = owner.cookies('it')['__Host-sign-up']
    const opened = await unseal(LOCAL_SECRETS.SIGNING_KEY, 'sign-up flow', sealed, Date.now())
    const [{ id: proof = '' } = {}] = (opened?.flows ?? []) as { id?: string }[]
    expect(proof).toMatch(/^[\w-]{22,}$/)
    await flow('code', { code: await codeIn(email) })
    const storefront = { ...REQUEST, client_id: 'storefront', redirect_uri: `${here.site.origin('it')}/login/redirect` }
    const publicClient = {
      ...REQUEST,
      client_id: 'account-pages',
      redirect_uri: `${here.site.origin('account')}/signed-in`,
    }
    for (const client of [storefront, publicClient])
      expect(await pageAfter(other, { ...client, proof })).toMatch(/^\/interaction\/[\w-]+$/)
    const pushed = await other.post(`${here.site.origin('account')}/request`, { ...publicClient, proof })
    expect(pushed.status).toBe(401)
    await other.post(`${other.url().href}/password`, PASSWORD)
    expect(await hasAccount(email)).toBe(false)
    await owner.visit('it', '/login')
    expect(owner.url().pathname).toMatch(/\/password$/)
  })
})
