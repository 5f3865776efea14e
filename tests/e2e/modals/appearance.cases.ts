import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MarketId } from '../../../markets/market-id.ts'
import type { Device, Visit } from '../../support/browser.ts'
import { inBrowser } from '../../support/browser-site.ts'
import { casesOfRun } from '../../support/whole-run.ts'
import { dialog, modalGone, travelOf } from './dialog.ts'

describe.each(casesOfRun<readonly [MarketId, Device]>([['it', 'phone']], [['de', 'desktop']]))(
  'modal URL in %s on a %s',
  (market, device) => {
    let visit: Visit
    beforeAll(async () => {
      visit = await inBrowser.visit({ device })
    })
    afterAll(() => visit?.end())

    it.each([
      ['Escape', (page: Page) => page.keyboard.press('Escape')],
      ['the cross', (page: Page) => page.locator('.modal-close').click()],
      ['the backdrop', (page: Page) => page.mouse.click(4, 4)],
    ])('closes by %s and shows the page behind it', async (_way, close) => {
      const { page } = visit
      await page.goto(`${travelOf(market)}?modal&type=travel-description`)
      await close(page)
      await modalGone(page)
      expect(page.url()).toBe(travelOf(market))
      expect(await page.locator('.frame[inert], .has-modal').count()).toBe(0)
    })

    it('closes after its form is posted, like a modal opened from the page', async () => {
      const { page } = visit
      await page.goto(`${travelOf(market)}?modal&type=tracking-preferences`)
      await dialog(page).locator('button[value="refused"]').click()
      await page.locator('html[data-consent="refused"]').waitFor()
      await modalGone(page)
      expect(page.url()).toBe(travelOf(market))
    })
  },
)
