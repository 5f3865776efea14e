import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { translatorFor } from '../../backend/identity/translate.ts'
import { tourPath, travelPath } from '../../markets/links.ts'
import { allMarkets } from '../../markets/registry.ts'
import { translators } from '../../markets/translate.ts'
import { chosenMarkets, MARKETS_OF_RUN } from '../support/chosen-markets.ts'
import { linesOf } from '../support/log-lines.ts'
import { mailTo } from '../support/outbox.ts'
import { person } from '../support/person.ts'
import { header, type Site, startSite } from '../support/site.ts'
import { casesOfRun } from '../support/whole-run.ts'

const decoded = (html: string) =>
  html
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
const main = ({ text }: { text: string }) => decoded(/<main.*<\/main>/s.exec(text)?.[0] ?? '')
const h1 = (html: string) => decoded(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '')

/** A travel without departures, one with all departures sold out, and the code of one of those. */
const NEVER = 'malta-gozo'
const FULL = 'slovenia-julian-alps'
let soldOut = ''

let site: Site
beforeAll(async () => {
  site = await startSite()
  const database = await site.miniflare.getD1Database('DB', 'sojourn-api')
  const of = (slug: string) => `travel_id = (SELECT id FROM travels WHERE slug = '${slug}')`
  await database.batch([
    database.prepare(`DELETE FROM tours WHERE ${of(NEVER)}`),
    database.prepare(`UPDATE tours SET status = 'SOLD_OUT', free_seats = 0, seats_to_confirm = 0 WHERE ${of(FULL)}`),
  ])
  soldOut = (await database.prepare(`SELECT code FROM tours WHERE ${of(FULL)}`).first<string>('code')) ?? ''
})
afterAll(() => site.stop())

/** Follows one permanent redirect. */
const landing = async (host: string, path: string) => {
  const response = await site.request(host, path)
  return response.status === 301 ? site.request(host, header(response, 'location')) : response
}

describe('missing page', () => {
  it.each(allMarkets)(
    '$id: responds 404 in the market’s language, with a link to the destinations (§2)',
    async (market) => {
      const t = translators[market.id]
      for (const path of ['/no-such-page', `/${market.segments.travels}/no-such-travel`, '/UPPER%00', '/a//b/c.php']) {
        const missing = await landing(market.id, path)
        expect([path, missing.status]).toEqual([path, 404])
        expect(h1(missing.text)).toBe(t('errors.notFoundTitle'))
        expect(decoded(/<title>(.*?)<\/title>/.exec(missing.text)?.[1] ?? '')).toContain(t('errors.unknownRoute'))
        expect(main(missing)).toContain(`>${t('errors.unknownRoute')}</p>`)
        expect(missing.text).toContain(`href="${market.paths.travels}"`)
        expect(missing.text).toContain('<meta name="robots" content="noindex,follow"/>')
        expect(missing.text).not.toContain('rel="canonical"')
        expect(header(missing, 'cache-control')).toBe('no-store')
      }
    },
  )

  it.each(allMarkets)(
    '$id: suggests three trips of the market, with one call for all paths',
    async ({ id, segments }) => {
      const pages = await Promise.all(['/junk-1', '/junk-2', '/junk-3'].map((path) => site.request(id, path)))
      for (const page of pages) {
        expect(main(page)).toContain(`>${translators[id]('trip.suggestedTitle')}</h2>`)
        expect(main(page).match(new RegExp(`class="stretched" href="/${segments.travels}/`, 'g'))).toHaveLength(3)
        expect(header(page, 'cache-control')).toBe('no-store')
      }
      const again = await site.request(id, '/junk-4')
      const [line] = await linesOf(site, again, 1)
      expect(line?.data).toContainEqual(expect.objectContaining({ call: 'travels', state: 'hit' }))
    },
  )

  it('leaves the suggestions out while their back end fails', async () => {
    const other = await startSite()
    await other.fault('status=503;path=/travels/paginated')
    const page = await other.request('it', '/junk')
    expect([page.status, h1(page.text)]).toEqual([404, translators.it('errors.notFoundTitle')])
    expect(page.text).not.toContain('class="stretched"')
    await other.stop()
  })

  it('is also the result for routes of another market and invalid parameters (§8)', async () => {
    for (const [host, path] of [
      ['de', '/viaggi/%22%3E%3Cscript%3E'],
      ['it', '/viaggi/a--b'],
      ['it', `/${'x'.repeat(600)}`],
      ['fr', '/coordinateurs/_'],
    ] as const) {
      expect([path, (await landing(host, path)).status]).toEqual([path, 404])
    }
  })
})

describe.each(chosenMarkets(MARKETS_OF_RUN))('error messages in $id', (market) => {
  const { id } = market
  const t = translators[id]

  it('state that no trip matches the search, and include the text of the toast on every page (§8)', async () => {
    const page = await site.request(id, `${market.paths.search}?textSearch=zzzzqqqq`)
    expect(main(page)).toContain(`>${t('search.noResultsTitle')}</h2>`)
    expect(decoded(/<p[^>]*id="toast"[^>]*>/.exec(page.text)?.[0] ?? '')).toContain(t('errors.genericText'))
  })

  it('state that there are no dates, with a contact email and an alert to create (§8)', async () => {
    const page = main(await landing(id, travelPath(market, NEVER)))
    expect(page).toContain(t('travel.noDeparturesTitle'))
    expect(page).toContain(t('travel.noDeparturesText'))
    expect(page).toMatch(/href="mailto:/)
    expect(page).toContain(t('alerts.cta-departures'))
    expect(main(await landing(id, travelPath(market, FULL)))).toContain(t('travel.noBookable'))
  })

  it('state that a sold-out departure is no longer available (§8)', async () => {
    expect(main(await landing(id, tourPath(market, FULL, soldOut)))).toContain(t('tour.soldOutTitle'))
  })

  it('state what is wrong with an email, a code and a password (§5)', async () => {
    const who = person(site)
    const from = `${market.paths.wishlist}?modal=&type=verification-code&purpose=wishlist`
    const send = async (step: string, fields: Record<string, string>) => {
      const more = { referer: site.origin(id) + from }
      const sent = await who.post(`${site.origin(id)}/api/sign-up/${step}`, { purpose: 'wishlist', ...fields }, more)
      return decoded((await who.follow(sent)).text)
    }
    const email = `typed-${id}@example.com`
    expect(await send('address', { email: 'no address' })).toContain(t('signUp.problem-badEmail'))
    await send('address', { email })
    await send('continue', { marketing: 'decline' })
    const code = /^\d{6}/.exec((await mailTo(site, email))[0]?.text ?? '')?.[0] ?? ''
    const other = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    expect(await send('code', { code: other })).toContain(t('signUp.problem-wrongCode'))
    await who.visit(id, '/login')
    const page = await who.submit(who.url().pathname, { email: 'giulia@example.com', password: 'not hers at all' })
    expect([page.status, decoded(page.text)]).toEqual([
      401,
      expect.stringContaining(translatorFor(market.language, id)('wrong')),
    ])
  })
})

describe('redirects of the back end (§7, §8)', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite({ variables: { storefront: { ACCOUNT_ORIGIN: 'http://account.localhost:1' } } })
    const database = await site.miniflare.getD1Database('DB', 'sojourn-api')
    const add = database.prepare('INSERT INTO redirects VALUES (?, ?, ?, ?)')
    await database.batch([
      add.bind('it', 'out', 302, 'https://evil.example/'),
      add.bind('it', 'scheme', 302, '//evil.example/'),
      add.bind('it', 'first', 301, '/second'),
      add.bind('it', 'second', 301, '/viaggi'),
      add.bind('it', 'circle', 301, '/circle'),
      add.bind('it', 'profile', 302, 'http://account.localhost:1/profile'),
      add.bind('it', 'germany', 308, `${site.origin('de')}/reiseziele`),
      add.bind('it', 'odd', 200, '/viaggi'),
    ])
  })
  afterAll(() => site.stop())

  it.each([
    ['/destinazioni', 301, '/viaggi'],
    ['/second', 301, '/viaggi'],
    ['/profile', 302, 'http://account.localhost:1/profile'],
    ['/odd', 302, '/viaggi'],
  ])('%s: %i to %s', async (path, status, location) => {
    const response = await site.request('it', path)
    expect([response.status, header(response, 'location')]).toEqual([status, location])
  })

  it('preserve the modal within the market only', async () => {
    const leads = async (path: string) => header(await site.request('it', path), 'location')
    const modal = '?modal=&type=available-dates&layout=calendar'
    expect(await leads(`/destinazioni${modal}&utm_source=mail`)).toBe(`/viaggi${modal}&utm_source=mail`)
    expect(await leads(`/germany${modal}`)).toBe(`${site.origin('de')}/reiseziele`)
    expect(await leads(`/profile${modal}`)).toBe('http://account.localhost:1/profile')
  })

  it('preserve other parameters of the URL', async () => {
    const response = await site.request('it', '/destinazioni?continentId[]=asia&gclid=1')
    expect(header(response, 'location')).toBe('/viaggi?continentId%5B%5D=asia&gclid=1')
  })

  it('lead to another market of the site', async () => {
    const response = await site.request('it', '/germany')
    expect([response.status, header(response, 'location')]).toEqual([308, `${site.origin('de')}/reiseziele`])
  })

  it.each(['/out', '/scheme', '/first', '/circle'])('%s is ignored: 404', async (path) => {
    const response = await site.request('it', path)
    expect([response.status, response.headers.location]).toEqual([404, undefined])
  })
})

describe('internal error', () => {
  it('shows status and message outside production, and nothing in production (§2, §8)', async () => {
    // The README's tour sees the message, too.
    for (const ENVIRONMENT of casesOfRun(['production'], ['local'])) {
      const site = await startSite({ clock: null, variables: { storefront: { ENVIRONMENT } } })
      try {
        await site.fault('status=500;path=/custompages')
        const response = await site.request('es', '/')
        const { status, text } = response
        expect(status).toBe(503)
        expect(h1(text)).toBe(translators.es('errors.genericTitle'))
        expect(/class="message-detail">503/.test(text)).toBe(ENVIRONMENT === 'local')
        // Request id for operators.
        expect(text).toContain(header(response, 'x-request-id'))
        if (ENVIRONMENT === 'local') expect(text).toMatch(/503(<!-- -->)?: (<!-- -->)?custom page: status/)
        else expect(text).not.toMatch(/custom page: status|upstream/i)
        await site.fault(null)
      } finally {
        await site.stop()
      }
    }
  })

  it.each([
    ['route', 'the error page'],
    ['document', 'the fallback error page'],
  ])('a rendering error (%s) responds with %s, in each market’s language (§8)', async (RENDER_FAULT) => {
    const site = await startSite({ variables: { storefront: { RENDER_FAULT } } })
    try {
      for (const market of allMarkets) {
        const t = translators[market.id]
        const response = await site.request(market.id, '/')
        expect(response.status).toBe(500)
        expect(
          response.text.startsWith('<!DOCTYPE html><html') || response.text.startsWith('<!DOCTYPE html>\n<html'),
        ).toBe(true)
        expect(response.text).toContain(`lang="${market.locale}"`)
        expect(h1(response.text)).toBe(t('errors.genericTitle'))
        expect(main(response)).toContain(t('errors.genericText'))
        expect(response.text).toContain(`href="${market.paths.travels}"`)
        expect(response.text).not.toMatch(/\bat \w+ \(|\.tsx?:\d/)
        expect(response.text).toContain(t('errors.requestId', { id: header(response, 'x-request-id') }).slice(-36))
        expect(header(response, 'cache-control')).toBe('no-store')
        expect(header(response, 'content-type')).toBe('text/html; charset=utf-8')
        expect(response.text.includes('<html data-consent=')).toBe(RENDER_FAULT === 'route')
      }
      const found = () => site.logs.filter(({ error, level }) => error === 'render' && level === 'error')
      // Workers write log lines asynchronously.
      await expect.poll(found, { message: 'log lines of render errors' }).toHaveLength(allMarkets.length)
      const lines = found()
      expect(lines[0]).toMatchObject({
        causes: ['Error: asked to fail'],
        fingerprint: expect.stringMatching(/^[0-9a-f]{8}$/),
      })
      expect(new Set(lines.map(({ fingerprint }) => fingerprint)).size).toBe(1)
      const wishlist = await site.request('it', '/preferiti')
      expect([wishlist.status, h1(wishlist.text)]).toEqual([500, translators.it('errors.genericTitle')])
    } finally {
      await site.stop()
    }
  })
})
