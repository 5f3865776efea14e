import { describe, expect, it } from 'vitest'
import { holdBack } from '../../support/browser.ts'
import { here } from '../../support/browser-site.ts'
import { header } from '../../support/site.ts'
import { waitUntil } from '../../support/wait-until.ts'
import { travelOf } from './trip-page.ts'

describe('calendar of all dates', () => {
  it('handles the first arrow key, also while its script loads (§2)', async () => {
    const visit = await here.visit()
    const { page, end } = visit
    await page.goto(`${here.site.origin('it')}${travelOf('it')}?modal&type=available-dates&layout=calendar`)
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
    const { page, end } = await here.visit()
    await page.goto(`${here.site.origin('fr')}${travelOf('fr')}?modal&type=available-dates&layout=calendar`)
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
  it('opens, moves and closes by keyboard, on a narrow screen too (§2)', async () => {
    const { page, end } = await here.visit({ device: 'phone' })
    await page.goto(here.site.origin('de') + travelOf('de'))
    const opener = page.locator('.gallery-open a[href*="type=gallery"]')
    await opener.focus()
    await page.keyboard.press('Enter')
    await page.locator('dialog.modal .carousel-row:focus').waitFor()
    await page.keyboard.press('ArrowRight')
    await waitUntil(
      page,
      'the row of pictures to scroll',
      () => (document.querySelector('dialog.modal .carousel-row')?.scrollLeft ?? 0) > 100,
    )
    await page.keyboard.press('Escape')
    await page.locator('dialog.modal').waitFor({ state: 'detached' })
    await waitUntil(page, 'focus on the link to the gallery', () =>
      document.activeElement?.matches('.gallery-open a[href*="type=gallery"]'),
    )
    await end()
  })

  it('has pictures of the travel and its stages, no placeholders, and scrolls by touch (§2)', async () => {
    const { page, context, end } = await here.visit({ device: 'phone' })
    await page.goto(`${here.site.origin('fr')}${travelOf('fr')}?modal&type=gallery`)
    const row = page.locator('dialog.modal .carousel-row')
    const pictures = row.locator('img')
    expect(await pictures.count()).toBeGreaterThanOrEqual(2)
    for (const address of await pictures.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).src))) {
      const { hostname, pathname } = new URL(address)
      const answer = await here.site.request(hostname.split('.')[0] ?? '', pathname)
      expect(header(answer, 'cache-control'), address).toContain('immutable')
    }
    const box = await row.boundingBox()
    const thumb = await context.newCDPSession(page)
    const [right, y] = [(box?.width ?? 0) - 60, (box?.y ?? 0) + 150]
    const move = (type: 'touchStart' | 'touchMove', x: number) =>
      thumb.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
    await move('touchStart', right)
    for (let moved = 20; moved <= 240; moved += 20) await move('touchMove', right - moved)
    await thumb.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    // Snaps to the second picture.
    await waitUntil(page, 'the row to rest at the second picture', () => {
      const row = document.querySelector('dialog.modal .carousel-row')
      const second = row?.children[1]
      if (row == null || second == null) return false
      return Math.abs(second.getBoundingClientRect().left - row.getBoundingClientRect().left) < 24
    })
    await end()
  })
})
