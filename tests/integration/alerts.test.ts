import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { changeTour } from '../../backend/api/backoffice/change-tour.ts'
import { LOCAL_SECRETS } from '../../local/workers/local-variables.ts'
import { runScheduled } from '../../local/workers/start-workers.ts'
import { signSubject, type TokenSubject } from '../../shared/contracts/personal-token.ts'
import { linkIn, mailTo } from '../support/outbox.ts'
import { type Site, startSite } from '../support/site.ts'
import { TEST_DAY, TEST_NOW } from '../support/state.ts'

const WORDS = { version: '1', privacy: 'En continuant, tu acceptes.', marketing: 'Des offres.' }

let site: Site
let planned: { id: string; code: string; slug: string; seats_to_confirm: number }
beforeAll(async () => {
  site = await startSite()
  const row = await (await api())
    .prepare(
      `SELECT t.id, t.code, v.slug, t.seats_to_confirm FROM tours AS t JOIN travels AS v ON v.id = t.travel_id
      WHERE t.status = 'PLANNED' AND t.starting_date > '2027-03' ORDER BY t.no LIMIT 1`,
    )
    .first<typeof planned>()
  if (row === null) throw new Error('no departure is planned')
  planned = row
})
afterAll(() => site.stop())

const api = () => site.miniflare.getD1Database('DB', 'sojourn-api')

const asPerson = async (person: TokenSubject, method: string, path: string, body?: object) => {
  const token = await signSubject(LOCAL_SECRETS.CONTENT_KEY, person, Date.parse(TEST_NOW))
  const response = await site.request('api', path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, json: JSON.parse(response.text) }
}
const subscribe = (email: string, market = 'it') =>
  asPerson({ owner: `address:${email}` }, 'POST', `/alerts?market=${market}`, {
    travel: planned.slug,
    tour: planned.code.toLowerCase(),
    phone: null,
    marketing: false,
    words: WORDS,
  })
const book = (seats: number) =>
  site.request('api', `/backoffice/tours/${planned.id}/bookings`, {
    method: 'POST',
    headers: { authorization: `Bearer ${LOCAL_SECRETS.API_WRITE_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ seats }),
  })
/** The queue delivers asynchronously. */
const arrived = (email: string) =>
  vi.waitFor(async () => {
    const mail = await mailTo(site, email)
    if (mail.length === 0) throw new Error(`nothing has arrived for ${email}`)
    return mail
  }, 15_000)

describe('alert', () => {
  it('fires when bookings confirm the departure, and is deleted with one click (§4)', async () => {
    for (const market of ['it', 'us', 'de'])
      expect((await subscribe(`${market}@fire.example`, market)).json).toMatchObject({
        success: true,
        data: { types: ['TOUR_CONFIRMED', 'PRICE_DROPPED'] },
      })
    expect((await book(planned.seats_to_confirm)).status).toBe(200)
    const [mail, ...more] = await arrived('it@fire.example')
    expect(more).toEqual([])
    expect(mail?.subject).toContain('partenza confermata')
    expect((await arrived('us@fire.example'))[0]?.subject).toContain('departure confirmed')
    expect((await arrived('de@fire.example'))[0]?.subject).toContain('Termin bestätigt')

    const leave = linkIn(mail, '/alerts/leave')
    const page = await site.request('api', leave)
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('noindex')])
    const person: TokenSubject = { owner: 'address:it@fire.example' }
    const alerts = async () => (await asPerson(person, 'GET', '/alerts?market=it')).json.data.alerts
    expect((await alerts()).length).toBe(1)
    // Posted like a mail program's one-click unsubscribe (RFC 8058).
    const left = await site.request('api', leave, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(left.status).toBe(200)
    expect(await alerts()).toEqual([])
    expect((await site.request('api', `${leave}x`, { method: 'POST' })).status).toBe(410)
  })

  it('reaches all recipients in the next minute after the worker crashed following the change', async () => {
    for (const market of ['it', 'us', 'de']) await subscribe(`${market}@late.example`, market)
    // Only the database has the change, as after a crash before the queue message.
    const outcome = await changeTour(
      await api(),
      planned.id,
      { price: { EUR: 12_300, GBP: 10_300, USD: 13_400 } },
      { today: TEST_DAY, instant: TEST_NOW },
    )
    expect(outcome.kind).toBe('changed')
    expect(await mailTo(site, 'it@late.example')).toEqual([])
    await runScheduled(site.miniflare, 'api')
    expect((await mailTo(site, 'it@late.example')).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('il prezzo scende a'),
    ])
  })

  it.each([
    ['it', /La partenza (.+) ora costa (123\s€) invece di (.+)\./],
    ['us', /The (.+) departure now costs (\$134) instead of (.+)\./],
    ['de', /Der Termin (.+) kostet jetzt (123\s€) statt (.+)\./],
  ] as const)('names the days and prices that the page behind its link shows, in %s', async (market, sentence) => {
    const [mail] = await mailTo(site, `${market}@late.example`)
    const [link = ''] = /https?:\/\/\S+/.exec(mail?.text ?? '') ?? []
    const page = await site.request(market, new URL(link).pathname)
    const named = sentence.exec(mail?.text ?? '')?.slice(1) ?? []
    expect(named).toHaveLength(3)
    for (const each of named) expect(page.text).toContain(each)
  })
})

describe('alerts API', () => {
  it.each([
    ['GET', '/alerts?market=it'],
    ['POST', '/alerts?market=it'],
    ['PUT', '/alerts/preferences?market=it'],
    ['GET', '/alerts/data?market=it'],
    ['DELETE', '/alerts/data?market=it'],
    ['PUT', '/alerts/x?market=it'],
    ['POST', '/alerts/x/removal?market=it'],
  ])('%s %s rejects requests without the storefront’s token (§7)', async (method, path) =>
    expect((await site.request('api', path, { method })).status).toBe(401),
  )
})
