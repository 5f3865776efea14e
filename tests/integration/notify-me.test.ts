import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tourPath, travelPath } from '../../markets/links.ts'
import { markets } from '../../markets/registry.ts'
import { LOCAL_SECRETS } from '../../scripts/runtime/local-variables.ts'
import { runScheduled } from '../../scripts/runtime/run-schedules.ts'
import { withModal } from '../../shared/modals/modal-address.ts'
import { header } from '../support/headers.ts'
import { linkIn, mailTo } from '../support/outbox.ts'
import { type Person, person, signIn } from '../support/person.ts'
import { type Answer, type Site, startSite } from '../support/site.ts'

const GIULIA = { email: 'giulia@example.com', password: 'travel-together' }

let site: Site
let tours: { id: string; code: string; slug: string }[]
beforeAll(async () => {
  site = await startSite()
  const api = await site.miniflare.getD1Database('DB', 'sojourn-api')
  const rows = await api
    .prepare(
      `SELECT t.id, t.code, v.slug FROM tours AS t JOIN travels AS v ON v.id = t.travel_id
      WHERE t.status = 'PLANNED' AND t.starting_date > '2027-03' GROUP BY v.id ORDER BY t.no LIMIT 4`,
    )
    .all<(typeof tours)[number]>()
  tours = rows.results
})
afterAll(() => site.stop())

const tourOf = (index: number) => {
  const tour = tours[index]
  if (tour === undefined) throw new Error('not enough departures')
  return { ...tour, about: { travel: tour.slug, tour: tour.code.toLowerCase() } }
}
const modalOf = (market: 'it' | 'de' | 'us', index: number, layout?: string) => {
  const { slug, about } = tourOf(index)
  return withModal(travelPath(markets[market], slug), 'notify-me', layout, about)
}
const dialogOf = (page: Answer): string => /<dialog[\s\S]*<\/dialog>/.exec(page.text)?.[0] ?? ''
const codeFor = async (email: string): Promise<string> => {
  const [mail] = await mailTo(site, email)
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
}
const priceDrops = async (index: number, cents: number) => {
  await site.ask('api', `/backoffice/tours/${tourOf(index).id}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${LOCAL_SECRETS.API_WRITE_TOKEN}` },
    body: JSON.stringify({ price: { EUR: cents, GBP: cents, USD: cents } }),
  })
  await runScheduled(site.miniflare, 'api')
}
const post = (who: Person, market: string, path: string, fields: Record<string, string>, from: string) =>
  who
    .post(site.origin(market) + path, fields, { referer: site.origin(market) + from })
    .then((answer) => who.follow(answer))

describe('somebody who is not signed in', () => {
  it('asks for an alert with a proven address, is told, and manages it from the mail, all without a script', async () => {
    const who = person(site)
    const email = 'new@notify.example'
    const { about } = tourOf(0)
    const asked = await who.get('it', modalOf('it', 0))
    expect([asked.status, header(asked, 'cache-control')]).toEqual([200, 'private, no-store'])
    const dialog = dialogOf(asked)
    expect(dialog).toContain('Ti avvisiamo quando è confermata')
    expect(dialog).toContain('name="phone"')
    expect(dialog).toContain('termini e condizioni')

    const from = modalOf('it', 0)
    const wrong = await post(
      who,
      'it',
      '/api/sign-up/address',
      { purpose: 'notify-me', ...about, email, phone: '12' },
      from,
    )
    expect(dialogOf(wrong)).toContain('value="12"')
    expect(dialogOf(wrong)).toContain(email)
    // In the alert's own words still, and told once what is wrong.
    for (const page of [asked, wrong])
      expect(dialogOf(page)).toMatch(/Ti avvisiamo quando è confermata.*Avvisami della conferma/s)
    expect(dialogOf(wrong)).not.toContain('role="alert"')
    const second = await post(
      who,
      'it',
      '/api/sign-up/address',
      { purpose: 'notify-me', ...about, email, phone: '+39 333 1234567' },
      from,
    )
    expect(dialogOf(second)).toContain('value="decline"')
    await post(who, 'it', '/api/sign-up/continue', { purpose: 'notify-me', ...about, marketing: 'decline' }, from)
    const done = await post(
      who,
      'it',
      '/api/sign-up/code',
      { purpose: 'notify-me', ...about, code: await codeFor(email) },
      from,
    )
    expect(dialogOf(done)).toContain('/login')
    expect(dialogOf(await who.get('it', from))).toContain('L’avviso è attivo')

    await priceDrops(0, 50_000)
    const [mail] = (await mailTo(site, email)).filter(({ key }) => key.startsWith('alert/'))
    expect(mail?.subject).toContain('il prezzo scende a')
    expect(mail?.text).toContain(tourPath(markets.it, about.travel, about.tour))

    // On another device, from the mail.
    const elsewhere = person(site)
    const link = linkIn(mail, '/avvisi')
    const opened = await elsewhere.visit('it', link)
    expect(elsewhere.address().search).toBe('')
    expect([opened.status, header(opened, 'cache-control'), opened.text.includes('noindex')]).toEqual([
      200,
      'private, no-store',
      true,
    ])
    expect(opened.text).toContain('Negli ultimi 90 giorni')
    // A link that somebody may have passed on gives no data away.
    expect(opened.text).not.toContain('/api/my-data')
    expect((await elsewhere.get('it', '/api/my-data')).status).toBe(303)
    const [, id = ''] = /\/api\/alerts\/([0-9a-f-]{36})\/state/.exec(opened.text) ?? []
    // And takes nothing: whoever it was passed on to says first who they are.
    const { about: another } = tourOf(1)
    const asking = await elsewhere.get('it', modalOf('it', 1))
    expect(dialogOf(asking)).toContain('name="email"')
    const typed = { ...another, phone: '+39 333 7654321' }
    const told = dialogOf(await post(elsewhere, 'it', '/api/alerts', typed, modalOf('it', 1)))
    expect(told).toContain('name="email"')
    expect(told).toContain('value="+39 333 7654321"')
    expect((await who.get('it', '/api/my-data')).text).not.toContain('7654321')
    const paused = await post(elsewhere, 'it', `/api/alerts/${id}/state`, { state: 'paused', from: 'page' }, '/avvisi')
    expect(paused.text).toContain('Sospeso')
    await priceDrops(0, 40_000)
    expect((await mailTo(site, email)).filter(({ key }) => key.startsWith('alert/')).length).toBe(1)
    const digest = await post(elsewhere, 'it', '/api/alerts/preferences', { cadence: 'weekly' }, '/avvisi')
    expect(digest.text).toMatch(/value="weekly"[^>]*checked=""|checked=""[^>]*value="weekly"/)

    const stranger = await person(site).visit('it', `${link}x`)
    expect(stranger.text).toContain('Di chi sono questi avvisi?')
  })
})

describe('somebody who is signed in', () => {
  let who: Person
  beforeAll(async () => {
    who = person(site)
    await signIn(who, 'de', GIULIA)
  })

  it('asks directly, rests, resumes and ends it with a reason', async () => {
    const { about } = tourOf(1)
    const from = modalOf('de', 1)
    const asked = dialogOf(await who.get('de', from))
    expect(asked).toContain('Über die Bestätigung informieren')
    expect(asked).toContain(GIULIA.email)
    const bad = await post(who, 'de', '/api/alerts', { ...about, phone: 'abc' }, from)
    expect(dialogOf(bad)).toContain('value="abc"')
    const active = await post(who, 'de', '/api/alerts', { ...about, phone: '' }, from)
    expect(dialogOf(active)).toContain('Die Benachrichtigung ist an')
    const [, id = ''] = /\/api\/alerts\/([0-9a-f-]{36})\/state/.exec(active.text) ?? []
    const paused = await post(who, 'de', `/api/alerts/${id}/state`, { state: 'paused', ...about }, from)
    expect(dialogOf(paused)).toContain('Die Benachrichtigung ist pausiert')
    expect(dialogOf(await who.get('de', modalOf('de', 1, 'remove')))).toContain('Ja, entfernen')
    expect(dialogOf(await who.get('de', modalOf('de', 1, 'reasons')))).toContain('value="too-many"')
    const removal = (fields: Record<string, string>) =>
      post(who, 'de', `/api/alerts/${id}/removal`, { ...about, ...fields }, from)
    expect(dialogOf(await removal({ reason: 'other', text: ' ' }))).toContain('Wähle einen Grund')
    expect(dialogOf(await removal({ reason: 'other', text: 'Ich reise <b>später</b>' }))).toContain('ist entfernt')
    const api = await site.miniflare.getD1Database('DB', 'sojourn-api')
    expect(await api.prepare('SELECT state, removal_text FROM alerts WHERE id = ?').bind(id).first()).toEqual({
      state: 'removed',
      removal_text: 'Ich reise <b>später</b>',
    })
    expect(dialogOf(await who.get('de', from))).toContain('Über die Bestätigung informieren')
  })

  it('loses nothing when the session ends, and is told of what is not there', async () => {
    const { about } = tourOf(1)
    const from = modalOf('de', 1)
    const active = await post(who, 'de', '/api/alerts', { ...about, phone: '' }, from)
    const [, id = ''] = /\/api\/alerts\/([0-9a-f-]{36})\/state/.exec(active.text) ?? []
    const chosen = { reason: 'other', text: 'Zu weit weg' }
    const removal = () => post(who, 'de', `/api/alerts/${id}/removal`, { ...about, ...chosen }, from)
    // The back end fails: trying again is at the reasons, not at the alert.
    await site.fault('status=503;path=/alerts')
    expect(dialogOf(await removal())).toMatch(/layout=reasons[^"]*"[^>]*><span>Noch einmal/)
    await site.fault(null)
    const session = who.cookies('de')['__Host-session'] ?? ''
    who.setCookie('de', '__Host-session', 'f'.repeat(64))
    const ended = dialogOf(await removal())
    expect(ended).toContain('Du bist nicht mehr angemeldet')
    expect(decodeURIComponent(/href="(\/login[^"]*)"/.exec(ended)?.[1] ?? '')).toContain('layout=reasons')
    const cadence = await post(who, 'de', '/api/alerts/preferences', { cadence: 'weekly' }, '/benachrichtigungen')
    expect(cadence.text).toContain('Du bist nicht mehr angemeldet')
    const state = await post(who, 'de', `/api/alerts/${id}/state`, { state: 'paused', from: 'page' }, '/')
    expect(state.text).not.toContain('Gespeichert.')
    who.setCookie('de', '__Host-session', session)
    expect(dialogOf(await who.get('de', modalOf('de', 1, 'reasons')))).toContain('Zu weit weg')
    const again = (await who.get('de', '/benachrichtigungen')).text
    expect(again).toMatch(/value="weekly"[^>]*checked=""|checked=""[^>]*value="weekly"/)
    expect(again).toContain('noch nicht gespeichert')
    const nowhere = id.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))
    for (const [path, fields] of [
      [`/api/alerts/${nowhere}/state`, { state: 'paused', from: 'page' }],
      [`/api/alerts/${nowhere}/removal`, { ...about, ...chosen }],
    ] as const)
      expect((await post(who, 'de', path, fields, from)).text, path).toContain(
        'Diese Benachrichtigung gibt es nicht mehr.',
      )
    // Confirmed by now: there is no confirmation to come (spec section 4).
    const api = await site.miniflare.getD1Database('DB', 'sojourn-api')
    await api
      .prepare("UPDATE tours SET status = 'CONFIRMED', free_seats = 4, seats_to_confirm = 0 WHERE id = ?")
      .bind(tourOf(1).id)
      .run()
    expect(dialogOf(await who.get('de', from))).toMatch(/<strong>Preisänderungen<\/strong>/)
    expect(dialogOf(await removal())).toContain('ist entfernt')
  })

  it('loses nothing when the back end fails, and can try again', async () => {
    const { about } = tourOf(2)
    const from = modalOf('de', 2)
    await site.fault('status=503;path=/alerts')
    expect(dialogOf(await who.get('de', from))).toContain('Noch einmal versuchen')
    const failed = await post(who, 'de', '/api/alerts', { ...about, phone: '+49 170 1234567' }, from)
    expect(failed.status).toBe(200)
    await site.fault(null)
    const again = dialogOf(await who.get('de', modalOf('de', 2, 'failed')))
    expect(again).toContain('Das konnten wir nicht speichern')
    expect(again).toContain('value="+49 170 1234567"')
    expect(dialogOf(await post(who, 'de', '/api/alerts', { ...about, phone: '' }, from))).toContain('ist an')
    await site.fault('status=503;path=/alerts')
    expect((await who.get('de', '/benachrichtigungen')).text).toContain('Noch einmal versuchen')
    await site.fault(null)
  })

  it('is the only one to see it: a code alone does not open an account’s alerts, and signing out leaves nothing', async () => {
    const other = person(site)
    const flow = (action: string, fields: Record<string, string> = {}) =>
      post(other, 'de', `/api/sign-up/${action}`, { purpose: 'notify-me', ...fields }, '/benachrichtigungen')
    const prove = async (email: string) => {
      await flow('address', { email })
      await flow('continue', { marketing: 'decline' })
      await flow('code', { code: await codeFor(email) })
    }
    await prove(GIULIA.email)
    expect((await other.get('de', '/benachrichtigungen')).text).toContain('gibt es schon ein Konto')
    expect((await other.get('de', '/api/my-data')).status).toBe(303)
    const erased = await post(other, 'de', '/api/my-data/deletion', { what: 'account' }, '/benachrichtigungen')
    expect(erased.text).not.toContain('Gelöscht')
    await prove('leaves@notify.example')
    expect((await other.get('de', '/api/my-data')).status).toBe(200)
    // As in another tab: this one would go on to a password for the new address.
    other.setCookie('de', '__Host-sign-up', '')
    await signIn(other, 'de', GIULIA)
    expect(other.cookies('de')['__Host-address']).toBeUndefined()
    other.setCookie('de', '__Host-sign-up', 'of the flow')
    await other.post(`${site.origin('de')}/logout`, {})
    expect(other.cookies('de')['__Host-sign-up']).toBeUndefined()
    expect((await other.get('de', '/api/my-data')).status).toBe(303)
  })

  it('is not told that something is gone by an answer that does not say so', async () => {
    await site.fault('body=lying;path=/alerts')
    const said = await post(who, 'de', '/api/my-data/deletion', { what: 'account' }, '/benachrichtigungen')
    const kept = await who.post(`${site.origin('de')}/api/alerts/preferences`, { cadence: 'daily' })
    await site.fault(null)
    expect(said.text).not.toContain('Gelöscht')
    expect(header(kept, 'location')).toContain('done=failed')
    expect((await who.get('de', '/benachrichtigungen')).text).toContain('data-signed-in="true"')
  })

  it('takes all data away, and deletes the account everywhere', async () => {
    const download = await who.get('de', '/api/my-data')
    expect(header(download, 'content-disposition')).toContain('attachment')
    expect(header(download, 'cache-control')).toContain('no-store')
    const data = JSON.parse(download.text)
    expect(data.account.account.email).toBe(GIULIA.email)
    expect(data.alerts.length).toBeGreaterThan(1)
    expect(JSON.stringify(data)).not.toContain('scrypt')

    const other = person(site)
    await signIn(other, 'it', GIULIA)
    expect((await who.get('de', '/benachrichtigungen?delete=account')).text).toContain('Dein Konto löschen?')
    // Nobody else's page can do it.
    const forged = await who.post(
      `${site.origin('de')}/api/my-data/deletion`,
      { what: 'account' },
      {
        origin: 'https://evil.example',
        'sec-fetch-site': 'cross-site',
      },
    )
    expect(forged.status).toBe(403)
    // Killed in the middle: the account is still there to try again with.
    await site.fault('status=503;path=/backoffice', 'account')
    const failed = await post(who, 'de', '/api/my-data/deletion', { what: 'account' }, '/benachrichtigungen')
    expect(failed.text).toContain('Das konnten wir nicht speichern')
    await site.fault(null, 'account')
    const deleted = await post(who, 'de', '/api/my-data/deletion', { what: 'account' }, '/benachrichtigungen')
    expect(deleted.text).toContain('Gelöscht')
    expect(deleted.text).toContain('data-signed-in="false"')
    const kept = await mailTo(site, GIULIA.email)
    expect(kept.map(({ subject }) => subject)).toEqual(['Il tuo account Sojourn è stato eliminato'])
    expect((await other.get('it', '/avvisi')).text).toContain('Di chi sono questi avvisi?')
    const back = await signIn(person(site), 'it', GIULIA)
    expect(back.text).not.toContain('data-signed-in="true"')
    const identity = await site.miniflare.getD1Database('DB', 'sojourn-identity')
    expect(
      await identity.prepare('SELECT count(*) AS n FROM account WHERE email = ?').bind(GIULIA.email).first(),
    ).toEqual({ n: 0 })
  })
})

describe('an address that makes no sense', () => {
  it.each([
    ['no travel', '/?modal&type=notify-me'],
    ['no such travel', '/?modal&type=notify-me&travel=atlantis'],
    ['no such departure', '/?modal&type=notify-me&travel=TRAVEL&tour=nothing'],
  ])('%s: the page without it', async (_, path) => {
    const answer = await person(site).get('us', path.replace('TRAVEL', tourOf(3).slug))
    expect([answer.status, header(answer, 'location')]).toEqual([302, '/'])
  })

  it('has its own words where a travel has nothing left, in American English, too', async () => {
    const { slug } = tourOf(3)
    const api = await site.miniflare.getD1Database('DB', 'sojourn-api')
    await api
      .prepare(
        "UPDATE tours SET status = 'SOLD_OUT', free_seats = 0, seats_to_confirm = 0 WHERE travel_id = (SELECT id FROM travels WHERE slug = ?)",
      )
      .bind(slug)
      .run()
    const page = await person(site).get('us', `/?modal&type=notify-me&travel=${slug}`)
    expect(dialogOf(page)).toContain('We’ll tell you when departures are back')
  })
})
