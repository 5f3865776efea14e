import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../demo/seed/demo-accounts.ts'
import { flags } from '../../flags/registry.ts'
import { deviceOf, payloadWith, sendPayload, shownOn, visit } from '../support/flags.ts'
import { type Person, person } from '../support/person.ts'
import { header, type Site, startSite } from '../support/site.ts'
import { TEST_NOW } from '../support/state.ts'
import { USER_AGENT } from '../support/user-agent.ts'

const KEYS = { anna: 'a'.repeat(32), ben: 'b'.repeat(40) }

let site: Site
beforeAll(async () => {
  site = await startSite({ variables: { storefront: { GROWTH_OPERATORS: JSON.stringify(KEYS) } } })
})
afterAll(() => site.stop())

const operator = async (key = KEYS.anna): Promise<Person> => {
  const who = person(site)
  await who.visit('it', '/__growth')
  await who.submit('/__growth/sign-in', { key, return: '/__growth' })
  return who
}

describe('growth pages', () => {
  it('require sign-in, and return to the requested page', async () => {
    const who = person(site)
    const signInPage = await who.visit('it', '/__growth/visitor?market=de')
    expect(who.url().pathname).toBe('/__growth/sign-in')
    expect(header(signInPage, 'cache-control')).toBe('private, no-store')
    expect(header(signInPage, 'x-robots-tag')).toContain('noindex')
    await who.submit('/__growth/sign-in', { key: KEYS.ben, return: '/__growth/visitor?market=de' })
    expect(who.url().pathname + who.url().search).toBe('/__growth/visitor?market=de')
  })

  it('open to the role growth at the OpenID provider, and log who made a preview', async () => {
    const who = person(site)
    await who.visit('it', '/__growth/log')
    await who.visit('it', '/__growth/sign-in/start?return=/__growth/log')
    await who.submit(who.url().pathname, { email: 'giulia@example.com', password: DEMO_PASSWORD })
    while (who.url().pathname.endsWith('/passkey-offer')) await who.submit(who.url().pathname, {})
    expect(who.url().pathname).toBe('/__growth/log')
    await who.post(`${site.origin('it')}/__growth/preview`, { market: 'it', path: '/', homeCover: '"together"' })
    const { text } = await who.get('it', '/__growth/log')
    expect(text).toContain('made a preview link to / in it: homeCover &quot;together&quot;')
    expect(text.match(/giulia@example\.com<\/td>/g)).toHaveLength(2)
  })

  it('stay closed to an account without the role', async () => {
    const who = person(site)
    await who.visit('it', '/__growth/sign-in/start')
    const refused = await who.submit(who.url().pathname, { email: 'privacy@example.com', password: DEMO_PASSWORD })
    expect(refused.text).toMatch(/prompt=login">Use another account/)
    expect(site.logs).toContainEqual(expect.objectContaining({ growth: 'sign-in', problem: 'no role' }))
    expect(who.url().pathname).toBe('/__growth/signed-in')
    expect((await who.get('it', '/__growth')).status).toBe(303)
  })

  it('reject invalid keys (§6)', async () => {
    for (const key of ['', 'anna', 'a'.repeat(31), 'x'.repeat(5000), 'constructor']) {
      const who = await operator(key)
      expect((await who.get('it', '/__growth')).status, key).toBe(303)
    }
  })

  it('are on one host only', async () => {
    expect((await site.request('de', '/__growth')).status).toBe(404)
    expect((await site.request('de', '/__growth/sign-in')).status).toBe(404)
  })

  it('reject posts from other sites, and redirect to the same site only', async () => {
    const who = person(site)
    const address = `${site.origin('it')}/__growth/sign-in`
    const foreign = await who.post(address, { key: KEYS.anna }, { 'sec-fetch-site': 'cross-site' })
    expect(foreign.status).toBe(403)
    expect(who.cookies('it')).toEqual({})
    const redirected = await who.post(address, { key: KEYS.anna, return: '//evil.test/__growth' })
    expect(header(redirected, 'location')).toBe('/__growth')
    expect(header(redirected, 'set-cookie')).toMatch(/__Host-operator=.*HttpOnly; Secure; SameSite=Strict/)
  })

  it('end with the sign-out', async () => {
    const who = await operator()
    expect((await who.get('it', '/__growth')).status).not.toBe(303)
    await who.submit('/__growth/sign-out', {})
    expect((await who.get('it', '/__growth')).status).toBe(303)
  })
})

describe('growth tools for operators', () => {
  let anna: Person
  beforeAll(async () => {
    anna = await operator()
  })
  const page = async (path: string) => {
    const response = await anna.get('it', path)
    expect(header(response, 'cache-control')).toBe('private, no-store')
    expect(header(response, 'x-robots-tag')).toContain('noindex')
    return response
  }

  const makePreview = (fields: Record<string, string>) => anna.post(`${site.origin('it')}/__growth/preview`, fields)

  it('list every flag with its owner, its expiry and its rules', async () => {
    const { text } = await page('/__growth/flags')
    for (const [name, { owner, expires }] of Object.entries(flags))
      expect(text).toMatch(new RegExp(`id="${name}"[\\s\\S]*?<dd>${owner}</dd>[\\s\\S]*?<dd>${expires}`))
    expect(text).toContain('<li>country is IT, SM or VA: addressFrom: us, we, es, fr, de · showRedirectPopup: true')
    expect(text).toContain('&quot;redirectDestination&quot;: &quot;it&quot;')
  })

  it('show what a visitor gets, and why', async () => {
    const query = new URLSearchParams({ market: 'de', device: deviceOf(7), country: 'at', path: '/suchen' })
    const { text } = await page(`/__growth/visitor?${query}`)
    expect(text).toMatch(
      /talkToUs<\/th><td><code>\{&quot;header&quot;:true,&quot;footer&quot;:false\}<\/code><\/td><td>a rule/,
    )
    expect(text).toMatch(/searchPriceFirst<\/th><td><code>false<\/code><\/td><td>no rule applies/)
    for (const wrong of ['device=alice', 'country=Italy', 'path=evil', 'day=2027-02-30', 'device=%3Cscript%3E']) {
      const response = await page(`/__growth/visitor?${wrong}`)
      expect(response.status, wrong).toBe(422)
      expect(response.text).not.toContain('<script>')
    }
  })

  it('preview any combination on any day, on one page only and without a trace', async () => {
    const query = { market: 'it', path: '/?utm=x', homeCover: '"planned"', asOf: '2027-03-01' }
    const made = await makePreview(query)
    const link = new URL(/id="look" href="([^"]+)"/.exec(made.text)?.[1]?.replaceAll('&amp;', '&') ?? '')
    const look = await visit(site, link.pathname + link.search)
    expect(shownOn(look).homeCover).toBe('planned')
    expect(header(look, 'cache-control')).toBe('private, no-store')
    expect(header(look, 'x-robots-tag')).toBe('noindex, nofollow')
    expect(header(look, 'x-page-cache')).toBe('bypass')
    expect(look.headers).not.toHaveProperty('set-cookie')
    expect(look.headers).not.toHaveProperty('etag')
    const plain = await visit(site, '/')
    expect(shownOn(plain).homeCover).toBe('editors')
    const token = link.searchParams.get('look') ?? ''
    const forged = token.replace(/\.(.)([^.]*)$/, (_, first, rest) => `.${first === 'A' ? 'B' : 'A'}${rest}`)
    for (const [host, path] of [
      ['it', `/?flag-preview=${forged}`],
      ['us', `/?flag-preview=${token}`],
      ['it', `/viaggi?flag-preview=${token}`],
    ] as const) {
      const response = await site.request(host, path, { headers: { 'user-agent': USER_AGENT } })
      expect(header(response, 'cache-control'), `${host} ${path}`).toBe('private, no-cache')
      expect(response.text).not.toContain('Il viaggio lo organizziamo noi')
    }
  })

  it('exclude previews from counted booking links, also with consent to analytics', async () => {
    const travel = '/viaggi/giappone-tokyo-kyoto'
    const made = await makePreview({ market: 'it', path: travel })
    const link = new URL(/id="look" href="([^"]+)"/.exec(made.text)?.[1]?.replaceAll('&amp;', '&') ?? '')
    const cookie = `__Host-device=${deviceOf(7)}; __Host-consent=granted.3`
    const isCounted = async (path: string) => /href=" *\/api\/booking\//.test((await visit(site, path, cookie)).text)
    expect([await isCounted(travel), await isCounted(link.pathname + link.search)]).toEqual([true, false])
  })

  it('use the canonical path in the preview link, however it was entered', async () => {
    const made = await makePreview({ market: 'it', path: '/Cerca/?sort=price:asc' })
    const link = new URL(/id="look" href="([^"]+)"/.exec(made.text)?.[1]?.replaceAll('&amp;', '&') ?? '')
    const look = await visit(site, link.pathname + link.search)
    expect([link.pathname, look.status, header(look, 'x-page-cache')]).toEqual(['/cerca', 200, 'bypass'])
  })

  it('preview a page as of a given day', async () => {
    const travel = '/viaggi/giappone-tokyo-kyoto'
    const dayOf = async (asOf: string): Promise<string[]> => {
      const made = await makePreview({ market: 'it', path: travel, asOf })
      const link = new URL(/id="look" href="([^"]+)"/.exec(made.text)?.[1]?.replaceAll('&amp;', '&') ?? '')
      const { text } = await visit(site, link.pathname + link.search)
      return [...text.matchAll(/id="departure-([\w-]+)"/g)].map(([, id]) => id ?? '')
    }
    const [now, later] = [await dayOf('2027-01-15'), await dayOf('2027-09-01')]
    expect(now.length).toBeGreaterThan(later.length)
    expect(later.every((id) => now.includes(id))).toBe(true)
  })

  it.each([
    [{ path: 'viaggi' }, 'begins with a slash'],
    [{ path: '//evil.test/' }, 'one of this market'],
    [{ path: '/viaggi%2Fx' }, 'No page can have this path'],
    [{ path: '/', asOf: '2027-02-30' }, 'no day'],
    [{ path: '/', homeCover: '"nothing"' }, 'homeCover cannot'],
    [{ path: '/', talkToUs: '{"header":1}' }, 'talkToUs cannot'],
  ])('report what is wrong with %j', async (input, problem) => {
    const response = await makePreview({ market: 'it', ...input })
    expect(response.status).toBe(422)
    expect(response.text).toContain(problem)
  })

  it('list each flag that a payload lacks and the embedded one sets, and log it when it arrives', async () => {
    const { geoRedirect, talkToUs, ...features } = payloadWith({}).features ?? {}
    const lacking = { features, dateUpdated: TEST_NOW }
    expect((await sendPayload(site, lacking)).text).toBe('{"flags":"stored"}')
    const { text } = await page('/__growth/flags')
    const warnings = [...text.matchAll(/<p class="warning">(.*?)<\/p>/g)].map(([, warning]) => warning)
    expect(warnings).toEqual([
      expect.stringMatching(/^geoRedirect: not in this payload/),
      expect.stringMatching(/^talkToUs: not in this payload/),
    ])
    const problems = [
      { flag: 'geoRedirect', problem: 'missing' },
      { flag: 'talkToUs', problem: 'missing' },
    ]
    await expect
      .poll(() => site.logs.filter(({ flags }) => flags === 'new payload'), { message: 'log line of the payload' })
      .toMatchObject([{ problems }])
    await sendPayload(site, payloadWith({}, new Date(Date.parse(TEST_NOW) + 1000).toISOString()))
  })

  it('are not blocked by a payload dated in the future, which is refused', async () => {
    const together = (dateUpdated: string) => payloadWith({ homeCover: [{ force: 'together' }] }, dateUpdated)
    const response = await sendPayload(site, together('2099-01-01T00:00:00.000Z'))
    expect([response.status, response.text]).toEqual([422, '{"error":"dated in the future"}'])
    expect(shownOn(await visit(site, '/')).homeCover).toBe('editors')
    const later = new Date(Date.parse(TEST_NOW) + 2000).toISOString()
    expect((await sendPayload(site, together(later))).text).toBe('{"flags":"stored"}')
    await expect
      .poll(async () => shownOn(await visit(site, '/')).homeCover, { message: 'cover of the home page' })
      .toBe('together')
    expect(site.logs.filter(({ flags }) => flags === 'bad payload')).toMatchObject([{ problem: 'dated in the future' }])
  })
})
