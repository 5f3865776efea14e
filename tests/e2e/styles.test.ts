import { describe, expect, it } from 'vitest'
import { type Device, holdBack, settled, watchLayoutShift } from '../support/browser.ts'
import { sharedBrowserSite } from '../support/browser-site.ts'
import { waitUntil } from '../support/wait-until.ts'
import { casesOfRun } from '../support/whole-run.ts'

const here = sharedBrowserSite()

const PAGES = [
  '/',
  '/cerca',
  '/viaggi/giappone-tokyo-kyoto',
  '/nope',
  '/preferiti',
  '/?modal=&type=languages-and-currencies',
]
/** Those of the first screen's elements, for all windows and wide ones, of fonts and the page transition. */
const INLINE = 'head > style'
/** Fonts, and all styles. */
const IN_HEAD = 'head > link[rel="stylesheet"]'
const BELOW = 'main link[rel="stylesheet"]:not([media])'

type Look = { element: Element; look: string[] }
declare global {
  interface Window {
    seen: Look[]
  }
}

/** Place and computed style of visible elements. Runs in the browser. */
const recordLooks = (): void => {
  const look = (element: Element): string[] => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const styles = [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo).cssText)
    // Results of a row are as tall as the tallest, and the others follow the link.
    const place = element.closest('.card') === null ? [x, y, width, height] : [x, width]
    return [...place, ...styles].join('; ').split('; ')
  }
  if (window.seen === undefined) {
    // What contains the link grows, and the last child of `main`, once that has ended.
    const elements = document.querySelectorAll('body :not(main > *, :has(link[rel="stylesheet"]))')
    const visible = [...elements].filter((each) => each.checkVisibility())
    window.seen = visible.map((element) => ({ element, look: look(element) }))
  } else for (const each of window.seen) each.look = look(each.element).filter((part, at) => part !== each.look[at])
}

/** Those of which something has changed. Runs in the browser. */
const changedLooks = (): string[] =>
  window.seen.flatMap(({ element, look }) =>
    look.length === 0 ? [] : [`${element.tagName} ${element.className}: ${look.slice(0, 3)}`],
  )

describe.each(casesOfRun<Device>(['phone'], ['desktop']))('before the stylesheet has come, on a %s', (device) => {
  it.each(PAGES)('the first screen of %s looks as with it', async (path) => {
    const visit = await here.visit({ device })
    const { page, context } = visit
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route(/\/assets\/boot-/, (route) => route.abort())
    const release = await holdBack(visit, /\/assets\/styles-/)
    await page.goto(here.site.origin('it') + path, { waitUntil: 'commit' })
    await page.locator(BELOW).waitFor({ state: 'attached' })
    await page.evaluate(settled)
    expect(await page.locator('main ~ *').count()).toBe(0)
    await page.evaluate(recordLooks)
    release()
    await page.waitForLoadState('load')
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(recordLooks)
    expect(await page.evaluate(() => window.seen.length)).toBeGreaterThan(20)
    expect((await page.evaluate(changedLooks)).slice(0, 5)).toEqual([])
    await context.close()
  })
})

it('a page without JavaScript has styles of the first screen, and a link to all', async () => {
  const { page, end } = await here.visit({ javaScript: false })
  for (const path of ['/', '/cerca']) {
    const [response] = await Promise.all([
      page.waitForResponse(/\/assets\/styles-/),
      page.goto(here.site.origin('it') + path),
    ])
    expect(response.status()).toBe(200)
    expect([await page.locator(INLINE).count(), await page.locator(BELOW).count()]).toEqual([4, 1])
  }
  await end()
})

describe('the stylesheet', () => {
  it.each(casesOfRun(PAGES.slice(0, 1), [...PAGES.slice(1), '/contatti', '/note-legali']))(
    'leaves no trace below the first screen of %s',
    async (path) => {
      const { page, context } = await here.visit()
      // Only later pages would have the font.
      await page.route(/\.woff2$/, (route) => route.abort())
      const sizes = async () => {
        await page.goto(here.site.origin('it') + path)
        await page.locator('footer').waitFor()
        const sized = page.locator('main, main > :not(link, script), footer')
        return sized.evaluateAll((all) => all.map((each) => [each.className, each.clientHeight]))
      }
      const first = await sizes()
      expect(await page.locator(IN_HEAD).count()).toBe(0)
      expect(await sizes()).toEqual(first)
      expect(await page.locator(IN_HEAD).count()).toBe(2)
      await context.close()
    },
  )

  it('is linked in the head of the next pages', async () => {
    const { page, context, end } = await here.visit({ device: 'phone' })
    const expectNoShift = await watchLayoutShift(page)
    await page.goto(`${here.site.origin('it')}/`)
    const cookie = async () => (await context.cookies()).find(({ name }) => name === '__Host-styles')
    await expect.poll(cookie, { message: 'the cookie' }).toMatchObject({ secure: true, sameSite: 'Lax' })
    for (const path of ['/cerca', '/preferiti']) {
      await page.goto(here.site.origin('it') + path)
      const counts = [INLINE, IN_HEAD, BELOW].map((selector) => page.locator(selector).count())
      expect(await Promise.all(counts)).toEqual([1, 2, 0])
      await expectNoShift()
    }
    await end()
  })

  it('comes with the font on the second page on a phone, whose first page does not wait for it', async () => {
    const { page, end } = await here.visit({ device: 'phone', serviceWorker: true })
    const fonts = () => page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`))
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto(`${here.site.origin('it')}/`)
    expect(await fonts()).toEqual([])
    expect(requests.filter((url) => url.endsWith('.woff2'))).toEqual([])
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.goto(`${here.site.origin('it')}/cerca`)
    await expect.poll(fonts, { message: 'the font' }).toContain('Figtree loaded')
    await end()
  })

  it('stays when a search in place replaces the result that its link follows', async () => {
    const { page, end } = await here.visit()
    await page.goto(`${here.site.origin('it')}/cerca`)
    expect(await page.locator(`[data-search] :is(${BELOW})`).count()).toBe(1)
    await page.locator('select[name="sort"]').selectOption('price:asc')
    await page.waitForURL(/sort=price/)
    await page.locator('[data-search="found"][aria-busy="false"]').waitFor()
    expect([await page.locator(IN_HEAD).count(), await page.locator(BELOW).count()]).toEqual([1, 0])
    await end()
  })

  it('leaves a page that works when it cannot be loaded', async () => {
    const { page, context } = await here.visit()
    await page.route(/\/assets\/styles-/, (route) => route.abort())
    await page.goto(`${here.site.origin('it')}/cerca`)
    await page.locator('main .heart button').first().click()
    await page.locator('.header-wishlist[data-saved="1"]').waitFor({ state: 'attached' })
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('__Host-styles')
    await context.close()
  })

  it.each(
    casesOfRun<[string, 'missing' | 'cut off', string, boolean]>(
      [
        ['a further page', 'missing', '/cerca', true],
        ['a further page', 'cut off', '/cerca', true],
      ],
      [
        ['a page of one visitor', 'missing', '/preferiti', true],
        ['a page with a prompt that needs it', 'missing', '/cerca?country=fr', false],
      ],
    ),
  )('is replaced by styles in %s when it is %s, also after a reload', async (_page, failure, path, isFurther) => {
    const { page, context } = await here.visit()
    const cookies = async () => (await context.cookies()).map(({ name }) => name)
    if (isFurther) {
      await page.goto(`${here.site.origin('it')}/`)
      await expect.poll(cookies, { message: 'the cookie' }).toContain('__Host-styles')
    }
    await page.route(/\/assets\/styles-/, (route) =>
      failure === 'missing' ? route.fulfill({ status: 404 }) : route.abort(),
    )
    await page.goto(here.site.origin('it') + path)
    const font = () => page.evaluate(() => getComputedStyle(document.body).fontFamily)
    await expect.poll(font, { message: 'the font' }).toMatch(/^Figtree/)
    expect(await cookies()).not.toContain('__Host-styles')
    await page.reload()
    await expect.poll(font, { message: 'the font after a reload' }).toMatch(/^Figtree/)
    await context.close()
  })

  it('is not relied on after a failure, also when the chunk that replaces it is missing', async () => {
    const { page, context } = await here.visit()
    const cookies = async () => (await context.cookies()).map(({ name }) => name)
    await page.goto(`${here.site.origin('it')}/`)
    await expect.poll(cookies, { message: 'the cookie' }).toContain('__Host-styles')
    await page.route(/\/assets\/(?:styles|own-styles)-/, (route) => route.fulfill({ status: 404 }))
    await page.goto(`${here.site.origin('it')}/cerca`)
    await expect.poll(cookies, { message: 'the cookie' }).not.toContain('__Host-styles')
    await context.close()
  })

  it('moves no text that is shown in the fallback because the font came late', async () => {
    const visit = await here.visit()
    const { page, end } = visit
    const releaseFonts = await holdBack(visit, /\.woff2$/)
    const releaseStyles = await holdBack(visit, /\/assets\/styles-/)
    const expectNoShift = await watchLayoutShift(page)
    await page.goto(`${here.site.origin('it')}/cerca`, { waitUntil: 'commit' })
    // Browsers wait 100 ms for an optional font.
    await waitUntil(page, 'a second after the first paint', () => {
      const [paint] = performance.getEntriesByType('paint')
      return paint !== undefined && performance.now() - paint.startTime > 1000
    })
    releaseFonts()
    releaseStyles()
    await page.waitForLoadState('load')
    await page.evaluate(settled)
    await expectNoShift()
    await end()
  })
})
