import { describe, expect, it } from 'vitest'
import { markets } from '../../../markets/registry.ts'
import { inBrowser } from '../../support/browser-site.ts'
import { waitUntil } from '../../support/wait-until.ts'
import { casesOfRun } from '../../support/whole-run.ts'
import { HOSTILE } from './hostile-sheets.ts'

describe('header', () => {
  it('shows its search in at most 820 px, focused, once the cover’s search is out of view (§2, §3, §9)', async () => {
    const { page, end } = await inBrowser.visit()
    await page.goto(`${inBrowser.site.origin('it')}/`)
    const toggle = page.locator('.header-search > summary')
    expect(await toggle.isVisible()).toBe(false)
    /** Checks the header's search when this many pixels of the cover's search are left in the window. */
    const isPassed = (left: number) =>
      page.evaluate(async (px) => {
        const bottom = document.querySelector('.search-cover-box')?.getBoundingClientRect().bottom ?? 0
        scrollBy({ top: Math.round(bottom) - px, behavior: 'instant' })
        // IntersectionObserver reports in the next frame.
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
        return document.documentElement.hasAttribute('data-cover-passed')
      }, left)
    expect(await isPassed(30 + 2)).toBe(false)
    expect(await isPassed(30 - 2)).toBe(true)
    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
    await page.locator('html[data-cover-passed]').waitFor()
    await toggle.click()
    await page.locator('#header-search-where:focus').waitFor()
    expect((await page.locator('.header-search form').boundingBox())?.width).toBe(820)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.locator('.header-search:not([open])').waitFor()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await page.locator('html:not([data-cover-passed])').waitFor()
    expect(await toggle.isVisible()).toBe(false)
    await end()
  })

  it('is transparent below 50 px of scroll and shows the link to the top after 800 px (§2)', async () => {
    const { page, end } = await inBrowser.visit()
    await page.goto(`${inBrowser.site.origin('it')}/`)
    const ground = () => page.locator('.header').evaluate((header) => getComputedStyle(header).backgroundColor)
    const to = (top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    await to(49)
    await page.locator('html:not([data-scrolled])').waitFor()
    expect(await ground()).toBe('rgba(0, 0, 0, 0)')
    await to(50)
    await page.locator('html[data-scrolled]').waitFor()
    await waitUntil(
      page,
      'a white header',
      () => getComputedStyle(document.querySelector('.header') as Element).backgroundColor === 'rgb(255, 255, 255)',
    )
    // Only after scrolling up, and while the page rests.
    await to(1600)
    await page.locator('html[data-far]').waitFor()
    await to(800)
    await page.locator('.to-top:visible').waitFor()
    await to(1600)
    await page.locator('.to-top').waitFor({ state: 'hidden' })
    await to(799)
    await page.locator('html:not([data-far])').waitFor()
    expect(await page.locator('.to-top').isVisible()).toBe(false)
    await to(1600)
    await page.locator('html[data-far]').waitFor()
    await to(1500)
    await page.locator('.to-top').click()
    await waitUntil(page, 'the top of the page', () => scrollY === 0)
    await end()
  })

  it('keeps 20 px of distance to the target of an anchor and scrolls there smoothly (§2)', async () => {
    const { page, end } = await inBrowser.visit()
    const scrolling = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto(`${inBrowser.site.origin('it')}/viaggi/giappone-tokyo-kyoto`)
    expect(await scrolling()).toBe('smooth')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await scrolling()).toBe('auto')
    const anchor = page.locator('main a[href^="#"]').first()
    const id = (await anchor.getAttribute('href')) ?? ''
    await anchor.click()
    await page.waitForURL((url) => url.hash === id)
    const gap = () =>
      page.evaluate((target) => {
        const bottom = document.querySelector('.section-bar')?.getBoundingClientRect().bottom ?? 0
        return Math.round((document.querySelector(target)?.getBoundingClientRect().top ?? 0) - bottom)
      }, id)
    await expect.poll(gap, { message: 'gap below the bar' }).toBe(20)
    await end()
  })
})

describe('CSS of editors', () => {
  it.each(casesOfRun(HOSTILE.slice(0, 1), HOSTILE.slice(1)))(
    'keeps the header visible and usable on the page %s',
    async (name) => {
      const { page, end } = await inBrowser.visit({ consent: 'refused' })
      await page.goto(inBrowser.site.origin('it') + markets.it.paths[name])
      await page.mouse.move(640, 400)
      // The header without the page's CSS is the reference.
      const shot = () => page.locator('.header').screenshot({ animations: 'disabled' })
      const follow = (content: boolean) =>
        page.evaluate((on) => {
          const isOurs = (text: string) => /^@(?:layer reset|font-face)/.test(text)
          for (const { sheet, textContent } of document.querySelectorAll('style'))
            if (sheet !== null && !isOurs(textContent.trim())) sheet.disabled = !on
        }, content)
      const seen = async (content: boolean) => {
        await follow(content)
        return shot()
      }
      await expect
        .poll(async () => (await seen(false)).equals(await seen(true)), {
          message: 'same picture with and without scripts',
        })
        .toBe(true)
      const { top, gap, left } = await page.evaluate(() => {
        const box = (selector: string) => (document.querySelector(selector) as Element).getBoundingClientRect()
        const main = box('#main')
        return { top: main.top - box('.header').bottom, gap: box('footer').top - main.bottom, left: main.left }
      })
      expect([top, gap, left]).toEqual([0, 0, 0])
      for (const selector of ['.header-home', '.header-wishlist', '.footer-bottom a'])
        await page.locator(selector).first().click({ trial: true })
      await end()
    },
  )
})
