import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type Device, expectAccessible, expectNoSidewaysScroll, settled, watchLayoutShift } from '../support/browser.ts'
import { sharedBrowserSite } from '../support/browser-site.ts'
import { casesOfRun } from '../support/whole-run.ts'

const here = sharedBrowserSite()

const gallery = (market: 'it' | 'de' = 'it') => `${here.site.origin(market)}/__blocks`
const row = (page: Page) => page.locator('section[aria-labelledby="travel-list-0-title"] .carousel-row')
const scrolled = (page: Page) => row(page).evaluate((element) => element.scrollLeft)

/** Smooth scrolling takes longer on a busy machine. */
const SCROLLING = { timeout: 15_000 }

/** Waits until a measured distance no longer changes, and returns it. */
const standsStill = async (distance: () => Promise<number>): Promise<number> => {
  let before = Number.NaN
  const change = async () => {
    const last = before
    before = await distance()
    return before - last
  }
  await expect.poll(change, { ...SCROLLING, message: 'change of position' }).toBe(0)
  return before
}

describe('gallery of blocks', () => {
  const cases = casesOfRun<{ device: Device; javaScript: boolean }>(
    [{ device: 'phone', javaScript: true }],
    [
      { device: 'phone', javaScript: false },
      { device: 'tablet', javaScript: true },
      { device: 'desktop', javaScript: true },
    ],
  )
  it.each(cases)(
    'is accessible, does not shift and fits the window on a $device, JavaScript $javaScript',
    async ({ device, javaScript }) => {
      const { page, end } = await here.visit({ device, javaScript })
      const expectNoShift = javaScript ? await watchLayoutShift(page) : null
      await page.goto(gallery(), { waitUntil: 'load' })
      if (javaScript) await page.evaluate(settled)
      await expectNoSidewaysScroll(page)
      // axe-core is a script.
      if (javaScript) await expectAccessible(page)
      await expectNoShift?.()
      await end()
    },
  )
})

describe('carousel', () => {
  it('is operable by its markers and by the keyboard without our script', async () => {
    const { page, end } = await here.visit({ javaScript: false })
    await page.goto(gallery())
    expect(await scrolled(page)).toBe(0)
    await row(page).locator('a').first().focus()
    // A card has two tab stops: its link and its heart.
    for (let i = 0; i < 10; i++) await page.keyboard.press('Tab')
    await expect.poll(() => scrolled(page), { ...SCROLLING, message: 'scrolled distance' }).toBeGreaterThan(50)
    await standsStill(() => scrolled(page))
    // The browser's markers are no elements: 24 px wide each, eight in the middle below the row.
    const carousel = row(page).locator('xpath=..')
    const bottom = () =>
      carousel.evaluate((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        return element.getBoundingClientRect().bottom
      })
    const firstMarker = async () => {
      // Lazily drawn sections above push the row down; a click on a card would leave the page.
      const y = await standsStill(bottom)
      const { left, width } = await carousel.evaluate((element) => element.getBoundingClientRect().toJSON())
      await page.mouse.click(left + width / 2 - 3.5 * 24, y - 12)
      return standsStill(() => scrolled(page))
    }
    await expect.poll(firstMarker, { ...SCROLLING, message: 'current marker' }).toBe(0)
    await end()
  })

  it('has buttons as dots in browsers without markers and marks the current one (§9)', async () => {
    const { page, end } = await here.visit({ device: 'phone' })
    await page.addInitScript(() => {
      const supports = CSS.supports.bind(CSS) as (condition: string) => boolean
      CSS.supports = ((condition: string) => !condition.includes('scroll-marker') && supports(condition)) as never
    })
    await page.goto(gallery())
    const dots = row(page).locator('xpath=following-sibling::div').locator('button')
    const current = () => dots.evaluateAll((all) => all.findIndex((dot) => dot.ariaCurrent === 'true'))
    await expect.poll(() => dots.count(), { message: 'dots' }).toBe(8)
    expect(await current()).toBe(0)
    await dots.nth(2).click()
    await expect.poll(current, { message: 'current dot' }).toBe(2)
    expect(await scrolled(page)).toBeGreaterThan(100)
    await row(page).evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
    await expect.poll(current, { message: 'current dot' }).toBe(7)
    // Without overflow there are no dots.
    await expectNoSidewaysScroll(page)
    // A carousel in a modal has dots too.
    await page.goto(`${here.site.origin('it')}/viaggi/giappone-tokyo-kyoto`)
    await page.locator('main a[href*="type=available-dates"]').first().click()
    await page.locator('dialog.modal a[href*="layout=calendar"]').click()
    await page.locator('dialog.modal .carousel-row + .carousel-dots > button').nth(1).waitFor()
    await end()
  })
})

describe('interactive blocks', () => {
  it('the calendar changes months and links to the departures of a day', async () => {
    const { page, end } = await here.visit({ javaScript: false, device: 'phone' })
    await page.goto(gallery('de'))
    const months = page.locator('details.month')
    expect(await months.nth(1).locator('table').isVisible()).toBe(false)
    await months.nth(1).locator('summary').click()
    const day = months.nth(1).getByRole('link')
    expect(await day.textContent()).toContain('14. März: 2 Termine')
    await day.click()
    await page.waitForURL((url) => url.pathname === '/suchen' && url.searchParams.get('dateFrom') === '2027-03-14')
    await end()
  })

  it('a film plays on request, with a description in the language of the market', async () => {
    const { page, end } = await here.visit()
    await page.goto(gallery('de'))
    const film = page.locator('video')
    expect(await film.evaluate((video: HTMLVideoElement) => [video.paused, video.autoplay, video.preload])).toEqual([
      true,
      false,
      'none',
    ])
    await film.evaluate((video: HTMLVideoElement) => {
      for (const track of video.textTracks) track.mode = 'hidden'
      return video.play()
    })
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime), { message: 'playing time' })
      .toBeGreaterThan(0.2)
    await expect
      .poll(
        () => film.evaluate((video: HTMLVideoElement) => (video.textTracks[0]?.cues?.[0] as VTTCue | undefined)?.text),
        { message: 'subtitle' },
      )
      .toContain('Nacht in der Wüste')
    await end()
  })

  it('the table of contents of a legal text links to its sections', async () => {
    const { page, end } = await here.visit({ javaScript: false })
    await page.goto(gallery())
    await page.locator('.legal-contents a').nth(1).click()
    await page.waitForURL((url) => url.hash === '#what')
    await end()
  })
})
