import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { translators } from '../../markets/translate.ts'
import { expectAccessible, expectNoSidewaysScroll, holdBack, isSignedIn } from '../support/browser.ts'
import { sharedBrowserSite } from '../support/browser-site.ts'
import { mailTo } from '../support/outbox.ts'

const here = sharedBrowserSite()

const refuseConsent = async (page: Page) => {
  await page.locator('.consent button[value="refused"]').click()
  // Without JavaScript the page loads again.
  await page.locator('.consent').waitFor({ state: 'hidden' })
}
const hearts = (page: Page) => page.locator('main .heart button')
const pressed = (page: Page, nth: number) => hearts(page).nth(nth).getAttribute('aria-pressed')

describe('hearts', () => {
  it('are saved, undone and secured by a code on a phone in Italy, until sign-out, without JavaScript', async () => {
    const { page, end } = await here.visit({ device: 'phone', javaScript: false, consent: 'refused' })
    await page.goto(`${here.site.origin('it')}/cerca?tab=travels`)
    await hearts(page).first().click()
    await page.waitForURL(/\/preferiti\?added=/)
    await page.locator('.notice button[value="remove"]').click()
    await page.waitForURL(/\/preferiti\?removed=/)
    await page.locator('.notice button[value="add"]').click()
    await page.waitForURL(/\/preferiti\?added=/)
    expect(await hearts(page).count()).toBe(1)
    await expectNoSidewaysScroll(page)
    await page.locator('.wish-device a[href*="purpose=wishlist"]').click()
    await page.locator('dialog [name="email"]').fill('senza.script@example.com')
    await page.locator('dialog form[action$="address"] button').click()
    await page.locator('dialog button[value="decline"]').click()
    await page.locator('dialog [name="code"]').waitFor()
    const [mail] = await mailTo(here.site, 'senza.script@example.com')
    await page.locator('dialog [name="code"]').fill(/^\d{6}/.exec(mail?.text ?? '')?.[0] ?? '')
    await page.locator('dialog form[action$="code"] button').click()
    await page.locator('dialog a[href^="/login"]').click()
    await page.locator('[name="name"]').fill('Senza Script')
    await page.locator('[name="password"]').fill('una frase che ricordo')
    await page.locator('[name="password"]').press('Enter')
    await page.waitForURL(`${here.site.origin('it')}/preferiti`)
    expect(await isSignedIn(page)).toBe(true)
    expect(await hearts(page).count()).toBe(1)
    await page.locator('.header-menu').click()
    expect(await page.locator('.menu .account-login').isVisible()).toBe(false)
    await page.locator('.menu .account > summary').click()
    await page.locator('.menu .account-panel button').click()
    await page.waitForURL(`${here.site.origin('it')}/`)
    expect(await isSignedIn(page)).toBe(false)
    await page.locator('.header-menu').click()
    expect(await page.locator('.menu .account').isVisible()).toBe(false)
    await page.locator('.menu .account-login').waitFor()
    await end()
  })

  it('are sent once when pressed twice before their script has loaded, like other forms', async () => {
    const visit = await here.visit()
    const { page, end } = visit
    const release = await holdBack(visit, /send-form/)
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(new URL(request.url()).pathname)
    })
    await page.goto(`${here.site.origin('it')}/cerca?tab=travels`)
    await hearts(page).first().dblclick()
    expect(await pressed(page, 0)).toBe('true')
    const drawing = (nth: number) =>
      hearts(page)
        .nth(nth)
        .evaluate((heart) => getComputedStyle(heart, '::before').maskPosition)
    expect(await drawing(0)).not.toBe(await drawing(1))
    release()
    // The dialog is the sign-up, not the confirmation of a removal.
    await page.locator('dialog [name="email"]').fill('due.volte@example.com')
    expect(await pressed(page, 0)).toBe('true')
    await page.locator('dialog form[action$="address"] button').dblclick()
    await page.locator('dialog button[value="decline"]').waitFor()
    expect(posts.filter((path) => /wishlist|sign-up/.test(path))).toMatchObject([
      expect.stringMatching('/api/wishlist/travel/'),
      '/api/sign-up/address',
    ])
    await end()
  })

  it('are pressed and sent once when pressed before the boot script arrives', async () => {
    const visit = await here.visit()
    const { page, end } = visit
    const release = await holdBack(visit, /\/boot-/)
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(new URL(request.url()).pathname)
    })
    await page.goto(`${here.site.origin('it')}/cerca?tab=travels`, { waitUntil: 'commit' })
    await hearts(page).first().dblclick()
    expect(await pressed(page, 0)).toBe('true')
    expect(posts).toEqual([])
    release()
    await page.locator('dialog [name="email"]').waitFor()
    expect(await pressed(page, 0)).toBe('true')
    expect(posts.filter((path) => path.includes('wishlist'))).toHaveLength(1)
    await end()
  })

  it('are saved when the visitor leaves before the boot script arrives', async () => {
    const visit = await here.visit()
    const { page, end } = visit
    const release = await holdBack(visit, /\/boot-/)
    await page.goto(`${here.site.origin('it')}/cerca?tab=travels`, { waitUntil: 'commit' })
    await hearts(page).nth(1).click()
    await page.goto(`${here.site.origin('it')}/robots.txt`)
    release()
    const pressedAgain = async () => {
      await page.goto(`${here.site.origin('it')}/cerca?tab=travels`)
      return pressed(page, 1)
    }
    await expect.poll(pressedAgain, { message: 'the heart sent on leaving' }).toBe('true')
    await end()
  })

  it('are sent natively when the boot script cannot be loaded', async () => {
    const { page, problems, end } = await here.visit()
    await page.route(/\/boot-/, (route) => route.abort())
    await page.goto(`${here.site.origin('it')}/cerca?tab=travels`, { waitUntil: 'commit' })
    await hearts(page).first().click()
    await page.waitForURL(/\/preferiti\?added=/)
    expect(problems.splice(0).filter((problem) => !/boot|ERR_FAILED/.test(problem))).toEqual([])
    await end()
  })

  it('end the sign-up when its dialog is closed before the response', async () => {
    const visit = await here.visit({ consent: 'refused' })
    const { page, end } = visit
    await page.goto(`${here.site.origin('it')}/cerca?tab=travels`)
    await hearts(page).first().click()
    await page.locator('dialog [name="email"]').fill('chiusa@example.com')
    await page.evaluate(() => Object.assign(window, { marked: true }))
    const arrive = await holdBack(visit, /sign-up\/address/)
    const answered = page.waitForResponse(/sign-up\/address/)
    await page.locator('dialog form[action$="address"] button').click()
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    arrive()
    await answered
    await hearts(page).nth(1).click()
    await page.locator('.header-wishlist[data-saved="2"]').waitFor()
    expect(await page.evaluate(() => 'marked' in window)).toBe(true)
    await end()
  })

  it('change immediately on every page on a desktop in Germany, ask before removal, and revert when saving fails (§4, §6, §8)', async () => {
    const { page, context, problems } = await here.visit({ consent: 'refused' })
    await page.goto(`${here.site.origin('de')}/suchen?tab=travels`)
    await hearts(page).first().click()
    await page.locator('dialog [name="email"]').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    expect(await pressed(page, 0)).toBe('true')
    expect(
      await hearts(page)
        .first()
        .evaluate((heart) => heart === document.activeElement),
    ).toBe(true)
    await page.locator('.header-wishlist[data-saved="1"]').waitFor()
    await page.reload()
    expect(await pressed(page, 0)).toBe('true')

    await page.route('**/api/wishlist/**', (route) => route.abort('connectionfailed'))
    await hearts(page).nth(1).click()
    await page.locator('#toast:popover-open').waitFor()
    expect(await pressed(page, 1)).toBe('false')
    await page.unroute('**/api/wishlist/**')
    await hearts(page).nth(1).click()
    await page.locator('.header-wishlist[data-saved="2"]').waitFor()
    // As after a restore from the back/forward cache, with a heart pressed in another tab.
    await Promise.all([
      page.waitForEvent('load'),
      page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
    ])
    expect(await pressed(page, 1)).toBe('true')

    await hearts(page).first().click()
    await page.locator('dialog button[value="remove"]').click()
    await page.locator('dialog').waitFor({ state: 'detached' })
    expect(await pressed(page, 0)).toBe('false')
    expect(await pressed(page, 1)).toBe('true')
    expect(new URL(page.url()).pathname).toBe('/suchen')
    expect(problems.filter((problem) => !/wishlist|ERR_CONNECTION_FAILED/.test(problem))).toEqual([])
    await context.close()
  })

  it('stay as the server has them when the response to a change is lost', async () => {
    const { page, context } = await here.visit({ consent: 'refused' })
    await page.goto(`${here.site.origin('it')}/cerca?tab=travels`)
    await hearts(page).first().click()
    await page.locator('dialog [name="email"]').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    await page.evaluate(() => {
      const { fetch } = window
      window.fetch = async (...call) => {
        const response = await fetch(...call)
        if (call[1]?.method === 'POST') throw new TypeError('Failed to fetch')
        return response
      }
    })
    await hearts(page).nth(1).click()
    await page.locator('.header-wishlist[data-saved="2"]').waitFor()
    expect(await pressed(page, 1)).toBe('true')
    expect(await page.locator('#toast:popover-open').count()).toBe(0)

    await hearts(page).nth(1).click()
    await page.locator('dialog button[value="remove"]').click()
    await page.locator('dialog').waitFor({ state: 'detached' })
    await page.locator('.header-wishlist[data-saved="1"]').waitFor()
    expect(await pressed(page, 1)).toBe('false')
    await page.reload()
    expect([await pressed(page, 0), await pressed(page, 1)]).toEqual(['true', 'false'])
    await context.close()
  })

  it('of two departures in France lead to a comparison, from which one is removed, on a phone without JavaScript', async () => {
    const { page, end } = await here.visit({ device: 'phone', javaScript: false })
    const departures = `${here.site.origin('fr')}/recherche?destinationId[]=jpn&sort=price:asc`
    for (const nth of [0, 1]) {
      await page.goto(departures)
      await hearts(page).nth(nth).click()
      await page.waitForURL(/\/favoris\?added=/)
    }
    for (const box of await page.locator('input[name="tour"]').all()) await box.check()
    await page.locator('#compare button').click()
    await page.waitForURL(/\/comparer\?tours=[^,]+,[^,]+$/)
    expect(await page.locator('.compare thead th').count()).toBe(2)
    await expectNoSidewaysScroll(page)
    await page.locator('.compare thead .chip').last().click()
    await page.waitForURL(/\/comparer\?tours=[^,]+$/)
    expect(await page.locator('.compare thead th').count()).toBe(1)
    await end()
  })

  it('in Spain lead to the list, its shared link, and a friend’s vote', async () => {
    const { page, context, end } = await here.visit({ consent: 'refused' })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const origin = here.site.origin('es')
    await page.goto(`${origin}/buscar`)
    await hearts(page).first().click()
    await page.locator('dialog [name="email"]').waitFor()
    await page.goto(`${origin}/lista-de-deseos`)
    await expectAccessible(page, 'main')
    await page.locator('#share button').click()
    const link = await page.locator('#share-link').inputValue()
    await page.locator('#share [data-does="copy"]').click()
    await page.getByText(translators.es('tour.shareCopied')).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    const friend = await here.visit({ device: 'phone', consent: 'refused' })
    await friend.page.goto(link)
    await friend.page.locator('.vote-tour input').first().check()
    await friend.page.locator('#vote-name').fill('Ana')
    await friend.page.locator('.vote-send button').click()
    await friend.page.locator('.vote-fits', { hasText: 'Ana' }).waitFor()
    await expectAccessible(friend.page, 'main')
    await expectNoSidewaysScroll(friend.page)
    await friend.end()
    const silent = await here.visit({ javaScript: false })
    await silent.page.goto(link)
    const posts: (string | undefined)[][] = []
    silent.page.on('request', (request) => {
      const { origin, referer } = request.headers()
      if (request.method() === 'POST') posts.push([new URL(request.url()).pathname, origin, referer])
    })
    // The URL of the list opens it, so no request names it.
    const chosen = silent.page.waitForResponse(/api.consent/)
    await refuseConsent(silent.page)
    await chosen
    await silent.page.locator('.consent').waitFor({ state: 'hidden' })
    expect(silent.page.url()).toBe(link)
    await silent.page.locator('#vote-name').fill('Eva')
    await silent.page.locator('.vote-send button').click()
    await silent.page.waitForURL(/vote=kept/)
    expect(posts).toEqual([
      ['/api/consent', 'null', undefined],
      ['/api/shared-list/vote', 'null', undefined],
    ])
    await silent.end()
    await end()
  })
})
