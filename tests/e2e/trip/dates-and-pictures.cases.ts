import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, holdBack } from '../../support/browser.ts'
import { inBrowser } from '../../support/browser-site.ts'
import { header } from '../../support/site.ts'
import { waitUntil } from '../../support/wait-until.ts'
import { travelOf } from './trip-page.ts'

describe('calendar of all dates', () => {
  it('handles the first arrow key, also while its script loads (§2)', async () => {
    const visit = await inBrowser.visit()
    const { page, end } = visit
    await page.goto(`${inBrowser.site.origin('it')}${travelOf('it')}?modal&type=available-dates&layout=calendar`)
    const days = page.locator('dialog.modal a[data-day]')
    const second = await days.nth(1).getAttribute('data-day')
    const release = await holdBack(visit, /\.js$/)
    await days.first().focus()
    await page.keyboard.press('ArrowRight')
    release()
    await waitUntil(
      page,
      'focus on the second day',
      (day) => (document.activeElement as HTMLElement).dataset.day === day,
      second,
    )
    expect(await page.locator('dialog.modal a[data-day][tabindex="0"]').count()).toBe(1)
    await end()
  })

  it('fits the content of each day at every width', async () => {
    const { page, end } = await inBrowser.visit()
    await page.goto(`${inBrowser.site.origin('fr')}${travelOf('fr')}?modal&type=available-dates&layout=calendar`)
    const days = page.locator('dialog.modal a[data-day]')
    await days.first().waitFor()
    await page.evaluate(() => document.fonts.ready)
    for (const width of [375, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const crowded = await days.evaluateAll((all) =>
        all.flatMap((day) => {
          const shown = [...day.children].filter((each) => !each.matches('.visually-hidden') && each.clientHeight > 0)
          const boxes = shown.map((each) => each.getBoundingClientRect())
          const overlap = boxes.some((a, i) =>
            boxes.some((b, j) => i < j && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
          )
          return overlap || day.scrollWidth > day.clientWidth ? [(day as HTMLElement).dataset.day] : []
        }),
      )
      expect(crowded, `${width} px`).toEqual([])
    }
    await end()
  })
})

describe('picture gallery', () => {
  const current = (page: Page) => page.locator('.photo-links [aria-current]').getAttribute('href')

  it('opens, moves and closes by keyboard, on a narrow screen too (§2)', async () => {
    const { page, end } = await inBrowser.visit({ device: 'phone' })
    await page.goto(inBrowser.site.origin('de') + travelOf('de'))
    const opener = page.locator('.gallery-open a[href*="type=gallery"]')
    await opener.focus()
    await page.keyboard.press('Enter')
    await page.locator('dialog.modal .pswp--open').waitFor()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('modal-close')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => current(page), { message: 'current picture' }).toBe('#photo-2')
    await expectAccessible(page, 'dialog.modal')
    await page.keyboard.press('Escape')
    await page.locator('dialog.modal').waitFor({ state: 'detached' })
    await waitUntil(page, 'focus on the link to the gallery', () =>
      document.activeElement?.matches('.gallery-open a[href*="type=gallery"]'),
    )
    await end()
  })

  it('opened by its URL has pictures of the travel and its stages, and swipes and zooms by touch (§2)', async () => {
    const { page, context, end } = await inBrowser.visit({ device: 'phone' })
    await page.goto(`${inBrowser.site.origin('fr')}${travelOf('fr')}?modal&type=gallery`)
    const pictures = page.locator('.photos img')
    expect(await pictures.count()).toBeGreaterThanOrEqual(2)
    for (const address of await pictures.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).src))) {
      const { hostname, pathname } = new URL(address)
      const response = await inBrowser.site.request(hostname.split('.')[0] ?? '', pathname)
      expect(header(response, 'cache-control'), address).toContain('immutable')
    }
    const viewer = page.locator('dialog.modal .pswp--open')
    await viewer.waitFor()
    expect(await current(page)).toBe('#photo-1')
    const thumb = await context.newCDPSession(page)
    /** Moves one or two fingers in steps. */
    const touch = async (paths: readonly (readonly [from: [number, number], to: [number, number]])[]) => {
      for (let step = 0; step <= 10; step++) {
        const touchPoints = paths.map(([[x, y], [toX, toY]], id) => ({
          ...{ id, x: x + ((toX - x) * step) / 10, y: y + ((toY - y) * step) / 10 },
        }))
        await thumb.send('Input.dispatchTouchEvent', { type: step === 0 ? 'touchStart' : 'touchMove', touchPoints })
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
      }
      await thumb.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await touch([
      [
        [320, 400],
        [60, 400],
      ],
    ])
    await expect.poll(() => current(page), { message: 'current picture' }).toBe('#photo-2')
    await touch([
      [
        [180, 400],
        [60, 400],
      ],
      [
        [200, 400],
        [320, 400],
      ],
    ])
    await page.locator('.pswp--zoomed-in').waitFor()
    await end()
  })
})
