import { describe, expect, it } from 'vitest'
import { holdBack, settled, watchLayoutShift } from '../support/browser.ts'
import { browserSite } from '../support/browser-site.ts'
import { waitUntil } from '../support/wait-until.ts'

const here = browserSite()

const PAGES = [
  '/',
  '/cerca',
  '/viaggi/giappone-tokyo-kyoto',
  '/nope',
  '/preferiti',
  '/?modal=&type=languages-and-currencies',
]
/** Those of the page's elements, and fonts. */
const INLINE = 'head > style'
const LINKED = 'head > link[rel="stylesheet"]'

/** Visible elements whose place or computed style changes when the complete stylesheet is added. Runs in the browser. */
const changedByStylesheet = async (): Promise<string[]> => {
  const visible = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility())
  const looks = () =>
    visible.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const styles = [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo).cssText)
      return { element, look: [x, y, width, height, ...styles].join('; ') }
    })
  const before = looks()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = document.getElementById('boot')?.dataset.styles ?? ''
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = reject
  })
  document.head.appendChild(link)
  await loaded
  await document.fonts.ready
  return looks().flatMap(({ element, look }, index) => {
    const known = before[index]?.look.split('; ')
    const changed = look.split('; ').filter((each, at) => each !== known?.[at])
    return changed.length === 0 ? [] : [`${element.tagName} ${element.className}: ${changed.slice(0, 3)}`]
  })
}

describe.each(['phone', 'desktop'] as const)('before scripts run, on a %s', (device) => {
  it.each(PAGES)('%s looks as with the complete stylesheet', async (path) => {
    const { page, context } = await here.visit({ device })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route(/\/assets\/boot-/, (route) => route.abort())
    await page.goto(here.site.origin('it') + path)
    await page.evaluate(settled)
    expect(await page.locator(LINKED).count()).toBe(0)
    expect((await page.evaluate(changedByStylesheet)).slice(0, 5)).toEqual([])
    await context.close()
  })
})

it('a page without JavaScript links them beside those of its elements', async () => {
  const { page, end } = await here.visit({ javaScript: false })
  for (const path of ['/', '/cerca']) {
    const [response] = await Promise.all([
      page.waitForResponse(/\/assets\/styles-/),
      page.goto(here.site.origin('it') + path),
    ])
    expect(response.status()).toBe(200)
    expect(await page.locator(INLINE).count()).toBe(2)
  }
  await end()
})

describe('the stylesheet', () => {
  it('is loaded for printers when the page is idle, and linked by the next pages', async () => {
    const { page, context, end } = await here.visit({ device: 'phone' })
    const expectNoShift = await watchLayoutShift(page)
    await page.goto(`${here.site.origin('it')}/`)
    const cookie = async () => (await context.cookies()).find(({ name }) => name === '__Host-styles')
    await expect.poll(cookie, { message: 'the cookie' }).toMatchObject({ secure: true, sameSite: 'Lax' })
    expect(await page.locator(LINKED).getAttribute('media')).toBe('print')
    for (const path of ['/cerca', '/preferiti']) {
      await page.goto(here.site.origin('it') + path)
      expect([await page.locator(INLINE).count(), await page.locator(LINKED).count()]).toEqual([1, 1])
      expect(await page.locator(LINKED).getAttribute('media')).toBe(null)
      await expectNoShift()
    }
    await end()
  })

  it('applies once there is a pointer and it has come', async () => {
    const visit = await here.visit()
    const { page, end } = visit
    const release = await holdBack(visit, /\/assets\/styles-/)
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const [printed, applied] = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media]')
        if (applied !== undefined) document.documentElement.dataset.printed ??= String(printed?.sheet !== null)
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(`${here.site.origin('it')}/cerca`, { waitUntil: 'domcontentloaded' })
    await page.locator(`${LINKED}[media="print"]`).waitFor({ state: 'attached' })
    await page.mouse.move(300, 300)
    await page.evaluate(settled)
    release()
    await page.locator(`${LINKED}[media="all"]`).waitFor({ state: 'attached' })
    expect(await page.locator('html').getAttribute('data-printed')).toBe('true')
    await end()
  })

  it('moves no text that is shown in the fallback because the font came late', async () => {
    const visit = await here.visit()
    const { page, end } = visit
    const release = await holdBack(visit, /\.woff2$/)
    const expectNoShift = await watchLayoutShift(page)
    await page.goto(`${here.site.origin('it')}/cerca`, { waitUntil: 'domcontentloaded' })
    // Browsers wait 100 ms for an optional font.
    await waitUntil(page, 'a second after the first paint', () => {
      const [paint] = performance.getEntriesByType('paint')
      return paint !== undefined && performance.now() - paint.startTime > 1000
    })
    release()
    await page.locator(`${LINKED}[media="print"]`).waitFor({ state: 'attached' })
    await page.mouse.move(300, 300)
    await waitUntil(
      page,
      'the linked styles to apply',
      (links) =>
        [...document.querySelectorAll<HTMLLinkElement>(links)].some(({ media, sheet }) => media === 'all' && sheet),
      LINKED,
    )
    await page.evaluate(settled)
    await expectNoShift()
    await end()
  })

  it.each([
    ['before the page is idle', false],
    ['after it has been loaded', true],
  ])('applies before a modal is shown in place, %s', async (_, isIdle) => {
    const { page, end } = await here.visit()
    await page.addInitScript((isIdle) => {
      window.requestIdleCallback = (task) => {
        if (isIdle) queueMicrotask(() => task({ didTimeout: false, timeRemaining: () => 50 }))
        return 0
      }
    }, isIdle)
    const expectNoShift = await watchLayoutShift(page)
    await page.goto(`${here.site.origin('it')}/cerca`)
    // Not for printers once the pointer, which starts in the corner, has been over a part that loads its code.
    if (isIdle) await page.locator(LINKED).waitFor({ state: 'attached' })
    else expect(await page.locator(LINKED).count()).toBe(0)
    await page.locator('a[href*="modal="]:visible').first().click()
    await page.locator('dialog.modal[open]').waitFor()
    expect(await page.locator(`${LINKED}[media="all"]`).count()).toBe(1)
    await expectNoShift()
    await end()
  })
})
