import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { importsOf, sourceFiles } from '../../guards/source-files.ts'
import { inBrowser } from '../../support/browser-site.ts'

const CHUNKS = /\/assets\/(?!boot-)[^/]*\.js$/

/** Pages, and presses whose code is loaded on demand. */
const CODE: [name: string, url: string, press: (page: Page) => Promise<unknown>, effect: string][] = [
  [
    'a heart',
    '/cerca?tab=travels',
    (page) => page.locator('main .heart button').first().click(),
    '[aria-pressed="true"]',
  ],
  [
    'a modal',
    '/viaggi/giappone-tokyo-kyoto',
    (page) => page.locator('main a[href*="type=travel-description"]').first().click(),
    'dialog.modal[open]',
  ],
]

describe('code that cannot be loaded', () => {
  it.each(CODE)('leaves %s to the browser, without a script error', async (_, url, press, effect) => {
    const { page, context, problems } = await inBrowser.visit()
    await page.route(CHUNKS, (route) => route.abort('connectionreset'))
    await page.goto(inBrowser.site.origin('it') + url)
    await press(page)
    await page.locator(effect).first().waitFor({ state: 'attached' })
    expect(problems.filter((problem) => problem.startsWith('script error'))).toEqual([])
    await context.close()
  })
})

type FirstUse = {
  /** Imported on demand for it. */
  code?: `client/${string}`
  url: string
  /** Uses other code before. */
  open?: (page: Page) => Promise<unknown>
  press: (page: Page) => Promise<unknown>
  state: (page: Page) => Promise<unknown>
  /** With a server, the browser does it without the code. */
  isOnlyOffline?: true
}

const box = (page: Page) => page.locator('.filters-form input[type="checkbox"]:enabled:visible').first()
const descriptionLink = (page: Page) => page.locator('main a[href*="type=travel-description"]').first()
const isThere = (selector: string) => (page: Page) => page.locator(selector).count()

/** First use of each part whose code is loaded on demand. */
const FIRST_USES: Record<string, FirstUse> = {
  'a filter': {
    code: 'client/search/enhance-search.ts',
    url: '/cerca',
    press: (page) => box(page).click(),
    state: (page) => box(page).isChecked(),
  },
  'a map': {
    code: 'client/map/enhance-map.ts',
    url: '/viaggi-asia',
    press: (page) => page.locator('.map [data-zoom="in"]').click(),
    state: (page) => page.locator('.map-base').getAttribute('viewBox'),
  },
  'a menu': {
    code: 'client/menu/enhance-menu.ts',
    url: '/',
    press: (page) => page.locator('.menu summary:has(~ * [data-parts])').first().press('Enter'),
    state: isThere('.menu [data-parts]'),
  },
  'saving an itinerary': {
    code: 'client/trip/enhance-trip.ts',
    url: '/viaggi/giappone-tokyo-kyoto/itinerario',
    press: (page) => page.locator('button[data-does]:not([data-does="print"])').click(),
    state: (page) => page.locator('button[data-does]:not([data-does="print"])').isEnabled(),
  },
  'the dates of a search': {
    code: 'client/react.ts',
    url: '/',
    press: (page) => page.locator('main .widget-cell-when').click(),
    state: (page) => page.locator('main .widget-cell-when').getAttribute('aria-expanded'),
  },
  'the calendar of a search': {
    code: 'client/islands/search-widget/calendar.tsx',
    url: '/',
    open: async (page) => {
      await page.locator('main #search-where').focus()
      await page.locator('main [data-island-status="awake"]').waitFor()
    },
    press: (page) => page.locator('main .widget-cell-when').click(),
    state: isThere('main .picker'),
  },
  'a modal': {
    code: 'client/modals/modals.ts',
    url: '/viaggi/giappone-tokyo-kyoto',
    press: (page) => descriptionLink(page).click(),
    state: isThere('dialog.modal'),
    isOnlyOffline: true,
  },
  'a heart': {
    code: 'client/forms/send-form.ts',
    url: '/cerca?tab=travels',
    press: (page) => page.locator('main .heart button').first().click(),
    state: (page) => page.locator('main .heart button').first().getAttribute('aria-pressed'),
    isOnlyOffline: true,
  },
}

/** Other code on demand, with what happens without it. */
const WITHOUT_FIRST_USE: Readonly<Record<string, string>> = {
  'client/calendar/enhance-calendar.ts': 'days are links',
  'client/card-transition.ts': 'pages change at once',
  'client/carousel/carousel-dots.ts': 'rows scroll',
  'client/chat/enhance-chat.ts': 'its forms leave the page',
  'client/forms/countdown.ts': 'a code can be sent again at once',
  'client/forms/restore-forms.ts': 'no press',
  'client/islands/lookups.ts': 'the field says so',
  'client/modals/geo-prompt.ts': 'its form is sent like a heart',
  'client/modals/show-pictures.ts': 'pictures scroll',
  'client/offline/refresh-hearts.ts': 'no press',
  'client/boot/own-styles.ts': 'no press',
  'client/to-top.ts': 'a link',
  'client/events/tag-manager.ts': 'events stay in the data layer',
  'client/track.ts': 'no press',
  'client/trip/mark-section.ts': 'no section is marked',
  'client/vitals/measure-page.ts': 'no press',
}

it('each part of the code that is imported on demand has a case', () => {
  const imported = sourceFiles('client')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap(importsOf)
    .flatMap(({ to, isDynamic, typeOnly }) => (isDynamic && !typeOnly ? to : []))
  const cases = Object.values(FIRST_USES).flatMap(({ code }) => code ?? [])
  expect([...cases, ...Object.keys(WITHOUT_FIRST_USE)].sort()).toEqual([...new Set(imported)].sort())
})

type Toasts = { toasts: string[] }

/** A toast disappears after three seconds, which a busy machine may miss. Runs in the browser. */
const recordToasts = () => {
  const shown = window as unknown as Toasts
  shown.toasts = []
  const record = ({ target, newState }: ToggleEvent) => {
    if (newState === 'open' && target instanceof Element && target.id === 'toast') shown.toasts.push(target.textContent)
  }
  addEventListener('toggle', (event) => record(event as ToggleEvent), true)
}

describe('first use', () => {
  it.each(Object.entries(FIRST_USES))('of %s without its code says so and changes nothing', async (_, use) => {
    for (const fault of ['no connection', '503'] as const) {
      if (fault === '503' && use.isOnlyOffline) continue
      const { page, context, problems } = await inBrowser.visit()
      await page.addInitScript(recordToasts)
      // No reload for a new version.
      await page.addInitScript(() => sessionStorage.setItem('chunk-reload', String(Date.now())))
      const file = use.code?.replace(/^.*\/(.*)\.tsx?$/, '$1')
      await page.route(use.open ? new RegExp(`/assets/${file}-[^/]*\\.js$`) : CHUNKS, (route) =>
        fault === '503' ? route.fulfill({ status: 503 }) : route.abort('internetdisconnected'),
      )
      await page.goto(inBrowser.site.origin('it') + use.url)
      await use.open?.(page)
      const [before, url] = [await use.state(page), page.url()]
      await context.setOffline(fault === 'no connection')
      await use.press(page)
      const text = fault === '503' ? 'Qualcosa è andato storto! Riprova più tardi.' : 'Nessuna connessione'
      await expect.poll(() => page.evaluate(() => (window as unknown as Toasts).toasts)).toContain(text)
      await expect.poll(() => use.state(page), { message: fault }).toEqual(before)
      expect(page.url()).toBe(url)
      expect(problems.filter((problem) => problem.startsWith('script error'))).toEqual([])
      await context.close()
    }
  })
})
