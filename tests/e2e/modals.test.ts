import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { baseMarket } from '../../markets/base-market.ts'
import { eventPath } from '../../markets/links.ts'
import { LANGUAGES, type MarketId } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import type { ModalType } from '../../shared/modals/modal-registry.ts'
import { STATE_OF_MODAL } from '../../worker/accessibility/states.ts'
import { type Device, expectAccessible, expectNoSidewaysScroll, type Visit } from '../support/browser.ts'
import { browserSite } from '../support/browser-site.ts'
import { expectFocusSeen } from '../support/focus.ts'
import { A_MEETING } from '../support/market-pages.ts'
import { expectReflow } from '../support/reflow.ts'

const here = browserSite()

const travelOf = (id: MarketId) => `${here.site.origin(id)}/${markets[id].segments.travels}/japan-tokyo-kyoto`
const opener = (page: Page, type: string) => page.locator(`main a[href*="type=${type}"]`).first()
const dialog = (page: Page) => page.locator('dialog.modal')
const modalGone = (page: Page) => dialog(page).waitFor({ state: 'detached' })
const isModal = (page: Page) => dialog(page).evaluate((element) => element.matches(':modal'))
const typeShown = (page: Page) => new URL(page.url()).searchParams.get('type')

const ways: { market: MarketId; device: Device }[] = [
  { market: 'it', device: 'phone' },
  { market: 'de', device: 'desktop' },
]

describe.each(ways)('over the page of a travel in $market on a $device', ({ market, device }) => {
  /** Scrolls to the opener, opens, and tells where the page was. */
  const open = async (page: Page, type: string): Promise<number> => {
    const link = opener(page, type)
    await link.scrollIntoViewIfNeeded()
    await link.focus()
    const at = await page.evaluate(() => scrollY)
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    return at
  }

  it('opens by its link and closes by Escape, Back, the cross and the backdrop', async () => {
    const { page, end } = await here.visit({ device })
    await page.goto(`${travelOf(market)}?utm_source=mail`)
    let documents = 0
    page.on('request', (request) => request.isNavigationRequest() && documents++)
    const ways = {
      Escape: () => page.keyboard.press('Escape'),
      Back: () => page.goBack(),
      'the cross': () => page.locator('.modal-close').click(),
      'the backdrop': () => page.mouse.click(4, 4),
    }
    for (const [way, close] of Object.entries(ways)) {
      const at = await open(page, 'available-dates')
      expect(await isModal(page), way).toBe(true)
      expect(typeShown(page), way).toBe('available-dates')
      expect(page.url(), way).toContain('utm_source=mail')
      expect(await page.evaluate(() => document.activeElement?.id), way).toBe('modal-title')
      expect(await page.locator('body').getAttribute('class'), way).toContain('has-modal')
      expect(await page.locator('.header').isVisible(), way).toBe(false)
      await expectNoSidewaysScroll(page)
      await close()
      await modalGone(page)
      await page.waitForURL(`${travelOf(market)}?utm_source=mail`)
      const focused = await page.evaluate(() => document.activeElement?.getAttribute('href'))
      expect(focused, way).toContain('type=available-dates')
      expect(await page.evaluate(() => scrollY), way).toBe(at)
      expect(await page.locator('body.has-modal').count(), way).toBe(0)
    }
    expect(documents).toBe(0)
    await end()
  })

  it('opens again by Forward, and goes from one view to another with one way back', async () => {
    const { page, end } = await here.visit({ device })
    await page.goto(travelOf(market))
    await open(page, 'available-dates')
    await dialog(page).locator('a[href*="layout=calendar"]').click()
    await dialog(page).locator('table').first().waitFor()
    await page.goBack()
    await modalGone(page)
    expect(page.url()).toBe(travelOf(market))
    await page.goForward()
    await dialog(page).locator('table').first().waitFor()
    expect(await isModal(page)).toBe(true)
    await end()
  })
})

/** They lie over every page: here over a short one, where looking takes a fraction of the time. */
const OVER_ALL = [
  'language',
  'currency',
  'languages-and-currencies',
  'talk-to-us',
  'tracking-preferences',
  'search',
  'chatbot',
  'chatbot&layout=contact',
]
const OVER_TRAVELS = [
  'flight-club',
  'available-dates',
  'available-dates&layout=calendar',
  'gallery',
  'travel-description',
  'coordinator',
]
const contactsOf = (id: MarketId) => here.site.origin(id) + markets[id].paths.contacts
const searchOf = (id: MarketId) => here.site.origin(id) + markets[id].paths.search
const meetingOf = (id: MarketId) => here.site.origin(id) + eventPath(markets[id], A_MEETING)
const ADDRESSES = [
  ...OVER_ALL.map((type) => ({ type, below: contactsOf })),
  ...OVER_TRAVELS.map((type) => ({ type, below: travelOf })),
  { type: 'filters', below: searchOf },
  { type: `event-join&event=${A_MEETING}`, below: meetingOf },
]

describe.each([
  ['it', 'phone'],
  ['de', 'desktop'],
] as [MarketId, Device][])('an address with a modal in %s on a %s', (market, device) => {
  let visit: Visit
  beforeAll(async () => {
    visit = await here.visit({ device })
  })
  afterAll(() => visit?.end())

  it.each([
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['the cross', (page: Page) => page.locator('.modal-close').click()],
    ['the backdrop', (page: Page) => page.mouse.click(4, 4)],
  ])('is left by %s, and the page behind it is there again', async (_way, close) => {
    const { page } = visit
    await page.goto(`${travelOf(market)}?modal&type=gallery`)
    await close(page)
    await modalGone(page)
    expect(page.url()).toBe(travelOf(market))
    expect(await page.locator('.frame[inert], .has-modal').count()).toBe(0)
  })

  it.each(ADDRESSES)('$type is accessible', async ({ type, below }) => {
    const { page } = visit
    await page.goto(`${below(market)}?modal&type=${type}`)
    const state = STATE_OF_MODAL[type.split('&')[0] as ModalType]
    expect(await page.locator('.frame[inert]').count()).toBe(1)
    await page.waitForFunction(() => document.activeElement?.closest('dialog') != null)
    // What goes along with the scroll never ends by itself.
    await page.evaluate(() => {
      const own = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
      return Promise.all(own.map(({ finished }) => finished))
    })
    // The page behind is out of reach, and is looked at with all pages.
    await expectAccessible(page, 'dialog.modal', { market, state })
    await expectNoSidewaysScroll(page)
    const { wide, inside } = await dialog(page).evaluate((box) => ({ wide: box.scrollWidth, inside: box.clientWidth }))
    expect(wide).toBeLessThanOrEqual(inside)
    const size = page.viewportSize()
    await expectFocusSeen(page, { market, state })
    await expectReflow(page, { market, state })
    if (size !== null) await page.setViewportSize(size)
    await page.keyboard.press('Escape')
    await modalGone(page)
    expect(page.url()).toBe(below(market))
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
  })

  it('is closed by the answer to its form, as one that was opened from the page', async () => {
    const { page } = visit
    await page.goto(`${travelOf(market)}?modal&type=tracking-preferences`)
    await dialog(page).locator('button[value="refused"]').click()
    await page.locator('html[data-consent="refused"]').waitFor()
    await modalGone(page)
    expect(page.url()).toBe(travelOf(market))
  })
})

/** Pictures and single columns, or shown in another of them as well. */
const WORDLESS = ['gallery', 'coordinator', 'language', 'currency', 'available-dates']
/** One market of each language that is not looked at closely above. */
const OTHERS = LANGUAGES.filter((language) => language !== 'it' && language !== 'de').map(
  (language) => baseMarket(language).id,
)

/** How much room texts take is a matter of language: what fits in two of them may not in a third. */
it.each(OTHERS)('in %s the texts of modals have room in the narrowest window', async (market) => {
  const { page, end } = await here.visit({ device: 'phone' })
  const hasEvents = markets[market].paths['events-wemeet'] !== null
  for (const { type, below } of ADDRESSES) {
    if (WORDLESS.includes(type) || (below === meetingOf && !hasEvents)) continue
    await page.goto(`${below(market)}?modal&type=${type}`)
    await dialog(page).waitFor()
    await expectReflow(page, { market, state: STATE_OF_MODAL[type.split('&')[0] as ModalType] })
  }
  await end()
})

describe('an address with a modal', () => {
  it.each(ways)('is open without JavaScript in $market on a $device, with a link that closes it', async (way) => {
    const { page, end } = await here.visit({ device: way.device, javaScript: false })
    await page.goto(travelOf(way.market))
    await opener(page, 'gallery').click()
    await dialog(page).waitFor()
    expect(typeShown(page)).toBe('gallery')
    await expectNoSidewaysScroll(page)
    await page.locator('.modal-close').click()
    await page.waitForURL(travelOf(way.market))
    expect(await dialog(page).count()).toBe(0)
    await end()
  })

  it('is visited where the code that opens it cannot be had', async () => {
    const { page, context } = await here.visit()
    await page.route(/drive-modals/, (route) => route.abort('connectionfailed'))
    await page.goto(travelOf('it'))
    await opener(page, 'travel-description').click()
    await page.waitForURL(/[?&]modal/)
    await dialog(page).waitFor()
    await context.close()
  })

  it('stays closed and says so while there is no connection, and opens with the next click', async () => {
    const { page, context } = await here.visit()
    await page.goto(travelOf('it'))
    let visits = 0
    page.on('request', (request) => request.isNavigationRequest() && visits++)
    /** Their addresses, not the code that opens them. */
    const MODAL_ADDRESS = /[?&]modal/
    const offline = (route: Route) => route.abort('connectionfailed')
    await page.route(MODAL_ADDRESS, offline)
    const link = opener(page, 'travel-description')
    const failed = page.locator('html[data-progress="failed"]').waitFor({ state: 'attached' })
    await link.click()
    await failed
    const said = 'Qualcosa è andato storto! Riprova più tardi.'
    await page.locator('#toast', { hasText: said }).waitFor()
    // The toast goes; beside the link it stays, until the link leads somewhere.
    const stays = page.locator('main a[href*="type=travel-description"] + .form-failure')
    expect(await stays.textContent()).toBe(said)
    // Not the whole page: the fixed header lies over a part of what is above.
    await expectAccessible(page, '.travel-about')
    expect([await dialog(page).count(), page.url(), visits]).toEqual([0, travelOf('it'), 0])
    await page.unroute(MODAL_ADDRESS, offline)
    await link.click()
    await dialog(page).waitFor()
    expect(await page.locator('.form-failure').count()).toBe(0)
    expect(typeShown(page)).toBe('travel-description')
    // Forward to a modal that cannot be had leads back to the page.
    await page.goBack()
    await modalGone(page)
    await page.route(MODAL_ADDRESS, offline)
    await page.evaluate(() => history.forward())
    await page.locator('html[data-progress="failed"]').waitFor({ state: 'attached' })
    await page.waitForURL(travelOf('it'))
    expect([await dialog(page).count(), visits]).toEqual([0, 0])
    await context.close()
  })

  it('is visited plainly when its answer is an error', async () => {
    const { page, context } = await here.visit()
    await page.goto(travelOf('it'))
    await page.route(/modal/, (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.fulfill({ status: 503, body: '' }),
    )
    await opener(page, 'travel-description').click()
    await page.waitForEvent('load')
    await dialog(page).waitFor()
    expect(typeShown(page)).toBe('travel-description')
    await context.close()
  })
})

describe.each([true, false])('tracking preferences with JavaScript %s', (javaScript) => {
  it('are chosen by purpose, and shown as chosen the next time', async () => {
    const { page, end } = await here.visit({ javaScript })
    await page.goto(`${here.site.origin('it')}/`)
    const link = page.locator('footer a[href*="type=tracking-preferences"]')
    await link.click()
    await dialog(page).locator('[data-of-consent="unset"]').waitFor()
    await dialog(page).locator('[name="analytics"]').check()
    await dialog(page).locator('button[value="selected"]').click()
    await page.locator('html[data-consent="analytics"]').waitFor()
    await modalGone(page)
    expect(await page.locator('.consent').isVisible()).toBe(false)
    await page.reload()
    await link.click()
    await dialog(page).locator('[data-of-consent="analytics"]').waitFor()
    expect(await dialog(page).locator('[data-of-consent="unset"]').isVisible()).toBe(false)
    expect(await dialog(page).locator('[name="analytics"]').isChecked()).toBe(true)
    expect(await dialog(page).locator('[name="marketing"]').isChecked()).toBe(false)
    await dialog(page).locator('button[value="refused"]').click()
    await page.locator('html[data-consent="refused"]').waitFor()
    await modalGone(page)
    await end()
  })

  it('and a currency chosen in a modal changes the prices and closes it', async () => {
    const { page, end } = await here.visit({ javaScript })
    await page.goto(`${here.site.origin('de')}/suchen?textSearch=japan&modal&type=currency`)
    await dialog(page).locator('button[value="GBP"]').click()
    await page.waitForURL(`${here.site.origin('de')}/suchen?textSearch=japan`)
    await page.locator('main', { hasText: '£' }).waitFor()
    expect(await dialog(page).count()).toBe(0)
    await end()
  })
})

describe('the focus', () => {
  it('stays in a modal over a page of carousels', async () => {
    const { page, end } = await here.visit()
    await page.goto(`${here.site.origin('us')}/`)
    // Sections that have been drawn once are those whose rows Tab could reach.
    for (const row of await page.locator('main .carousel-row').all()) await row.scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    await page.locator('.header-actions .preferences').click()
    await dialog(page).waitFor()
    for (let tab = 0; tab < 16; tab++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('main, footer, .header')?.tagName)).toBe(
        undefined,
      )
    }
    await page.keyboard.press('Escape')
    await modalGone(page)
    expect(await page.locator('[inert]').count()).toBe(0)
    await end()
  })

  it('comes back to the menu’s button from a modal that was opened in the menu of phones', async () => {
    const { page, end } = await here.visit({ device: 'phone' })
    await page.goto(`${here.site.origin('it')}/`)
    for (const link of ['.menu .talk-to-us', '.menu .preferences']) {
      await page.locator('.header-menu').tap()
      await page.locator(link).tap()
      await dialog(page).waitFor()
      expect(await page.locator('main[inert]').count()).toBe(1)
      expect(await page.locator('body.has-menu').count()).toBe(0)
      await page.keyboard.press('Escape')
      await modalGone(page)
      expect(await page.evaluate(() => document.activeElement?.className)).toContain('header-menu')
      expect(await page.locator('[inert]').count()).toBe(0)
    }
    await end()
  })
})

describe('motion', () => {
  it('is none for who wants none', async () => {
    const { page, end } = await here.visit()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${travelOf('it')}?modal&type=gallery`)
    const { duration } = await dialog(page).evaluate((box) => ({ duration: getComputedStyle(box).transitionDuration }))
    expect(duration).toBe('0s')
    await end()
  })
})

describe.each([true, false])('the film of a travel, JavaScript %s', (javaScript) => {
  it('opens from the page, waits for the visitor, is told in words, and closes', async () => {
    const { page, end } = await here.visit({ device: 'phone', javaScript })
    await page.goto(`${here.site.origin('de')}/reiseziele/maldives-local-islands`)
    await opener(page, 'video-itinerary').click()
    await dialog(page).waitFor()
    const film = dialog(page).locator('video')
    expect(await film.evaluate((video: HTMLVideoElement) => [video.paused, video.muted, video.autoplay])).toEqual([
      true,
      true,
      false,
    ])
    expect(await film.getAttribute('poster')).toContain('maldives-local-islands')
    expect(await film.locator('track').getAttribute('src')).toBe('/videos/lagoon.de.vtt')
    expect(await dialog(page).locator('figcaption').textContent()).toMatch(/Lagune.*Video ohne Ton/)
    await expectNoSidewaysScroll(page)
    if (javaScript) await expectAccessible(page, 'dialog.modal', { market: 'de', state: 'film' })
    await page.locator('.modal-close').click()
    if (javaScript) await modalGone(page)
    await page.waitForURL(`${here.site.origin('de')}/reiseziele/maldives-local-islands`)
    expect(await dialog(page).count()).toBe(0)
    await end()
  })
})
