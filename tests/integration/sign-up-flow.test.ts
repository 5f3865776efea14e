import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../backend/identity/seed/demo-accounts.ts'
import { WORDS_VERSION } from '../../shared/contracts/consent.ts'
import { RESEND_SECONDS } from '../../shared/contracts/one-time-codes.ts'
import { header } from '../support/headers.ts'
import { A_MEETING } from '../support/market-pages.ts'
import { mailTo } from '../support/outbox.ts'
import { type Person, person, signIn } from '../support/person.ts'
import { type Answer, type Site, startSite } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const FIRST = '/preferiti?modal=&type=verification-code&purpose=wishlist'
const ABOUT = { purpose: 'wishlist' }
const dialogOf = ({ text }: Answer): string => /<dialog\b.*?<\/dialog>/s.exec(text)?.[0] ?? ''
const codeIn = async (email: string, nth = 0): Promise<string> =>
  /^\d{6}/.exec((await mailTo(site, email))[nth]?.text ?? '')?.[0] ?? ''
const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

const submit = (who: Person, action: string, fields: Record<string, string> = {}): Promise<Answer> =>
  who
    .post(`${site.origin('it')}/api/sign-up/${action}`, { ...ABOUT, ...fields }, { referer: site.origin('it') + FIRST })
    .then(who.follow)

describe('an anonymous visitor', () => {
  it('who is new: address, marketing, code, and the way to a password', async () => {
    const who = person(site)
    const first = dialogOf(await who.visit('it', FIRST))
    expect(first).toContain('action="/api/sign-up/address"')
    const asked = dialogOf(await submit(who, 'address', { email: ' nuova@example.com ' }))
    expect(asked).toMatch(/value="accept" name="marketing".*value="decline" name="marketing"/s)
    const code = dialogOf(await submit(who, 'continue', { marketing: 'accept' }))
    expect(code).toContain('nuova@example.com')
    expect(code).toMatch(/autoComplete="one-time-code"/i)
    expect(code).toMatch(/data-countdown="(60|59)"/)
    // Pasted with a space.
    const [a, b] = [(await codeIn('nuova@example.com')).slice(0, 3), (await codeIn('nuova@example.com')).slice(3)]
    const before = who.cookies('it')['__Host-sign-up'] ?? ''
    const done = dialogOf(await submit(who, 'code', { code: `${a} ${b}` }))
    expect(done).toContain('href="/login?return=%2Fpreferiti"')
    // What was agreed to is kept in the words that were shown.
    const api = await site.miniflare.getD1Database('DB', 'sojourn-api')
    const consent = await api
      .prepare('SELECT privacy_text, privacy_version, marketing, marketing_text FROM alert_people WHERE email = ?')
      .bind('nuova@example.com')
      .first<Record<string, string>>()
    expect(first.replaceAll(/<[^>]*>/g, '')).toContain(consent?.privacy_text)
    expect(asked).toContain(consent?.marketing_text)
    expect([consent?.marketing, consent?.privacy_version]).toEqual(['accepted', WORDS_VERSION])
    // Going back to before the code: only the one that was right is right again.
    const after = who.cookies('it')['__Host-sign-up'] ?? ''
    who.setCookie('it', '__Host-sign-up', before)
    expect(dialogOf(await submit(who, 'code', { code: otherThan(`${a}${b}`) }))).toContain('non vale più')
    who.setCookie('it', '__Host-sign-up', after)
    expect(done).toContain('Crea una password')
    // The address need not be proven again: a name and a password make the account. No secret is in an address.
    expect(header(await who.get('it', '/login?return=%2Fpreferiti'), 'location')).not.toContain('proof')
    const page = await who.visit('it', '/login?return=%2Fpreferiti')
    expect(who.address().pathname).toMatch(/\/password$/)
    expect(page.text).toContain('nuova@example.com')
    const path = who.address().pathname
    const nameless = await who.submit(path, { name: 'Nuova', password: 'una frase che ricordo' })
    expect(nameless.text).toContain('Scrivi nome e cognome.')
    const end = await who.submit(path, { name: 'Nuova Arrivata', password: 'una frase che ricordo' })
    expect(end.text).toContain('data-signed-in="true"')
    expect(who.address().pathname).toBe('/preferiti')
  })

  it('who has an account: the code, then it is kept', async () => {
    const who = person(site)
    await who.visit('it', FIRST)
    const second = dialogOf(await submit(who, 'address', { email: 'giulia@example.com' }))
    expect(second).not.toContain('name="marketing"')
    expect(await mailTo(site, 'giulia@example.com')).toEqual([])
    await submit(who, 'continue')
    const done = dialogOf(await submit(who, 'code', { code: await codeIn('giulia@example.com') }))
    expect(done).toContain('>Accedi<')
    // A code signs nobody in.
    expect((await who.visit('it', '/preferiti')).text).toContain('data-signed-in="false"')
  })

  it('is told what is wrong, and finds again what was typed', async () => {
    const who = person(site)
    const bad = dialogOf(await submit(who, 'address', { email: 'nessuna chiocciola' }))
    expect(bad).toContain('value="nessuna chiocciola"')
    expect(bad).toContain('aria-invalid="true"')
    await submit(who, 'address', { email: 'errori@example.com' })
    expect(dialogOf(await submit(who, 'continue'))).toContain('name="marketing"')
    await submit(who, 'continue', { marketing: 'decline' })
    const code = await codeIn('errori@example.com')
    expect(dialogOf(await submit(who, 'code', { code: '12' }))).toContain('Il codice è composto da 6 cifre.')
    for (const _ of [1, 2])
      expect(dialogOf(await submit(who, 'code', { code: otherThan(code) }))).toContain('Il codice non è corretto.')
    expect(dialogOf(await submit(who, 'code', { code: otherThan(code) }))).toContain('Questo codice non vale più.')
    expect(dialogOf(await submit(who, 'code', { code }))).toContain('Questo codice non vale più.')
    expect(dialogOf(await submit(who, 'resend'))).toContain('prima di chiedere un nuovo codice')
    expect(dialogOf(await submit(who, 'other-address'))).toContain('value="errori@example.com"')
  })

  it('loses nothing when the sign-in service fails at any step', async () => {
    const who = person(site)
    const failing = async (action: string, fields: Record<string, string>) => {
      await site.fault('status=503;path=/codes', 'account')
      const answer = dialogOf(await submit(who, action, fields))
      await site.fault(null, 'account')
      expect(answer).toContain('quello che hai scritto è ancora qui')
      return dialogOf(await submit(who, action, fields))
    }
    expect(await failing('address', { email: 'sfortuna@example.com' })).toContain('name="marketing"')
    expect(await failing('continue', { marketing: 'accept' })).toContain('name="code"')
    const done = await failing('code', { code: await codeIn('sfortuna@example.com') })
    expect(done).toContain('Crea una password')
  })

  it('needs no other code when only keeping failed', async () => {
    const who = person(site)
    await submit(who, 'address', { email: 'riprova@example.com' })
    await submit(who, 'continue', { marketing: 'decline' })
    await site.fault('status=503;path=/wishlist')
    const failed = dialogOf(await submit(who, 'code', { code: await codeIn('riprova@example.com') }))
    await site.fault(null)
    expect(failed).toContain('non serve un altro codice')
    expect(failed).not.toContain('name="code"')
    expect(dialogOf(await submit(who, 'code'))).toContain('Crea una password')
  })

  it('begins anew where the browser has forgotten', async () => {
    // Looks are counted by network address, too.
    const who = person(site, { 'cf-connecting-ip': '198.51.100.31' })
    await submit(who, 'address', { email: 'persa@example.com' })
    await submit(who, 'continue', { marketing: 'decline' })
    who.forgetCookies('it')
    // Not one cookie comes along: the browser keeps none.
    const none = await who.post(`${site.origin('it')}/api/sign-up/address`, { ...ABOUT, email: 'persa@example.com' })
    who.forgetCookies('it')
    expect(dialogOf(await who.follow(none))).toContain('non accetta i nostri cookie')
    const code = await codeIn('persa@example.com')
    const anew = dialogOf(await submit(who, 'code', { code, was: 'persa@example.com' }))
    expect(anew).toContain('action="/api/sign-up/address"')
    expect(anew).toContain('Qui il percorso si è interrotto')
    expect(anew).toContain('value="persa@example.com"')
    expect((await submit(who, 'code', { purpose: 'nonsense' })).status).toBe(400)
  })

  it('is not disturbed by another tab, whatever that one asks for', async () => {
    const who = person(site)
    const begin = async (email: string, about: Record<string, string>) => {
      await submit(who, 'address', { email, ...about })
      await submit(who, 'continue', { marketing: 'decline', was: email, ...about })
    }
    await begin('scheda.uno@example.com', {})
    await begin('scheda.due@example.com', { purpose: 'notify-me', travel: 'japan-tokyo-kyoto' })
    await begin('scheda.tre@example.com', {})
    for (const email of ['scheda.uno@example.com', 'scheda.tre@example.com']) {
      const done = dialogOf(await submit(who, 'code', { code: await codeIn(email), was: email }))
      expect(done, email).toContain('Crea una password')
    }
    const alert = { purpose: 'notify-me', travel: 'japan-tokyo-kyoto', was: 'scheda.due@example.com' }
    const code = await codeIn('scheda.due@example.com')
    expect(dialogOf(await submit(who, 'code', { code, ...alert }))).toContain('Crea una password')
  })

  it('that asks twice at once gets one code, which is right', async () => {
    const who = person(site)
    await submit(who, 'address', { email: 'doppia@example.com' })
    await Promise.all([1, 2, 3].map(() => submit(who, 'continue', { marketing: 'decline' })))
    expect((await mailTo(site, 'doppia@example.com')).length).toBe(1)
    expect(dialogOf(await submit(who, 'code', { code: await codeIn('doppia@example.com') }))).toContain(
      'Crea una password',
    )
  })

  it('cannot use the code of another browser', async () => {
    const [one, other] = [person(site), person(site)]
    for (const who of [one, other]) {
      await submit(who, 'address', { email: 'insieme@example.com' })
      await submit(who, 'continue', { marketing: 'decline' })
    }
    const [latest, first] = [await codeIn('insieme@example.com'), await codeIn('insieme@example.com', 1)]
    if (latest !== first)
      expect(dialogOf(await submit(one, 'code', { code: latest }))).toContain('Il codice non è corretto.')
    expect(dialogOf(await submit(one, 'code', { code: first }))).toContain('Crea una password')
  })

  it('is asked to wait after five looks at one address', async () => {
    const who = person(site)
    for (let i = 0; i < 5; i++) await submit(who, 'address', { email: 'curiosa@example.com' })
    expect(dialogOf(await submit(who, 'address', { email: 'CURIOSA@example.com' }))).toContain('Riprova tra un’ora')
  })
})

describe('who is going on a departure', () => {
  it('is shown to whoever has proven an address, or is signed in, and to nobody else', async () => {
    const { text } = await site.ask('it', '/cerca')
    const [, tour = ''] = /data-heart="tour\/([^"]+)"/.exec(text) ?? []
    const address = `/viaggi?modal=&type=group-info&tour=${tour}`
    const who = person(site)
    const closed = dialogOf(await who.visit('it', address))
    expect(closed).toContain('type=verification-code&amp;tour=')
    expect(closed).not.toMatch(/group-people|in viaggio/)
    const flow = (action: string, fields: Record<string, string> = {}) =>
      submit(who, action, { purpose: 'group-info', tour, ...fields })
    await flow('address', { email: 'curiosa.gruppo@example.com' })
    await flow('continue', { marketing: 'decline' })
    const done = dialogOf(await flow('code', { code: await codeIn('curiosa.gruppo@example.com') }))
    // The group itself, and the way to a password below it.
    expect(done).toMatch(/persone in viaggio.*Crea una password/s)
    const open = await who.visit('it', address)
    expect(dialogOf(open)).toMatch(/persone in viaggio.*persone interessate/s)
    expect(open.headers['cache-control']).toBe('private, no-store')
    expect((await who.visit('it', '/viaggi?modal=&type=group-info&tour=nowhere')).text).not.toContain('<dialog')
    await site.fault('status=503;path=/group-info')
    expect(dialogOf(await who.visit('it', address))).toContain('non riusciamo a mostrarti il gruppo')
    await site.fault(null)
  })

  it('is not shown any more, in any browser, once the address’s owner has signed out everywhere', async () => {
    const { text } = await site.ask('it', '/cerca')
    const [, tour = ''] = /data-heart="tour\/([^"]+)"/.exec(text) ?? []
    const address = `/viaggi?modal=&type=group-info&tour=${tour}`
    // Looks are counted by network address, too.
    const lent = person(site, { 'cf-connecting-ip': '198.51.100.30' })
    const flow = (action: string, fields: Record<string, string> = {}) =>
      submit(lent, action, { purpose: 'group-info', tour, ...fields })
    const prove = async () => {
      await flow('address', { email: 'giulia@example.com' })
      await flow('continue')
      await flow('code', { code: await codeIn('giulia@example.com') })
    }
    await prove()
    expect(dialogOf(await lent.visit('it', address))).toContain('persone in viaggio')
    // While nobody can tell, nothing is shown either.
    await site.fault('status=503;path=/codes', 'account')
    expect(dialogOf(await lent.visit('it', address))).toContain('non riusciamo a mostrarti il gruppo')
    const alerts = await lent.visit('it', '/avvisi')
    await site.fault(null, 'account')
    expect([alerts.status, alerts.text.includes('Riprova')]).toEqual([200, true])

    const giulia = person(site)
    await signIn(giulia, 'it', { email: 'giulia@example.com', password: DEMO_PASSWORD })
    await giulia.visit('account', '/profile')
    await giulia.submit('/sign-out-everywhere', {})
    const closed = dialogOf(await lent.visit('it', address))
    expect(closed).not.toContain('persone in viaggio')
    expect(closed).toContain('purpose=group-info')
    // Proving it anew opens it anew.
    lent.forgetCookies('it')
    await prove()
    expect(dialogOf(await lent.visit('it', address))).toContain('persone in viaggio')
  })
})

describe('the code service', () => {
  it('talks to nobody but the storefront', async () => {
    for (const path of ['look-up', 'send', 'check', 'still-proven']) {
      const body = JSON.stringify({ email: 'giulia@example.com', ip: null })
      for (const authorization of ['', 'Basic c3RvcmVmcm9udDp3cm9uZw=='])
        expect(
          (await site.ask('account', `/codes/${path}`, { method: 'POST', body, headers: { authorization } })).status,
        ).toBe(401)
    }
  })

  it('lets 200 guesses at once try three', async () => {
    const who = person(site)
    await submit(who, 'address', { email: 'assalto@example.com' })
    await submit(who, 'continue', { marketing: 'decline' })
    const code = await codeIn('assalto@example.com')
    const guesses = Array.from({ length: 200 }, (_, i) => String((Number(code) + 1 + i) % 1_000_000).padStart(6, '0'))
    await Promise.all(
      guesses.map((guess) => who.post(`${site.origin('it')}/api/sign-up/code`, { ...ABOUT, code: guess })),
    )
    expect(dialogOf(await submit(who, 'code', { code }))).toContain('Questo codice non vale più.')
  })

  it('sends a new code after a minute only', () => expect(RESEND_SECONDS).toBe(60))
})

const EVENT = `/evenements-wemeet/${A_MEETING}`
const PLACE = `${EVENT}?modal=&type=event-join&event=${A_MEETING}`

describe('a place at an event', () => {
  const send = (who: Person, action: string, fields: Record<string, string> = {}): Promise<Answer> =>
    who
      .post(
        `${site.origin('fr')}/api/${action}`,
        { event: A_MEETING, ...fields },
        { referer: site.origin('fr') + PLACE },
      )
      .then(who.follow)
  const flow = (who: Person, action: string, fields: Record<string, string> = {}) =>
    send(who, `sign-up/${action}`, { purpose: 'join-event', ...fields })
  /** How many come, as the page says it. */
  const attendees = async () => /(\d+) participants?/.exec((await site.ask('fr', EVENT)).text)?.[1]

  it('is taken by a code to an address, confirmed by mail with a calendar file, and given back', async () => {
    const before = Number(await attendees())
    const who = person(site, { 'cf-connecting-ip': '203.0.113.49' })
    const first = dialogOf(await who.visit('fr', PLACE))
    expect(first).toContain('Réserve ta place')
    expect(first).toContain(`value="${A_MEETING}"`)
    // Signing in leads back to the place.
    expect(first).toContain(encodeURIComponent('type=event-join'))
    await flow(who, 'address', { email: 'lea@example.com' })
    await flow(who, 'continue', { marketing: 'decline' })
    const done = await flow(who, 'code', { code: await codeIn('lea@example.com') })
    expect(dialogOf(done)).toContain('C’est noté\u00a0!')
    expect(header(done, 'cache-control')).toBe('private, no-store')
    const mail = (await mailTo(site, 'lea@example.com'))[0]
    expect(mail?.subject).toBe('Tu en es : Dîner à la grande table, Bologne')
    expect(mail?.text).toContain('jeudi 28 janvier, 20:00–23:00')
    const [file] = mail?.attachments ?? []
    // The mail's file and the page's are one event to a calendar.
    const download = await site.ask('fr', `/api/event.ics?event=${A_MEETING}`)
    expect(header(download, 'content-type')).toContain('text/calendar')
    expect(download.text).toBe(file?.content)
    expect(download.text).toContain('DTSTART:20270128T190000Z')
    // The page that everybody sees counts one more, and knows nobody.
    expect(Number(await attendees())).toBe(before + 1)
    const page = await who.visit('fr', EVENT)
    expect(page.text).not.toContain('lea@example.com')
    // The link of the mail, in the same browser.
    const link = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    const again = dialogOf(await who.visit('fr', link.pathname + link.search))
    expect(again).toContain('Ta place est confirmée au nom de lea@example.com')
    const left = dialogOf(await send(who, 'wemeet/leave'))
    expect(left).toContain('Place libérée')
    expect(Number(await attendees())).toBe(before)
    // Known by now: one press.
    expect(dialogOf(await who.visit('fr', PLACE))).toContain('action="/api/wemeet/join"')
    expect(dialogOf(await send(who, 'wemeet/join'))).toContain('C’est noté\u00a0!')
    // Or under another address.
    await send(who, 'wemeet/leave')
    expect(dialogOf(await flow(who, 'other-address'))).toContain('action="/api/sign-up/address"')
    expect(await mailTo(site, 'lea@example.com')).toHaveLength(2)
  })

  it('is one press for whoever is signed in, and nobody’s who is not known', async () => {
    const who = person(site)
    expect(dialogOf(await send(who, 'wemeet/join'))).toContain('Réserve ta place')
    await signIn(who, 'fr', { email: 'giulia@example.com', password: 'travel-together' })
    expect(dialogOf(await who.visit('fr', PLACE))).toContain('giulia@example.com')
    expect(dialogOf(await send(who, 'wemeet/join'))).toContain('C’est noté\u00a0!')
    expect(dialogOf(await send(who, 'wemeet/leave'))).toContain('Place libérée')
  })

  it('says so when it cannot be had, and loses nothing', async () => {
    const who = person(site)
    await signIn(who, 'fr', { email: 'giulia@example.com', password: 'travel-together' })
    await site.fault('status=503;path=/wemeet/attendance')
    expect(dialogOf(await who.visit('fr', PLACE))).toContain('Impossible d’afficher ta place')
    expect(dialogOf(await send(who, 'wemeet/join'))).toContain('Ça n’a pas marché')
    await site.fault(null)
    const api = await site.miniflare.getD1Database('DB', 'sojourn-api')
    await api.prepare('UPDATE wemeet_events SET capacity = guests WHERE id = ?').bind(A_MEETING).run()
    const full = person(site)
    expect(dialogOf(await full.visit('fr', `${PLACE}&x=1`))).toContain('C’est complet')
    expect(dialogOf(await send(who, 'wemeet/join'))).toContain('C’est complet')
    // No such event: the page without a modal.
    const none = await who.get('fr', '/evenements-wemeet?modal=&type=event-join&event=no-such-event')
    expect([none.status, header(none, 'location')]).toEqual([302, '/evenements-wemeet'])
  })
})
