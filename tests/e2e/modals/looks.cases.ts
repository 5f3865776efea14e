import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { baseMarket } from '../../../markets/base-market.ts'
import { eventPath } from '../../../markets/links.ts'
import { LANGUAGES, type MarketId } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import type { ModalType } from '../../../shared/modals/modal-registry.ts'
import { STATE_OF_MODAL } from '../../../worker/accessibility/states.ts'
import { type Device, expectAccessible, expectNoSidewaysScroll, type Visit } from '../../support/browser.ts'
import { expectFocusSeen } from '../../support/focus.ts'
import { A_MEETING } from '../../support/market-pages.ts'
import { expectReflow } from '../../support/reflow.ts'
import { here } from '../../support/shared-browser-site.ts'
import { dialog, modalGone, travelOf } from './dialog.ts'

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
/** Pictures and single columns, or shown in another of them as well. */
const WORDLESS = ['gallery', 'coordinator', 'language', 'currency', 'available-dates']
/** One market of each language that is not looked at closely above. */
const OTHERS = LANGUAGES.filter((language) => language !== 'it' && language !== 'de').map(
  (language) => baseMarket(language).id,
)

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
