import type { Page, Route } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../demo/seed/demo-accounts.ts'
import { travelPath } from '../../markets/links.ts'
import type { MarketId } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import { withModal } from '../../shared/modals/modal-url.ts'
import { createAccounts, type TestAccount } from '../support/accounts.ts'
import { DEVICES, type Device, expectAccessible, expectNoSidewaysScroll } from '../support/browser.ts'
import { browserSite } from '../support/browser-site.ts'
import { mailTo } from '../support/outbox.ts'
import { expectReflow } from '../support/reflow.ts'
import { endAccessToken, identityOf, sessionsOf } from '../support/sessions.ts'
import { addAuthenticator } from '../support/virtual-authenticator.ts'
import { casesOfRun } from '../support/whole-run.ts'

const here = browserSite()

const TRIP = 'japan-tokyo-kyoto'
const TRIP_ES = travelPath(markets.es, TRIP)

const ACCOUNT_TABS = ['profile', 'travels', 'partnership', 'communications']

const signedIn = (page: Page) => page.getAttribute('html', 'data-signed-in')

describe('sign-in', () => {
  it('signs up, in and out on a phone in Italy, without JavaScript', async () => {
    const { page, end } = await here.visit({ device: 'phone', javaScript: false })
    await page.goto(`${here.site.origin('it')}/viaggi`)
    await page.locator('form[action="/api/consent"] button[value="refused"]').first().click()
    await page.locator('html[data-consent="refused"]').waitFor()
    expect(await signedIn(page)).toBe('false')
    await page.locator('.header-menu').click()
    expect(await page.locator('.menu .account').isVisible()).toBe(false)
    await page.locator('.menu .account-login').click()
    await page.getByRole('link', { name: 'Registrati' }).click()
    await page.locator('[name="name"]').waitFor()
    await expectNoSidewaysScroll(page)
    await page.locator('[name="name"]').fill('Bruno Conti')
    await page.locator('[name="email"]').fill('bruno@example.com')
    await page.getByRole('button', { name: 'Continua' }).click()
    await page.locator('[name="code"]').waitFor()
    const [mail] = await mailTo(here.site, 'bruno@example.com')
    await page.locator('[name="code"]').fill(/^\d{6}/.exec(mail?.text ?? '')?.[0] ?? '')
    await page.getByRole('button', { name: 'Continua' }).click()
    await page.locator('[name="password"]').fill('una frase che ricordo')
    await page.getByRole('button', { name: 'Salva e accedi' }).click()
    await page.waitForURL(`${here.site.origin('it')}/viaggi`)
    expect(await signedIn(page)).toBe('true')

    await page.locator('.header-menu').click()
    expect(await page.locator('.menu .account-login').isVisible()).toBe(false)
    await page.locator('.menu .account > summary').click()
    await page.locator('.menu .account-panel a').first().click()
    await page.waitForURL(`${here.site.origin('account')}/profile`)
    await page.getByText('Bruno Conti').waitFor()
    await expectNoSidewaysScroll(page)

    await page.goto(`${here.site.origin('it')}/viaggi`)
    await page.locator('.header-menu').click()
    await page.locator('.menu .account > summary').click()
    await page.locator('.menu .account-panel button').click()
    await page.waitForURL(`${here.site.origin('it')}/`)
    expect(await signedIn(page)).toBe('false')
    await end()
  })

  it('returns to the page in Germany, with the picture and the event, and hides the user on a page restored after sign-out', async () => {
    const { page, context, end } = await here.visit()
    await page.goto(`${here.site.origin('de')}/reiseziele`)
    await page.locator('form[action="/api/consent"] button[value="granted"]').first().click()
    await page.locator('html[data-consent="granted"]').waitFor()
    await page.locator('.header-actions .account-login').click()
    await page.locator('[name="password"]').waitFor()
    await expectAccessible(page, 'html', { market: 'de', state: 'signIn' })
    await page.getByRole('link', { name: 'Registrieren' }).click()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Anmelden' }).click()
    await page.locator('[name="email"]').fill('giulia@example.com')
    await page.locator('[name="password"]').fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await page.waitForURL(`${here.site.origin('de')}/reiseziele`)
    expect(await signedIn(page)).toBe('true')
    await page.waitForFunction(
      () =>
        (window as { dataLayer?: { event: string }[] }).dataLayer?.some(({ event }) => event === 'account') === true,
    )
    await page.locator('.header-actions .account > summary').click()
    const picture = page.locator('.header-actions .account-picture')
    expect(await picture.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain(
      '/api/account/picture',
    )
    await expectAccessible(page, 'html', { market: 'de', state: 'signedIn' })

    const other = await context.newPage()
    for (const tab of ACCOUNT_TABS) {
      await other.goto(`${here.site.origin('account')}/${tab}`)
      await expectAccessible(other, 'html', { market: 'de', state: 'signedIn' })
      await expectReflow(other, { market: 'de', state: 'signedIn' })
    }
    await other.setViewportSize(DEVICES.desktop.viewport)
    await other.goto(`${here.site.origin('de')}/`)
    await other.locator('.header-actions .account > summary').click()
    await other.locator('.header-actions .account-panel button').click()
    await other.locator('html[data-signed-in="false"]').waitFor()

    // As after a restore from the back/forward cache.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await page.locator('html[data-signed-in="false"]').waitFor()
    await end()
  })

  it('renews sessions in two tabs in Spain, loses no input when one expires, and ends all of them', async () => {
    const { page, context, problems } = await here.visit()
    const origin = here.site.origin('es')
    const logIn = async (tab: Page, back: string) => {
      await tab.locator('[name="email"]').fill('giulia@example.com')
      await tab.locator('[name="password"]').fill(DEMO_PASSWORD)
      await tab.locator('[name="password"]').press('Enter')
      await tab.waitForURL(back)
    }
    await page.goto(`${origin}/viajes`)
    await page.locator('.consent button[value="refused"]').click()
    const other = await context.newPage()
    const tabs = [page, other]
    await Promise.all(tabs.map((tab, nth) => tab.goto(`${origin}/login?return=%2Fviajes%3Ftab%3D${nth}`)))
    await Promise.all(tabs.map((tab, nth) => logIn(tab, `${origin}/viajes?tab=${nth}`)))

    const cookies = await context.cookies(origin)
    await endAccessToken(here.site, cookies.find(({ name }) => name === '__Host-session')?.value ?? '')
    await Promise.all([page.goto(`${origin}${TRIP_ES}`), other.goto(`${origin}/lista-de-deseos`)])
    for (const tab of tabs) expect(await signedIn(tab)).toBe('true')
    for (const tab of ACCOUNT_TABS) {
      await other.goto(`${here.site.origin('account')}/${tab}`)
      await expectReflow(other, { market: 'es', state: 'signedIn' })
    }

    // Alert for a departure, which is in view when the dialog closes.
    const dialog = page.locator('dialog[open]')
    await page.locator('.departure-ways a[href*="notify-me"]').first().click()
    await dialog.locator('[name="phone"]').fill('nada')
    const place = await page.evaluate(() => scrollY)
    await dialog.locator('[action="/api/alerts"] button').click()
    await dialog.locator('[aria-invalid="true"]').waitFor()
    await dialog.locator('[name="phone"]').fill('')
    await dialog.locator('[action="/api/alerts"] button').click()
    await dialog.locator('[value="paused"]').waitFor()
    await expectAccessible(page, 'dialog[open]')
    expect([await page.evaluate(() => scrollY), place > 0]).toEqual([place, true])
    await dialog.locator('a[href*="layout=remove"]').click()
    await dialog.locator('a[href*="layout=reasons"]').click()
    await dialog.locator('[value="other"]').check()
    await dialog.locator('[name="text"]').fill('Me quedo en casa')
    await (await sessionsOf(here.site)).prepare('DELETE FROM session').run()
    await dialog.locator('[action$="/removal"] button').click()
    await dialog.locator('a[href^="/login"]').click()
    await page.waitForURL(/layout=reasons/)
    expect(await dialog.locator('[name="text"]').inputValue()).toBe('Me quedo en casa')
    await dialog.locator('[action$="/removal"] button').click()
    await dialog.locator('[action$="/removal"]').waitFor({ state: 'detached' })
    await dialog.locator('.step-choices a').first().click()
    await dialog.waitFor({ state: 'detached' })

    const phone = await here.visit({ device: 'phone', javaScript: false })
    await phone.page.goto(`${here.site.origin('us')}/login?return=%2F`)
    await logIn(phone.page, `${here.site.origin('us')}/`)
    await page.goto(`${here.site.origin('account')}/profile`)
    await page.locator('[action="/sign-out-everywhere"] button').click()
    await page.waitForLoadState()
    await Promise.all([page.goto(`${origin}/viajes`), phone.page.reload()])
    for (const tab of [page, phone.page]) expect(await signedIn(tab)).toBe('false')
    await phone.end()
    // A page may ask for its picture when the sessions have just ended; every response above 400 is listed by address.
    const late = /account\/picture$|404 \(Not Found\)$/
    expect(problems.filter((problem) => !late.test(problem))).toEqual([])
    await context.close()
  })

  it.each(
    casesOfRun<{ market: MarketId; device: Device; javaScript: boolean }>(
      [{ market: 'we', device: 'desktop', javaScript: true }],
      [{ market: 'fr', device: 'phone', javaScript: false }],
    ),
  )(
    'signs up in $market on a $device, JavaScript $javaScript, while the back end fails at every step',
    async ({ market, device, javaScript }) => {
      const { page, context, problems } = await here.visit({ device, javaScript })
      const origin = here.site.origin(market)
      const email = `unlucky@${market}.example`
      const dialog = page.locator('dialog[open]')
      const alert = dialog.locator('[role="alert"]')
      /** Submits while the back end fails, sees the error, and submits again. */
      const submitTwice = async (
        button: string,
        host: 'api' | 'account',
        path: string,
        before?: () => Promise<void>,
      ) => {
        await here.site.fault(`status=503;path=${path}`, host)
        await before?.()
        // With a script the last alert stays until the next step is shown.
        await alert.evaluateAll((shown) => {
          for (const each of shown) each.setAttribute('role', 'note')
        })
        await dialog.locator(button).click()
        await alert.waitFor()
        await here.site.fault(null, host)
      }
      await page.goto(origin + withModal(travelPath(markets[market], TRIP), 'notify-me', null, { travel: TRIP }))
      await submitTwice('[action$="/address"] button', 'account', '/codes', () =>
        dialog.locator('[name="email"]').fill(email),
      )
      expect(await dialog.locator('[name="email"]').inputValue()).toBe(email)
      await dialog.locator('[action$="/address"] button').click()
      await dialog.locator('[value="decline"]').waitFor()
      await submitTwice('[value="decline"]', 'account', '/codes')
      await dialog.locator('[value="decline"]').click()
      await dialog.locator('[name="code"]').waitFor()
      const [mail] = await mailTo(here.site, email)
      const type = () => dialog.locator('[name="code"]').fill(/^\d{6}/.exec(mail?.text ?? '')?.[0] ?? '')
      await submitTwice('[action$="/code"] button', 'account', '/codes', type)
      await submitTwice('[action$="/code"] button', 'api', '/alerts', type)
      // The verified code is not required again.
      await dialog.locator('[name="code"]').waitFor({ state: 'detached' })
      await dialog.locator('[action$="/code"] button').click()
      await dialog.locator('a[href^="/login"]').click()
      await page.locator('[name="name"]').fill('Un Lucky')
      await page.locator('[name="password"]').fill('a phrase to remember')
      await here.site.fault('status=503;path=/token', 'account')
      await page.locator('[name="password"]').press('Enter')
      await page.locator('.message-actions a').first().waitFor()
      expect(await signedIn(page)).toBe('false')
      await here.site.fault(null, 'account')
      await page.locator('.message-actions a').first().click()
      await page.waitForURL(new RegExp(`^${origin}/(?!login)`))
      expect(await signedIn(page)).toBe('true')
      expect(problems.filter((problem) => !/\b(400|50[03])\b/.test(problem))).toEqual([])
      await context.close()
    },
  )
})

describe('passkey', () => {
  let accounts: TestAccount[] = []
  beforeAll(async () => {
    accounts = await createAccounts(here.site, 2)
  })

  const typePassword = async (page: Page, { email, password }: TestAccount) => {
    await page.locator('[name="email"]').fill(email)
    await page.locator('[name="password"]').fill(password)
    await page.locator('[name="password"]').press('Enter')
  }

  const FAULTS: Record<string, (route: Route) => Promise<void>> = {
    'another shape': (route) => route.fulfill({ json: { unexpected: 1 } }),
    '409 in JSON': (route) => route.fulfill({ status: 409, json: { message: 'no' } }),
    '503 in JSON': (route) => route.fulfill({ status: 503, json: { error: 'unavailable' } }),
    '502 in HTML': (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<p>Bad gateway' }),
    'an empty response': (route) => route.fulfill({ contentType: 'application/json', body: '' }),
    'a network error': (route) => route.abort('connectionreset'),
  }
  /** The page stays, with the message, whatever the request for a new passkey's options returns. */
  const failCreation = async (page: Page, create: string) => {
    const url = page.url()
    const message = page.getByText(/La passkey non è stata creata|Der Passkey wurde nicht erstellt/)
    for (const [fault, respond] of Object.entries(FAULTS)) {
      await page.route(/\/options$/, respond, { times: 1 })
      await page.getByRole('button', { name: create }).click()
      await message.waitFor()
      expect(page.url(), fault).toBe(url)
    }
  }

  const inGermany = { create: 'Passkey erstellen', remove: 'Entfernen', skip: 'Jetzt nicht' }
  const inItaly = { create: 'Crea una passkey', remove: 'Rimuovi', skip: 'Non ora' }
  it.each(
    casesOfRun<typeof inItaly & { market: MarketId; device: Device; nth: number }>(
      [{ market: 'de', device: 'phone', nth: 0, ...inGermany }],
      [{ market: 'it', device: 'desktop', nth: 1, ...inItaly }],
    ),
  )(
    'is created after sign-in, signs in from the autofill of another browser, and opens nothing once removed, in $market on a $device',
    async ({ market, device, nth, create, remove, skip }) => {
      const account = accounts[nth] as TestAccount
      const home = `${here.site.origin(market)}/`
      const profile = `${here.site.origin('account')}/profile`
      const login = `${home}login?return=%2F`
      const first = await here.visit({ device })
      const { page } = first
      const authenticator = await addAuthenticator(page)
      await page.goto(login)
      await typePassword(page, account)
      await page.waitForURL(/passkey-offer$/)
      await expectAccessible(page, 'html', { market, state: 'signIn' })
      await expectNoSidewaysScroll(page)
      if (market === 'it') {
        await page.getByRole('link', { name: skip }).click()
        await page.waitForURL(home)
        // A sign-in of more than ten minutes ago is repeated first.
        await (await identityOf(here.site))
          .prepare(
            `UPDATE oidc_artefact SET payload = json_set(payload, '$.loginTs', json_extract(payload, '$.loginTs') - 601)
            WHERE model = 'Session' AND json_extract(payload, '$.accountId') = ?`,
          )
          .bind(account.id)
          .run()
        await page.goto(profile)
        await page.getByRole('button', { name: create }).click()
        await page.waitForURL(/\/interaction\//)
        await typePassword(page, account)
        await page.waitForURL(profile)
        await failCreation(page, create)
        await page.getByRole('button', { name: create }).click()
        await page.waitForURL(/passkey=added/)
        await page.getByText('La passkey è pronta').waitFor()
        await page.getByRole('button', { name: create }).click()
        await page.getByText('Questo dispositivo ha già una passkey').waitFor()
      } else {
        await failCreation(page, create)
        await page.getByRole('button', { name: create }).click()
        await page.waitForURL(home)
        await page.goto(profile)
        await page.getByText('Erstellt am 15. Januar 2027, noch nie benutzt').waitFor()
      }
      await expectAccessible(page, 'html', { market, state: 'signedIn' })
      await expectReflow(page, { market, state: 'signedIn' })
      expect((await mailTo(here.site, account.email))[0]?.subject).toMatch(/Nuova passkey|Ein neuer Passkey/)
      await page.locator('[action="/sign-out-everywhere"] button').click()
      await page.waitForURL(home)
      expect(await signedIn(page)).toBe('false')
      const passkeys = await authenticator.passkeys()
      expect(passkeys).toHaveLength(1)
      expect(first.problems.filter((problem) => !/\/options\b|^console error: Failed to load/.test(problem))).toEqual(
        [],
      )
      await first.context.close()

      const second = await here.visit({ device })
      await addAuthenticator(second.page, passkeys)
      await second.page.goto(login)
      await second.page.waitForURL(home)
      expect(await signedIn(second.page)).toBe('true')
      await second.page.goto(profile)
      await second.page.getByText(/l’ultima volta il 15 gennaio 2027|zuletzt benutzt am 15. Januar 2027/).waitFor()
      await second.page.getByRole('button', { name: remove }).click()
      await second.page.getByText(/non apre più|öffnet dein Konto nicht mehr/).waitFor()
      await second.end()

      const third = await here.visit({ device })
      await addAuthenticator(third.page, passkeys)
      // The authenticator would confirm the request of the next page, too.
      let asked = 0
      await third.context.route(/\/passkey\/options$/, (route) =>
        asked++ === 0 ? route.continue() : route.abort('aborted'),
      )
      await third.page.goto(login)
      await third.page.getByText(/non apre nessun account|öffnet kein Konto/).waitFor()
      await expectAccessible(third.page, 'html', { market, state: 'signIn' })
      await typePassword(third.page, account)
      await third.page.getByRole('link', { name: skip }).click()
      await third.page.waitForURL(home)
      expect(await signedIn(third.page)).toBe('true')
      expect(third.problems.filter((problem) => !/\b401\b/.test(problem))).toEqual([])
      await third.context.close()
    },
  )
})
