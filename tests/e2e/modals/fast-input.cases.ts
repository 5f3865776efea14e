import { describe, expect, it } from 'vitest'
import { markets } from '../../../markets/registry.ts'
import { holdBack } from '../../support/browser.ts'
import { inBrowser } from '../../support/browser-site.ts'
import { dialog, modalGone, opener, travelOf } from './dialog.ts'

describe('modal with fast input', () => {
  it('opens once on a double click, and a double click on the backdrop stays on the page', async () => {
    const visit = await inBrowser.visit()
    const { page, end } = visit
    await page.goto(inBrowser.site.origin('it') + markets.it.paths.contacts)
    const release = await holdBack(visit, /assets\/modals-/)
    let requests = 0
    page.on('request', (request) => {
      if (/[?&]modal/.test(request.url())) requests++
    })
    await page.goto(travelOf('it'))
    await opener(page, 'available-dates').dblclick()
    release()
    await dialog(page).waitFor()
    expect(requests).toBe(1)
    await page.mouse.dblclick(4, 4)
    await modalGone(page)
    // Only one step back was taken, so Forward opens the modal.
    await page.evaluate(() => history.forward())
    await dialog(page).waitFor()
    expect(new URL(page.url()).pathname).toBe(new URL(travelOf('it')).pathname)
    await end()
  })

  it('closes by Back before the modal script of a reloaded page has loaded', async () => {
    const visit = await inBrowser.visit()
    const { page, end } = visit
    await page.goto(travelOf('it'))
    await opener(page, 'available-dates').click()
    await dialog(page).waitFor()
    const release = await holdBack(visit, /assets\/modals-/)
    await page.reload()
    await dialog(page).waitFor()
    await page.evaluate(() => history.back())
    await page.waitForURL(travelOf('it'))
    release()
    await modalGone(page)
    expect(await page.locator('[inert], .has-modal').count()).toBe(0)
    await end()
  })
})
