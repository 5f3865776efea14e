import { describe, expect, it } from 'vitest'
import { tourPath } from '../../../markets/links.ts'
import { markets } from '../../../markets/registry.ts'
import { translators } from '../../../markets/translate.ts'
import { linkIn, mailTo } from '../../support/outbox.ts'
import { person } from '../../support/person.ts'
import { here } from '../../support/shared-site.ts'
import { header } from '../../support/site.ts'
import { codeFor, dialogOf, modalOf, post, priceDrops, tourOf } from './departures.ts'

describe('alert of an anonymous visitor', () => {
  it('is created with a verified email, fires, and is managed from the mail, without JavaScript (§2, §4, §5, §6)', async () => {
    const who = person(here.site)
    const email = 'new@notify.example'
    who.setCookie('it', '__Host-consent', 'refused.3')
    const { about, slugs } = tourOf(0)
    const form = await who.get('it', modalOf('it', 0))
    expect([form.status, header(form, 'cache-control')]).toEqual([200, 'private, no-store'])
    const dialog = dialogOf(form)
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
    // The text of the alert stays, with one error message.
    for (const page of [form, wrong])
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
    const [mail] = (await mailTo(here.site, email)).filter(({ key }) => key.startsWith('alert/'))
    expect(mail?.subject).toContain('il prezzo scende a')
    expect(mail?.text).toContain(tourPath(markets.it, slugs.it ?? '', about.tour))

    // Opened from the mail on another device.
    const elsewhere = person(here.site)
    const link = linkIn(mail, '/avvisi')
    const asked = await elsewhere.visit('it', link)
    expect([asked.text.includes('/api/alerts-link'), header(asked, 'referrer-policy')]).toEqual([true, 'no-referrer'])
    // Any site can open a link.
    expect(elsewhere.cookies('it')['__Host-alerts']).toBeUndefined()
    expect((await elsewhere.visit('it', '/avvisi')).text).toContain('Di chi sono questi avvisi?')
    const opened = await elsewhere.submit('/api/alerts-link', {
      key: new URL(link, here.site.origin('it')).searchParams.get('key') ?? '',
    })
    expect(elsewhere.url().search).toBe('')
    expect([opened.status, header(opened, 'cache-control'), opened.text.includes('noindex')]).toEqual([
      200,
      'private, no-store',
      true,
    ])
    expect(opened.text).toContain('Negli ultimi 90 giorni')
    // A link may have been forwarded, so it reveals no personal data.
    expect(opened.text).not.toContain('/api/my-data')
    expect((await elsewhere.get('it', '/api/my-data')).status).toBe(303)
    const [, id = ''] = /\/api\/alerts\/([0-9a-f-]{36})\/state/.exec(opened.text) ?? []
    // It creates no alert either without verification.
    const { about: another } = tourOf(1)
    const asking = await elsewhere.get('it', modalOf('it', 1))
    expect(dialogOf(asking)).toContain('name="email"')
    const typed = { ...another, phone: '+39 333 7654321' }
    const confirmation = dialogOf(await post(elsewhere, 'it', '/api/alerts', typed, modalOf('it', 1)))
    expect(confirmation).toContain('name="email"')
    expect(confirmation).toContain('value="+39 333 7654321"')
    expect((await who.get('it', '/api/my-data')).text).not.toContain('7654321')
    const paused = await post(elsewhere, 'it', `/api/alerts/${id}/state`, { state: 'paused', from: 'page' }, '/avvisi')
    expect(paused.text).toContain('Sospeso')
    await priceDrops(0, 40_000)
    expect((await mailTo(here.site, email)).filter(({ key }) => key.startsWith('alert/')).length).toBe(1)
    const digest = await post(elsewhere, 'it', '/api/alert-preferences', { cadence: 'weekly' }, '/avvisi')
    expect(digest.text).toMatch(/value="weekly"[^>]*checked=""|checked=""[^>]*value="weekly"/)

    const stranger = await person(here.site).visit('it', `${link}x`)
    expect(stranger.text).toContain('Di chi sono questi avvisi?')
  })
})

describe('notify-me modal', () => {
  it.each([
    ['missing travel', '/?modal&type=notify-me'],
    ['unknown travel', '/?modal&type=notify-me&travel=atlantis'],
    ['unknown departure', '/?modal&type=notify-me&travel=TRAVEL&tour=nothing'],
  ])('%s: redirects to the page without the modal', async (_, path) => {
    const response = await person(here.site).get('us', path.replace('TRAVEL', tourOf(3).travel))
    expect([response.status, header(response, 'location')]).toEqual([302, '/'])
  })

  it('has its own text for a confirmed departure and for a travel without departures, in American English too (§4)', async () => {
    const { id, travel } = tourOf(3)
    const api = await here.site.miniflare.getD1Database('DB', 'sojourn-api')
    await api.prepare("UPDATE tours SET status = 'CONFIRMED', seats_to_confirm = 0 WHERE id = ?").bind(id).run()
    const cheaper = dialogOf(await person(here.site).get('us', modalOf('us', 3)))
    for (const part of ['title', 'text', 'cta'] as const)
      expect(cheaper).toContain(translators.us(`alerts.${part}-price`))
    await api
      .prepare("UPDATE tours SET status = 'SOLD_OUT', free_seats = 0, seats_to_confirm = 0 WHERE travel_id = ?")
      .bind(travel)
      .run()
    const page = await person(here.site).get('us', `/?modal&type=notify-me&travel=${travel}`)
    expect(dialogOf(page)).toContain('We’ll tell you when departures are back')
  })
})
