import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportData, restoreData } from '../../local/state/copy-data.ts'
import { markets } from '../../markets/registry.ts'
import { pageOf } from '../../shared/contracts/envelope.ts'
import { tourSchema } from '../../shared/contracts/tour.ts'
import { header, type Site, startSite } from '../support/site.ts'
import { casesOfRun } from '../support/whole-run.ts'

let site: Site
beforeAll(async () => {
  // Without the fault switch, as deployed.
  site = await startSite({ variables: { api: { FAULTS: 'off', API_WRITE_TOKEN: '' } } })
})
afterAll(() => site.stop())

const strict = (formAction: string) =>
  new RegExp(
    `^default-src 'none'; style-src 'sha256-[\\w+/]+='; font-src data:; img-src data: http:\\S+; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'$`,
  )

describe('booking site', () => {
  const tour = async () => {
    const response = await site.request('api', '/tours?market=it', { method: 'POST', body: '{"discounted":true}' })
    const { data } = pageOf(tourSchema).parse(JSON.parse(response.text).data)
    const found = data.find(({ salesStatus }) => salesStatus !== 'WAITING_LIST')
    if (!found) throw new Error('no discounted departure that can be booked')
    return found
  }

  it.each([
    ['de-CH', 'de', 'Gesamtpreis pro Person', '/reiseziele/', 'Zurück zur Reise'],
    ['ja', 'en', 'Total per person', '/destinations/', 'Back to the trip'],
  ])('greets %s in %s, with a link back to the trip', async (accepted, language, words, path, back) => {
    const { id, code } = await tour()
    const response = await site.request('booking', `/booking/${id}/start`, { headers: { 'accept-language': accepted } })
    expect(response.status).toBe(200)
    expect(response.text).toContain(`<html lang="${language}">`)
    for (const part of [words, code, '€', '<img class="picture" src="http']) expect(response.text).toContain(part)
    expect(response.text).toMatch(new RegExp(`<a class="back" href="http[^"]*${path}[^"]+">${back}</a>`))
    expect(header(response, 'content-security-policy')).toMatch(strict("'self'"))
    expect(header(response, 'vary')).toContain('Accept-Language')
  })

  it('shows the options of the link, each with its price, in the total', async () => {
    const { id } = await tour()
    const rowsIn = ({ text }: { text: string }) => {
      const rows = [...text.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)/g)].map(([, name = '', value = '']) => [name, value])
      return Object.fromEntries(rows) as Record<string, string>
    }
    const start = (query: string) =>
      site.request('booking', `/booking/${id}/start${query}`, { headers: { 'accept-language': 'de' } })
    const rowsOf = async (query: string) => rowsIn(await start(query))
    const euros = (amounts = '') => Number(amounts.replace(/\D/g, ''))
    const names = ['Reisepreis', 'Einzelzimmer', 'Flexible Stornierung', 'Gruppenkasse, etwa', 'Gesamtpreis pro Person']
    const shown = (rows: Record<string, string>) => names.filter((name) => name in rows)
    expect(shown(await rowsOf(''))).toEqual(['Reisepreis', 'Gruppenkasse, etwa', 'Gesamtpreis pro Person'])
    const rows = await rowsOf('?room=private&flexible=1&attribution=x')
    const [last = '', ...lines] = shown(rows).reverse()
    expect([last, lines.length > 2]).toEqual(['Gesamtpreis pro Person', true])
    expect(euros(rows[last])).toBe(lines.map((name) => euros(rows[name])).reduce((sum, each) => sum + each, 0))
    const { text } = await start('?room=private&flexible=1')
    const fields = [...text.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])
    expect(rowsIn(await complete(id, String(new URLSearchParams(fields))))).toMatchObject(
      Object.fromEntries([last, ...lines].map((name) => [name, rows[name]])),
    )
  })

  it.each(['it', 'us'] as const)(
    'has the total and the payments of the departure’s page in market %s',
    async (market) => {
      const { id, code, travel } = await tour()
      const amountsIn = (html: string) =>
        [...html.matchAll(/[\d.,]*\d(?=[\s\u00a0]€)|(?<=\$)\d[\d.,]*/g)].map(([amount]) => amount)
      const { segments } = markets[market]
      const found = await site.request(market, `/${segments.travels}/${travel.slug}/${code.toLowerCase()}`)
      const shown = found.status === 301 ? await site.request(market, header(found, 'location') ?? '') : found
      const [, lines = '', payments = ''] =
        /<dl class="total-lines.*?>(.*?)<\/dl>.*?<ol class="payments.*?>(.*?)<\/ol>/s.exec(shown.text) ?? []
      const referer = `${site.origin(market)}/`
      const desk = (await site.request('booking', `/booking/${id}/start`, { headers: { referer } })).text
      const [, costs = '', schedule = ''] = [...desk.matchAll(/<dl>(.*?)<\/dl>/gs)].map(([, rows = '']) =>
        rows.replace(/<span>.*?<\/span>/gs, ''),
      )
      expect(amountsIn(lines).length).toBeGreaterThan(2)
      expect([amountsIn(costs), amountsIn(schedule)]).toEqual([amountsIn(lines), amountsIn(payments)])
    },
  )

  it('uses American English for visitors from the American market', async () => {
    const { id } = await tour()
    const from = async (market: 'us' | 'we') =>
      (await site.request('booking', `/booking/${id}/start`, { headers: { referer: `${site.origin(market)}/` } })).text
    const [american, british] = [await from('us'), await from('we')]
    expect(american).toContain(`href="${site.origin('us')}/"`)
    expect(american).toMatch(/<dd>[A-Z][a-z]+ \d{1,2}[^<]*, 20\d\d/)
    expect(american).toMatch(/<dd>\$\d/)
    expect(british).toMatch(/<dd>\d{1,2}[^<]* [A-Z][a-z]+ 20\d\d/)
  })

  const complete = (id: string, body: string) =>
    site.request('booking', `/booking/${id}/complete`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    })

  it('has a page for unknown departures', async () => {
    for (const id of ['nothing', '%3Cscript%3E', "x'--"])
      for (const response of [await site.request('booking', `/booking/${id}/start`), await complete(id, 'booking=1')]) {
        expect(response.status).toBe(404)
        expect(response.text).toContain('<html lang="en">')
        expect(response.text).not.toContain('<script')
      }
  })

  it('simulates a booking in the page’s language and rejects other input (§9)', async () => {
    const { id } = await tour()
    const start = await site.request('booking', `/booking/${id}/start?attribution=%22%3E%3Cb%3E`)
    expect(start.text).toContain('name="attribution" value="&quot;&gt;&lt;b&gt;"')
    const booking = /name="booking" value="([\w-]{36})"/.exec(start.text)?.[1]
    for (const [market, words] of [
      ['de', 'Buchung simuliert'],
      ['fr', 'Réservation simulée'],
      ['xx', 'Booked, in a manner of speaking'],
    ])
      expect((await complete(id, `booking=${booking}&market=${market}&attribution=x`)).text).toContain(words)
    for (const body of ['', 'booking=1', `market=de`]) expect((await complete(id, body)).status, body).toBe(422)
  })
})

describe('operations', () => {
  it('is alive and ready', async () => {
    expect((await site.request('api', '/healthz')).status).toBe(200)
    // This site has no secret for the back office.
    const missing = ['API_WRITE_TOKEN is not set: nothing can be written by the back office']
    expect(JSON.parse((await site.request('api', '/readyz')).text)).toEqual({ ready: true, missing })
    await expect
      .poll(() => site.logs.filter(({ error }) => error === 'configuration'), {
        message: 'log lines of the configuration',
      })
      .toEqual([{ time: expect.any(String), service: 'api', level: 'error', error: 'configuration', missing }])
    expect(JSON.parse((await site.request('account', '/readyz')).text)).toEqual({ ready: true, database: 'ok' })
  })

  it('serves the description of its calls', async () => {
    const response = await site.request('api', '/openapi.json')
    expect([response.status, header(response, 'content-type')]).toEqual([200, 'application/json'])
    expect(response.text).toBe(readFileSync('backend/openapi.json', 'utf8'))
  })

  it('is not ready without a catalogue, and states the reason', async () => {
    const database = await site.miniflare.getD1Database('DB', 'sojourn-api')
    const { value } = (await database.prepare("SELECT value FROM meta WHERE key = 'seed_fingerprint'").first()) ?? {}
    await database.prepare("DELETE FROM meta WHERE key = 'seed_fingerprint'").run()
    const ready = async () => JSON.parse((await site.request('api', '/readyz')).text)
    await expect
      .poll(ready, { message: 'readiness without a catalogue', timeout: 20_000, interval: 500 })
      .toMatchObject({ ready: false, reason: 'the catalogue is empty' })
    await database.prepare("INSERT INTO meta VALUES ('seed_fingerprint', ?)").bind(value).run()
    await expect.poll(ready, { message: 'ready again', timeout: 20_000, interval: 500 }).toMatchObject({ ready: true })
  })

  it.each(
    casesOfRun(
      [['it', 'SESSIONS', 'sojourn-storefront']],
      [
        ['api', 'DB', 'sojourn-api'],
        ['account', 'DB', 'sojourn-identity'],
      ],
    ),
  )('is not ready on %s while its database is full', async (host = '', binding = '', worker = '') => {
    const database = await site.miniflare.getD1Database(binding, worker)
    await database.exec(
      "CREATE TRIGGER full BEFORE INSERT ON d1_migrations BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END",
    )
    const from = site.logs.length
    const status = async () => (await site.request(host, '/readyz')).status
    await expect.poll(status, { message: 'ready while full', timeout: 20_000, interval: 500 }).toBe(503)
    await database.exec('DROP TRIGGER full')
    await expect.poll(status, { message: 'ready again', timeout: 20_000, interval: 500 }).toBe(200)
    await expect
      .poll(() => site.logs.slice(from).find(({ error }) => error === 'database'), {
        message: 'log line of the database',
      })
      .toMatchObject({ table: 'd1_migrations', advice: expect.stringMatching(/^free space: /) })
    // The write of the check is rolled back.
    expect(await database.prepare("SELECT name FROM d1_migrations WHERE name GLOB 'readyz*'").all()).toMatchObject({
      results: [],
    })
  })

  it('has no fault switch', async () => {
    const fault = { 'x-backend-fault': 'status=503' }
    expect((await site.request('api', '/faults', { method: 'PUT', headers: fault })).status).toBe(404)
    expect((await site.request('api', '/layouts?market=it', { headers: fault })).status).toBe(200)
  })

  it('rejects writes while the secret is not set', async () => {
    for (const authorization of ['Bearer ', 'Bearer undefined', 'Bearer null'])
      expect(
        (await site.request('api', '/backoffice/tours/x', { method: 'PATCH', headers: { authorization }, body: '{}' }))
          .status,
      ).toBe(401)
  })

  it('adds security headers to every response, and stores none', async () => {
    for (const path of ['/layouts?market=it', '/nothing', '/booking/x/start', '/healthz']) {
      const response = await site.request('api', path)
      expect(header(response, 'x-content-type-options')).toBe('nosniff')
      expect(header(response, 'content-security-policy')).toContain("frame-ancestors 'none'")
      expect(header(response, 'strict-transport-security')).toBe('max-age=63072000')
      expect(header(response, 'cache-control')).toBe('no-store')
    }
  })

  it('logs one line per request, without personal data', async () => {
    await site.request('api', '/travels/top-sellers?market=it&search=secret-wish', {
      headers: { 'user-agent': 'secret-browser' },
    })
    const lines = () => site.logs.filter(({ service, path }) => service === 'api' && path === '/travels/top-sellers')
    await expect
      .poll(lines, { message: 'log lines of the call' })
      .toEqual([expect.objectContaining({ method: 'GET', status: 200, ms: expect.any(Number) })])
    expect(JSON.stringify(site.logs)).not.toMatch(/secret-|example\.(de|com)/)
  })
})

describe('database', () => {
  it('is unchanged after an export is restored over a damaged one', async () => {
    const database = await site.miniflare.getD1Database('DB', 'sojourn-api')
    const lookUp = async () => (await site.request('api', '/travels/top-sellers?market=it&search=giapone')).text
    // The two largest tables would take half of the time.
    await database.exec('DELETE FROM review_texts\nDELETE FROM tour_snapshots')
    // Its trigger notes a change.
    await database.exec("INSERT INTO wemeet_attendees SELECT id, 'a@x.it', NULL, 'it', '' FROM wemeet_events LIMIT 1")
    // The first call computes the offers of travels.
    const found = await lookUp()
    const before = await exportData(database)
    expect(before.length).toBeGreaterThan(10_000)
    await database.batch(
      [
        'DELETE FROM reviews',
        'DROP TABLE redirects',
        "UPDATE tours SET code = code || '-x'",
        "UPDATE search_terms SET term = 'lost'",
        "INSERT INTO search_trigrams (search_trigrams) VALUES ('rebuild')",
        "UPDATE changes SET version = version + 1 WHERE tag = 'all'",
      ].map((statement) => database.prepare(statement)),
    )
    expect(await lookUp()).not.toBe(found)
    await restoreData(database, 'backend/api/migrations', before)
    expect(await lookUp()).toBe(found)
    // A restored database has later versions than all before.
    const rowsOf = (statements: readonly string[]) =>
      statements.filter((statement) => !statement.startsWith('INSERT INTO "changes"'))
    const [expected, restored] = [rowsOf(before), rowsOf(await exportData(database))]
    // Compared here: printing a difference of thousands of lines would take minutes.
    expect(restored.length === expected.length && restored.every((line, i) => line === expected[i])).toBe(true)
  })
})
