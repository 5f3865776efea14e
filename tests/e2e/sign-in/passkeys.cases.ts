import type { Page, Route } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { MarketId } from '../../../markets/market-id.ts'
import { createAccounts, type TestAccount } from '../../support/accounts.ts'
import { changeArtefacts } from '../../support/artefacts.ts'
import { type Device, expectAccessible, expectNoSidewaysScroll, isSignedIn } from '../../support/browser.ts'
import { inBrowser } from '../../support/browser-site.ts'
import { mailTo } from '../../support/outbox.ts'
import { clearProgress, recordProgress, redBar } from '../../support/progress-states.ts'
import { expectReflow } from '../../support/reflow.ts'
import { identityOf } from '../../support/sessions.ts'
import { addAuthenticator } from '../../support/virtual-authenticator.ts'
import { casesOfRun } from '../../support/whole-run.ts'

describe('passkey', () => {
  let accounts: TestAccount[] = []
  beforeAll(async () => {
    accounts = await createAccounts(inBrowser.site, 2)
  })

  const typePassword = async (page: Page, { email, password }: TestAccount) => {
    await page.locator('[name="email"]').fill(email)
    await page.locator('[name="password"]').fill(password)
    await page.locator('[name="password"]').press('Enter')
  }

  const GENERAL = /^(La passkey non è stata creata|Der Passkey wurde nicht erstellt)/
  const FAULTS = casesOfRun<[string, (route: Route) => Promise<void>]>(
    [
      ['a refusal', (route) => route.fulfill({ status: 429, json: { message: 'Too many attempts.' } })],
      ['502 in HTML', (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<p>Bad gateway' })],
    ],
    [
      ['another shape', (route) => route.fulfill({ json: { unexpected: 1 } })],
      ['an empty response', (route) => route.fulfill({ contentType: 'application/json', body: '' })],
      ['a network error', (route) => route.abort('connectionreset')],
    ],
  )
  /** The page stays, with the message, whatever the request for a new passkey's options returns. */
  const failCreation = async (page: Page, create: string) => {
    const url = page.url()
    const notice = page.locator('p[data-passkey="failed"]')
    for (const [fault, respond] of FAULTS) {
      await clearProgress(page)
      await page.route(/\/options$/, respond, { times: 1 })
      await page.getByRole('button', { name: create }).click()
      expect(await redBar(page, `red bar for ${fault}`)).toBe('rgb(229, 0, 43)')
      const text = fault === 'a refusal' ? 'Too many attempts.' : GENERAL
      await notice.filter({ hasText: text, visible: true }).waitFor()
      expect(page.url(), fault).toBe(url)
    }
  }

  /** Counts passkeys that the device refused, in `window.refusals`. */
  const recordRefusals = (page: Page) =>
    page.addInitScript(() => {
      const get = navigator.credentials.get.bind(navigator.credentials)
      navigator.credentials.get = (options) => {
        const chosen = get(options)
        chosen.catch(() =>
          requestAnimationFrame(() => Reflect.set(window, 'refusals', 1 + (Reflect.get(window, 'refusals') ?? 0))),
        )
        return chosen
      }
    })

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
      const home = `${inBrowser.site.origin(market)}/`
      const profile = `${inBrowser.site.origin('account')}/profile`
      const login = `${home}login?return=%2F`
      const first = await inBrowser.visit({ device })
      const { page } = first
      await recordProgress(page)
      const authenticator = await addAuthenticator(page)
      await page.goto(login)
      await page.getByRole('button', { name: /^(Mostra la password|Passwort anzeigen)$/ }).click()
      expect(await page.locator('[name="password"]').getAttribute('type')).toBe('text')
      await typePassword(page, account)
      await page.waitForURL(/passkey-offer$/)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      if (market === 'it') {
        await page.getByRole('link', { name: skip }).click()
        await page.waitForURL(home)
        // A sign-in of more than ten minutes ago is repeated first.
        await changeArtefacts(await identityOf(inBrowser.site), 'Session', (session) =>
          session.accountId === account.id ? { ...session, loginTs: Number(session.loginTs) - 601 } : session,
        )
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
      await expectAccessible(page)
      await expectReflow(page)
      expect((await mailTo(inBrowser.site, account.email))[0]?.subject).toMatch(/Nuova passkey|Ein neuer Passkey/)
      await page.locator('[action="/sign-out-everywhere"] button').click()
      await page.waitForURL(home)
      expect(await isSignedIn(page)).toBe(false)
      const passkeys = await authenticator.passkeys()
      expect(passkeys).toHaveLength(1)
      expect(first.problems.filter((problem) => !/\/options\b|^console error: Failed to load/.test(problem))).toEqual(
        [],
      )
      await first.context.close()

      const second = await inBrowser.visit({ device })
      const strict = await addAuthenticator(second.page, passkeys, false)
      await recordRefusals(second.page)
      await second.page.goto(login)
      await second.page.waitForFunction(() => Reflect.get(window, 'refusals') === 1)
      const failed = second.page.locator('p[data-passkey="failed"]').filter({ visible: true })
      expect(await failed.count(), 'message that nobody asked for').toBe(0)
      await second.page.getByRole('button', { name: /^(Accedi con una passkey|Mit Passkey anmelden)$/ }).click()
      await failed.waitFor()
      await strict.verifyUser()
      // "Try again": by the button, or by the autofill, which offers passkeys again.
      if (market === 'de') await second.page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
      else await second.page.locator('[name="email"]').click()
      await second.page.waitForURL(home)
      expect(await isSignedIn(second.page)).toBe(true)
      await second.page.goto(profile)
      await second.page.getByText(/l’ultima volta il 15 gennaio 2027|zuletzt benutzt am 15. Januar 2027/).waitFor()
      await second.page.getByRole('button', { name: remove }).click()
      await second.page.getByText(/non apre più|öffnet dein Konto nicht mehr/).waitFor()
      await second.end()

      const third = await inBrowser.visit({ device })
      const removed = await addAuthenticator(third.page, passkeys)
      let offers = 0
      third.page.on('request', (request) => {
        if (/\/passkey\/options$/.test(request.url())) offers++
      })
      await third.page.goto(login)
      await third.page.getByText(/non apre nessun account|öffnet kein Konto/).waitFor()
      await expectAccessible(third.page, 'html')
      await typePassword(third.page, account)
      await third.page.getByRole('link', { name: skip }).click()
      await third.page.waitForURL(home)
      expect(await isSignedIn(third.page)).toBe(true)
      expect(offers).toBe(1)
      await expect.poll(removed.passkeys, { message: 'removal of the passkey by the browser' }).toEqual([])
      expect(third.problems.filter((problem) => !/\b401\b/.test(problem))).toEqual([])
      await third.context.close()
    },
  )
})
