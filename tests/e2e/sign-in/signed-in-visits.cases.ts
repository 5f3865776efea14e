import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../../demo/seed/demo-accounts.ts'
import { travelPath } from '../../../markets/links.ts'
import { markets } from '../../../markets/registry.ts'
import { expectAccessible, isSignedIn } from '../../support/browser.ts'
import { inBrowser } from '../../support/browser-site.ts'
import { endAccessToken, sessionsOf } from '../../support/sessions.ts'
import { waitUntil } from '../../support/wait-until.ts'

const TRIP_ES = travelPath(markets.es, 'japon-tokio-kioto')

describe('sign-in', () => {
  it('returns to the page in Germany, with the picture and the event, and hides the user on a page restored after sign-out (§3, §7)', async () => {
    const { page, context, end } = await inBrowser.visit({ consent: 'granted' })
    await page.goto(`${inBrowser.site.origin('de')}/reiseziele`)
    await page.locator('.header-actions .account-login').click()
    await page.locator('[name="email"]').fill('giulia@example.com')
    await page.locator('[name="password"]').fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await page.waitForURL(`${inBrowser.site.origin('de')}/reiseziele`)
    expect(await isSignedIn(page)).toBe(true)
    await waitUntil(
      page,
      'account in the data layer',
      () =>
        (window as { dataLayer?: { event: string; accountID?: string }[] }).dataLayer?.some(
          ({ event, accountID }) => event === 'account' && accountID !== undefined,
        ) === true,
    )
    await page.locator('.header-actions .account > summary').click()
    const picture = page.locator('.header-actions .account-picture')
    expect(await picture.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain(
      '/api/account/picture',
    )

    const other = await context.newPage()
    await other.goto(`${inBrowser.site.origin('de')}/`)
    await other.locator('.header-actions .account > summary').click()
    await other.locator('.header-actions .account-panel button').click()
    await other.locator('html[data-signed-in="false"]').waitFor()

    // As after a restore from the back/forward cache.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await page.locator('html[data-signed-in="false"]').waitFor()
    await end()
  })

  it('renews sessions in two tabs in Spain, and loses no input when one expires', async () => {
    const { page, context, problems } = await inBrowser.visit({ consent: 'refused' })
    const origin = inBrowser.site.origin('es')
    const logIn = async (tab: Page, back: string) => {
      await tab.locator('[name="email"]').fill('giulia@example.com')
      await tab.locator('[name="password"]').fill(DEMO_PASSWORD)
      await tab.locator('[name="password"]').press('Enter')
      await tab.waitForURL(back)
    }
    await page.goto(`${origin}/viajes`)
    const other = await context.newPage()
    const tabs = [page, other]
    await Promise.all(tabs.map((tab, nth) => tab.goto(`${origin}/login?return=%2Fviajes%3Ftab%3D${nth}`)))
    await Promise.all(tabs.map((tab, nth) => logIn(tab, `${origin}/viajes?tab=${nth}`)))

    const cookies = await context.cookies(origin)
    await endAccessToken(inBrowser.site, cookies.find(({ name }) => name === '__Host-session')?.value ?? '')
    await Promise.all([page.goto(`${origin}${TRIP_ES}`), other.goto(`${origin}/lista-de-deseos`)])
    for (const tab of tabs) expect(await isSignedIn(tab)).toBe(true)

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
    await (await sessionsOf(inBrowser.site)).prepare('DELETE FROM session').run()
    await dialog.locator('[action$="/removal"] button').click()
    await dialog.locator('a[href^="/login"]').click()
    await page.waitForURL(/layout=reasons/)
    expect(await dialog.locator('[name="text"]').inputValue()).toBe('Me quedo en casa')
    await dialog.locator('[action$="/removal"] button').click()
    await dialog.locator('[action$="/removal"]').waitFor({ state: 'detached' })
    await dialog.locator('.step-choices a').first().click()
    await dialog.waitFor({ state: 'detached' })

    // A page may ask for its picture when the sessions have just ended; every response above 400 is listed by address.
    const late = /account\/picture$|404 \(Not Found\)$/
    expect(problems.filter((problem) => !late.test(problem))).toEqual([])
    await context.close()
  })
})
