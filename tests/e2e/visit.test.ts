import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { LOCAL_SECRETS } from '../../local/workers/local-variables.ts'
import { markets } from '../../markets/registry.ts'
import { translators } from '../../markets/translate.ts'
import { expectAccessible, expectNoSidewaysScroll, watchLayoutShift } from '../support/browser.ts'
import { browserSite } from '../support/browser-site.ts'
import { payloadWith, sendPayload } from '../support/flags.ts'
import { casesOfRun } from '../support/whole-run.ts'

const here = browserSite()

const focusedTag = (page: Page) => page.evaluate(() => document.activeElement?.tagName)

// With JavaScript, modals are the way to consent and currency (tests/e2e/modals).
describe.each(casesOfRun([false], [true]))('visit, JavaScript %s', (javaScript) => {
  it('the consent notice disappears after a choice, and the choice can be changed', async () => {
    const { page, context, end } = await here.visit({ javaScript })
    await page.goto(`${here.site.origin('it')}/`)
    const notice = page.locator('form[action="/api/consent"] button[value="refused"]').first()
    await notice.waitFor()
    await notice.click()
    await page.locator('html[data-consent="refused"]').waitFor()
    expect(await notice.isVisible()).toBe(false)
    const names = async () => (await context.cookies()).map((cookie) => cookie.name)
    expect(await names()).not.toContain('__Host-device')
    await page.reload()
    expect(await notice.isVisible()).toBe(false)
    await page.locator('footer a[href*="type=tracking-preferences"]').click()
    await page.locator('dialog button[value="granted"]').click()
    await page.locator('html[data-consent="granted"]').waitFor()
    await page.locator('dialog').waitFor({ state: 'detached' })
    await end()
  })

  it('the currency form changes every price and persists', async () => {
    const { page, end } = await here.visit({ javaScript })
    await page.goto(`${here.site.origin('it')}/viaggi`)
    await page.goto(`${here.site.origin('it')}/cerca`)
    const select = page.locator('form[action="/api/currency"] select').first()
    await select.selectOption('GBP')
    await page.locator('form[action="/api/currency"] button').first().click()
    await page.waitForURL((url) => url.pathname === '/cerca')
    await page.locator('main', { hasText: '£' }).waitFor()
    // Browsers restore the fields of a page on Back.
    await page.goBack()
    await page.locator('main', { hasText: '£' }).waitFor()
    expect(await select.inputValue()).toBe('GBP')
    await page.goto(`${here.site.origin('it')}/viaggi/giappone-tokyo-kyoto`)
    await page.locator('main', { hasText: '£' }).waitFor()
    await end()
  })

  it('the top banner closes and stays closed (§4)', async () => {
    const { page, end } = await here.visit({ javaScript })
    await page.goto(`${here.site.origin('it')}/`)
    const banner = page.locator('aside[data-banner]').first()
    await banner.waitFor()
    await banner.locator('button').first().click()
    await page.locator('html[data-hide-banner-0]').waitFor()
    expect(await banner.isVisible()).toBe(false)
    await page.reload()
    expect(await banner.isVisible()).toBe(false)
    await end()
  })

  it('another market is suggested once, before the consent notice, in a modal with a link to the same page (§4)', async () => {
    const { page, end } = await here.visit({ javaScript, device: 'phone' })
    await page.goto(`${here.site.origin('it')}/viaggi?country=FR`)
    const prompt = page.getByRole('dialog', { name: translators.fr('layout.geoTitle') })
    await prompt.waitFor()
    expect(await page.locator('.geo').filter({ visible: true }).count()).toBe(1)
    expect(await page.locator('.consent').isVisible()).toBe(false)
    expect(await focusedTag(page)).toBe('H2')
    if (javaScript) await expectAccessible(page, '.geo')
    await expectNoSidewaysScroll(page)
    expect(await prompt.locator('a').getAttribute('href')).toBe(`${here.site.origin('fr')}${markets.fr.paths.travels}`)
    // The page behind it is inert.
    for (const tag of ['A', 'BUTTON']) {
      await page.keyboard.press('Tab')
      expect(await focusedTag(page)).toBe(tag)
    }
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('.frame[inert]'))).toBe(null)
    await prompt.locator('button').click()
    await prompt.waitFor({ state: 'hidden' })
    await page.locator('.consent').waitFor()
    expect(new URL(page.url()).pathname).toBe('/viaggi')
    await page.goto(`${here.site.origin('it')}/?country=FR`)
    expect(await prompt.isVisible()).toBe(false)
    await end()
  })
})

describe('destination search', () => {
  it('hydrates on intent, then is operable by keyboard with no input lost (§2)', async () => {
    const { page, end } = await here.visit()
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto(`${here.site.origin('it')}/`)
    const island = page.locator('main [data-island="search-widget"]').first()
    expect(await island.getAttribute('data-island-status')).toBe('asleep')
    const input = page.locator('main [name="textSearch"]').first()
    await input.pressSequentially('giapone', { delay: 15 })
    await page.locator('main [data-island="search-widget"][data-island-status="awake"]').first().waitFor()
    expect(await input.inputValue()).toBe('giapone')
    const option = page.locator('[role="option"]').first()
    await option.waitFor()
    expect(await option.textContent()).toContain('Giappone')
    expect(await input.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Escape')
    expect(await input.getAttribute('aria-expanded')).toBe('false')
    await end()
  })

  it('keeps what is typed at once on a page that the browser has translated', async () => {
    const { page, end } = await here.visit()
    await page.goto(`${here.site.origin('it')}/`)
    await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: Node[] = []
      while (texts.nextNode()) found.push(texts.currentNode)
      for (const text of found) {
        if (text.nodeValue?.trim() === '' || text.parentElement?.closest('script, style')) continue
        const font = document.createElement('font')
        text.parentNode?.replaceChild(font, text)
        font.appendChild(text)
      }
    })
    const field = page.locator('#search-where')
    await field.click()
    await page.keyboard.type('giappone')
    await page.locator('main [role="option"]', { hasText: 'Giappone' }).first().waitFor()
    expect(await field.inputValue()).toBe('giappone')
    expect(await field.evaluate((each) => each === document.activeElement)).toBe(true)
    await end()
  })

  it('stays a plain form when its script fails to load (§8)', async () => {
    const { page, context } = await here.visit()
    await page.route(/search-widget/, (route) => route.abort())
    await page.goto(`${here.site.origin('it')}/`)
    const input = page.locator('main [name="textSearch"]').first()
    // A page whose script is missing reloads once, with what was typed (client/boot/chunk-reload.ts).
    const reloaded = page.waitForEvent('load')
    await input.fill('giappone')
    await reloaded
    await expect.poll(() => input.inputValue(), { message: 'what was typed, after the reload' }).toBe('giappone')
    await page.locator('main form[method="get"] button[type="submit"]').first().click()
    await page.waitForURL((url) => url.pathname === '/cerca')
    expect(await page.locator('main a[href^="/viaggi/giappone"]').count()).toBeGreaterThan(0)
    await context.close()
  })
})

describe('experiments', () => {
  /** Headings in their current order and text. */
  const shape = () => [...document.querySelectorAll('main h1, main h2')].map((heading) => heading.textContent)

  it.each(casesOfRun([true], [false]))(
    'show their variation from the first paint and do not shift, JavaScript %s',
    async (javaScript) => {
      const forced = { homeCover: [{ force: 'planned' }], homeDeparturesFirst: [{ force: true }] }
      expect((await sendPayload(here.site, payloadWith(forced))).status).toBe(200)
      const { page, context, end } = await here.visit({ javaScript })
      const expectNoShift = javaScript ? await watchLayoutShift(page) : null
      const html = page.waitForResponse((response) => response.request().isNavigationRequest())
      await page.goto(`${here.site.origin('it')}/`)
      // The site's own pages parse no strings (Trusted Types).
      const blank = await context.newPage()
      const sent = await blank.evaluate(
        (text) =>
          [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('main h1, main h2')].map(
            (heading) => heading.textContent,
          ),
        await (await html).text(),
      )
      await blank.close()
      expect(sent.slice(0, 2)).toEqual(['Scegli la data. Il viaggio lo organizziamo noi.', 'Si parte di sicuro'])
      expect(await page.evaluate(shape)).toEqual(sent)
      if (expectNoShift !== null) {
        await page.locator('#search-where').hover()
        await page.locator('main [data-island="search-widget"][data-island-status="awake"]').first().waitFor()
        expect(await page.evaluate(shape)).toEqual(sent)
        await expectNoShift()
      }
      await expectNoSidewaysScroll(page)
      await end()
    },
  )
})

it('Trusted Types refuse a string where HTML is written or a script is loaded', async () => {
  const { page, context, problems } = await here.visit()
  await page.goto(`${here.site.origin('it')}/viaggi`)
  const refused = await page.evaluate(() =>
    [
      () => (document.body.innerHTML = 'x'),
      () => (document.createElement('script').src = '/x.js'),
      () => new DOMParser().parseFromString('x', 'text/html'),
    ].map((write) => {
      try {
        return String(write())
      } catch (error) {
        return error instanceof Error ? error.name : ''
      }
    }),
  )
  expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError'])
  expect(problems.filter((problem) => !/Trusted/.test(problem))).toEqual([])
  await context.close()
})

describe('growth pages', () => {
  it('are accessible and fit a phone', async () => {
    const { page, end } = await here.visit({ javaScript: true })
    const [key = ''] = Object.values<string>(JSON.parse(LOCAL_SECRETS.GROWTH_OPERATORS))
    await page.goto(`${here.site.origin('it')}/__growth/preview?path=/&homeCover=%22planned%22`)
    await page.locator('summary', { hasText: 'operator' }).click()
    await expectAccessible(page)
    await page.locator('[name="key"]').fill(key)
    await page.locator('details button').click()
    for (const path of ['preview?path=/&homeCover=%22planned%22', 'flags', '']) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(`${here.site.origin('it')}/__growth/${path}`.replace(/\/$/, ''))
      await expectAccessible(page)
      await page.setViewportSize({ width: 375, height: 800 })
      await expectNoSidewaysScroll(page)
    }
    await end()
  })
})

describe('prompt for another market', () => {
  it.each(['Escape', 'a click outside'])(
    'closes by %s, which is the choice to stay, and shifts nothing (§4)',
    async (how) => {
      const { page, end } = await here.visit()
      const expectNoShift = await watchLayoutShift(page)
      await page.goto(`${here.site.origin('it')}/viaggi?country=FR`)
      const prompt = page.locator('.geo')
      await page.locator('.geo[data-enhanced]').waitFor()
      if (how === 'Escape') await page.keyboard.press('Escape')
      else await page.locator('html').click({ position: { x: 5, y: 5 } })
      await prompt.waitFor({ state: 'detached' })
      await expect.poll(() => page.evaluate(() => document.activeElement?.id), { message: 'focus' }).toBe('main')
      expect(await page.locator('[inert]').count()).toBe(0)
      await expectNoShift()
      const cookies = await page.context().cookies()
      expect(cookies.find(({ name }) => name === '__Host-forceNeedRedirect')?.value).toBe('1')
      await end()
    },
  )

  it('closes by an Escape that comes before its script', async () => {
    const { page, end } = await here.visit()
    const { promise: pressed, resolve: sendScript } = Promise.withResolvers<void>()
    await page.route(/\/geo-prompt-/, (route) => pressed.then(() => route.continue()))
    const requested = page.waitForRequest(/\/geo-prompt-/)
    await page.goto(`${here.site.origin('it')}/viaggi?country=FR`, { waitUntil: 'commit' })
    await requested
    await page.locator('.geo :focus').waitFor()
    await page.keyboard.press('Escape')
    sendScript()
    await page.locator('.geo').waitFor({ state: 'detached' })
    await end()
  })
})
