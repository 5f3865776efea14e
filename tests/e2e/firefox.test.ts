import { beforeAll, describe, it } from 'vitest'
import { installedFirefox } from '../../local/browsers/find-firefox.ts'
import type { MarketId } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import { createAccounts, type TestAccount } from '../support/accounts.ts'
import { click, expectCount, expectUrl, startFirefox, type } from '../support/firefox.ts'
import { itsPath } from '../support/market-pages.ts'
import { sharedSite } from '../support/shared-site.ts'
import type { Site } from '../support/site.ts'
import { casesOfRun } from '../support/whole-run.ts'

const firefox = installedFirefox()
if (firefox === undefined) console.warn('Skipped: tests/e2e/firefox.test.ts, because no Firefox is installed')

describe.skipIf(firefox === undefined)('Firefox', () => {
  let site: Site
  let accounts: TestAccount[]
  beforeAll(async () => {
    site = await sharedSite()
    accounts = await createAccounts(site, 2)
  })

  it.each(
    casesOfRun<{ id: MarketId; javaScript: boolean; nth: number }>(
      [{ id: 'de', javaScript: true, nth: 1 }],
      [{ id: 'it', javaScript: false, nth: 0 }],
    ),
  )('searches, filters, saves a trip and signs in, in $id, JavaScript $javaScript', async ({ id, javaScript, nth }) => {
    const { page, end } = await startFirefox(firefox as string, site, javaScript)
    const { locale, paths } = markets[id]
    const { email, password } = accounts[nth] as TestAccount
    const trip = itsPath(markets[id])
    await page.goto(`${site.origin(id)}/`)
    await click(page, '.consent button[value="refused"]')
    await expectCount(page, 'html[data-consent="refused"]')

    const japan = new Intl.DisplayNames(locale, { type: 'region' }).of('JP') ?? ''
    await type(page, 'main form.widget [name="textSearch"]', japan)
    if (javaScript) await click(page, '[role="option"]')
    await click(page, 'main form.widget button[type="submit"]')
    await expectUrl(page, new RegExp(`${paths.search}\\?.*(${japan}|jpn)`, 'i'))

    await click(page, '.filters [name="days"][value="OVER_10"]')
    if (!javaScript) await click(page, '.filters-apply button')
    await expectUrl(page, /durations=OVER_10/)
    await click(page, `.search-main .card-title a[href^="${trip}"]`)
    await expectUrl(page, new RegExp(trip))

    await click(page, 'main .heart button')
    if (javaScript) {
      await expectCount(page, 'dialog[open] [name="email"]')
      await page.keyboard.press('Escape')
      await expectCount(page, 'dialog[open]', 0)
      await expectCount(page, '.header-wishlist[data-saved="1"]')
    } else await expectUrl(page, new RegExp(`${paths.wishlist}\\?added=`))

    await click(page, '.header-actions .account-login')
    await type(page, '[name="email"]', email)
    await type(page, '[name="password"]', password)
    await page.keyboard.press('Enter')
    await expectCount(page, 'html[data-signed-in="true"]')
    await click(page, '.header-wishlist')
    await expectUrl(page, new RegExp(`${paths.wishlist}$`))
    await expectCount(page, `.wish a[href="${trip}"]`)
    await expectCount(page, '.wish .heart [aria-pressed="true"]')
    await expectCount(page, 'html[data-signed-in="true"]')
    await end()
  })
})
