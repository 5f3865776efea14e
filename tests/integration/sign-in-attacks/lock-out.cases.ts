import { beforeAll, describe, expect, it } from 'vitest'
import { linkIn, mailTo } from '../../support/outbox.ts'
import { isSignedIn, type Person, person } from '../../support/person.ts'
import { here } from '../../support/shared-site.ts'
import type { SiteResponse } from '../../support/site.ts'
import { IS_WHOLE_RUN } from '../../support/whole-run.ts'
import { codeIn, step } from '../sign-in/sign-in-page.ts'

const OWNER = { email: 'owner@example.com', password: 'a sentence of the owner' }
/** Each has a fresh sign-in page and posts from five addresses. */
const BROWSERS = IS_WHOLE_RUN ? 40 : 12
const ADDRESSES = Array.from({ length: 5 * BROWSERS }, (_, nth) => `198.18.${nth % 4}.${nth}`)

const from = (ip: string): Record<string, string> => ({ 'cf-connecting-ip': ip })

const atSignIn = async (ip: string, who = person(here.site, from(ip))): Promise<Person> => {
  await who.visit('us', '/login')
  return who
}

const signOut = async (who: Person): Promise<void> => {
  await who.follow(await who.post(`${here.site.origin('us')}/logout`, {}))
  expect(isSignedIn(await who.visit('us', '/'))).toBe(false)
}

const neutral = ({ status, text }: SiteResponse) => [status, text.replace(/\/interaction\/[\w-]+/g, '')]

/** Requests one recovery, from the address of a browser. */
const forget = async (who: Person, ip: string): Promise<SiteResponse> => {
  await atSignIn(ip, who)
  return who.submit(step(who, '/forgotten'), { email: OWNER.email })
}

describe('the owner of an account that many addresses attack', () => {
  let known: Person
  const guesses: SiteResponse[] = []

  beforeAll(async () => {
    known = await atSignIn('203.0.113.50')
    await known.submit(step(known, '/sign-up'), { name: 'Ada Byron', email: OWNER.email })
    await known.submit(step(known, '/code'), { code: await codeIn(OWNER.email) })
    await known.submit(step(known, '/password'), OWNER)
    await signOut(known)
    for (let nth = 0; nth < BROWSERS; nth += 1) {
      const who = await atSignIn(ADDRESSES[nth] ?? '')
      const path = here.site.origin('account') + step(who)
      const posts = ADDRESSES.filter((_, at) => at % BROWSERS === nth).map((ip, at) =>
        who.post(path, { email: OWNER.email, password: `wrong guess ${nth}-${at}` }, from(ip)),
      )
      guesses.push(...(await Promise.all(posts)))
    }
  }, 180_000)

  it('is protected: at most ten guesses have an answer, also a right one', async () => {
    const statuses = guesses.map(({ status }) => status)
    expect(statuses.length).toBe(ADDRESSES.length)
    expect(statuses.filter((status) => status === 401).length).toBe(10)
    expect(new Set(statuses)).toEqual(new Set([401, 303, 429]))
    const pages = []
    for (const password of [OWNER.password, 'another wrong guess']) {
      const who = await atSignIn('198.18.9.9')
      const page = await who.submit(step(who), { email: OWNER.email, password })
      pages.push([neutral(page), who.url().pathname.replace(/\/interaction\/[\w-]+/, '')])
      // The code alone sets no password and is not sent again.
      expect((await who.submit(step(who, '/code'), { resend: 'yes' })).text).toContain('name="password"')
      expect((await who.visit('account', step(who, '/password'))).text).not.toContain('new-password')
    }
    expect(pages[0]).toEqual(pages[1])
    const unknown = await atSignIn('198.18.9.9')
    for (let i = 0; i < 10; i++)
      expect((await unknown.submit(step(unknown), { ...OWNER, email: 'no.owner@example.com' })).status).toBe(401)
    const page = await unknown.submit(step(unknown), { ...OWNER, email: 'no.owner@example.com' })
    expect(neutral(page).map((part) => String(part).replaceAll('no.owner@example.com', OWNER.email))).toEqual(
      neutral((await guessAgain()) as SiteResponse).map(String),
    )
    expect(await mailTo(here.site, 'no.owner@example.com')).toEqual([])
  })

  const guessAgain = async (): Promise<SiteResponse> => {
    const who = await atSignIn('198.18.9.10')
    return who.submit(step(who), { email: OWNER.email, password: 'one more wrong guess' })
  }

  it('recovers while others ask for codes for the wishlist', { timeout: 120_000 }, async () => {
    const before = (await mailTo(here.site, OWNER.email)).length
    const flow = (who: Person, action: string, fields: Record<string, string> = {}) =>
      who.post(`${here.site.origin('us')}/api/sign-up/${action}`, { purpose: 'wishlist', ...fields })
    const attack = async (ip: string) => {
      const who = person(here.site, from(ip))
      await flow(who, 'address', { email: OWNER.email })
      await flow(who, 'continue')
    }
    for (let at = 0; at < ADDRESSES.length; at += 20) await Promise.all(ADDRESSES.slice(at, at + 20).map(attack))
    expect((await mailTo(here.site, OWNER.email)).length).toBe(before + 5)
    const fresh = person(here.site, from('203.0.113.53'))
    expect((await forget(fresh, '203.0.113.53')).status).toBe(200)
    expect((await mailTo(here.site, OWNER.email)).length).toBe(before + 6)
    expect((await codeIn(OWNER.email)).length).toBe(6)
    // The codes of a known browser count separately.
    for (const [who, sent] of [
      [person(here.site), 0],
      [known, 1],
    ] as const) {
      const mails = (await mailTo(here.site, OWNER.email)).length
      await flow(who, 'address', { email: OWNER.email })
      await flow(who, 'continue')
      expect((await mailTo(here.site, OWNER.email)).length).toBe(mails + sent)
    }
  })

  it('recovers while others ask for recovery: on a known device by code, on a new one by the link of any mail', async () => {
    for (const ip of ADDRESSES.slice(0, 10)) await forget(person(here.site, from(ip)), ip)
    const fresh = person(here.site, from('203.0.113.54'))
    const refused = await forget(fresh, '203.0.113.54')
    expect([refused.status, refused.text.includes('Use the link in one of those emails')]).toEqual([429, true])
    const [latest] = await mailTo(here.site, OWNER.email)
    const before = (await mailTo(here.site, OWNER.email)).length
    expect((await forget(known, '203.0.113.50')).status).toBe(200)
    expect((await mailTo(here.site, OWNER.email)).length).toBe(before + 1)

    const link = linkIn(latest, '/recovery')
    const open = async (who: Person) => {
      const page = await who.visit('account', link)
      const token = /name="token" value="([^"]+)"/.exec(page.text)?.[1]
      if (token !== undefined) await who.submit('/recovery', { token })
      return who.url().pathname.endsWith('/password')
    }
    const thief = person(here.site)
    expect(await open(fresh)).toBe(true)
    expect(isSignedIn(await fresh.submit(fresh.url().pathname, { password: 'another sentence' }))).toBe(true)
    // The new password ends the links, and what other devices are known for.
    expect(await open(thief)).toBe(false)
    await atSignIn('203.0.113.50', known)
    expect((await known.submit(step(known), { ...OWNER, password: 'another sentence' })).text).toContain('name="code"')
  })
})
