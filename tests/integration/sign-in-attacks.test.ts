import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../backend/identity/seed/demo-accounts.ts'
import { PERSON } from '../../bench/person.ts'
import { cookies, header } from '../support/headers.ts'
import { OPEN_REDIRECTS } from '../support/open-redirects.ts'
import { mailTo } from '../support/outbox.ts'
import { isSignedIn, type Person, person, signIn } from '../support/person.ts'
import { countSessions, identityOf, makeSession } from '../support/sessions.ts'
import { type Answer, type Site, startSite } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site?.stop())

const GIULIA = { email: 'giulia@example.com', password: DEMO_PASSWORD }
const step = (who: Person, name = '') => `/${who.address().pathname.split('/').slice(1, 3).join('/')}${name}`

/** Goes through sign-in up to the address that the issuer sends the browser back to, without opening it. */
const callbackOf = async (who: Person, market = 'it'): Promise<string> => {
  let answer = await who.get(market, '/login')
  for (let i = 0; i < 8 && !header(answer, 'location').includes('/login/redirect'); i++)
    answer =
      answer.status === 200
        ? await who.post(who.address().href, GIULIA)
        : await who.ask(new URL(header(answer, 'location'), who.address()).href)
  return header(answer, 'location')
}

/** Asks again when the machine dropped the connection: so many at once are more than a busy one accepts. */
const sturdy = (ask: () => Promise<Answer>): Promise<Answer> => ask().catch(ask).catch(ask)

describe('the way back from the issuer', () => {
  it('of somebody else signs nobody in (login CSRF)', async () => {
    const callback = await callbackOf(person(site))
    const victim = person(site)
    // Not even in the middle of a sign-in of their own.
    await victim.visit('it', '/login')
    const page = await victim.ask(callback)
    expect([page.status, isSignedIn(page)]).toEqual([400, false])
    expect(victim.cookies('it')).not.toHaveProperty('__Host-session')
  })

  it('works once: a code that is used again is refused, and ends what it began', async () => {
    const who = person(site)
    const callback = await callbackOf(who)
    const flow = Object.entries(who.cookies('it')).find(([name]) => name.startsWith('__Host-login-')) ?? ['', '']
    expect(isSignedIn(await who.follow(await who.ask(callback)))).toBe(true)
    const thief = person(site)
    thief.setCookie('it', flow[0], flow[1])
    const page = await thief.ask(callback)
    expect([page.status, isSignedIn(page)]).toEqual([400, false])
    expect(thief.cookies('it')).not.toHaveProperty('__Host-session')
    const tokens = await (await identityOf(site))
      .prepare(`SELECT count(*) AS n FROM oidc_artefact WHERE model IN ('AccessToken', 'RefreshToken')`)
      .first<number>('n')
    expect(tokens).toBe(0)
  })

  it('is of no use to whoever intercepts it: the verifier stays behind', async () => {
    const owner = person(site)
    const code = new URL(await callbackOf(owner)).searchParams.get('code') ?? ''
    const thief = person(site)
    const own = new URL(await callbackOf(thief))
    own.searchParams.set('code', code)
    expect((await thief.ask(own.href)).status).toBe(400)
    const direct = await site.ask('account', '/token', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: 'authorization_code', code, client_id: 'storefront' }).toString(),
    })
    expect(direct.status).toBe(401)
  })

  // The sign-in service knows them after the first time, which spares the others a password.
  let mixed: Person
  beforeAll(() => {
    mixed = person(site)
  })

  it.each([
    [
      'another tab’s state',
      (mine: URL, other: URL) => mine.searchParams.set('state', other.searchParams.get('state') ?? ''),
    ],
    [
      'a state cut short',
      (mine: URL) => mine.searchParams.set('state', (mine.searchParams.get('state') ?? '').slice(0, 30)),
    ],
    ['no state', (mine: URL) => mine.searchParams.delete('state')],
    ['two states', (mine: URL) => mine.searchParams.append('state', 'x')],
    ['another issuer', (mine: URL) => mine.searchParams.set('iss', 'https://evil.example')],
    ['no issuer', (mine: URL) => mine.searchParams.delete('iss')],
    ['two codes', (mine: URL) => mine.searchParams.append('code', 'x')],
    ['a made-up code', (mine: URL) => mine.searchParams.set('code', 'made-up')],
  ])('with %s is refused (mix-up)', async (_what, change) => {
    const who = mixed
    const mine = new URL(await callbackOf(who))
    const other = new URL(await callbackOf(who))
    change(mine, other)
    const page = await who.ask(mine.href)
    expect([page.status, isSignedIn(page)]).toEqual([400, false])
    expect(who.cookies('it')).not.toHaveProperty('__Host-session')
  })
})

describe('the session', () => {
  it('never keeps a secret that was there before (fixation)', async () => {
    const victim = person(site)
    const chosen = 'a'.repeat(64)
    victim.setCookie('it', '__Host-session', chosen)
    expect(isSignedIn(await signIn(victim, 'it', GIULIA))).toBe(true)
    expect(victim.cookies('it')['__Host-session']).not.toBe(chosen)
    const attacker = person(site)
    attacker.setCookie('it', '__Host-session', chosen)
    expect(isSignedIn(await attacker.get('it', '/'))).toBe(false)
    // Signing in again ends the one before.
    const before = victim.cookies('it')['__Host-session'] ?? ''
    await victim.follow(await victim.ask(await callbackOfSecond(victim)))
    attacker.setCookie('it', '__Host-session', before)
    expect(isSignedIn(await attacker.get('it', '/'))).toBe(false)
  })

  const callbackOfSecond = async (who: Person): Promise<string> => {
    const secret = who.cookies('it')['__Host-session'] ?? ''
    // As in a tab in which the sign-in began before the other one ended.
    who.setCookie('it', '__Host-session', 'b'.repeat(64))
    const callback = await callbackOf(who)
    who.setCookie('it', '__Host-session', secret)
    return callback
  }

  it.each([
    ['nothing', ''],
    ['too short', '0'.repeat(63)],
    ['no hexadecimal', 'g'.repeat(64)],
    ['a statement', "' OR 1=1 --"],
    ['5000 characters', 'a'.repeat(5000)],
    ['nobody’s', 'a'.repeat(64)],
  ])('is not %s', async (_what, value) => {
    const page = await site.ask('it', '/', { headers: { cookie: `__Host-session=${value}` } })
    expect([page.status, isSignedIn(page)]).toEqual([200, false])
  })

  it('is one person’s: fifty people at once each see themselves', { timeout: 120_000 }, async () => {
    const people = await Promise.all(
      Array.from({ length: 50 }, async (_, i) => {
        const user = {
          id: `user-${i}-id`,
          email: `u${i}@example.com`,
          name: `Name${i} Of`,
          pictureImage: null,
          isAdmin: false,
        }
        return { user, secret: await makeSession(site, user) }
      }),
    )
    for (let round = 0; round < 3; round++) {
      const pages = await Promise.all(
        people.map(({ secret }, i) =>
          sturdy(() =>
            site.ask('it', ['/', '/cerca', '/preferiti'][(i + round) % 3] ?? '/', {
              headers: { cookie: `__Host-session=${secret}` },
            }),
          ),
        ),
      )
      pages.forEach((page, i) => {
        expect([...new Set(page.text.match(/user-\d+-id/g))]).toEqual([`user-${i}-id`])
      })
    }
    for (const path of ['/', '/cerca', '/preferiti'])
      expect((await site.ask('it', path)).text).not.toMatch(/user-\d+-id|Name\d+ Of/)
  })
})

describe('the address to come back to', () => {
  it('is one of ours: a hundred ways to make it another’s', async () => {
    const who = person(site)
    await signIn(who, 'it', GIULIA)
    for (const payload of OPEN_REDIRECTS) {
      const answer = await who.get('it', `/login?return=${encodeURIComponent(payload)}`)
      const target = new URL(header(answer, 'location'), site.origin('it'))
      expect([answer.status, target.origin], payload).toEqual([303, site.origin('it')])
      expect(header(answer, 'location'), payload).toMatch(/^\/(?![/\\])/)
    }
    const referred = await who.ask(`${site.origin('it')}/login`, {
      headers: { referer: 'https://evil.example/viaggi' },
    })
    expect(header(referred, 'location')).toBe('/')
  })

  it('never makes a cookie that browsers would refuse', async () => {
    for (const length of [10, 900, 999, 1001, 6000]) {
      const answer = await site.ask('it', `/login?return=/${'a'.repeat(length)}`)
      for (const line of Object.values(cookies(answer))) expect(line.length).toBeLessThan(4096)
      expect(answer.status).toBe(303)
    }
    const who = person(site)
    for (let tab = 0; tab < 12; tab++) await who.get('it', `/login?return=/${'a'.repeat(900)}`)
    const flows = Object.keys(who.cookies('it')).filter((name) => name.startsWith('__Host-login-'))
    expect(flows.length).toBeLessThanOrEqual(5)
  })

  it('is registered to the letter at the issuer', async () => {
    const ask = (redirectUri: string) =>
      site.ask(
        'account',
        `/auth?${new URLSearchParams({
          ...{ client_id: 'storefront', response_type: 'code', scope: 'openid', state: 'x', nonce: 'y' },
          ...{ code_challenge: 'a'.repeat(43), code_challenge_method: 'S256', redirect_uri: redirectUri },
        })}`,
      )
    const right = `${site.origin('it')}/login/redirect`
    expect((await ask(right)).status).toBe(303)
    for (const wrong of [
      `${right}/`,
      `${right}?a=1`,
      right.replace('http', 'https'),
      `${site.origin('it')}/`,
      'https://evil.example/login/redirect',
      right.replace('it.', 'xx.'),
      `${right}#x`,
    ]) {
      const answer = await ask(wrong)
      expect([answer.status, header(answer, 'location')], wrong).toEqual([400, ''])
    }
  })

  it('is not come back to without PKCE, and only with S256', async () => {
    const parameters = {
      client_id: 'storefront',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: `${site.origin('it')}/login/redirect`,
    }
    for (const more of [
      {},
      { code_challenge: 'a'.repeat(43) },
      { code_challenge: 'a'.repeat(43), code_challenge_method: 'plain' },
    ]) {
      const answer = await site.ask(
        'account',
        `/auth?${new URLSearchParams({ ...parameters, ...more } as Record<string, string>)}`,
      )
      expect(new URL(header(answer, 'location')).searchParams.get('error')).toBe('invalid_request')
    }
  })
})

describe('a post of another site', () => {
  it('signs nobody out of the storefront', async () => {
    const who = person(site)
    await signIn(who, 'it', GIULIA)
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'null' },
    ] as Record<string, string>[])
      expect((await who.post(`${site.origin('it')}/logout`, {}, headers)).status).toBe(403)
    // A browser that does not say is asked.
    const asked = await who.ask(`${site.origin('it')}/logout`, { method: 'POST', body: '' })
    expect([asked.status, asked.text.includes('name="confirmation"')]).toEqual([200, true])
    expect((await who.get('it', '/logout')).status).toBe(404)
    expect(isSignedIn(await who.get('it', '/'))).toBe(true)
  })

  it('changes nothing at the account host', async () => {
    const who = person(site)
    await signIn(who, 'it', GIULIA)
    for (const path of ['/profile', '/communications', '/sign-out-everywhere'])
      for (const headers of [
        { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
        { origin: 'null' },
      ] as Record<string, string>[])
        expect((await who.post(site.origin('account') + path, { name: 'Evil Name' }, headers)).status, path).toBe(403)
    const silent = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'name=Evil+Name',
    }
    expect((await who.ask(`${site.origin('account')}/profile`, silent)).status).toBe(403)
    expect((await who.get('account', '/profile')).text).not.toContain('Evil')
    const other = person(site)
    await other.visit('it', '/login')
    for (const name of ['', '/sign-up', '/forgotten', '/code', '/password'])
      expect(
        (
          await other.post(site.origin('account') + step(other, name), GIULIA, {
            origin: 'https://evil.example',
            'sec-fetch-site': 'cross-site',
          })
        ).status,
      ).toBe(403)
  })

  it('signs nobody out by the back channel without the issuer’s signature', async () => {
    const who = person(site)
    await signIn(who, 'it', GIULIA)
    const before = await countSessions(site)
    const claims = (o: object) => Buffer.from(JSON.stringify(o)).toString('base64url')
    const payload = {
      iss: site.origin('account'),
      aud: 'storefront',
      sub: 'x',
      iat: 1,
      exp: 9e9,
      jti: 'j',
      events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
    }
    for (const token of [
      '',
      'x',
      `${claims({ alg: 'none' })}.${claims(payload)}.`,
      `${claims({ alg: 'HS256' })}.${claims(payload)}.AAAA`,
    ])
      expect(
        (
          await site.ask('it', '/api/backchannel-logout', {
            method: 'POST',
            body: new URLSearchParams({ logout_token: token }).toString(),
          })
        ).status,
      ).toBe(400)
    expect(await countSessions(site)).toBe(before)
  })
})

describe('who has an account', () => {
  const neutral = (page: Answer, email: string) =>
    page.text.replaceAll(email, 'EMAIL').replace(/\/interaction\/[\w-]+/g, '')

  it('is not told by a wrong password', async () => {
    const answers = []
    for (const email of ['giulia@example.com', 'stranger@example.com']) {
      const who = person(site)
      await who.visit('it', '/login')
      const page = await who.submit(step(who), { email, password: 'not the password' })
      answers.push([page.status, neutral(page, email)])
    }
    expect(answers[0]).toEqual(answers[1])
  })

  it.each(['/sign-up', '/forgotten'])('is not told by %s: same pages, one mail each', async (name) => {
    const answers = []
    for (const email of ['admin@example.com', `stranger${name.length}@example.com`]) {
      const who = person(site)
      await who.visit('us', '/login')
      const before = (await mailTo(site, email)).length
      const page = await who.submit(step(who, name), { name: 'Some Body', email })
      const wrong = await who.submit(step(who, '/code'), { code: '000000' })
      const mails = (await mailTo(site, email)).length - before
      answers.push([page.status, neutral(page, email), wrong.status, neutral(wrong, email), mails])
    }
    expect(answers[0]).toEqual(answers[1])
  })
})

describe('guessing', () => {
  it('a password is stopped after ten tries, even with the right one', { timeout: 120_000 }, async () => {
    const who = person(site)
    await who.visit('it', '/login')
    const email = 'privacy@example.com'
    const statuses = []
    for (let i = 0; i < 11; i++)
      statuses.push((await who.submit(step(who), { email, password: `wrong guess ${i}` })).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
    expect((await who.submit(step(who), { email, password: DEMO_PASSWORD })).status).toBe(429)
  })

  it('a code 200 times at once has three tries', async () => {
    const who = person(site)
    await who.visit('us', '/login')
    await who.submit(step(who, '/sign-up'), { name: 'Guess Me', email: 'guess@example.com' })
    const address = site.origin('account') + step(who, '/code')
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) => sturdy(() => who.post(address, { code: String(i).padStart(6, '9') }))),
    )
    expect(answers.filter(({ text }) => text.includes('The code is wrong.')).length).toBeLessThanOrEqual(2)
    const code = /^\d{6}/.exec((await mailTo(site, 'guess@example.com'))[0]?.text ?? '')?.[0] ?? ''
    expect((await who.post(address, { code })).status).toBe(422)
    const tries = await (await identityOf(site))
      .prepare(`SELECT tries FROM proof WHERE email = 'guess@example.com'`)
      .first('tries')
    expect(tries).toBe(3)
  })

  it('for codes is limited by address and by IP', async () => {
    const send = async (email: string, ip: string) => {
      const who = person(site, { 'cf-connecting-ip': ip })
      await who.visit('us', '/login')
      return (await who.submit(step(who, '/forgotten'), { email })).status
    }
    const toOne = []
    for (let i = 0; i < 6; i++) toOne.push(await send('flooded@example.com', `198.51.100.${i}`))
    expect(toOne).toEqual([200, 200, 200, 200, 200, 429])
    const fromOne = []
    for (let i = 0; i < 21; i++) fromOne.push(await send(`many${i}@example.com`, '203.0.113.9'))
    expect(fromOne.slice(-2)).toEqual([200, 429])
  })
})

describe('a post of another site', () => {
  /** Every form that the storefront takes, as its source says, so that none is forgotten. */
  const paths = globSync('worker/api/*.ts')
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\.post\(\s*'([^']+)'/g)].map(([, path]) => path ?? ''))
    // Signed by whoever sends them.
    .filter((path) => !['/purge', '/backchannel-logout', '/bookings', '/flags/webhook'].includes(path))
    .map((path) => `/api${path}`.replace(':kind/:id', 'travel/japan-tokyo-kyoto').replace(':id', crypto.randomUUID()))

  it.each(['/logout', ...paths])('is refused: %s', async (path) => {
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
    ]
    for (const headers of foreign) {
      const answer = await site.ask('it', path, {
        method: 'POST',
        headers: { 'user-agent': PERSON, 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: 'wish=add&purpose=wishlist&choice=granted&what=account&cadence=daily&email=a%40b.co',
      })
      expect([answer.status, answer.headers['set-cookie']], JSON.stringify(headers)).toEqual([403, undefined])
    }
  })
})

describe('caches', () => {
  it('are not tricked into keeping what is private (cache deception)', async () => {
    const who = person(site)
    await signIn(who, 'it', GIULIA)
    const paths = [
      '/',
      '/preferiti',
      '/login',
      '/login/redirect',
      '/logout',
      '/api/account/picture',
      '/avvisi',
      '/api/my-data',
    ]
    for (const path of paths)
      for (const tail of ['/x.css', ';x', ';x.css', '%2ex.css', '%00.css', '/..%2fx.css', '?x.css', '.css', '%0a.js']) {
        const address = path === '/' ? path + tail.replace(/^\//, '') : path + tail
        const answer = await who.get('it', address)
        const about = `${address}: ${answer.status}`
        expect(header(answer, 'cache-control'), about).toMatch(/no-store|private, no-cache/)
        expect(header(answer, 'cache-control'), about).not.toMatch(/public|max-age=[1-9]/)
        const stranger = await site.ask('it', address)
        expect(stranger.text, about).not.toContain('Giulia')
      }
  })

  it('nor does a page fetched ahead begin a sign-in', async () => {
    for (const path of ['/login', '/login/redirect?code=x&state=y']) {
      const answer = await site.ask('it', path, { headers: { 'sec-purpose': 'prefetch;prerender' } })
      expect([answer.status, answer.headers.location, answer.headers['set-cookie']]).toEqual([
        503,
        undefined,
        undefined,
      ])
    }
  })
})
