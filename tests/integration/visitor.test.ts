import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allMarkets } from '../../markets/registry.ts'
import { translators } from '../../markets/translate.ts'
import { cookies, header, type Site, type SiteResponse, startSite } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const UUID = /^__Host-device=[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12};/
const DEVICE = '7d9c1b6e-5a53-4a3c-9a76-0e6f6c1f2a11'

const post = (
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<SiteResponse> =>
  site.request('it', path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
    body: new URLSearchParams(fields).toString(),
  })

describe('device id', () => {
  it('is preserved when valid and replaced when not (§5)', async () => {
    const same = await site.request('it', '/', {
      headers: { cookie: `__Host-device=${DEVICE}; __Host-consent=granted.3` },
    })
    expect(cookies(same)['__Host-device']).toBeUndefined()
    for (const bad of [
      'x',
      '1234',
      '00000000-0000-1000-8000-000000000000',
      `${DEVICE}${'0'.repeat(4000)}`,
      '<script>',
    ]) {
      const response = await site.request('it', '/', {
        headers: { cookie: `__Host-device=${bad}; __Host-consent=granted.3` },
      })
      expect(cookies(response)['__Host-device'], bad).toMatch(UUID)
    }
  })

  it('lives 365 days once consent is granted, and is deleted when it is refused (§9)', async () => {
    const granted = await post('/api/consent', { choice: 'granted' })
    expect(granted.status).toBe(303)
    expect(cookies(granted)['__Host-device']).toContain(`Max-Age=${365 * 86_400}`)
    const refused = await post('/api/consent', { choice: 'refused' }, { cookie: `__Host-device=${DEVICE}` })
    expect(cookies(refused)['__Host-device']).toMatch(/Max-Age=0/)
    const later = await site.request('it', '/', { headers: { cookie: '__Host-consent=refused.3' } })
    expect(cookies(later)['__Host-device']).toBeUndefined()
  })
})

describe('visitor attributes', () => {
  it('state the consent choice on <html> and in the visitor document', async () => {
    for (const choice of ['granted', 'refused'] as const) {
      const { text } = await site.request('it', '/', { headers: { cookie: `__Host-consent=${choice}.3` } })
      expect(text).toContain(`<html data-consent="${choice}"`)
      expect(text).toContain(`"consent":"${choice}"`)
    }
    for (const unknown of ['granted', 'granted.2', 'maybe.3', '']) {
      const { text } = await site.request('it', '/', { headers: { cookie: `__Host-consent=${unknown}` } })
      expect(text).toContain('<html data-consent="unset"')
    }
  })

  it('are part of the ETag: the same visitor gets 304, another one the page', async () => {
    const cookie = `__Host-device=${DEVICE}; __Host-consent=granted.3`
    const first = await site.request('it', '/', { headers: { cookie } })
    const etag = header(first, 'etag')
    expect(etag).toMatch(/^W\/"/)
    expect(header(first, 'cache-control')).toBe('private, no-cache')
    const again = await site.request('it', '/', { headers: { cookie, 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect(again.text).toBe('')
    expect(header(again, 'etag')).toBe(etag)
    const other = await site.request('it', '/', { headers: { 'if-none-match': etag } })
    expect(other.status).toBe(200)
  })
})

describe('currency', () => {
  const shown = async (host: string, headers: Record<string, string>) =>
    /"currency":"(\w+)"/.exec((await site.request(host, '/', { headers })).text)?.[1]

  it.each([
    ['it', {}, 'EUR'],
    ['us', {}, 'USD'],
    ['it', { 'cf-ipcountry': 'GB' }, 'GBP'],
    ['it', { 'cf-ipcountry': 'US' }, 'USD'],
    ['it', { 'cf-ipcountry': 'JP' }, 'EUR'],
    ['it', { 'cf-ipcountry': 'XX' }, 'EUR'],
    ['it', { 'cf-ipcountry': 'GB', cookie: '__Host-currency=USD' }, 'USD'],
    ['it', { cookie: '__Host-currency=XYZ' }, 'EUR'],
    ['it', { 'cf-ipcountry': 'GB', 'user-agent': 'Googlebot/2.1' }, 'EUR'],
  ] as const)('%s with %j is %s', async (host, headers, currency) => expect(await shown(host, headers)).toBe(currency))

  it('is stored by the form, in its own cookie (§3, §9)', async () => {
    const chosen = await post(
      '/api/currency',
      { currency: 'GBP' },
      { referer: `${site.origin('it')}/cerca?textSearch=x` },
    )
    expect(chosen.status).toBe(303)
    expect(header(chosen, 'location')).toBe('/cerca?textSearch=x')
    expect(cookies(chosen)['__Host-currency']).toMatch(/^__Host-currency=GBP;/)
    expect((await post('/api/currency', { currency: 'JPY' })).status).toBe(400)
    expect((await post('/api/currency', {})).status).toBe(400)
  })

  it('of price limits in a URL applies for every visitor; prices have the visitor’s, with a notice', async () => {
    const path = '/cerca?priceTo=90000&currency=USD'
    const { text } = await site.request('it', path, { headers: { cookie: '__Host-currency=GBP' } })
    expect(text).toMatch(/class="active-filters".*Fino a \$900/s)
    expect(text).toContain('priceTo=90000&amp;currency=USD')
    const main = /<main.*<\/main>/s.exec(text)?.[0] ?? ''
    expect(main).toContain('I limiti di prezzo valgono in USD. I prezzi qui sotto sono convertiti in GBP.')
    expect(main).toMatch(/class="price-now">£/)
    expect(main).not.toMatch(/class="price-now">\$/)
    const chosen = await post(
      '/api/currency',
      { currency: 'GBP' },
      { referer: `${site.origin('it')}${path}&sort=price:asc` },
    )
    expect(header(chosen, 'location')).toBe(`${path}&sort=price:asc`)
  })
})

describe('theme', () => {
  const rootOf = async (cookie: string) =>
    /<html[^>]*>/.exec((await site.request('it', '/', { headers: { cookie } })).text)?.[0]

  it('is chosen at the end of the page and stated by the document of that visitor only', async () => {
    const chosen = await post('/api/theme', { theme: 'dark' }, { referer: `${site.origin('it')}/cerca` })
    expect(header(chosen, 'location')).toBe('/cerca#theme')
    expect(cookies(chosen)['__Host-theme']).toMatch(/^__Host-theme=dark;/)
    expect(await rootOf('__Host-theme=dark')).toContain(' data-theme="dark"')
    for (const other of ['', '__Host-theme=system', '__Host-theme="><script>'])
      expect(await rootOf(other)).not.toContain('data-theme')
    expect(cookies(await post('/api/theme', { theme: 'system' }))['__Host-theme']).toContain('Max-Age=0')
    expect((await post('/api/theme', { theme: 'pink' })).status).toBe(400)
  })
})

describe('form posts', () => {
  it('are rejected from other sites', async () => {
    const posts: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { origin: 'https://evil.test' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
    ]
    for (const headers of posts) {
      const response = await post('/api/consent', { choice: 'granted' }, headers)
      expect(response.status, JSON.stringify(headers)).toBe(403)
      expect(response.headers['set-cookie']).toBeUndefined()
    }
  })

  const bare = (fields: Record<string, string>, path = '/api/consent') =>
    site.request('it', path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })

  it('require a confirmation without Origin and Sec-Fetch-Site, which works once filled in', async () => {
    const response = await bare({ choice: 'granted' })
    expect(response.status).toBe(200)
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(header(response, 'cache-control')).toBe('private, no-store')
    const token = /name="confirmation" value="([^"]+)"/.exec(response.text)?.[1] ?? ''
    expect(token).not.toBe('')
    expect((await bare({ choice: 'granted', confirmation: token })).status).toBe(303)
    // Another choice, another form and a forged token need another confirmation.
    for (const response of [
      await bare({ choice: 'refused', confirmation: token }),
      await bare({ choice: 'granted', confirmation: token }, '/api/currency'),
      await bare({ choice: 'granted', confirmation: 'x.y.z' }),
    ]) {
      expect(response.status).toBe(200)
      expect(response.headers['set-cookie']).toBeUndefined()
    }
  })

  it('redirect to pages of the site only', async () => {
    for (const referer of ['https://evil.test/', `${site.origin('it')}//evil.test`, 'javascript:alert(1)', '']) {
      expect(header(await post('/api/consent', { choice: 'granted' }, { referer }), 'location')).toBe('/')
    }
  })

  it('report errors of invalid fields', async () => {
    expect((await post('/api/consent', { choice: 'perhaps' })).status).toBe(400)
    expect((await post('/api/banners/<script>/close', {})).status).toBe(400)
    expect((await post('/api/consent', { choice: 'x'.repeat(20_000) })).status).toBe(413)
    expect((await post('/api/nothing', {})).status).toBe(404)
  })

  it('opened as a URL, like calendar files of unknown events, get the error page', async () => {
    const accept = 'text/html,application/xhtml+xml'
    for (const path of [
      '/api/contact',
      '/api/nothing',
      '/api/event.ics?event=none',
      '/api/departure.ics?travel=x&tour=y',
    ]) {
      const page = await site.request('it', path, { headers: { accept } })
      expect([page.status, page.text.includes(translators.it('errors.notFoundTitle'))], path).toEqual([404, true])
      expect((await site.request('it', path)).text, path).toBe('{"error":"not found"}')
    }
    const withdrawn = await site.request('it', '/api/departure.ics?travel=giappone-tokyo-kyoto&tour=GONE-1')
    expect([withdrawn.status, withdrawn.text]).toEqual([200, expect.stringContaining('STATUS:CANCELLED')])
    await site.fault('status=503;path=/wemeet')
    const page = await site.request('it', '/api/event.ics?event=other', { headers: { accept } })
    await site.fault(null)
    expect([page.status, page.text.includes(translators.it('errors.genericTitle'))]).toEqual([503, true])
  })

  it('that are rejected redirect users in each market’s language, and give robots one page', async () => {
    for (const market of allMarkets) {
      const t = translators[market.id]
      const refused = (fields: string, headers: Record<string, string>) =>
        site.request(market.id, '/api/consent', {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
          body: fields,
        })
      const from = { referer: `${site.origin(market.id)}${market.paths.search}?tab=tours&modal=&type=currency` }
      const cases = [
        [await refused('choice=perhaps', from), 400, 'errors.refusedUnknown', `${market.paths.search}?tab=tours`],
        [await refused(`choice=${'x'.repeat(9000)}`, {}), 413, 'errors.refusedTooLarge', '/'],
        [await refused('choice=granted', { origin: 'https://evil.test' }), 403, 'errors.refusedForeign', '/'],
      ] as const
      for (const [response, status, text, back] of cases) {
        expect(response.status).toBe(status)
        expect(response.text).toContain(` lang="${market.locale}" data-route=`)
        expect(response.text).toContain(t(text))
        expect(response.text).toMatch(new RegExp(`<a class="button[^>]*href="${back.replace('?', '\\?')}"`))
        expect(response.text).not.toContain('/api/consent?')
        expect(header(response, 'cache-control')).toBe('private, no-store')
        expect(response.headers['set-cookie']).toBeUndefined()
      }
      const robot = await refused('choice=perhaps', { 'user-agent': 'Googlebot/2.1' })
      expect([robot.status, robot.text]).toEqual([400, 'unknown'])
    }
  })
})

describe('banners', () => {
  it('stay closed once closed', async () => {
    const open = await site.request('it', '/')
    const id = /<aside[^>]* data-banner="([\w-]+)"/.exec(open.text)?.[1] ?? ''
    expect(id).not.toBe('')
    const closed = await post(`/api/banners/${id}/close`, {})
    expect(closed.status).toBe(303)
    const cookie = (cookies(closed)['__Host-banners'] ?? '').split(';')[0] ?? ''
    expect((await site.request('it', '/', { headers: { cookie } })).text).toMatch(/<html[^>]* data-hide-banner-\d/)
    expect(open.text).not.toMatch(/<html[^>]* data-hide-banner-\d/)
  })
})
