import { beforeAll, describe, expect, it } from 'vitest'
import { changeArtefacts } from '../../support/artefacts.ts'
import { mailTo } from '../../support/outbox.ts'
import { type Person, person, signIn } from '../../support/person.ts'
import { identityOf, sessionsOf } from '../../support/sessions.ts'
import { here } from '../../support/shared-site.ts'
import { header, type SiteResponse } from '../../support/site.ts'
import { codeFor, dialogOf, modalOf, post, tourOf } from './departures.ts'

const GIULIA = { email: 'giulia@example.com', password: 'travel-together' }

const makeSignInsOld = async (seconds: number) => {
  const sessions = await sessionsOf(here.site)
  await sessions
    .prepare('UPDATE session SET signed_in_at = signed_in_at - ?')
    .bind(seconds * 1000)
    .run()
  await changeArtefacts(await identityOf(here.site), 'Session', (session) => ({
    ...session,
    loginTs: Number(session.loginTs) - seconds,
  }))
}
const loginAgainIn = (page: SiteResponse): string =>
  (/href="(\/login\?[^"]*again=[^"]*)"/.exec(page.text)?.[1] ?? '').replaceAll('&amp;', '&')

describe('alert of a signed-in user', () => {
  let who: Person
  beforeAll(async () => {
    who = person(here.site)
    await signIn(who, 'de', GIULIA)
  })

  it('is created directly, paused, resumed and deleted with a reason (§3, §4, §5)', async () => {
    const { about } = tourOf(1)
    const from = modalOf('de', 1)
    const form = dialogOf(await who.get('de', from))
    expect(form).toContain('Über die Bestätigung informieren')
    expect(form).toContain(GIULIA.email)
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
    const api = await here.site.miniflare.getD1Database('DB', 'sojourn-api')
    expect(await api.prepare('SELECT state, removal_text FROM alerts WHERE id = ?').bind(id).first()).toEqual({
      state: 'removed',
      removal_text: 'Ich reise <b>später</b>',
    })
    expect(dialogOf(await who.get('de', from))).toContain('Über die Bestätigung informieren')
  })

  it('is unchanged when the session ends, and reported when missing', async () => {
    const { about } = tourOf(1)
    const from = modalOf('de', 1)
    const active = await post(who, 'de', '/api/alerts', { ...about, phone: '' }, from)
    const [, id = ''] = /\/api\/alerts\/([0-9a-f-]{36})\/state/.exec(active.text) ?? []
    const chosen = { reason: 'other', text: 'Zu weit weg' }
    const removal = () => post(who, 'de', `/api/alerts/${id}/removal`, { ...about, ...chosen }, from)
    // After a failure, the link to try again leads to the reasons.
    await here.site.fault('status=503;path=/alerts')
    expect(dialogOf(await removal())).toMatch(/layout=reasons[^"]*"[^>]*>(?:<span>)?Noch einmal/)
    await here.site.fault(null)
    const session = who.cookies('de')['__Host-session'] ?? ''
    who.setCookie('de', '__Host-session', 'f'.repeat(64))
    const ended = dialogOf(await removal())
    expect(ended).toContain('Du bist nicht mehr angemeldet')
    expect(decodeURIComponent(/href="(\/login[^"]*)"/.exec(ended)?.[1] ?? '')).toContain('layout=reasons')
    const cadence = await post(who, 'de', '/api/alert-preferences', { cadence: 'weekly' }, '/benachrichtigungen')
    expect(cadence.text).toContain('Du bist nicht mehr angemeldet')
    const deletion = await post(who, 'de', '/api/my-data/deletion', { what: 'account' }, '/benachrichtigungen')
    expect(deletion.text).toContain('Du bist nicht mehr angemeldet')
    const state = await post(who, 'de', `/api/alerts/${id}/state`, { state: 'paused', from: 'page' }, '/')
    expect(state.text).not.toContain('Gespeichert.')
    who.setCookie('de', '__Host-session', session)
    expect(dialogOf(await who.get('de', modalOf('de', 1, 'reasons')))).toContain('Zu weit weg')
    const again = (await who.get('de', '/benachrichtigungen')).text
    // The URL alone does not confirm it.
    expect((await who.get('de', '/benachrichtigungen?done=deleted')).text).not.toContain('Gelöscht')
    expect(dialogOf(await who.get('de', modalOf('de', 1, 'removed')))).not.toContain('ist entfernt')
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
    // Confirmed in the meantime: no confirmation follows (spec section 4).
    const api = await here.site.miniflare.getD1Database('DB', 'sojourn-api')
    await api
      .prepare("UPDATE tours SET status = 'CONFIRMED', free_seats = 4, seats_to_confirm = 0 WHERE id = ?")
      .bind(tourOf(1).id)
      .run()
    expect(dialogOf(await who.get('de', from))).toMatch(/<strong>Preisänderungen<\/strong>/)
    expect(dialogOf(await removal())).toContain('ist entfernt')
  })

  it('is unchanged when the back end fails, with a link to try again', async () => {
    const { about } = tourOf(2)
    const from = modalOf('de', 2)
    await here.site.fault('status=503;path=/alerts')
    expect(dialogOf(await who.get('de', from))).toContain('Noch einmal versuchen')
    const failed = await post(who, 'de', '/api/alerts', { ...about, phone: '+49 170 1234567' }, from)
    expect(failed.status).toBe(200)
    await here.site.fault(null)
    const again = dialogOf(await who.get('de', modalOf('de', 2, 'failed')))
    expect(again).toContain('Das konnten wir nicht speichern')
    expect(again).toContain('value="+49 170 1234567"')
    expect(dialogOf(await post(who, 'de', '/api/alerts', { ...about, phone: '' }, from))).toContain('ist an')
    await here.site.fault('status=503;path=/alerts')
    expect((await who.get('de', '/benachrichtigungen')).text).toContain('Noch einmal versuchen')
    await here.site.fault(null)
  })

  it('is visible to its owner only: a code does not open an account’s alerts, and sign-out hides them', async () => {
    const other = person(here.site)
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
    // As in another tab: this one would continue with a password for the new email.
    other.setCookie('de', '__Host-sign-up', '')
    await signIn(other, 'de', GIULIA)
    expect(other.cookies('de')['__Host-address']).toBeUndefined()
    other.setCookie('de', '__Host-sign-up', 'of the flow')
    await other.post(`${here.site.origin('de')}/logout`, {})
    expect(other.cookies('de')['__Host-sign-up']).toBeUndefined()
    expect((await other.get('de', '/api/my-data')).status).toBe(303)
  })

  it('is not reported as deleted by a response without confirmation', async () => {
    await here.site.fault('body=lying;path=/alerts')
    const deletion = await post(who, 'de', '/api/my-data/deletion', { what: 'account' }, '/benachrichtigungen')
    const change = await who.post(`${here.site.origin('de')}/api/alert-preferences`, { cadence: 'daily' })
    await here.site.fault(null)
    expect(deletion.text).not.toContain('Gelöscht')
    expect(header(change, 'location')).toContain('done=failed')
    expect((await who.get('de', '/benachrichtigungen')).text).toContain('data-signed-in="true"')
  })

  it('is exported with all data, and deleted with the account', async () => {
    const download = await who.get('de', '/api/my-data')
    expect(header(download, 'content-disposition')).toContain('attachment')
    expect(header(download, 'cache-control')).toContain('no-store')
    const data = JSON.parse(download.text)
    expect(data.account.account.email).toBe(GIULIA.email)
    expect(data.alerts.length).toBeGreaterThan(1)
    expect(JSON.stringify(data)).not.toContain('scrypt')

    const other = person(here.site)
    await signIn(other, 'it', GIULIA)
    expect((await who.get('de', '/benachrichtigungen?delete=account')).text).toContain('Dein Konto löschen?')
    // Posts from other sites are rejected.
    const forged = await who.post(
      `${here.site.origin('de')}/api/my-data/deletion`,
      { what: 'account' },
      {
        origin: 'https://evil.example',
        'sec-fetch-site': 'cross-site',
      },
    )
    expect(forged.status).toBe(403)
    await makeSignInsOld(11 * 60)
    const late = await post(who, 'de', '/api/my-data/deletion', { what: 'account' }, '/benachrichtigungen')
    expect(late.text).toContain('Damit das niemand anders tun kann, melde dich vorher noch einmal an.')
    expect(late.text).not.toContain('value="account" name="what"')
    expect((await who.get('de', '/api/my-data')).status).toBe(200)
    await who.visit('de', loginAgainIn(late))
    expect(who.url().pathname).toMatch(/^\/interaction\//)
    const again = await who.submit(who.url().pathname, GIULIA)
    expect(who.url().pathname + who.url().search).toBe('/benachrichtigungen?delete=account')
    expect(again.text).toContain('value="account" name="what"')
    // Interrupted: the account still exists for another attempt.
    await here.site.fault('status=503;path=/backoffice', 'account')
    const failed = await post(who, 'de', '/api/my-data/deletion', { what: 'account' }, '/benachrichtigungen')
    expect(failed.text).toContain('Das konnten wir nicht speichern')
    await here.site.fault(null, 'account')
    const deleted = await post(who, 'de', '/api/my-data/deletion', { what: 'account' }, '/benachrichtigungen')
    expect(deleted.text).toContain('Gelöscht')
    expect(deleted.text).toContain('data-signed-in="false"')
    expect(Object.keys(who.cookies('account')).filter((name) => !name.startsWith('__Secure-'))).toEqual([])
    expect(Object.keys(who.cookies('de'))).not.toContain('__Host-known')
    const mails = await mailTo(here.site, GIULIA.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Dein Sojourn-Konto ist gelöscht'])
    expect((await other.get('it', '/avvisi')).text).toContain('Di chi sono questi avvisi?')
    const back = await signIn(person(here.site), 'it', GIULIA)
    expect(back.text).not.toContain('data-signed-in="true"')
    const identity = await here.site.miniflare.getD1Database('DB', 'sojourn-identity')
    expect(
      await identity.prepare('SELECT count(*) AS n FROM account WHERE email = ?').bind(GIULIA.email).first(),
    ).toEqual({ n: 0 })
  })
})
