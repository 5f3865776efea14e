import { beforeAll, describe, expect, it } from 'vitest'
import { travelPath } from '../../markets/links.ts'
import { markets } from '../../markets/registry.ts'
import { translators } from '../../markets/translate.ts'
import { withModal } from '../../shared/modals/modal-url.ts'
import { type Device, expectAccessible, expectNoSidewaysScroll } from '../support/browser.ts'
import { sharedBrowserSite } from '../support/browser-site.ts'
import { mailTo } from '../support/outbox.ts'
import { person } from '../support/person.ts'
import { casesOfRun } from '../support/whole-run.ts'

const here = sharedBrowserSite()

let tour: { slug: string; code: string }
beforeAll(async () => {
  const api = await here.site.miniflare.getD1Database('DB', 'sojourn-api')
  const row = await api
    .prepare(
      `SELECT v.slug, t.code FROM tours AS t JOIN travels AS v ON v.id = t.travel_id
      WHERE t.status = 'PLANNED' AND t.starting_date > '2027-03' ORDER BY t.no LIMIT 1`,
    )
    .first<typeof tour>()
  if (row === null) throw new Error('no departure is planned')
  tour = row
})

const CASES = casesOfRun<{ market: 'it' | 'fr'; device: Device; javaScript: boolean }>(
  [{ market: 'it', device: 'desktop', javaScript: true }],
  [{ market: 'fr', device: 'phone', javaScript: false }],
)

describe.each(CASES)('notify-me in $market on a $device, JavaScript $javaScript', ({ market, device, javaScript }) => {
  it('creates an alert for an email, pauses it and deletes it (§2)', async () => {
    const { page, end } = await here.visit({ device, javaScript })
    const email = `somebody@${market}.example`
    const about = { travel: tour.slug, tour: tour.code.toLowerCase() }
    const address =
      here.site.origin(market) + withModal(travelPath(markets[market], tour.slug), 'notify-me', null, about)
    const dialog = page.locator('dialog[open]')
    const check = async () => {
      await expectNoSidewaysScroll(page)
      if (javaScript) await expectAccessible(page, 'dialog[open]')
    }
    await page.goto(address)
    await check()
    await dialog.locator('[name="email"]').fill(email)
    await dialog.locator('[action="/api/sign-up/address"] button').click()
    await dialog.locator('[value="decline"]').click()
    await dialog.locator('[name="code"]').waitFor()
    // The form is disabled while the countdown runs.
    if (javaScript) await dialog.locator('[data-counting]').waitFor()
    expect(await dialog.locator('[action$="/resend"] button').isVisible()).toBe(!javaScript)
    await check()
    const [mail] = await mailTo(here.site, email)
    await dialog.locator('[name="code"]').fill(/^\d{6}/.exec(mail?.text ?? '')?.[0] ?? '')
    await dialog.locator('[action="/api/sign-up/code"] button').click()
    await dialog.locator('a[href^="/login"]').waitFor()

    await page.goto(address)
    await dialog.locator('[name="state"][value="paused"]').click()
    await dialog.locator('[name="state"][value="active"]').waitFor()
    await check()
    await page.goto(`${here.site.origin(market)}${markets[market].paths.alerts}`)
    await page.locator('.alert[data-state="paused"]').waitFor()
    await expectNoSidewaysScroll(page)
    if (javaScript) await expectAccessible(page)
    await page.locator('.alert-actions a').first().click()
    await dialog.locator('a[href*="layout=reasons"]').click()
    await dialog.locator('[name="reason"][value="too-many"]').check()
    expect(await dialog.locator('[name="text"]').isVisible()).toBe(false)
    await dialog.locator('[name="reason"][value="other"]').check()
    await dialog.locator('[name="text"]').fill('later')
    await check()
    await dialog.locator('[action$="/removal"] button').click()
    await dialog.locator('a[href="#"], .step-choices a').first().click()
    await page.locator('.alerts-empty').waitFor()
    await end()
  })

  it('leads to the sign-in after five codes of an email (§4)', async () => {
    const origin = here.site.origin(market)
    const about = { travel: tour.slug, tour: tour.code.toLowerCase() }
    const email = `flooded@${market}.example`
    for (let sent = 0; sent < 5; sent++) {
      const other = person(here.site, { 'cf-connecting-ip': `198.51.100.${sent}` })
      await other.get(market, '/')
      for (const [action, field] of [
        ['address', { email }],
        ['continue', { marketing: 'decline' }],
      ] as const)
        await other.post(`${origin}/api/sign-up/${action}`, { purpose: 'notify-me', ...about, ...field })
    }
    const { page, end } = await here.visit({ device, javaScript })
    const dialog = page.locator('dialog[open]')
    await page.goto(origin + withModal(travelPath(markets[market], tour.slug), 'notify-me', null, about))
    await dialog.locator('[name="email"]').fill(email)
    await dialog.locator('[action="/api/sign-up/address"] button').click()
    await dialog.locator('[value="decline"]').click()
    const refusal = dialog.getByRole('alert')
    await refusal.waitFor()
    expect(await refusal.textContent()).toMatch(/\b(59|60)\s(minuti|minutes)/)
    await expectNoSidewaysScroll(page)
    await refusal.locator('a').click()
    await page.locator('[name="password"]').waitFor()
    await end()
  })
})

const EDITOR = { authorization: 'Bearer local-write-token-of-no-value' }

describe.each(
  casesOfRun<{ market: 'it' | 'de'; device: Device; javaScript: boolean }>(
    [{ market: 'it', device: 'phone', javaScript: true }],
    [{ market: 'de', device: 'desktop', javaScript: false }],
  ),
)('event in $market on a $device, JavaScript $javaScript', ({ market, device, javaScript }) => {
  it('an editor’s event is listed by city, joined with an email and a code, and mails its cancellation (§1, §2)', async () => {
    const { page, end } = await here.visit({ device, javaScript })
    const t = translators[market]
    const added = await here.site.request('api', '/backoffice/events', {
      method: 'POST',
      headers: EDITOR,
      body: JSON.stringify({
        ...{ kind: 'dinner', city: 'bologna', day: '2027-01-16', time: '20:00', place: 'Piazza Verdi' },
        ...{ organiser: { member: 'Chiara' }, language: 'it', capacity: 8 },
      }),
    })
    const { slug: id } = JSON.parse(added.text).data
    // The day may have another dinner, and the id then ends with a number.
    const slug = id.replace('dinner', market === 'it' ? 'cena' : 'abendessen')
    const list = here.site.origin(market) + markets[market].paths['events-wemeet']
    const dialog = page.locator('dialog[open]')
    const attendance = page.locator('main .meet-attendance').first()
    const check = async (part = 'html') => {
      await expectNoSidewaysScroll(page)
      if (javaScript) await expectAccessible(page, part)
    }
    await page.goto(list)
    await page.locator('[name="place"]').fill('Bolgona')
    await page.locator('.meet-search button').click()
    await page.waitForURL((url) => url.searchParams.get('place') === 'Bolgona')
    await page.locator(`main a[href$="/${slug}"]`).click()
    await page.waitForURL((url) => url.pathname.endsWith(`/${slug}`))
    expect(await attendance.textContent()).toContain(t('wemeet.attendees', { count: 0 }))

    const join = page.locator('main a[href*="type=event-join"]')
    if (device === 'phone') {
      // The bar comes when the first link is far above.
      await join.last().waitFor({ state: 'hidden' })
      await page.mouse.wheel(0, 1_500)
      await join.last().click()
    } else await join.first().click()
    const email = `guest@${market}.example`
    await dialog.locator('[name="email"]').fill('nobody')
    await dialog.locator('[action="/api/sign-up/address"] button').click()
    await dialog.locator('[name="email"][aria-invalid="true"]').waitFor()
    await check('dialog[open]')
    await dialog.locator('[name="email"]').fill(email)
    await dialog.locator('[action="/api/sign-up/address"] button').click()
    await dialog.locator('[value="decline"]').click()
    await dialog.locator('[name="code"]').waitFor()
    const [code] = await mailTo(here.site, email)
    await dialog.locator('[name="code"]').fill(/^\d{6}/.exec(code?.text ?? '')?.[0] ?? '')
    await dialog.locator('[action="/api/sign-up/code"] button').click()
    await dialog.locator('a[href^="/api/event.ics"]').waitFor()
    await check('dialog[open]')
    await page.goto(`${list}/${slug}`)
    expect(await attendance.textContent()).toContain(t('wemeet.attendees', { count: 1 }))

    const off = await here.site.request('api', `/backoffice/events/${id}`, { method: 'DELETE', headers: EDITOR })
    expect(JSON.parse(off.text).data).toMatchObject({ attendees: 1, mailed: 1 })
    expect((await mailTo(here.site, email)).map(({ subject }) => subject).join()).toMatch(/Annullato: |Abgesagt: /)
    await page.reload()
    await page.locator('main .notice', { hasText: t('wemeet.placeText-cancelled') }).waitFor()
    await check()
    await page.goto(`${list}/${slug}?modal=&type=event-join&event=${id}`)
    await dialog.locator('[role="status"]', { hasText: t('wemeet.placeText-cancelled') }).waitFor()
    await page.goto(`${list}?place=Bologna`)
    expect(await page.locator(`main a[href$="/${slug}"]`).count()).toBe(0)
    await end()
  })
})
