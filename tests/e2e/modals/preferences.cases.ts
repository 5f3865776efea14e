import { describe, expect, it } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/browser.ts'
import { inBrowser } from '../../support/browser-site.ts'
import { pictureId } from '../../support/picture-name.ts'
import { casesOfRun } from '../../support/whole-run.ts'
import { dialog, modalGone, opener } from './dialog.ts'

describe.each(casesOfRun([true], [false]))('preferences, JavaScript %s', (javaScript) => {
  it('tracking preferences are stored by purpose and shown as stored (§2)', async () => {
    const { page, end } = await inBrowser.visit({ javaScript })
    await page.goto(`${inBrowser.site.origin('it')}/`)
    const link = page.locator('footer a[href*="type=tracking-preferences"]')
    await link.click()
    await dialog(page).locator('[data-of-consent="unset"]').waitFor()
    await dialog(page).locator('[name="analytics"]').check()
    await dialog(page).locator('button[value="selected"]').click()
    await page.locator('html[data-consent="analytics"]').waitFor()
    await modalGone(page)
    expect(await page.locator('.consent').isVisible()).toBe(false)
    await page.reload()
    await link.click()
    await dialog(page).locator('[data-of-consent="analytics"]').waitFor()
    expect(await dialog(page).locator('[data-of-consent="unset"]').isVisible()).toBe(false)
    expect(await dialog(page).locator('[name="analytics"]').isChecked()).toBe(true)
    expect(await dialog(page).locator('[name="marketing"]').isChecked()).toBe(false)
    await dialog(page).locator('button[value="refused"]').click()
    await page.locator('html[data-consent="refused"]').waitFor()
    await modalGone(page)
    await end()
  })

  it('a currency chosen in a modal changes the prices and closes it (§4)', async () => {
    const { page, end } = await inBrowser.visit({ javaScript })
    await page.goto(`${inBrowser.site.origin('de')}/suchen?textSearch=japan&modal&type=currency`)
    await dialog(page).locator('button[value="GBP"]').click()
    await page.waitForURL(`${inBrowser.site.origin('de')}/suchen?textSearch=japan`)
    await page.locator('main', { hasText: '£' }).waitFor()
    expect(await dialog(page).count()).toBe(0)
    await end()
  })
})

describe.each(casesOfRun([true], [false]))('film of a travel, JavaScript %s', (javaScript) => {
  it('opens from the page, plays on request, has a text description, and closes', async () => {
    const { page, end } = await inBrowser.visit({ device: 'phone', javaScript })
    await page.goto(`${inBrowser.site.origin('de')}/reiseziele/malediven-inseldoerfer`)
    await opener(page, 'video-itinerary').click()
    await dialog(page).waitFor()
    const film = dialog(page).locator('video')
    expect(await film.evaluate((video: HTMLVideoElement) => [video.paused, video.muted, video.autoplay])).toEqual([
      true,
      true,
      false,
    ])
    expect(await film.getAttribute('poster')).toContain(`/${pictureId('maldives-local-islands')}-`)
    expect(await film.locator('track').getAttribute('src')).toBe('/videos/lagoon.de.vtt')
    expect(await dialog(page).locator('figcaption').textContent()).toMatch(/Lagune.*Video ohne Ton/)
    await expectNoSidewaysScroll(page)
    if (javaScript) await expectAccessible(page, 'dialog.modal')
    await page.locator('.modal-close').click()
    if (javaScript) await modalGone(page)
    await page.waitForURL(`${inBrowser.site.origin('de')}/reiseziele/malediven-inseldoerfer`)
    expect(await dialog(page).count()).toBe(0)
    await end()
  })
})
