import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiTranslators } from '../../backend/api/translate.ts'
import type { MARKET_IDS } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import { MARKETS_OF_RUN } from '../support/chosen-markets.ts'
import { linkIn, mailTo } from '../support/outbox.ts'
import { header, type Site, startSite } from '../support/site.ts'
import { casesOfRun } from '../support/whole-run.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const form = { 'content-type': 'application/x-www-form-urlencoded' }
/** Each post has another IP address, so that only the email counts. */
let places = 0
const post = (path: string, fields: Record<string, string> = {}) =>
  site.request('api', path, {
    method: 'POST',
    headers: { ...form, 'cf-connecting-ip': `2001:db8:0:${places++}::1` },
    body: new URLSearchParams(fields).toString(),
  })

/** Submits the newsletter form of a home page: its action, with all its fields. */
const signUp = async (market: (typeof MARKET_IDS)[number], email: string, changes: Record<string, string> = {}) => {
  const { text } = await site.request(market, '/')
  const [, footer = ''] = text.split('<footer')
  const [, attributes = '', inside = ''] = /<form class="newsletter-form"([^>]*)>(.*?)<\/form>/s.exec(footer) ?? []
  const action = new URL(/action="([^"]+)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&') ?? '')
  expect(action.origin).toBe(site.origin('api'))
  const [gdpr = ''] = /gdpr\[[^\]"]*\]/.exec(inside) ?? []
  return post(action.pathname + action.search, { EMAIL: email, [gdpr]: 'Y', bot: '', ...changes })
}
const stored = async (email: string) => {
  const database = await site.miniflare.getD1Database('DB', 'sojourn-api')
  return database
    .prepare('SELECT status, market, language, confirmed_at FROM newsletter_subscriptions WHERE email = ?')
    .bind(email)
    .first()
}

describe.each(MARKETS_OF_RUN)('newsletter in %s', (market) => {
  const email = `reader-${market}@example.com`
  const lang = ` lang="${markets[market].language}">`

  it('is confirmed and cancelled by the links in a mail (§7)', async () => {
    const response = await signUp(market, email)
    expect([response.status, response.text.includes(lang)]).toEqual([200, true])
    expect(await stored(email)).toMatchObject({ status: 'pending', market, confirmed_at: null })

    const [mail, ...more] = await mailTo(site, email)
    expect(more).toEqual([])
    expect(mail?.html).toContain(lang)

    const confirm = linkIn(mail, '/newsletter/confirm')
    const page = await site.request('api', confirm)
    expect([page.status, page.text.includes(lang)]).toEqual([200, true])
    expect(page.text).toContain('<form method="post"><button type="submit">')
    expect(header(page, 'content-security-policy')).toContain("form-action 'self'")
    expect(await stored(email)).toMatchObject({ status: 'pending' })

    const confirmed = await post(confirm)
    expect([confirmed.status, confirmed.text.includes(lang)]).toEqual([200, true])
    expect(await stored(email)).toMatchObject({ status: 'confirmed', confirmed_at: '2027-01-15T10:00:00.000Z' })

    const leave = linkIn(mail, '/newsletter/leave')
    expect((await site.request('api', leave)).status).toBe(200)
    expect(await stored(email)).toMatchObject({ status: 'confirmed' })
    // Automatic one-click unsubscribe of mail programs (RFC 8058).
    expect((await post(leave, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200)
    expect(await stored(email)).toMatchObject({ status: 'left' })
    expect((await post(confirm)).status).toBe(410)
  })

  it('shows the form again for an invalid email, in its language, with the input and the link back to the site (§7)', async () => {
    const response = await signUp(market, 'not an "address"')
    expect([response.status, response.text.includes(lang)]).toEqual([422, true])
    expect(response.text).toContain('name="EMAIL" value="not an &quot;address&quot;"')
    expect(header(response, 'content-security-policy')).toContain("form-action 'self'")
    expect(response.text.match(new RegExp(`href="${site.origin(market)}/"`, 'g'))?.length).toBe(2)
  })

  it('accepts five sign-ups per email and day, and shows the sixth again with its input', async () => {
    const address = `often-${market}@example.com`
    for (let time = 0; time < 5; time++) expect((await signUp(market, address)).status).toBe(200)
    const refused = await signUp(market, address)
    expect([refused.status, refused.text.includes(lang), header(refused, 'retry-after')]).toEqual([429, true, '50400'])
    expect(refused.text).toContain(`value="${address}"`)
    expect(refused.text).toContain(apiTranslators[market]('newsletter.tooMany.title'))
  })
})

describe('newsletter', () => {
  it('sends one mail however often the form is sent, and none once confirmed', async () => {
    for (let time = 0; time < 3; time++) expect((await signUp('it', 'eager@example.com')).status).toBe(200)
    const [mail, ...more] = await mailTo(site, 'eager@example.com')
    expect(more).toEqual([])
    await post(linkIn(mail, '/newsletter/confirm'))
    await signUp('it', 'eager@example.com')
    expect((await mailTo(site, 'eager@example.com')).length).toBe(1)
  })

  it('accepts twenty sign-ups an hour per IP address, and does not store the address', async () => {
    const from = (address: string, email: string) =>
      site.request('api', '/newsletter?market=it', {
        method: 'POST',
        headers: { ...form, 'cf-connecting-ip': address },
        body: new URLSearchParams({ EMAIL: email, 'gdpr[newsletter]': 'Y', bot: '' }).toString(),
      })
    for (let nth = 0; nth < 20; nth++) expect((await from('192.0.2.7', `nth-${nth}@example.com`)).status).toBe(200)
    const refused = await from('192.0.2.7', 'one-more@example.com')
    expect([refused.status, header(refused, 'retry-after')]).toEqual([429, '3600'])
    expect(await stored('one-more@example.com')).toBeNull()
    expect(await mailTo(site, 'one-more@example.com')).toEqual([])
    expect((await from('192.0.2.8', 'one-more@example.com')).status).toBe(200)
    const database = await site.miniflare.getD1Database('DB', 'sojourn-api')
    const { results } = await database.prepare('SELECT * FROM limits').all()
    expect(results.length).toBeGreaterThan(20)
    expect(JSON.stringify([results, site.logs])).not.toMatch(/192\.0\.2|@example/)
  })

  it('gives robots the same response, stores nothing and sends no mail (§5)', async () => {
    const robot = await signUp('fr', 'robot@example.com', { bot: 'https://buy.example' })
    const person = await signUp('fr', 'person@example.com')
    expect([robot.status, robot.text]).toEqual([person.status, person.text])
    expect(await stored('robot@example.com')).toBeNull()
    expect(await mailTo(site, 'robot@example.com')).toEqual([])
  })

  it('renders its mail as an escaped page, and logs no email', async () => {
    await signUp('it', 'a&b@example.com')
    const response = await site.request('account', '/outbox')
    expect(response.status).toBe(200)
    expect(response.text).toMatch(/a&amp;b@example/)
    expect(header(response, 'content-security-policy')).toContain("default-src 'none'")
    expect(JSON.stringify(site.logs)).not.toMatch(/@example|token=/)
  })

  it('posts to an origin that the CSP allows', async () => {
    const page = await site.request('de', '/')
    expect(header(page, 'content-security-policy')).toContain(`form-action 'self' ${site.origin('api')}`)
  })
})

describe('outbox of a deployment', () => {
  it.each(casesOfRun(['production'], ['staging']))('does not exist in %s', async (ENVIRONMENT) => {
    const deployed = await startSite({ clock: null, variables: { identity: { ENVIRONMENT } } })
    const response = await deployed.request('account', '/outbox')
    await deployed.stop()
    expect(response.status).toBe(404)
  })
})
