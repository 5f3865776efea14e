import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { MarketId } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import { expectAccessible, expectNoSidewaysScroll, holdBack } from '../support/browser.ts'
import { browserSite } from '../support/browser-site.ts'

const here = browserSite()

/** What content might try on its page, each with `banner` for the bar of that page. */
const HOSTILE = [
  [
    'tours',
    ':scope{position:relative;top:-9999px}',
    ':scope{box-shadow:0 0 0 100vmax #fff;outline:100vmax solid #fff}',
  ],
  [
    'faqs',
    '*{margin-top:-400px!important;translate:0 -50vh;transform:translateY(-9999px)!important}',
    '*{height:100vh}',
  ],
  ['contacts', '#main{display:contents!important}*{position:relative;inset:-300px 0 0 -300px}', ':scope{float:left}'],
  ['coordinators', 'main{filter:drop-shadow(0 -300px 0 #fff);float:right;scale:9}', ':scope{min-height:200vh;top:0}'],
] as const
const writeHostileSheets = async () => {
  const database = await here.site.miniflare.getD1Database('DB', 'sojourn-api')
  const message = { it: 'Ciao', en: 'x', es: 'x', fr: 'x', de: 'x' }
  const banners = HOSTILE.map(([page, , customCss]) => {
    const routes = { match: [markets.it.paths[page] ?? ''] }
    return { id: page, message, position: 'bottom', closable: false, customCss, routes }
  })
  await database.prepare("UPDATE documents SET source = ? WHERE name = 'banners'").bind(JSON.stringify(banners)).run()
  for (const [page, css] of HOSTILE)
    await database
      .prepare("UPDATE pages SET source = json_set(source, '$.attributes', json(?)) WHERE routing_key = ?")
      .bind(JSON.stringify({ customCss: css }), page)
      .run()
}
beforeAll(writeHostileSheets)

const panel = (page: Page, type: string) => page.locator(`.menu-details.menu-${type}`)
const opened = (page: Page, type: string) => page.locator(`.menu-details.menu-${type}[open]`)
const closed = (page: Page, type: string) => page.locator(`.menu-details.menu-${type}:not([open])`)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
/** What assistive technology is told of the element that has the focus, or of another. */
const expanded = async (page: Page, element = 'document.activeElement'): Promise<unknown> => {
  const session = await page.context().newCDPSession(page)
  const { result } = await session.send('Runtime.evaluate', { expression: element })
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId ?? '',
    fetchRelatives: false,
  })
  return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value
}

describe.each(['it', 'de'] as MarketId[])('the main menu in %s', (market) => {
  const home = () => `${here.site.origin(market)}/`

  it('opens under the mouse, one panel at a time, and closes when the mouse has left', async () => {
    const { page, end } = await here.visit()
    await page.goto(home())
    await panel(page, 'mega-menu').locator('> summary').hover()
    await opened(page, 'mega-menu').waitFor()
    // A click of the same mouse must not close what its hovering has opened.
    await page.mouse.down()
    await page.mouse.up()
    await opened(page, 'mega-menu').waitFor()
    await panel(page, 'mega-menu').locator('.menu-panel a').last().hover()
    await expectAccessible(page, 'html', { market, state: 'menu' })
    await opened(page, 'mega-menu').waitFor()
    await panel(page, 'drop-down').locator('> summary').hover()
    await opened(page, 'drop-down').waitFor()
    await closed(page, 'mega-menu').waitFor()
    await page.mouse.move(600, 780)
    await closed(page, 'drop-down').waitFor()
    await end()
  })

  it('closes what was left, and hears the arrow that was pressed, before its code came', async () => {
    for (const does of ['leaves', 'presses'] as const) {
      const visit = await here.visit()
      const { page, end } = visit
      const come = await holdBack(visit, /drive-menu/)
      await page.goto(home())
      if (does === 'leaves') {
        await panel(page, 'columns').locator('> summary').click()
        await opened(page, 'columns').waitFor()
        await page.locator('main').click({ position: { x: 5, y: 600 } })
      } else {
        await panel(page, 'columns').locator('> summary').focus()
        await page.keyboard.press('ArrowDown')
      }
      come()
      await (does === 'leaves' ? closed : opened)(page, 'columns').waitFor()
      await end()
    }
  })

  it('is walked by arrow keys and says what is expanded', async () => {
    const { page, end } = await here.visit()
    await page.goto(home())
    const summary = panel(page, 'mega-menu').locator('> summary')
    await summary.focus()
    expect(await expanded(page)).toBe(false)
    await page.keyboard.press('ArrowDown')
    await opened(page, 'mega-menu').waitFor()
    const first = await focused(page)
    expect(first).toBe(await panel(page, 'mega-menu').locator('.menu-panel a:visible').first().textContent())
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).not.toBe(first)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    expect(await expanded(page)).toBe(true)
    await page.keyboard.press('ArrowRight')
    expect(await focused(page)).toBe((await panel(page, 'drop-down').locator('> summary').textContent())?.trim())
    // The focus has moved on, so the panel is closed.
    await closed(page, 'mega-menu').waitFor()
    await page.keyboard.press('Enter')
    await opened(page, 'drop-down').waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await closed(page, 'drop-down').waitFor()
    expect(await expanded(page)).toBe(false)
    await end()
  })

  it('shows every group open on wide screens, in one line of items from 1024 px on', async () => {
    const { page, end } = await here.visit()
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(home())
      // What content adds to the row's words takes no room in it.
      await page.evaluate(() => {
        const marks = ['.menu-sub > .icon:not(.menu-chevron)', '.menu-sub > .badge'].map(
          (mark) => document.querySelector(mark)?.outerHTML ?? '',
        )
        if (marks.includes('')) throw new Error('no entry with an icon, or none with a badge')
        for (const top of document.querySelectorAll('.menu-item .menu-top'))
          top.insertAdjacentHTML('afterbegin', marks.join(''))
      })
      const tops = await page
        .locator('.menu-item')
        .evaluateAll((items) => items.map((each) => Math.round(each.getBoundingClientRect().top)))
      expect(new Set(tops).size).toBe(1)
      await expectNoSidewaysScroll(page)
      for (const type of ['mega-menu', 'columns', 'drop-down']) {
        await panel(page, type).locator('> summary').click()
        await opened(page, type).waitFor()
        const links = await panel(page, type).locator('.menu-panel li li a:visible').count()
        if (type === 'mega-menu') {
          expect(links).toBeGreaterThan(30)
          const columns = await panel(page, type)
            .locator('.menu-group')
            .evaluateAll((groups) => groups.map((each) => Math.round(each.getBoundingClientRect().left)))
          expect(new Set(columns).size).toBe(6)
        }
        await expectNoSidewaysScroll(page)
      }
      await page.locator('main').click({ position: { x: 5, y: 600 } })
      await closed(page, 'drop-down').waitFor()
    }
    await end()
  })

  it('is a page of its own on phones, with accordions, and forgets what was open', async () => {
    const { page, end } = await here.visit({ device: 'phone' })
    await page.goto(home())
    expect(await expanded(page, "document.querySelector('.header-menu')")).toBe(false)
    await page.locator('.header-menu').tap()
    const menu = page.locator('#menu:popover-open')
    await menu.waitFor()
    expect(await page.locator('.header-home').isVisible()).toBe(false)
    await page.locator('body.has-menu').waitFor()
    await page.locator('.menu-head button:focus').waitFor()
    for (let tab = 0; tab < 24; tab++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('main, footer, .consent')?.tagName)).toBe(
        undefined,
      )
    }
    await page.keyboard.press('Escape')
    await page.locator('body:not(.has-menu)').waitFor()
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('header-menu')
    expect(await page.locator('[inert]').count()).toBe(0)
    await page.locator('.header-menu').tap()
    await menu.waitFor()
    expect(await menu.locator(`.menu-actions a[href="${markets[market].paths.search}"]`).isVisible()).toBe(true)
    await panel(page, 'mega-menu').locator('> summary').tap()
    await opened(page, 'mega-menu').waitFor()
    const group = page.locator('.menu-accordion').first()
    expect(await group.locator('a').first().isVisible()).toBe(false)
    await group.locator('> summary').tap()
    await group.locator('a:visible').first().waitFor()
    await expectAccessible(page, 'html', { market, state: 'menu' })
    await expectNoSidewaysScroll(page)
    await panel(page, 'drop-down').locator('> summary').tap()
    await opened(page, 'drop-down').waitFor()
    await closed(page, 'mega-menu').waitFor()
    await menu.locator('.menu-head button').tap()
    await closed(page, 'drop-down').waitFor({ state: 'attached' })
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('header-menu')
    await page.locator('.header-menu').tap()
    expect(await opened(page, 'drop-down').count()).toBe(0)
    await end()
  })
})

describe('without JavaScript', () => {
  it('panels open and close, and the header’s search is a link beside the cover’s', async () => {
    const { page, end } = await here.visit({ javaScript: false })
    await page.goto(`${here.site.origin('it')}/`)
    await panel(page, 'mega-menu').locator('> summary').click()
    await panel(page, 'mega-menu').locator('.menu-panel li li a:visible').first().waitFor()
    await page.mouse.click(640, 700)
    await closed(page, 'mega-menu').waitFor()
    await page.locator('.header-search-link').click()
    await page.waitForURL((url) => url.searchParams.get('type') === 'search')
    expect(await page.locator('dialog.modal [name="textSearch"]').isVisible()).toBe(true)
    await end()
  })

  it('the search bar opens, and searches', async () => {
    const { page, end } = await here.visit({ javaScript: false })
    await page.goto(`${here.site.origin('it')}/viaggi`)
    await page.locator('.header-search > summary').click()
    await page.locator('.header-search [name="textSearch"]').fill('giappone')
    await page.locator('.header-search button[type="submit"]').click()
    await page.waitForURL((url) => url.pathname === '/cerca' && url.searchParams.get('textSearch') === 'giappone')
    await end()
  })

  it('the menu of phones opens, with its accordions', async () => {
    const { page, end } = await here.visit({ device: 'phone', javaScript: false })
    await page.goto(`${here.site.origin('de')}/`)
    await page.locator('.header-menu').tap()
    await panel(page, 'mega-menu').locator('> summary').tap()
    await page.locator('.menu-accordion > summary').first().tap()
    const link = page.locator('.menu-accordion').first().locator('a:visible').first()
    const href = await link.getAttribute('href')
    await link.tap()
    await page.waitForURL((url) => url.pathname + url.search === href)
    await end()
  })
})

describe('the header', () => {
  it('offers its search once the cover’s is out of view, at most 820 px wide, with the focus in it', async () => {
    const { page, end } = await here.visit()
    await page.goto(`${here.site.origin('it')}/`)
    const toggle = page.locator('.header-search > summary')
    expect(await toggle.isVisible()).toBe(false)
    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
    await page.locator('html[data-cover-passed]').waitFor()
    await toggle.click()
    await page.locator('#header-search-where:focus').waitFor()
    expect((await page.locator('.header-search form').boundingBox())?.width).toBe(820)
    await expectAccessible(page, 'html', { market: 'it', state: 'search' })
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.locator('.header-search:not([open])').waitFor()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await page.locator('html:not([data-cover-passed])').waitFor()
    expect(await toggle.isVisible()).toBe(false)
    await end()
  })

  it('is transparent under 50 px of scroll, and shows the way up after 800 px', async () => {
    const { page, end } = await here.visit()
    await page.goto(`${here.site.origin('it')}/`)
    const ground = () => page.locator('.header').evaluate((header) => getComputedStyle(header).backgroundColor)
    const to = (top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    await to(49)
    await page.locator('html:not([data-scrolled])').waitFor()
    expect(await ground()).toBe('rgba(0, 0, 0, 0)')
    await to(50)
    await page.locator('html[data-scrolled]').waitFor()
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('.header') as Element).backgroundColor === 'rgb(255, 255, 255)',
    )
    await to(799)
    expect(await page.locator('.to-top').isVisible()).toBe(false)
    await to(800)
    await page.locator('.to-top:visible').waitFor()
    await to(1600)
    await page.locator('.to-top').click()
    await page.waitForFunction(() => scrollY === 0)
    await end()
  })

  it('leaves 20 px between itself and what an anchor leads to, and scrolls there smoothly', async () => {
    const { page, end } = await here.visit()
    const scrolling = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto(`${here.site.origin('it')}/viaggi/japan-tokyo-kyoto`)
    expect(await scrolling()).toBe('smooth')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await scrolling()).toBe('auto')
    const anchor = page.locator('main a[href^="#"]').first()
    const id = (await anchor.getAttribute('href')) ?? ''
    await anchor.click()
    await page.waitForURL((url) => url.hash === id)
    const gap = () =>
      page.evaluate((target) => {
        const bottom = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0
        return Math.round((document.querySelector(target)?.getBoundingClientRect().top ?? 0) - bottom)
      }, id)
    await expect.poll(gap).toBe(20)
    await end()
  })
})

describe('the consent notice', () => {
  it('leaves the home page’s search alone on phones, and asks once that is out of view', async () => {
    const { page, end } = await here.visit({ device: 'phone' })
    await page.goto(`${here.site.origin('de')}/`)
    const notice = page.locator('.consent')
    await page.locator('.search-cover .widget-opener').click({ trial: true })
    expect(await notice.isVisible()).toBe(false)
    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
    await notice.waitFor()
    await notice.locator('[value="refused"]').tap()
    await page.locator('html[data-consent="refused"]').waitFor()
    expect(await notice.isVisible()).toBe(false)
    await page.context().clearCookies()
    await page.goto(`${here.site.origin('de')}/reiseziele`)
    expect(await notice.isVisible()).toBe(true)
    await end()
  })
})

describe('content’s own CSS', () => {
  it.each(HOSTILE)('on the page %s leaves the frame where it is, to be seen and used', async (name) => {
    const { page, end } = await here.visit()
    await page.goto(here.site.origin('it') + markets.it.paths[name])
    await page.locator('form[action="/api/consent"] [value="refused"]').first().click()
    await page.mouse.move(640, 400)
    // The header looks as it does without what content says.
    const shot = () => page.locator('.header').screenshot({ animations: 'disabled' })
    const follow = (content: boolean) =>
      page.evaluate((on) => {
        for (const sheet of [...document.styleSheets].slice(1)) sheet.disabled = !on
      }, content)
    const seen = async (content: boolean) => {
      await follow(content)
      return shot()
    }
    await expect.poll(async () => (await seen(false)).equals(await seen(true))).toBe(true)
    const { top, gap, left } = await page.evaluate(() => {
      const box = (selector: string) => (document.querySelector(selector) as Element).getBoundingClientRect()
      const main = box('#main')
      return { top: main.top - box('.header').bottom, gap: box('footer').top - main.bottom, left: main.left }
    })
    expect([top, gap, left]).toEqual([0, 0, 0])
    for (const selector of ['.header-home', '.header-wishlist', '.footer-bottom a'])
      await page.locator(selector).first().click({ trial: true })
    await end()
  })
})

describe('the progress bar', () => {
  it('shows a slow post and the end of it', async () => {
    const { page, end } = await here.visit()
    await page.goto(`${here.site.origin('it')}/`)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/consent', async (route) => {
      await held
      await route.continue()
    })
    await page.locator('form[action="/api/consent"] [value="refused"]').first().click()
    await page.locator('html[data-progress="busy"]').waitFor()
    release()
    await page.locator('html[data-progress="done"]').waitFor()
    await page.locator('html:not([data-progress])').waitFor()
    await end()
  })

  it('shows the way to a slow page', async () => {
    const { page, end } = await here.visit()
    await page.goto(`${here.site.origin('it')}/`)
    // While it navigates, a page cannot be asked: it has to tell.
    const { promise: busy, resolve: say } = Promise.withResolvers<string>()
    await page.exposeFunction('say', say)
    await page.evaluate(() => {
      const { dataset } = document.documentElement
      const tell = () => (window as unknown as { say: (state?: string) => void }).say(dataset.progress)
      new MutationObserver(tell).observe(document.documentElement, { attributeFilter: ['data-progress'] })
    })
    await page.route('**/partenze-confermate', async (route) => {
      expect(await busy).toBe('busy')
      await route.continue()
    })
    await page.locator('.menu-item > a[href="/partenze-confermate"]').click({ noWaitAfter: true })
    await page.waitForURL((url) => url.pathname === '/partenze-confermate')
    await page.locator('html:not([data-progress])').waitFor()
    await end()
  })

  it('turns red when a post fails; the message goes from the toast, not while it is focused, and stays in place', async () => {
    const { page, context } = await here.visit()
    await page.goto(`${here.site.origin('de')}/`)
    await page.route('**/api/consent', (route) => route.abort())
    await page.locator('form[action="/api/consent"] [value="refused"]').first().click()
    await page.locator('html[data-progress="failed"]').waitFor()
    const toast = page.locator('#toast:popover-open')
    await toast.waitFor()
    await toast.focus()
    // Three seconds, at the bottom of the window, above the notice that waits there for an answer.
    expect(await toast.evaluate((each) => each.getAnimations()[0]?.effect?.getTiming().duration)).toBe(3000)
    const [box, notice] = [await toast.boundingBox(), await page.locator('.consent').boundingBox()]
    expect(box!.y + box!.height).toBeLessThanOrEqual(notice!.y)
    expect(notice!.y - box!.y - box!.height).toBeLessThan(100)
    const paused = await toast.evaluate((each) => each.getAnimations()[0]?.playState)
    expect(paused).toBe('paused')
    await expectAccessible(page, 'html', { market: 'de', state: 'errors' })
    await page.locator('.consent button').first().focus()
    await toast.waitFor({ state: 'hidden' })
    expect(await page.locator('.consent .form-failure').textContent()).toContain('schiefgelaufen')
    await context.close()
  })
})
