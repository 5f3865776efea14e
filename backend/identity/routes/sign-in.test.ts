import { describe, expect, it } from 'vitest'
import { artefactsOf } from '../../../tests/support/artefacts.ts'
import { ACCOUNT, identitySite, isBack, NOW, OWNER } from '../../../tests/support/builders/identity-site.ts'

const site = identitySite()

const start = async () => {
  const who = await site.atSignIn()
  return { who, step: who.url().pathname, url: who.url().href }
}

describe('language and market of the sign-in page', () => {
  const read = async (more: Record<string, string>, headers: Record<string, string> = {}) => {
    const who = site.browser(headers)
    const page = await who.visit('account', site.authorizeUrl(more))
    const home = /class="brand" href="([^"]*)"/.exec(page.text)?.[1]
    return [/<html lang="(\w+)"/.exec(page.text)?.[1], home]
  }
  const WE = 'http://we.localhost:8787'

  it.each([
    ['fr', 'fr'],
    ['xx de', 'de'],
    ['de-AT it', 'de'],
    ['xx', 'en'],
  ])('follow ui_locales %j: %s', async (locales, language) =>
    expect(await read({ ui_locales: locales }, { 'accept-language': 'it' })).toEqual([language, WE]),
  )

  it('follow the browser without ui_locales', async () =>
    expect(await read({ ui_locales: '' }, { 'accept-language': 'es-ES,en;q=0.5' })).toEqual(['es', WE]))

  it('of the account pages follow the browser', async () => {
    const page = await site.browser({ 'accept-language': 'fr' }).visit('account', '/profile')
    expect(page.text).toContain('<html lang="fr"')
    expect(page.text).toContain('class="brand" href="http://fr.localhost:8787"')
  })

  it.each([
    ['de', '', 'de', 'http://de.localhost:8787'],
    ['de', 'it', 'it', 'http://it.localhost:8787'],
    ['de', 'xx', 'de', 'http://de.localhost:8787'],
  ])('of an expired sign-in follow the browser %j and the form’s site %j', async (accepted, form, language, home) => {
    const who = site.browser({ 'accept-language': accepted })
    const page = await who.post(`${ACCOUNT}/interaction/unknown`, { site: form })
    expect([page.status, /<html lang="(\w+)"/.exec(page.text)?.[1]]).toEqual([410, language])
    expect(page.text).toContain(`<a class="button" href="${home}/login">`)
    expect(page.headers['set-cookie']).toEqual([])
  })

  it.each([
    [{ redirect_uri: 'http://de.localhost:8787/login/redirect' }, 'http://de.localhost:8787'],
    [{ market: 'it' }, 'http://it.localhost:8787'],
    [{ market: 'xx' }, WE],
  ])('lead back to the site of %j', async (more, home) => expect((await read(more))[1]).toBe(home))
})

describe('sign-in page', () => {
  it('is valid for an hour', async () => {
    const { who, step } = await start()
    site.advance(3_599_000)
    expect((await who.visit('account', step)).status).toBe(200)
    site.advance(1000)
    expect((await who.visit('account', step)).status).toBe(410)
  })

  it('is stored in its browser only, until a form is posted', async () => {
    const tables = site.sqlite.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all()
    const countRows = () =>
      tables.map(({ name }) => site.sqlite.prepare(`SELECT count(*) AS n FROM "${name}"`).get()?.n)
    const before = countRows()
    for (let nth = 0; nth < 20; nth += 1) {
      const { who, url } = await start()
      for (const path of ['', '/sign-up', '/forgotten', '/code']) await who.request(url + path)
      await who.post(`${url}/passkey/options`, {})
    }
    expect(countRows()).toEqual(before)
  })

  it('is expired with the content of another one, and an hour later', async () => {
    const { who, step } = await start()
    const { who: other } = await start()
    const statusWith = async (cookies: Record<string, string>) => {
      const cookie = Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; ')
      return (await site.request('account', step, { headers: { cookie } })).status
    }
    const own = who.cookies('account')
    const { '__Secure-sign-in': foreign = '' } = other.cookies('account')
    expect(await statusWith({ ...own, '__Secure-sign-in': foreign })).toBe(410)
    site.advance(3_599_000)
    expect(await statusWith(own)).toBe(200)
    site.advance(1000)
    expect(await statusWith(own)).toBe(410)
  })

  it('is in the database under hashes only', async () => {
    const { who, url, step } = await start()
    await who.post(`${url}/forgotten`, { email: OWNER.email })
    await who.post(url, { ...OWNER, device: 'passkey' })
    await who.post(`${url}/passkey-offer/options`, {})
    const tables = site.sqlite.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all()
    const rows = tables.map(({ name }) => ({ name, rows: site.sqlite.prepare(`SELECT * FROM "${name}"`).all() }))
    const filled = rows.filter(({ rows }) => rows.length > 0).map(({ name }) => name)
    expect(filled).toEqual(expect.arrayContaining(['oidc_artefact', 'outbox', 'proof']))
    expect(JSON.stringify(rows)).not.toContain(step.split('/')[2])
  })

  it('is over once it is finished', async () => {
    const { who, url } = await start()
    await who.follow(await who.post(url, OWNER))
    expect(isBack(who)).toBe(true)
    expect((await who.request(url)).status).toBe(410)
  })

  it.each([
    ['no signature', undefined],
    ['a forged signature', 'x'.repeat(27)],
    ['a shorter signature', 'x'],
  ])('is expired for browsers whose cookie has %s', async (_, signature) => {
    const { who, step } = await start()
    const uid = who.cookies('account')['__Secure-interaction'] ?? ''
    expect(step).toBe(`/interaction/${uid}`)
    const cookie = `__Secure-interaction=${uid}${signature === undefined ? '' : `; __Secure-interaction.sig=${signature}`}`
    expect((await site.request('account', step, { headers: { cookie } })).status).toBe(410)
  })

  it('is expired for browsers whose cookie names another sign-in, despite its signature', async () => {
    const { who, step } = await start()
    const { '__Secure-interaction.sig': signature, '__Secure-sign-in': sealed } = who.cookies('account')
    const statusOf = async (uid: string) => {
      const cookie = `__Secure-interaction=${uid}; __Secure-interaction.sig=${signature}; __Secure-sign-in=${sealed}`
      return (await site.request('account', step, { headers: { cookie } })).status
    }
    expect([await statusOf(step.split('/')[2] ?? ''), await statusOf('x'.repeat(21))]).toEqual([200, 410])
  })
})

describe('sign-in', () => {
  const sessions = () =>
    site.sqlite
      .prepare("SELECT json_extract(payload, '$.accountId') AS id FROM oidc_artefact WHERE model = 'Session'")
      .all()

  it('ends the session of another account in this browser', async () => {
    const who = await site.signedIn()
    await site.addAccount({ id: 'other', email: 'other@example.com' })
    await who.visit('account', site.authorizeUrl({ prompt: 'login' }))
    await who.submit(who.url().pathname, { email: 'other@example.com', password: OWNER.password })
    expect(isBack(who)).toBe(true)
    expect(sessions()).toEqual([{ id: 'other' }])
  })

  it('is remembered with its time and method', async () => {
    await site.signedIn()
    const [session] = await artefactsOf(site.db, 'Session')
    expect(session).toMatchObject({ accountId: 'owner', amr: ['pwd'], loginTs: NOW / 1000 })
    expect(session?.transient).toBeUndefined()
  })

  it('is not finished when all sign-ins of the account end while it is saved', async () => {
    const { who, step, url } = await start()
    site.sqlite.exec(`CREATE TRIGGER ending AFTER INSERT ON oidc_artefact WHEN NEW.model = 'Interaction'
      BEGIN UPDATE account SET ended_at = 1; END`)
    const response = await who.post(url, OWNER)
    site.sqlite.exec('DROP TRIGGER ending')
    expect(response.headers.location).toBe(step)
    expect((await who.follow(response)).text).toContain('name="password"')
    expect(await artefactsOf(site.db, 'Interaction')).toEqual([])
  })

  it('is repeated although the session has ended meanwhile', async () => {
    const who = await site.signedIn()
    await who.visit('account', site.authorizeUrl({ prompt: 'login' }))
    site.sqlite.exec("DELETE FROM oidc_artefact WHERE model = 'Session'")
    await who.submit(who.url().pathname, OWNER)
    expect(isBack(who)).toBe(true)
  })

  it('is required again when the session was ended', async () => {
    const who = await site.signedIn()
    site.sqlite.exec(`UPDATE account SET ended_at = ${NOW + 1}`)
    await who.visit('account', site.authorizeUrl())
    expect(who.url().pathname).toMatch(/^\/interaction\//)
    site.advance(2)
    await who.submit(who.url().pathname, OWNER)
    expect(isBack(who)).toBe(true)
  })

  it.each(['', '/sign-up', '/forgotten'])('names the email of the request on its page %j', async (path) => {
    const who = await site.atSignIn(site.browser(), { login_hint: 'Ada@Example.com' })
    expect((await who.get('account', who.url().pathname + path)).text).toContain('value="ada@example.com"')
  })

  it('records language and market', async () => {
    const redirect_uri = 'http://de.localhost:8787/login/redirect'
    const who = await site.atSignIn(site.browser(), { ui_locales: 'de', redirect_uri })
    await who.post(who.url().href, OWNER)
    expect(site.sqlite.prepare('SELECT language, market FROM account').get()).toEqual({ language: 'de', market: 'de' })
  })
})

describe('cancelled sign-in', () => {
  it('returns to the storefront with the error, and stores nothing', async () => {
    const { who, step } = await start()
    const cancelled = await who.get('account', `${step}/cancel`)
    expect(site.sqlite.prepare('SELECT model FROM oidc_artefact').all()).toEqual([])
    await who.follow(cancelled)
    expect(isBack(who)).toBe(true)
    expect(Object.fromEntries(who.url().searchParams)).toEqual({
      ...{ error: 'access_denied', error_description: 'cancelled', state: 'a state' },
      iss: 'http://account.localhost:8787',
    })
  })
})

describe('a sign-in of the account pages', () => {
  it.each([
    ['stores the market whose page led there', 'http://it.localhost:8787/viaggi', 'it', 'it'],
    ['keeps the account’s market without such a page', 'https://elsewhere.example/', 'we', 'en'],
  ])('%s', async (_, referer, market, language) => {
    const who = site.browser({ referer, 'accept-language': 'en' })
    await who.visit('account', '/profile')
    await who.submit(who.url().pathname, OWNER)
    expect(who.url().pathname).toBe('/profile')
    expect(site.sqlite.prepare('SELECT market, language FROM account').get()).toEqual({ market, language })
  })
})
