import { inBrowser } from '../../../support/browser-site.ts'
import { dialog, travelOf } from '../dialog.ts'
import { type Control, openChat, submit } from './control.ts'

const REFUSALS = ['a refusal', 'a refusal without a message'] as const

/** A fold whose contents are loaded when it opens. */
const foldControl = (path: string, selector: string): Control => ({
  open: (page) => page.goto(inBrowser.site.origin('it') + path),
  press: async (page) => {
    const fold = page.locator(selector).first()
    await fold.evaluate((details: HTMLDetailsElement) => {
      details.open = false
    })
    await fold.locator('> summary').press('Enter')
  },
  state: async (page) => {
    const links = page.locator(`${selector} a[data-parts]`)
    return [await links.count(), await links.first().getAttribute('hidden')]
  },
  requests: /[?&]modal/,
})

/** Pages that are shown in place. */
export const PAGE_CONTROLS: Record<string, Control> = {
  'a menu': foldControl('/', '.menu-details.menu-mega-menu'),
  'another order of the search': {
    open: (page) => page.goto(`${inBrowser.site.origin('it')}/cerca`),
    press: (page) => page.locator('#sort').selectOption('price:asc'),
    state: async (page) => [
      await page.locator('#sort').inputValue(),
      await page.locator('[data-search][aria-busy="true"]').count(),
      await page.locator('.card-title').first().textContent(),
    ],
    requests: /sort=price/,
    // The page of a refusal is visited.
    skips: REFUSALS,
  },
  'an option of a departure': {
    open: async (page) => {
      await page.goto(travelOf('it'))
      const href = await page.locator('.departure-ways a[href*="/jpn-"]').last().getAttribute('href')
      await page.goto(inBrowser.site.origin('it') + href)
    },
    press: (page) => page.locator('.total-options [name="flexible"]').click(),
    state: async (page) => [
      await page.locator('.total-options [name="flexible"]').isChecked(),
      await page.locator('.total-sum').textContent(),
    ],
    requests: /flexible=1/,
  },
  'a filter in the modal of filters': {
    open: (page) => page.goto(`${inBrowser.site.origin('it')}/cerca?modal&type=filters`),
    press: (page) => page.locator('dialog [name="discounted"]').first().click(),
    state: async (page) => [
      await page.locator('dialog [name="discounted"]').first().isChecked(),
      await dialog(page).locator('.modal-filters [type="submit"]').textContent(),
    ],
    requests: /discounted=/,
  },
  'the answer of the chat': {
    open: (page) => openChat(page),
    press: async (page) => {
      await page.locator('#chat-question').fill('Come si annulla?')
      await submit(page, '/api/chat/ask')
    },
    state: (page) => page.locator('.chat-turn').count(),
    requests: /[?&]modal/,
  },
  'an itinerary to store': {
    open: (page) => page.goto(`${travelOf('it')}/itinerario`),
    press: async (page) => {
      await page.locator('[data-does="keep"]').hover()
      await page.locator('[data-does="keep"]').click()
    },
    state: (page) => page.evaluate(() => caches.keys()),
    message: 'Non è stato possibile salvarlo. Riprova più tardi.',
    requests: /\/itinerario$/,
  },
  'a modal': {
    open: (page) => page.goto(travelOf('it')),
    press: (page) => page.locator('main a[href*="type=travel-description"]').first().click(),
    state: (page) => dialog(page).count(),
    requests: /[?&]modal/,
    skips: REFUSALS,
  },
}
