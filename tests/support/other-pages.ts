import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../demo/seed/demo-accounts.ts'
import type { MarketId } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import { expectAccessible } from './browser.ts'
import type { BrowserSite } from './browser-site.ts'
import type { PassedFrame } from './inject-axe.ts'
import { itsPath } from './market-pages.ts'
import { linkIn, mailTo } from './outbox.ts'
import { expectReflow } from './reflow.ts'

const ACCOUNT_TABS = ['profile', 'travels', 'partnership', 'communications']

type Walked = { page: Page; open: (path: string) => Promise<void>; problems: string[]; frame: PassedFrame }

/** Defines tests of pages without a route in a market: sign-in, account, newsletter, booking site, error pages. */
export const testOtherPages = (here: BrowserSite, market: MarketId, walked: () => Walked): void => {
  const checkState = async (page: Page) => {
    expect(await page.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${markets[market].language}`))
    await expectAccessible(page, 'html', walked().frame)
    await expectReflow(page)
  }
  const travel = itsPath(markets[market])

  it('newsletter, from its form to unsubscribing', async () => {
    const { page, open } = walked()
    await open(travel)
    const email = `reader@${market}.example`
    const form = page.locator('footer .newsletter-form')
    await form.locator('[name="EMAIL"]').fill(email)
    const [tab] = await Promise.all([page.context().waitForEvent('page'), form.locator('button').click()])
    await tab.locator('h1').waitFor()
    await checkState(tab)
    const [mail] = await mailTo(here.site, email)
    for (const kind of ['confirm', 'leave']) {
      await tab.goto(here.site.origin('api') + linkIn(mail, `/newsletter/${kind}`))
      await checkState(tab)
      const question = (await tab.locator('h1').textContent()) ?? ''
      await tab.locator('button').click()
      await tab.locator('h1').filter({ hasNotText: question }).waitFor()
      await checkState(tab)
    }
    await tab.close()
  })

  it('booking page', async () => {
    const { page, open } = walked()
    await open(travel)
    const [link] = await page
      .locator('main a[href*="/booking/"]')
      .evaluateAll((links) => links.map((each) => (each as HTMLAnchorElement).href))
    await page.goto(link ?? '', { referer: `${here.site.origin(market)}/` })
    await page.waitForURL(`${here.site.origin('booking')}/**`)
    await checkState(page)
  })

  it('sign-in and account pages', async () => {
    const { page, open } = walked()
    await open('/login?return=%2F')
    await page.locator('[name="password"]').waitFor()
    await checkState(page)
    await page.locator('a[href*="register"], a[href*="sign-up"]').first().click()
    await page.locator('[name="name"]').waitFor()
    await checkState(page)
    await open('/login?return=%2F')
    await page.locator('[name="email"]').fill('giulia@example.com')
    await page.locator('[name="password"]').fill(DEMO_PASSWORD)
    await page.locator('[name="password"]').press('Enter')
    await page.waitForURL(`${here.site.origin(market)}/`)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.locator('.header-actions .account > summary').click()
    await expectAccessible(page, '.header')
    for (const tab of ACCOUNT_TABS) {
      await page.goto(`${here.site.origin('account')}/${tab}`)
      await checkState(page)
    }
  })

  it('error pages', async () => {
    const { page, problems } = walked()
    const nowhere = `http://nowhere.localhost:${here.site.port}/`
    await here.site.fault('status=503')
    try {
      expect((await page.goto(`${here.site.origin(market)}/never-seen-${market}`))?.status()).toBe(503)
      await checkState(page)
    } finally {
      await here.site.fault(null)
    }
    await page.context().setExtraHTTPHeaders({ 'accept-language': markets[market].locale })
    expect((await page.goto(nowhere))?.status()).toBe(404)
    await expectAccessible(page)
    await expectReflow(page)
    // The browser reports both statuses itself.
    const expected = problems.filter((problem) => /503|404/.test(problem))
    problems.splice(0, problems.length, ...problems.filter((problem) => !expected.includes(problem)))
  })
}
