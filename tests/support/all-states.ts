import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MarketId } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import { type ModalType, withModal } from '../../shared/modals/modal-url.ts'
import { expectAccessible, expectNoSidewaysScroll, type Visit } from './browser.ts'
import type { BrowserSite } from './browser-site.ts'
import { expectFocusSeen } from './focus.ts'
import { injectAxe, type PassedFrame } from './inject-axe.ts'
import { A_DEPARTURE, A_MEETING, A_TRAVEL, itsPath, meetingPath } from './market-pages.ts'
import { testOtherPages } from './other-pages.ts'
import { expectReflow } from './reflow.ts'
import { waitUntil } from './wait-until.ts'

type ModalAddress = { type: ModalType; layout?: string; path: string; about?: Record<string, string> }

/** Each kind of modal over a page of the market; modals of all pages over a short one. */
export const modalsOf = (id: MarketId): (ModalAddress & { name: string })[] => {
  const market = markets[id]
  const over = (path: string, types: ModalType[]) => types.map((type) => ({ type, path }))
  const { paths } = market
  const travel = itsPath(market)
  const contacts = paths.contacts ?? '/'
  const event = meetingPath(market)
  const all: ModalAddress[] = [
    ...over(contacts, ['language', 'currency', 'languages-and-currencies', 'talk-to-us', 'tracking-preferences']),
    ...over(contacts, ['search', 'menu', 'chatbot']),
    { type: 'chatbot', layout: 'contact', path: contacts },
    ...over(travel, ['flight-club', 'available-dates', 'gallery', 'travel-description', 'coordinator']),
    { type: 'available-dates', layout: 'calendar', path: travel },
    { type: 'video-itinerary', path: itsPath(market, 'maldives-local-islands') },
    ...over(paths.search ?? '/', ['filters']),
    { type: 'notify-me', path: contacts, about: { travel: A_TRAVEL } },
    { type: 'group-info', path: contacts, about: { tour: A_DEPARTURE.id } },
    ...(event === null ? [] : [{ type: 'event-join' as const, path: event, about: { event: A_MEETING } }]),
  ]
  return all.map((modal) => ({ ...modal, name: [modal.type, modal.layout ?? ''].join(' ').trim() }))
}

const dialog = (page: Page) => page.locator('dialog.modal')
const modalGone = (page: Page) => dialog(page).waitFor({ state: 'detached' })

/**
 * A market whose states are checked, and the width at which they open.
 * @property byUrl opens each modal by its URL, otherwise by a link
 * @property frame parts of header and footer that passed on pages of the market
 */
type StatesWalk = { market: MarketId; width: number; byUrl: boolean; frame: PassedFrame }

/**
 * Defines tests that produce every state of a market's pages in one visit and run all four checks. The page behind a
 * modal is removed meanwhile, because it is unreachable and costs time.
 */
export const walkAllStates = (here: BrowserSite, { market, width, byUrl, frame }: StatesWalk): void => {
  describe(`every state of ${market}`, () => {
    let visit: Visit
    let page: Page
    const at = (path: string) => here.site.origin(market) + path
    const open = async (path: string): Promise<void> => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(at(path))
    }
    /** Runs every check on the open dialog, then restores the page. */
    const lookAtDialog = async (): Promise<void> => {
      await dialog(page).waitFor()
      await page.evaluate(takePageOut)
      await expectAccessible(page, 'dialog.modal', frame)
      const { wide, inside } = await dialog(page).evaluate((box) => ({
        wide: box.scrollWidth,
        inside: box.clientWidth,
      }))
      expect(wide).toBeLessThanOrEqual(inside)
      await expectFocusSeen(page, frame)
      await expectReflow(page)
      await page.evaluate(putPageBack)
      await page.setViewportSize({ width, height: 800 })
    }
    beforeAll(async () => {
      visit = await here.visit({ consent: 'refused' })
      page = visit.page
      await injectAxe(page)
    })
    afterAll(async () => {
      await visit?.context.close()
      expect(visit?.problems).toEqual([])
    })

    it.each(modalsOf(market))('modal $name', async ({ type, layout, path, about }) => {
      const url = withModal(path, type, layout ?? null, about)
      if (byUrl) {
        await open(url)
        expect(await page.locator('.frame[inert]').count()).toBe(1)
      } else {
        if (page.url() !== at(path) || (await page.locator('main > a:only-child').count()) === 0) {
          await open(path)
          await page.evaluate(keepOnly, 'main')
          await page.locator('main').evaluate((main) => main.replaceChildren(document.createElement('a')))
        }
        const link = page.locator('main > a')
        await link.evaluate((a: HTMLAnchorElement, to) => Object.assign(a, { href: to, textContent: to }), url)
        await link.press('Enter')
      }
      await waitUntil(page, 'focus in the dialog', () => document.activeElement?.closest('dialog') != null)
      await expectNoSidewaysScroll(page)
      await lookAtDialog()
      await page.keyboard.press('Escape')
      await modalGone(page)
      expect(page.url()).toBe(at(path))
      if (byUrl) expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    })

    it('menus: panels in wide windows, and the phone menu', async () => {
      await open(markets[market].paths.contacts ?? '/')
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.evaluate(keepOnly, '.header')
      for (const type of ['mega-menu', 'drop-down', 'columns']) {
        await page.locator(`.menu-details.menu-${type} > summary`).first().click()
        await page.locator(`.menu-details.menu-${type}[open] .menu-panel li a:visible`).first().waitFor()
        await expectAccessible(page, '.header')
      }
      await page.keyboard.press('Escape')
      await page.setViewportSize({ width: 375, height: 800 })
      await page.locator('.header-menu').click()
      await page.locator('body.has-menu').waitFor()
      await page.locator('.menu-details.menu-mega-menu > summary').click()
      await page.locator('.menu-accordion > summary').first().click()
      await expectAccessible(page, '.header')
      await expectReflow(page)
    })

    it('search widget: destination, and dates in the first and the last tab', async () => {
      await open('/')
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.evaluate(keepOnly, 'main .widget')
      await page.locator('#search-where').focus()
      await page.locator('main .widget[data-open="where"]').waitFor()
      await expectAccessible(page, 'main .widget')
      await page.locator('main .widget .widget-cell-when').click()
      await page.locator('main .widget[data-open="when"]').waitFor()
      await expectAccessible(page, 'main .widget')
      await page.locator('main .widget [role="tab"]').last().click()
      await page.locator('main .widget .picker-day[data-status]').first().waitFor()
      await expectAccessible(page, 'main .widget')
    })

    it('message with invalid fields', async () => {
      await open(withModal(markets[market].paths.contacts ?? '/', 'chatbot', 'contact'))
      await page.locator('.modal-chatbot[data-enhanced]').waitFor()
      await page.locator('#contact-name').fill('Ada')
      await page.locator('#contact-email').fill('ada')
      await page.locator('.contact-form button').click()
      await page.locator('#contact-name[aria-invalid]').waitFor()
      await lookAtDialog()
    })

    it('verification code, and confirmation of a removal', async () => {
      await open(`${markets[market].paths.search}?tab=travels`)
      await page.evaluate(keepOnly, 'main .heart')
      const heart = page.locator('main .heart button').first()
      await heart.click()
      await page.locator('dialog [name="email"]').waitFor()
      await page.locator('dialog [name="email"]').fill(`every.state@${market}.example`)
      await page.locator('dialog form[action$="address"] button').click()
      await page.locator('dialog button[value="decline"]').waitFor()
      await lookAtDialog()
      await page.locator('dialog button[value="decline"]').click()
      await page.locator('dialog [name="code"]').waitFor()
      await lookAtDialog()
      await page.keyboard.press('Escape')
      await modalGone(page)
      await heart.click()
      await page.locator('dialog button[value="remove"]').waitFor()
      await lookAtDialog()
    })

    it('suggestion of another market', async () => {
      const [country, sheet] = [market === 'it' ? 'FR' : 'IT', '.geo']
      await open(`${markets[market].paths.contacts}?country=${country}`)
      await page.locator(sheet).filter({ visible: true }).waitFor()
      await page.evaluate(keepOnly, sheet)
      await expectAccessible(page, sheet)
      await expectReflow(page)
    })

    testOtherPages(here, market, () => ({ page, open, problems: visit.problems, frame }))
  })
}

type TakenOut = { putBack?: () => void }

/** Removes the page behind the modal until `putPageBack`. Runs in the browser. */
const takePageOut = (): void => {
  const behind = document.querySelector('.frame[inert]')
  const place = document.createComment('')
  behind?.replaceWith(place)
  ;(globalThis as TakenOut).putBack = () => behind !== null && place.replaceWith(behind)
}

/** Runs in the browser. */
const putPageBack = (): void => (globalThis as TakenOut).putBack?.()

/** Removes everything but the first match, its ancestors and dialogs. Runs in the browser. */
const keepOnly = (selector: string): void => {
  for (let each = document.querySelector(selector); each !== null && each !== document.body; each = each.parentElement)
    for (const other of [...(each.parentElement?.children ?? [])])
      if (other !== each && !other.matches('script, head, dialog, [popover], svg, :has(> svg[hidden]), .skip-link'))
        other.remove()
}
