import { describe, expect, it } from 'vitest'
import { loadSeed } from '../../../demo/seed/load-seed.ts'
import type { Role } from '../../../shared/sign-in/staff-roles.ts'
import { sealStaff } from '../../../shared/sign-in/staff-sign-in.ts'
import { fieldsOf, pairsOf, problemsIn, unescaped } from '../../../tests/support/builders/office-form.ts'
import { SEED_DAY, seededSite } from '../../../tests/support/builders/seeded-site.ts'
import { ensureOffers } from '../catalogue/offers.ts'
import app from '../index.ts'
import { withoutImpliedAmerican } from '../sources/localized-source.ts'
import { entityOf } from './entities.ts'
import { publishDue } from './publish-due.ts'

const seeded = await seededSite(400)
const NOW = `${SEED_DAY}T12:00:00Z`
const env = {
  ...seeded.env,
  CLOCK: NOW,
  CONTENT_KEY: 'a-content-key-of-no-value-but-long-0123456789',
  API_WRITE_TOKEN: 'a-token-of-no-value',
}

const cookieOf = async (...roles: Role[]) =>
  `__Host-operator=${await sealStaff(env.SIGNING_KEY, { id: 'u1', email: `${roles}@example.com`, roles }, Date.now())}`
const ALL = await cookieOf('editor', 'publisher', 'operator')

const send = (
  method: string,
  path: string,
  init: { cookie?: string; fields?: Record<string, string>; origin?: string } = {},
) =>
  app.request(
    `http://api.test/office${path}`,
    {
      method,
      headers: {
        cookie: init.cookie ?? ALL,
        origin: init.origin ?? env.API_PUBLIC_URL,
        'content-type': 'application/x-www-form-urlencoded',
      },
      ...(method === 'POST' && { body: String(new URLSearchParams(pairsOf(init.fields ?? {}))) }),
    },
    env,
  )
const open = async (path: string, cookie = ALL) => (await send('GET', path, { cookie })).text()
const save = async (path: string, change: Record<string, string>, command = 'publish', cookie = ALL) => {
  const fields = { ...fieldsOf(await open(path, cookie)), ...change, do: command }
  return send('POST', path, { fields, cookie })
}
const remove = async (path: string, cookie = ALL) => {
  const version = /name="version" value="(\w+)"/.exec(await open(path, cookie))?.[1] ?? ''
  return send('POST', path, { cookie, fields: { version } })
}
/** @param at place of the entry in the history, newest first */
const undo = async (path: string, at = 0) => {
  const html = await open(path)
  const no = [...html.matchAll(/name="no" value="(\d+)"/g)][at]?.[1] ?? ''
  const version = /name="version" value="(\w*)"/.exec(html)?.[1] ?? ''
  return send('POST', path, { fields: { no, version } })
}
/** How many a list of removed things has, and how bringing back the first one went. */
const bringBack = async (list: string) => {
  const forms = [
    ...(await open(list)).matchAll(/action="\/office([^"]*)"><input type="hidden" name="no" value="(\d+)">/g),
  ]
  const [, path = '', no = ''] = forms[0] ?? []
  return [forms.length, (await send('POST', unescaped(path), { fields: { no, version: '' } })).status]
}
const TEXTS: Record<string, string> = {
  'title.en': 'Faroe walks',
  'destinationLabel.en': 'Faroe Islands',
  'summary.en': 'Five days of cliffs.',
  'description.en': 'Five days on the islands, on foot.',
  'title.it': 'Isole Faroe a piedi',
  'destinationLabel.it': 'Isole Faroe',
  'summary.it': 'Cinque giorni di scogliere.',
  'description.it': 'Cinque giorni a piedi.',
  'stages.0.place.en': 'Tórshavn',
  'stages.0.title.en': 'Arrival',
  'stages.0.text.en': 'We meet.',
  'stages.0.place.it': 'Tórshavn',
  'stages.0.title.it': 'Arrivo',
  'stages.0.text.it': 'Ci troviamo.',
}
const TRAVEL: Record<string, string> = {
  ...TEXTS,
  $id: 'faroe-walks',
  country: 'fro',
  continent: 'europe',
  days: '5',
  style: 'TREKKING',
  type: 'EXPRESS',
  costCenter: 'SHORT_HAUL',
  moods: 'NATURE',
  'moneyPot.EUR': '150',
  'moneyPot.GBP': '130',
  'moneyPot.USD': '170',
  'stages.0.lastDay': '5',
}

describe('back office', () => {
  it('puts a new travel with two departures on the site, after it has said what is missing', async () => {
    const incomplete = await save('/travels/edit', { ...TRAVEL, 'summary.it': '' })
    expect(incomplete.status).toBe(422)
    const shown = await incomplete.text()
    expect(problemsIn(shown)).toEqual(['summary.it: is missing: the travel has a title in this language'])
    expect(fieldsOf(shown)).toMatchObject({
      'description.it': 'Cinque giorni a piedi.',
      country: 'fro',
      'moneyPot.EUR': '150.00',
    })
    const saved = await save('/travels/edit', TRAVEL)
    expect([saved.status, saved.headers.get('location')]).toEqual([
      303,
      '/office/travels/edit?id=faroe-walks&done=published#main',
    ])
    for (const startingDate of ['2027-06-05', '2027-07-03']) {
      const added = await save('/departures/edit?travel=faroe-walks', {
        startingDate,
        ageBadge: 'ALL',
        language: 'it',
        'price.EUR': '899',
        'price.GBP': '799,50',
        'price.USD': '999',
      })
      expect(added.status).toBe(303)
    }
    const detail = await (await app.request('/travels/show?market=it&slug=faroe-walks', {}, env)).json()
    expect(detail).toMatchObject({
      data: {
        title: 'Isole Faroe a piedi',
        departuresCount: 2,
        departures: [{ startingDate: '2027-06-05', price: { GBP: 79_950 } }, { startingDate: '2027-07-03' }],
      },
    })
    const found = await app.request(
      '/travels?market=it',
      { method: 'POST', body: JSON.stringify({ textSearch: 'scogliere faroe isole' }) },
      env,
    )
    expect(JSON.stringify(await found.json())).toContain('Isole Faroe a piedi')
    expect(await open('/travels/edit?id=faroe-walks')).toContain(
      `<a href="${env.SITE_ORIGINS.it}/viaggi/faroe-walks">Italy</a>`,
    )
    const french = await app.request('/travels/show?market=fr&slug=faroe-walks', {}, env)
    expect(french.status).toBe(404)
  })

  it('shows both versions when somebody else has saved meanwhile, and saves on a second try', async () => {
    const path = '/travels/edit?id=faroe-walks'
    const first = fieldsOf(await open(path))
    await save(path, { 'title.it': 'Faroe, a piedi' })
    const stale = await send('POST', path, { fields: { ...first, 'title.en': 'Faroe on foot', do: 'publish' } })
    const shown = await stale.text()
    expect(stale.status).toBe(409)
    expect(shown).toContain('<del>Faroe,</del> a piedi')
    expect(fieldsOf(shown)['title.en']).toBe('Faroe on foot')
    expect((await open(path)).includes('Faroe on foot')).toBe(false)
    const again = await send('POST', path, { fields: { ...fieldsOf(shown), do: 'publish' } })
    expect(again.status).toBe(303)
    expect(fieldsOf(await open(path))['title.en']).toBe('Faroe on foot')
  })

  it('keeps what somebody else has saved meanwhile of a departure where a form did not change it', async () => {
    const path = '/departures/edit?id=faroe-walks-20270605'
    const first = fieldsOf(await open(path))
    await save(path, { ageBadge: '35-49' })
    const stale = await send('POST', path, { fields: { ...first, 'price.EUR': '913', do: 'publish' } })
    expect(stale.status).toBe(409)
    expect(fieldsOf(await stale.text())).toMatchObject({ ageBadge: '35-49', 'price.EUR': '913.00' })
  })

  it('undoes a change from the history', async () => {
    const history = '/travels/history?id=faroe-walks'
    const html = await open(history)
    const [no = ''] = [...html.matchAll(/name="no" value="(\d+)"/g)].map(([, each]) => each)
    const version = /name="version" value="(\w+)"/.exec(html)?.[1] ?? ''
    expect((await send('POST', history, { fields: { no, version: 'other' } })).status).toBe(409)
    expect((await send('POST', history, { fields: { no, version } })).status).toBe(303)
    expect(fieldsOf(await open('/travels/edit?id=faroe-walks'))).toMatchObject({
      'title.en': 'Faroe walks',
      'title.it': 'Faroe, a piedi',
    })
  })

  it('shows the price of a departure before and after a change, and codes of lists in words', async () => {
    await save('/departures/edit?id=faroe-walks-20270605', { 'price.EUR': '849' })
    const history = await open('/departures/history?id=faroe-walks-20270605')
    expect(history).toContain('<td><del>899.00</del></td><td><ins>849.00</ins></td>')
    expect(await open('/travels?q=faroe-walks')).toMatch(
      /<td>Trekking<\/td><td>2<\/td><td>(?:English, Italian|Italian, English)</,
    )
    expect(await open('/departures?q=almost+full')).toContain('<td>Almost full</td>')
  })

  it('undoes a price of a departure, but not the bookings since', async () => {
    const seats = (id: string) =>
      seeded.sqlite.prepare('SELECT price_eur AS price, free_seats AS free FROM tours WHERE id = ?').get(id)
    const { id, price, free } = seeded.sqlite
      .prepare(
        `SELECT id, price_eur AS price, free_seats AS free FROM tours
        WHERE status = 'CONFIRMED' AND free_seats > 6 AND starting_date > '${SEED_DAY}' LIMIT 1`,
      )
      .get() as { id: string; price: number; free: number }
    const history = `/departures/history?id=${id}`
    await save(`/departures/edit?id=${id}`, { 'price.EUR': '123' })
    expect(seats(id)).toEqual({ price: 12_300, free })
    const book = () =>
      app.request(
        `/backoffice/tours/${id}/bookings`,
        {
          method: 'POST',
          headers: { authorization: `Bearer ${env.API_WRITE_TOKEN}` },
          body: JSON.stringify({ seats: free }),
        },
        env,
      )
    expect((await book()).status).toBe(200)
    expect((await undo(history, 1)).status).toBe(303)
    expect(seats(id)).toEqual({ price, free: 0 })
    const booked = await undo(history, 1)
    expect([booked.status, await booked.text()]).toEqual([422, expect.stringContaining('set the places in the form')])
    expect(seats(id)).toEqual({ price, free: 0 })
  })

  it('keeps the texts of a picture whose file is refused', async () => {
    const body = new FormData()
    body.set('file', new File([new Uint8Array(21_000_000)], 'beach.jpg', { type: 'image/jpeg' }))
    body.set('altText.it', 'Una spiaggia')
    const headers = { cookie: ALL, origin: env.API_PUBLIC_URL }
    const refused = await app.request('http://api.test/office/pictures/upload', { method: 'POST', headers, body }, env)
    const html = await refused.text()
    expect([refused.status, problemsIn(html)[0]]).toEqual([422, 'altText.us: required: markets without one show it'])
    expect(problemsIn(html)).toContain('file: the file is larger than 20 MB')
    expect(html).toMatch(/name="altText\.it"[^>]*(?:value="|>)Una spiaggia/)
  })

  it('lets editors draft and publishers publish; refuses other sites and strangers', async () => {
    const path = '/travels/edit?id=faroe-walks'
    const editor = await cookieOf('editor')
    const titleOnSite = async () => (await app.request('/travels/show?market=it&slug=faroe-walks', {}, env)).text()
    expect((await save(path, { 'title.it': '' }, 'publish', editor)).status).toBe(403)
    expect((await save(path, { 'title.it': 'Solo una bozza', 'text.it': '' }, 'draft', editor)).status).toBe(303)
    expect(await titleOnSite()).not.toContain('Solo una bozza')
    expect((await save('/departures/edit?travel=faroe-walks', {}, 'publish', editor)).status).toBe(403)
    expect((await save(path, {}, 'publish', await cookieOf('publisher'))).status).toBe(303)
    expect(await titleOnSite()).toContain('Solo una bozza')
    expect((await send('POST', path, { origin: 'https://evil.example', fields: { do: 'publish' } })).status).toBe(403)
    expect((await send('POST', path, { cookie: '', fields: { do: 'publish' } })).status).toBe(401)
    expect((await send('GET', path, { cookie: '' })).headers.get('location')).toMatch(/^\/office\/sign-in/)
  })

  it('checks a season file before it adds the departures, and leaves out those that exist', async () => {
    const send = async (csv: string, command: string) => {
      const body = new FormData()
      body.set('csv', csv)
      body.set('do', command)
      const headers = { cookie: ALL, origin: env.API_PUBLIC_URL }
      return app.request('http://api.test/office/departures/import', { method: 'POST', headers, body }, env)
    }
    const count = () => seeded.sqlite.prepare("SELECT count(*) AS n FROM tours WHERE travel_id = 'faroe-walks'").get()
    const head = 'travel;first_day;price_eur;price_gbp;price_usd;language;private_room'
    const wrong = await send(
      `${head}\nfaroe-walks;2027-08-07;899,50;799;999;it;yes\nfaroe;2027-08-32;x;;999;it;banana`,
      'apply',
    )
    expect(wrong.status).toBe(422)
    const shown = await wrong.text()
    for (const part of [
      '1 new, 0 exist already, 1 wrong',
      'travel: none is called faroe',
      'first_day: is not a day that exists',
      'price_eur: is not an amount',
      'price_gbp: is missing',
      'private_room: is not yes or no',
    ])
      expect(shown).toContain(part)
    expect(count()).toEqual({ n: 2 })
    const days = Array.from({ length: 60 }, (_, day) => new Date(Date.UTC(2027, 7, 1 + day)).toISOString().slice(0, 10))
    const season = [
      head,
      'faroe-walks;2027-07-03;1;1;1;it;',
      ...days.map((day) => `faroe-walks;${day};"899,50";799;999;it;x`),
    ].join('\r\n')
    for (const other of ['PK\u0003\u0004workbook', '\uFFFD\uFFFDt\u0000r\u0000a\u0000'])
      expect(await (await send(other, 'check')).text()).toContain('save it as “CSV UTF-8”')
    expect(await (await send(season.replaceAll('\r\n', '\r'), 'check')).text()).toContain('Add 60 departures')
    expect(await (await send(season, 'check')).text()).toContain('Add 60 departures')
    expect(count()).toEqual({ n: 2 })
    expect(await (await send(season, 'apply')).text()).toContain('60 departures are added')
    expect(count()).toEqual({ n: 62 })
    const tour = "SELECT price_eur, no_sharing FROM tours WHERE id = 'faroe-walks-20270801'"
    expect(seeded.sqlite.prepare(tour).get()).toEqual({ price_eur: 89_950, no_sharing: 1 })
  })

  it.each([
    ['pages', 'index'],
    ['layout', 'header'],
    ['layout', 'banners'],
    ['layout', 'contacts'],
    ['layout', 'footer'],
    ['places', 'country/jpn'],
    ['places', 'place/patagonia'],
    ['coordinators', seeded.rows.coordinators[0]?.id ?? ''],
    ['reviews', seeded.rows.reviews[0]?.id ?? ''],
    ['travels', seeded.rows.travels[0]?.id ?? ''],
  ])('saves %s %s as it was when its form is sent unchanged', async (entity, id) => {
    const path = `/${entity}/edit?id=${encodeURIComponent(id)}`
    const load = () => entityOf(entity)?.load(seeded.env.DB, id)
    const before = await load()
    const fields = fieldsOf(await open(path))
    const saved = await send('POST', path, { fields: { ...fields, do: 'publish' } })
    expect(problemsIn(await saved.text())).toEqual([])
    expect(saved.status).toBe(303)
    expect(before).toBeTruthy()
    expect(withoutImpliedAmerican(await load())).toEqual(withoutImpliedAmerican(before))
  })

  it('publishes a draft when its time has come', async () => {
    const path = '/coordinators/edit?id=alessandro-palmieri'
    const name = () => seeded.sqlite.prepare("SELECT name FROM coordinators WHERE id = 'alessandro-palmieri'").get()
    expect((await save(path, { name: 'Sandro', publishAt: '2027-01-15T11:00' }, 'schedule')).status).toBe(422)
    expect((await save(path, { name: 'Sandro', publishAt: '2027-01-16T09:00' }, 'schedule')).status).toBe(303)
    await publishDue(env)
    expect(name()).toEqual({ name: 'Alessandro Palmieri' })
    await publishDue({ ...env, CLOCK: '2027-01-16T09:00:30Z' })
    expect(name()).toEqual({ name: 'Sandro' })
  })

  it('gives programs tokens that open the calls of their scopes only, and logs what they change', async () => {
    const created = await save('/tokens/edit', { $id: 'price-feed', scopes: 'catalogue' })
    const secret = /[0-9a-f]{64}/.exec(await created.text())?.[0] ?? ''
    const call = (path: string, method: string, body?: object, match = {}) =>
      app.request(
        path,
        {
          method,
          headers: { authorization: `Bearer ${secret}`, ...match },
          ...(body && { body: JSON.stringify(body) }),
        },
        env,
      )
    const price = { EUR: 79_900, GBP: 69_900, USD: 89_900 }
    expect((await call('/backoffice/tours/faroe-walks-20270605', 'PATCH', { price })).status).toBe(200)
    expect((await call('/backoffice/layout/banners', 'GET')).status).toBe(403)
    const log = await open('/log')
    for (const part of ['price-feed', 'departures/history?id=faroe-walks-20270605']) expect(log).toContain(part)
    const path = '/backoffice/tours/faroe-walks-20270605'
    const read = await call(path, 'GET')
    expect(await read.json()).toMatchObject({ data: { id: 'faroe-walks-20270605', price } })
    const match = { 'if-match': read.headers.get('etag') ?? '' }
    expect((await call(path, 'PATCH', { price: { ...price, EUR: 74_900 } }, match)).headers.get('etag')).toBeTruthy()
    const current = (await call(path, 'GET')).headers.get('etag')
    const weak = { 'if-match': `"0123456789abcdef", W/${current}` }
    expect((await call(path, 'PATCH', { price: { ...price, EUR: 74_900 } }, weak)).status).toBe(200)
    const late = await call(path, 'PATCH', { price: { ...price, EUR: 71_900 } }, match)
    expect([late.status, await late.json()]).toMatchObject([412, { error: { code: 'other_version' } }])
    const history = '/departures/history?id=faroe-walks-20270605'
    expect(await open(history)).toMatch(/price-feed changed<.*?<del>799.00<\/del><\/td><td><ins>749.00/s)
    expect((await undo(history)).status).toBe(303)
    expect(await (await call(path, 'GET')).json()).toMatchObject({ data: { price } })
    expect(JSON.stringify(seeded.sqlite.prepare('SELECT * FROM api_tokens').all())).not.toContain(secret)
    expect((await remove('/tokens/remove?id=price-feed')).status).toBe(303)
    expect((await call('/backoffice/tours/faroe-walks-20270605', 'PATCH', { price })).status).toBe(401)
  })

  it('takes a travel, departure and coordinator off the site once nothing needs them, and brings them back', async () => {
    const site = async (path: string) => (await app.request(path, {}, env)).status
    const travel = () => site('/travels/show?market=it&slug=faroe-walks')
    const kept = await remove('/travels/remove?id=faroe-walks')
    expect([kept.status, await kept.text()]).toEqual([422, expect.stringContaining('Departures ahead: 62')])
    const { results } = await seeded.env.DB.prepare("SELECT id FROM tours WHERE travel_id = 'faroe-walks'").all()
    expect((await remove(`/departures/remove?id=${results[0]?.id}`, await cookieOf('editor'))).status).toBe(403)
    for (const { id } of results) expect((await remove(`/departures/remove?id=${id}`)).status).toBe(303)
    await save('/travels/edit?id=faroe-walks', { 'title.it': 'Una bozza' }, 'draft')
    expect((await remove('/travels/remove?id=faroe-walks')).status).toBe(303)
    expect(await travel()).toBe(404)
    expect(await open('/travels/history?id=faroe-walks')).toMatch(/ removed<.*discarded the draft<.*<del>Una bozza/s)
    await loadSeed(seeded.env.DB, { fingerprint: 'a third', seedDay: SEED_DAY, rows: seeded.rows })
    expect(await travel()).toBe(404)
    expect(await open('/travels')).toContain('href="/office/travels/removed"')
    expect(await bringBack('/travels/removed')).toEqual([1, 303])
    expect(await bringBack('/departures/removed?q=walks-20270801')).toEqual([1, 303])
    const others = results.filter(({ id }) => id !== 'faroe-walks-20270801')
    expect(await open('/departures/removed')).toContain(`${others.length} removed`)
    for (const { id } of others) expect((await undo(`/departures/history?id=${id}`)).status).toBe(303)
    expect(await travel()).toBe(200)
    const one = (sql: string) => seeded.sqlite.prepare(sql).get() as { id: string; version: number }
    const leads = `SELECT coordinator_id FROM tours WHERE coordinator_id IS NOT NULL AND starting_date > '${SEED_DAY}'`
    const { id } = one(`SELECT id FROM coordinators WHERE id IN (${leads})`)
    expect(await (await remove(`/coordinators/remove?id=${id}`)).text()).toContain('Leads departures ahead')
    for (const table of ['tours', 'wemeet_events'])
      seeded.sqlite.prepare(`UPDATE ${table} SET coordinator_id = NULL WHERE coordinator_id = ?`).run(id)
    const content = () => one("SELECT version FROM changes WHERE tag = 'all'").version
    const before = content()
    expect((await remove(`/coordinators/remove?id=${id}`)).status).toBe(303)
    expect(content()).toBeGreaterThan(before)
    expect(await site(`/coordinators/show?market=it&slug=${id}`)).toBe(404)
    expect((await undo(`/coordinators/history?id=${id}`)).status).toBe(303)
    expect(await site(`/coordinators/show?market=it&slug=${id}`)).toBe(200)
  })

  it('chooses a poster among thumbnails, and the point of a picture by a click', async () => {
    const html = await open('/travels/edit?id=faroe-walks')
    const [, id = ''] = /name="picture" value="(upload-\w+)"><label[^>]*><img class="thumbnail"/.exec(html) ?? []
    expect((await save('/travels/edit?id=faroe-walks', { picture: id })).status).toBe(303)
    const detail = await (await app.request('/travels/show?market=it&slug=faroe-walks', {}, env)).text()
    expect(detail).toContain(id.replace('upload-', ''))
    const path = `/pictures/edit?id=${id}`
    const fields = { ...fieldsOf(await open(path)), pointSize: '320x200', 'point.x': '80', 'point.y': '150' }
    const clicked = fieldsOf(await (await send('POST', path, { fields })).text())
    expect(clicked).toMatchObject({ focalX: '0.25', focalY: '0.75' })
    expect((await send('POST', path, { fields: { ...clicked, do: 'publish' } })).status).toBe(303)
    expect(fieldsOf(await open(path))).toMatchObject({ focalX: '0.25', focalY: '0.75' })
  })

  it('searches all pictures in the form, which keeps what was typed and saves nothing', async () => {
    const old = '0123456789abcdef0123456789abcdef'
    const [head] = [`INSERT INTO uploads (id, type, width, height, bytes, alt_texts, focal_x, focal_y, saved_at)`]
    const add = (id: string, text: string, at: string) =>
      seeded.sqlite
        .prepare(`${head} VALUES (?, 'image/jpeg', 800, 600, 1, ?, 50, 50, ?)`)
        .run(id, JSON.stringify({ us: text }), at)
    add(old, 'A rare lighthouse', '2020-01-01T00:00:00.000Z')
    for (let n = 0; n < 200; n++) add(n.toString(16).padStart(32, '0'), `Number ${n}`, '2026-12-31T00:00:00.000Z')
    const path = '/travels/edit?id=faroe-walks'
    const fields = fieldsOf(await open(path))
    expect(await open(path)).not.toContain(`value="upload-${old}"`)
    const findPictures = async (from: Record<string, string>, $find: string) =>
      (await send('POST', path, { fields: { ...from, $find, do: 'publish' } })).text()
    const found = await findPictures({ ...fields, 'title.it': 'Una prova' }, 'LIGHTHOUSE')
    expect(found).toContain(`value="upload-${old}"`)
    expect(found).not.toContain('>Number 1<')
    expect(found).toContain(`value="${fields.picture}" checked`)
    expect(fieldsOf(found)['title.it']).toBe('Una prova')
    expect(fieldsOf(await open(path))['title.it']).not.toBe('Una prova')
    const keys = await findPictures(fieldsOf(found), '"us"')
    expect(keys.match(/class="thumbnail"/g)).toHaveLength(1)
    const emptied = await findPictures(fieldsOf(found), '')
    expect(emptied).not.toContain(`value="upload-${old}"`)
    expect(emptied).toMatch(/role="status"><a href="#picture">The newest pictures<.a> are below/)
    const chosen = { ...fieldsOf(found), 'title.it': fields['title.it'] ?? '', picture: `upload-${old}`, do: 'publish' }
    expect((await send('POST', path, { fields: chosen })).status).toBe(303)
    expect(await open(path)).toMatch(new RegExp(`value="upload-${old}" checked><label[^>]*><img class="thumbnail"`))
  })

  it('publishes a page of one market in its language only, and asks for the others with their paths', async () => {
    const path = '/pages/edit?id=sagre'
    const texts = { 'seo.title.it': 'Sagre', 'seo.description.it': 'Le feste di paese.', 'slugs.it': 'sagre' }
    const block = { 'blocks.$count': '1', 'blocks.0.blockType': 'rich-text', 'blocks.0.id': 'text' }
    const content = { 'blocks.0.content.html.it': '<p>In piazza.</p>' }
    const fields = { $id: 'sagre', version: '', ...texts, ...block, ...content, do: 'publish' }
    const saved = await send('POST', '/pages/edit', { fields })
    expect([problemsIn(await saved.text()), saved.status]).toEqual([[], 303])
    const page = await (await app.request('/custompages/show?market=it&slug=sagre', {}, env)).json()
    expect(page).toMatchObject({
      data: { seo: { title: 'Sagre' }, blocks: [{ content: { html: '<p>In piazza.</p>' } }] },
    })
    const form = await open(path)
    expect(fieldsOf(form)['seo.title.fr']).toBe('')
    expect(form).toContain('<label for="slugs.us">Global <span>(optional)</span></label>')
    const french = await (await save(path, { 'slugs.fr': 'fetes' })).text()
    expect(problemsIn(french)).toContain('seo.title.fr: is missing')
  })

  it('signs previews for its own frames', async () => {
    const [, claims = ''] = /<iframe src="[^"]*preview=[^."]*\.([^."]*)/.exec(await open('/preview?id=index')) ?? []
    expect(JSON.parse(atob(claims))).toMatchObject({ frame: env.API_PUBLIC_URL })
  })

  it('takes such a page from programs, too', async () => {
    const texts = { title: { it: 'Vendemmie' }, description: { it: 'Fra le vigne.' } }
    const blocks = [{ id: 'text', blockType: 'rich-text', content: { html: { it: '<p>A settembre.</p>' } } }]
    const put = (page: object) =>
      app.request(
        '/backoffice/pages/vendemmie',
        {
          method: 'PUT',
          headers: { authorization: `Bearer ${env.API_WRITE_TOKEN}` },
          body: JSON.stringify({ state: 'published', page: { routingKey: null, attributes: {}, blocks, ...page } }),
        },
        env,
      )
    expect((await put({ slugs: { it: 'vendemmie' }, seo: texts })).status).toBe(200)
    const refused = await put({ slugs: { it: 'vendemmie', fr: 'vendanges' }, seo: texts })
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('page.seo.title.fr: ')])
  })

  it('takes a coordinator, review and picture with a part of the languages, and lists the others', async () => {
    const texts = { 'motto.en': 'On foot.', 'biography.en': 'Born by the sea.', 'motto.it': 'A piedi.' }
    const anna = { $id: 'anna-blu', name: 'Anna Blu', languages: 'it', areas: 'europe', ...texts }
    const saved = await save('/coordinators/edit', anna)
    expect([problemsIn(await saved.text()), saved.status]).toEqual([[], 303])
    const shown = async (market: string) =>
      (await app.request(`/coordinators/show?market=${market}&slug=anna-blu`, {}, env)).json()
    const italian = (await shown('it')) as { data: object }
    expect(italian).toMatchObject({
      data: { motto: 'A piedi.', biography: 'Born by the sea.', biographyLanguage: 'en' },
    })
    expect(italian.data).not.toHaveProperty('mottoLanguage')
    expect(await shown('fr')).toMatchObject({ data: { motto: 'On foot.' } })
    expect(fieldsOf(await open('/coordinators/edit?id=anna-blu'))).toMatchObject({ 'motto.fr': '', 'biography.it': '' })
    const { id = '', language = '' } = seeded.rows.reviews[0] ?? {}
    const others = ['it', 'en', 'us', 'es', 'fr', 'de'].filter((each) => each !== language)
    const without = Object.fromEntries(others.map((each) => [`text.${each}`, '']))
    expect((await save(`/reviews/edit?id=${id}`, { ...without, [`text.${language}`]: '' })).status).toBe(422)
    expect((await save(`/reviews/edit?id=${id}`, without)).status).toBe(303)
    const kept = seeded.sqlite.prepare('SELECT language FROM review_texts WHERE review_id = ?').all(id)
    expect(kept.map((row) => row.language)).toEqual(language === 'en' ? ['en', 'us'] : [language])
    const [, picture = ''] = /pictures\/edit\?id=(upload-\w+)/.exec(await open('/pictures')) ?? []
    const alt = { 'altText.us': 'A beach', 'altText.fr': '' }
    expect((await save(`/pictures/edit?id=${picture}`, alt)).status).toBe(303)
    const missing = await open('/missing')
    expect(missing).toMatch(/Anna Blu<\/a>: Italian, Spanish, French, German/)
    expect(missing).toContain(`/office/reviews/edit?id=${id}`)
    expect(missing).toMatch(/A beach<\/a>: France/)
  })

  it('saves nothing of a travel or coordinator whose picture is gone', async () => {
    const picture = `upload-${'f'.repeat(32)}`
    for (const [path, field] of [
      ['/travels/edit?id=faroe-walks', 'title.it'],
      ['/coordinators/edit?id=anna-blu', 'motto.en'],
    ] as const) {
      const refused = await save(path, { [field]: 'Another text', picture })
      expect([refused.status, problemsIn(await refused.text())]).toEqual([422, [`picture: ${picture} is not uploaded`]])
      expect(fieldsOf(await open(path))[field]).not.toBe('Another text')
    }
  })

  it('lists what lacks a language', async () => {
    expect(await open('/missing')).toMatch(/Faroe walks<\/a>: Spanish, French, German/)
  })

  it('keeps what it has published when a seed is loaded again', async () => {
    await loadSeed(seeded.env.DB, { fingerprint: 'another', seedDay: SEED_DAY, rows: seeded.rows })
    await ensureOffers(seeded.env.DB, SEED_DAY, Number.MAX_SAFE_INTEGER)
    const detail = await (await app.request('/travels/show?market=it&slug=faroe-walks', {}, env)).json()
    expect(detail).toMatchObject({ data: { title: 'Solo una bozza', departuresCount: 62 } })
  })
})
