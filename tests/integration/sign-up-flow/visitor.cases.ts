import { describe, expect, it } from 'vitest'
import { SIGN_UP_CONSENT_VERSION } from '../../../shared/contracts/consent.ts'
import { mailTo } from '../../support/outbox.ts'
import { person } from '../../support/person.ts'
import { here } from '../../support/shared-site.ts'
import { header } from '../../support/site.ts'
import { ABOUT, codeIn, dialogOf, FIRST, submit } from './steps.ts'

const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('anonymous visitor', () => {
  it('without an account enters email, marketing consent and code, and gets a link to set a password (§1, §4, §5, §6)', async () => {
    const who = person(here.site)
    const first = dialogOf(await who.visit('it', FIRST))
    expect(first).toContain('action="/api/sign-up/address"')
    const form = dialogOf(await submit(who, 'address', { email: ' nuova@example.com ' }))
    expect(form).toMatch(/value="accept" name="marketing".*value="decline" name="marketing"/s)
    const code = dialogOf(await submit(who, 'continue', { marketing: 'accept' }))
    expect(code).toContain('nuova@example.com')
    expect(code).toMatch(/autoComplete="one-time-code"/i)
    expect(code).toMatch(/data-countdown="(60|59)"/)
    // Pasted with a space.
    const [a, b] = [(await codeIn('nuova@example.com')).slice(0, 3), (await codeIn('nuova@example.com')).slice(3)]
    const before = who.cookies('it')['__Host-sign-up'] ?? ''
    const done = dialogOf(await submit(who, 'code', { code: `${a} ${b}` }))
    expect(done).toContain('href="/login?return=%2Fpreferiti"')
    // The accepted texts are stored as shown.
    const api = await here.site.miniflare.getD1Database('DB', 'sojourn-api')
    const consent = await api
      .prepare('SELECT privacy_text, privacy_version, marketing, marketing_text FROM alert_people WHERE email = ?')
      .bind('nuova@example.com')
      .first<Record<string, string>>()
    expect(first.replaceAll(/<[^>]*>/g, '')).toContain(consent?.privacy_text)
    expect(form).toContain(consent?.marketing_text)
    expect([consent?.marketing, consent?.privacy_version]).toEqual(['accepted', SIGN_UP_CONSENT_VERSION])
    // Back to a flow before the code: only the correct code is accepted again.
    const after = who.cookies('it')['__Host-sign-up'] ?? ''
    who.setCookie('it', '__Host-sign-up', before)
    expect(dialogOf(await submit(who, 'code', { code: otherThan(`${a}${b}`) }))).toContain('non vale più')
    who.setCookie('it', '__Host-sign-up', after)
    expect(done).toContain('Crea una password')
    // The verified email needs no other code: a name and a password create the account. No URL contains a secret.
    expect(header(await who.get('it', '/login?return=%2Fpreferiti'), 'location')).not.toContain('proof')
    const page = await who.visit('it', '/login?return=%2Fpreferiti')
    expect(who.url().pathname).toMatch(/\/password$/)
    expect(page.text).toContain('nuova@example.com')
    const path = who.url().pathname
    const nameless = await who.submit(path, { name: 'Nuova', password: 'una frase che ricordo' })
    expect(nameless.text).toContain('Scrivi nome e cognome.')
    const end = await who.submit(path, { name: 'Nuova Arrivata', password: 'una frase che ricordo' })
    expect(end.text).toContain('data-signed-in="true"')
    expect(who.url().pathname).toBe('/preferiti')
  })

  it('with an account enters the code, and the item is saved (§4)', async () => {
    const who = person(here.site)
    await who.visit('it', FIRST)
    const second = dialogOf(await submit(who, 'address', { email: 'giulia@example.com' }))
    expect(second).not.toContain('name="marketing"')
    expect(await mailTo(here.site, 'giulia@example.com')).toEqual([])
    await submit(who, 'continue')
    const done = dialogOf(await submit(who, 'code', { code: await codeIn('giulia@example.com') }))
    expect(done).toContain('>Accedi<')
    // A code does not sign in.
    expect((await who.visit('it', '/preferiti')).text).toContain('data-signed-in="false"')
  })

  it('sees validation errors next to preserved input (§2)', async () => {
    const who = person(here.site)
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

  it('loses no input when the sign-in service fails at any step', async () => {
    const who = person(here.site)
    const failing = async (action: string, fields: Record<string, string>) => {
      await here.site.fault('status=503;path=/codes', 'account')
      const before = here.site.logs.length
      const answer = dialogOf(await submit(who, action, fields))
      await here.site.fault(null, 'account')
      expect(answer).toContain('quello che hai scritto è ancora qui')
      const errors = () => here.site.logs.slice(before).filter(({ level }) => level === 'error')
      await expect
        .poll(errors, { message: 'logged errors' })
        .toMatchObject([{ error: 'codes', causes: ['UpstreamError: sign-in: status (503)'] }])
      return dialogOf(await submit(who, action, fields))
    }
    expect(await failing('address', { email: 'sfortuna@example.com' })).toContain('name="marketing"')
    expect(await failing('continue', { marketing: 'accept' })).toContain('name="code"')
    const done = await failing('code', { code: await codeIn('sfortuna@example.com') })
    expect(done).toContain('Crea una password')
  })

  it('needs no other code when only saving failed', async () => {
    const who = person(here.site)
    await submit(who, 'address', { email: 'riprova@example.com' })
    await submit(who, 'continue', { marketing: 'decline' })
    await here.site.fault('status=503;path=/wishlist')
    const failed = dialogOf(await submit(who, 'code', { code: await codeIn('riprova@example.com') }))
    await here.site.fault(null)
    expect(failed).toContain('non serve un altro codice')
    expect(failed).not.toContain('name="code"')
    expect(dialogOf(await submit(who, 'code'))).toContain('Crea una password')
  })

  it('starts again when the browser has lost its cookies', async () => {
    // Look-ups are also counted by IP address.
    const who = person(here.site, { 'cf-connecting-ip': '198.51.100.31' })
    await submit(who, 'address', { email: 'persa@example.com' })
    await submit(who, 'continue', { marketing: 'decline' })
    who.forgetCookies('it')
    // The browser stores no cookies.
    const none = await who.post(`${here.site.origin('it')}/api/sign-up/address`, {
      ...ABOUT,
      email: 'persa@example.com',
    })
    who.forgetCookies('it')
    expect(dialogOf(await who.follow(none))).toContain('non accetta i nostri cookie')
    const code = await codeIn('persa@example.com')
    const anew = dialogOf(await submit(who, 'code', { code, was: 'persa@example.com' }))
    expect(anew).toContain('action="/api/sign-up/address"')
    expect(anew).toContain('Qui il percorso si è interrotto')
    expect(anew).toContain('value="persa@example.com"')
    expect((await submit(who, 'code', { purpose: 'nonsense' })).status).toBe(400)
  })

  it('is not disturbed by another tab with another purpose', async () => {
    const who = person(here.site)
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

  it('who submits twice concurrently gets one valid code', async () => {
    const who = person(here.site)
    await submit(who, 'address', { email: 'doppia@example.com' })
    await Promise.all([1, 2, 3].map(() => submit(who, 'continue', { marketing: 'decline' })))
    expect((await mailTo(here.site, 'doppia@example.com')).length).toBe(1)
    expect(dialogOf(await submit(who, 'code', { code: await codeIn('doppia@example.com') }))).toContain(
      'Crea una password',
    )
  })

  it('cannot use the code of another browser', async () => {
    const [one, other] = [person(here.site), person(here.site)]
    for (const who of [one, other]) {
      await submit(who, 'address', { email: 'insieme@example.com' })
      await submit(who, 'continue', { marketing: 'decline' })
    }
    const [latest, first] = [await codeIn('insieme@example.com'), await codeIn('insieme@example.com', 1)]
    if (latest !== first)
      expect(dialogOf(await submit(one, 'code', { code: latest }))).toContain('Il codice non è corretto.')
    expect(dialogOf(await submit(one, 'code', { code: first }))).toContain('Crea una password')
  })

  it('learns after five codes of an address when there is another, and can sign in instead', async () => {
    const send = async () => {
      const who = person(here.site)
      await submit(who, 'address', { email: 'cinque@example.com' })
      return { who, dialog: dialogOf(await submit(who, 'continue', { marketing: 'decline' })) }
    }
    for (let sent = 0; sent < 5; sent++) expect((await send()).dialog).toContain('name="code"')
    const { who, dialog } = await send()
    expect(dialog).toMatch(/Troppi tentativi: potrai chiedere un codice tra (60|59)\sminuti\./)
    const login = '/login?return=%2Fpreferiti'
    expect(dialog).toContain(`<a href="${login}">Accedi con la password</a>`)
    expect((await who.visit('it', login)).text).toContain('name="password"')
  })

  it('has to wait after 20 lookups, which count for nobody else', async () => {
    const who = person(here.site, { 'cf-connecting-ip': '198.51.100.32' })
    const lookUp = (from = who) => submit(from, 'address', { email: 'curiosa@example.com' }).then(dialogOf)
    for (let i = 0; i < 20; i++) expect(await lookUp()).toContain('name="marketing"')
    expect(await lookUp()).toContain('Troppi tentativi')
    expect(await lookUp(person(here.site, { 'cf-connecting-ip': '198.51.100.33' }))).not.toContain('Troppi tentativi')
  })
})
