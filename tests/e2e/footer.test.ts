import { describe, expect, it } from 'vitest'
import { DEVICES, expectAccessible, expectNoSidewaysScroll } from '../support/browser.ts'
import { browserSite } from '../support/browser-site.ts'
import { localizedText } from '../support/builders/localized-text.ts'
import { linkIn, mailTo } from '../support/outbox.ts'
import { waitUntil } from '../support/wait-until.ts'
import { casesOfRun } from '../support/whole-run.ts'

const here = browserSite()

const TRAVEL = '/viaggi/giappone-tokyo-kyoto'

describe('footer', () => {
  describe.each(casesOfRun([true], [false]))('JavaScript %s', (javaScript) => {
    it('shows its links at every width, collapsed on phones only (§2, §4)', async () => {
      const { page, end } = await here.visit({ javaScript })
      const footer = page.locator('footer.footer')
      const link = footer.locator('.footer-columns a').first()
      const summary = footer.getByText('Mostra tutti i link', { exact: true })
      await page.goto(`${here.site.origin('it')}/`)
      for (const { viewport } of [DEVICES.desktop, DEVICES.tablet, DEVICES.phone]) {
        const phone = viewport === DEVICES.phone.viewport
        await page.setViewportSize(viewport)
        expect(await link.isVisible()).toBe(!phone)
        expect(await summary.isVisible()).toBe(phone)
        expect(await footer.locator('.footer-talk').isVisible()).toBe(true)
        await expectNoSidewaysScroll(page)
      }
      await summary.click()
      await link.waitFor()
      await expectNoSidewaysScroll(page)
      await end()
    })

    it('signs up for the newsletter in a new tab, confirmed by mail (§2, §7)', async () => {
      const email = `visitor-${javaScript}@example.com`
      const { page, context, end } = await here.visit({ javaScript })
      const form = page.locator('footer .newsletter-form')
      await page.goto(`${here.site.origin('it')}/`)
      expect(await page.locator('main .newsletter-form').isVisible()).toBe(true)
      expect(await form.isVisible(), 'beside a newsletter block').toBe(false)
      await page.goto(here.site.origin('it') + TRAVEL)
      await form.locator('[name="EMAIL"]').fill(email)
      const [tab] = await Promise.all([context.waitForEvent('page'), form.locator('button').click()])
      await tab.locator('h1').waitFor()
      expect(new URL(tab.url()).origin).toBe(here.site.origin('api'))
      expect(new URL(page.url()).pathname).toBe(TRAVEL)

      const [mail] = await mailTo(here.site, email)
      await tab.goto(here.site.origin('api') + linkIn(mail, '/newsletter/confirm'))
      const question = await tab.locator('h1').textContent()
      await tab.locator('button').click()
      await waitUntil(
        tab,
        'another heading',
        (before) => document.querySelector('h1')?.textContent !== before,
        question,
      )
      expect(await tab.locator('html').getAttribute('lang')).toBe('it')
      await end()
    })
  })

  it.each(casesOfRun([['footer', TRAVEL]], [['main', '/']]))(
    'shows an invalid email in %s before it opens a tab (§5)',
    async (part, path) => {
      const { page, context, end } = await here.visit()
      await page.goto(here.site.origin('it') + path)
      const form = page.locator(`${part} .newsletter-form`)
      const [field, problem] = [form.locator('[name="EMAIL"]'), form.locator('[role="alert"]')]
      expect(await problem.isVisible()).toBe(false)
      for (const email of ['', 'anna', 'anna@example']) {
        await field.fill(email)
        await form.locator('button').click()
        await problem.waitFor()
        expect(await problem.textContent()).toContain('Questo indirizzo non sembra corretto')
        expect(await field.getAttribute('aria-invalid')).toBe('true')
        expect(await field.getAttribute('aria-describedby')).toBe(await problem.getAttribute('id'))
        expect(await field.evaluate((each) => each === document.activeElement)).toBe(true)
      }
      await expectAccessible(page, `${part} .newsletter-form`)
      expect(context.pages()).toHaveLength(1)
      await field.fill(`in-place-${part}@example.com`)
      const [tab] = await Promise.all([context.waitForEvent('page'), form.locator('button').click()])
      await tab.locator('h1').waitFor()
      expect(await problem.isVisible()).toBe(false)
      expect(await field.getAttribute('aria-invalid')).toBe('false')
      await end()
    },
  )

  it('is accessible when expanded on a phone, including its bean', async () => {
    const { page, end } = await here.visit({ device: 'phone', consent: 'refused' })
    await page.goto(here.site.origin('it') + TRAVEL)
    const bean = page.locator('.talk-bean-link')
    await bean.scrollIntoViewIfNeeded()
    expect(new URL(await bean.evaluate((link: HTMLAnchorElement) => link.href)).searchParams.get('type')).toBe(
      'talk-to-us',
    )
    await page.locator('.footer-menu > summary').click()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await end()
  })
})

describe('a banner with custom CSS', () => {
  const banner = {
    id: 'own',
    position: 'top',
    message: localizedText('<em>Own</em>'),
    backgroundColor: '#ffee00',
    textColor: 'ink',
    customCss:
      ':scope{display:flex;overflow:visible}.banner-message{letter-spacing:3px;position:relative;inset-block-start:200px}body{opacity:0}',
    markets: ['fr'],
  }

  it('is styled, keeps its position and stays closed after closing', async () => {
    const database = await here.site.miniflare.getD1Database('DB', 'sojourn-api')
    await database
      .prepare("UPDATE documents SET source = json_insert(source, '$[#]', json(?)) WHERE name = 'banners'")
      .bind(JSON.stringify(banner))
      .run()
    const { page, end } = await here.visit()
    await page.goto(`${here.site.origin('fr')}/`)
    const own = page.locator('[data-banner="own"]')
    const styleOf = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { backgroundColor, letterSpacing, contain, opacity } = getComputedStyle(element)
        return { backgroundColor, letterSpacing, contain, opacity }
      })
    expect(await styleOf('[data-banner="own"]')).toMatchObject({
      backgroundColor: 'rgb(255, 238, 0)',
      contain: 'paint',
    })
    expect(await styleOf('[data-banner="own"] .banner-message')).toMatchObject({ letterSpacing: '3px' })
    expect(await styleOf('body')).toMatchObject({ opacity: '1' })
    // Moved parts of the banner are not painted outside it: the point belongs to the page.
    const inside = await page.locator('[data-banner="own"] em').evaluate((element) => {
      const { x, y } = element.getBoundingClientRect()
      return document.elementFromPoint(x + 2, y + 2)?.closest('[data-banner]') !== null
    })
    expect(inside).toBe(false)
    await own.locator('.banner-close').click()
    await own.waitFor({ state: 'hidden' })
    await page.reload()
    expect(await own.isVisible()).toBe(false)
    await end()
  })
})

describe('footer and banner events', () => {
  it('record a banner’s display, clicks and closing, and clicks on talk to us and the wishlist (§2, §4, §7)', async () => {
    const { page, end } = await here.visit({ consent: 'granted' })
    await page.goto(`${here.site.origin('it')}/viaggi/giappone-tokyo-kyoto?country=IT`)
    const recorded = () =>
      page.evaluate(() =>
        (window as unknown as { dataLayer: { event: string; bannerId?: string }[] }).dataLayer.map(
          ({ event, bannerId }) => `${event} ${bannerId}`,
        ),
      )
    await expect.poll(recorded, { message: 'recorded events' }).toContain('banner_show discounted-departures')
    await page.locator('.banner-top form button').click()
    await page.locator('.banner-top').waitFor({ state: 'hidden' })
    // The footer is out of view, so its bean has not been shown.
    expect(await recorded()).not.toContain('banner_show help-choosing')
    await page.evaluate(() => {
      addEventListener('click', (event) => event.preventDefault())
    })
    await page.locator('.header-wishlist').click()
    await page.locator('.talk-bean-link').scrollIntoViewIfNeeded()
    await expect.poll(recorded, { message: 'recorded events' }).toContain('banner_show help-choosing')
    await page.locator('.talk-bean-link').click()
    // The modal hides the header.
    await page.locator('.header-actions [href*="talk-to-us"]').dispatchEvent('click')
    const events = await page.evaluate(
      () => (window as unknown as { dataLayer: { event: string; bannerId?: string; section?: string }[] }).dataLayer,
    )
    const of = (id: string) => events.filter(({ bannerId }) => bannerId === id).map(({ event }) => event)
    expect(of('help-choosing')).toEqual(['banner_show', 'banner_interact'])
    expect(of('discounted-departures')).toEqual(['banner_show', 'banner_close'])
    expect(events.filter(({ event }) => event === 'contact-us')).toHaveLength(1)
    expect(events.find(({ event }) => event === 'go-to-wishlist')?.section).toBe('menu')
    await end()
  })
})
