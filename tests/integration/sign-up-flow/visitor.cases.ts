import { describe, expect, it } from 'vitest'
import { SIGN_UP_CONSENT_VERSION } from '../../../shared/contracts/consent.ts'
import { mailTo } from '../../support/outbox.ts'
import { person } from '../../support/person.ts'
import { here } from '../../support/shared-site.ts'
import { header } from '../../support/site.ts'
import { codeIn, dialogOf, FIRST, submit } from './steps.ts'

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
})
