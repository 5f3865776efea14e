import { describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../../demo/seed/demo-accounts.ts'
import { A_MEETING } from '../../support/market-pages.ts'
import { mailTo } from '../../support/outbox.ts'
import { type Person, person, signIn } from '../../support/person.ts'
import { here } from '../../support/shared-site.ts'
import type { SiteResponse } from '../../support/site.ts'
import { header } from '../../support/site.ts'
import { codeIn, dialogOf, submit } from './steps.ts'

describe('group info of a departure', () => {
  it('is shown to visitors with a verified email and to signed-in users only (§2, §3, §4, §6)', async () => {
    const { text } = await here.site.request('it', '/cerca')
    const [, tour = ''] = /api\/wishlist\/tour\/([^"]+)"/.exec(text) ?? []
    const address = `/viaggi?modal=&type=group-info&tour=${tour}`
    const who = person(here.site)
    const closed = dialogOf(await who.visit('it', address))
    expect(closed).toContain('type=verification-code&amp;tour=')
    expect(closed).not.toMatch(/group-people|in viaggio/)
    const flow = (action: string, fields: Record<string, string> = {}) =>
      submit(who, action, { purpose: 'group-info', tour, ...fields })
    await flow('address', { email: 'curiosa.gruppo@example.com' })
    await flow('continue', { marketing: 'decline' })
    const done = dialogOf(await flow('code', { code: await codeIn('curiosa.gruppo@example.com') }))
    // The group, with a link to create a password below.
    expect(done).toMatch(/persone in viaggio.*Crea una password/s)
    const open = await who.visit('it', address)
    expect(dialogOf(open)).toMatch(/persone in viaggio.*persone interessate/s)
    expect(open.headers['cache-control']).toBe('private, no-store')
    expect((await who.visit('it', '/viaggi?modal=&type=group-info&tour=nowhere')).text).not.toContain('<dialog')
    await here.site.fault('status=503;path=/group-info')
    expect(dialogOf(await who.visit('it', address))).toContain('non riusciamo a mostrarti il gruppo')
    await here.site.fault(null)
  })

  it('is hidden in all browsers once the email’s owner has signed out everywhere', async () => {
    const { text } = await here.site.request('it', '/cerca')
    const [, tour = ''] = /api\/wishlist\/tour\/([^"]+)"/.exec(text) ?? []
    const address = `/viaggi?modal=&type=group-info&tour=${tour}`
    // Look-ups are also counted by IP address.
    const lent = person(here.site, { 'cf-connecting-ip': '198.51.100.30' })
    const flow = (action: string, fields: Record<string, string> = {}) =>
      submit(lent, action, { purpose: 'group-info', tour, ...fields })
    const prove = async () => {
      await flow('address', { email: 'giulia@example.com' })
      await flow('continue')
      await flow('code', { code: await codeIn('giulia@example.com') })
    }
    await prove()
    expect(dialogOf(await lent.visit('it', address))).toContain('persone in viaggio')
    // While the check fails, nothing is shown.
    await here.site.fault('status=503;path=/codes', 'account')
    expect(dialogOf(await lent.visit('it', address))).toContain('non riusciamo a mostrarti il gruppo')
    const alerts = await lent.visit('it', '/avvisi')
    await here.site.fault(null, 'account')
    expect([alerts.status, alerts.text.includes('Riprova')]).toEqual([200, true])

    const giulia = person(here.site)
    await signIn(giulia, 'it', { email: 'giulia@example.com', password: DEMO_PASSWORD })
    await giulia.visit('account', '/profile')
    await giulia.submit('/sign-out-everywhere', {})
    const closed = dialogOf(await lent.visit('it', address))
    expect(closed).not.toContain('persone in viaggio')
    expect(closed).toContain('purpose=group-info')
    // A new verification opens it again.
    lent.forgetCookies('it')
    await prove()
    expect(dialogOf(await lent.visit('it', address))).toContain('persone in viaggio')
  })
})

describe('code service', () => {
  it('responds to the storefront only (§7)', async () => {
    for (const path of ['look-up', 'send', 'check', 'still-proven']) {
      const body = JSON.stringify({ email: 'giulia@example.com', ip: null })
      for (const authorization of ['', 'Basic c3RvcmVmcm9udDp3cm9uZw=='])
        expect(
          (await here.site.request('account', `/codes/${path}`, { method: 'POST', body, headers: { authorization } }))
            .status,
        ).toBe(401)
    }
  })
})

const EVENT = '/evenements-wemeet/bologne-diner-2027-01-28'

const PLACE = `${EVENT}?modal=&type=event-join&event=${A_MEETING}`

describe('place at an event', () => {
  const send = (who: Person, action: string, fields: Record<string, string> = {}): Promise<SiteResponse> =>
    who
      .post(
        `${here.site.origin('fr')}/api/${action}`,
        { event: A_MEETING, ...fields },
        { referer: here.site.origin('fr') + PLACE },
      )
      .then(who.follow)
  const flow = (who: Person, action: string, fields: Record<string, string> = {}) =>
    send(who, `sign-up/${action}`, { purpose: 'join-event', ...fields })
  /** Number of attendees on the page. */
  const attendees = async () => /(\d+) participants?/.exec((await here.site.request('fr', EVENT)).text)?.[1]

  it('is reserved with a code by email, confirmed by mail with a calendar file, and released (§2)', async () => {
    const before = Number(await attendees())
    const who = person(here.site, { 'cf-connecting-ip': '203.0.113.49' })
    const first = dialogOf(await who.visit('fr', PLACE))
    expect(first).toContain('Réserve ta place')
    expect(first).toContain(`value="${A_MEETING}"`)
    // Sign-in returns to the form.
    expect(first).toContain(encodeURIComponent('type=event-join'))
    await flow(who, 'address', { email: 'lea@example.com' })
    await flow(who, 'continue', { marketing: 'decline' })
    const done = await flow(who, 'code', { code: await codeIn('lea@example.com') })
    expect(dialogOf(done)).toContain('C’est noté\u00a0!')
    expect(header(done, 'cache-control')).toBe('private, no-store')
    const mail = (await mailTo(here.site, 'lea@example.com'))[0]
    expect(mail?.subject).toBe('Ta place est réservée\u00a0: Dîner à la grande table, Bologne')
    expect(mail?.text).toContain('jeudi 28 janvier, 20:00–23:00')
    const [file] = mail?.attachments ?? []
    // Both calendar files have the same event id.
    const download = await here.site.request('fr', `/api/event.ics?event=${A_MEETING}`)
    expect(header(download, 'content-type')).toContain('text/calendar')
    expect(download.text).toBe(file?.content)
    expect(download.text).toContain('DTSTART:20270128T190000Z')
    // The shared page counts one more, without a name.
    expect(Number(await attendees())).toBe(before + 1)
    const page = await who.visit('fr', EVENT)
    expect(page.text).not.toContain('lea@example.com')
    // The mail's link in the same browser.
    const link = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    const again = dialogOf(await who.visit('fr', link.pathname + link.search))
    expect(again).toContain('Ta place est confirmée au nom de lea@example.com')
    const left = dialogOf(await send(who, 'wemeet/leave'))
    expect(left).toContain('Place libérée')
    expect(Number(await attendees())).toBe(before)
    // Known visitors need one press.
    expect(dialogOf(await who.visit('fr', PLACE))).toContain('action="/api/wemeet/join"')
    expect(dialogOf(await send(who, 'wemeet/join'))).toContain('C’est noté\u00a0!')
    // Also with another email.
    await send(who, 'wemeet/leave')
    expect(dialogOf(await flow(who, 'other-address'))).toContain('action="/api/sign-up/address"')
    expect(await mailTo(here.site, 'lea@example.com')).toHaveLength(2)
  })

  it('is reserved with one press by signed-in users, and rejected for unknown visitors', async () => {
    const who = person(here.site)
    expect(dialogOf(await send(who, 'wemeet/join'))).toContain('Réserve ta place')
    await signIn(who, 'fr', { email: 'giulia@example.com', password: 'travel-together' })
    expect(dialogOf(await who.visit('fr', PLACE))).toContain('giulia@example.com')
    expect(dialogOf(await send(who, 'wemeet/join'))).toContain('C’est noté\u00a0!')
    expect(dialogOf(await send(who, 'wemeet/leave'))).toContain('Place libérée')
  })

  it('is unchanged, with an error, when the back end fails', async () => {
    const who = person(here.site)
    await signIn(who, 'fr', { email: 'giulia@example.com', password: 'travel-together' })
    await here.site.fault('status=503;path=/wemeet/attendance')
    expect(dialogOf(await who.visit('fr', PLACE))).toContain('Impossible d’afficher ta place')
    expect(dialogOf(await send(who, 'wemeet/join'))).toContain('Ça n’a pas marché')
    await here.site.fault(null)
    const api = await here.site.miniflare.getD1Database('DB', 'sojourn-api')
    await api.prepare('UPDATE wemeet_events SET capacity = guests WHERE id = ?').bind(A_MEETING).run()
    const full = person(here.site)
    await expect
      .poll(async () => dialogOf(await full.visit('fr', PLACE)), { timeout: 20_000 })
      .toContain('C’est complet')
    expect(dialogOf(await send(who, 'wemeet/join'))).toContain('C’est complet')
    // Unknown event: the page without a modal.
    const none = await who.get('fr', '/evenements-wemeet?modal=&type=event-join&event=no-such-event')
    expect([none.status, header(none, 'location')]).toEqual([302, '/evenements-wemeet'])
  })
})
