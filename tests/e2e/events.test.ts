import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../demo/seed/demo-accounts.ts'
import { markets } from '../../markets/registry.ts'
import type { NextLocation } from '../../shared/contracts/browser-api.ts'
import { storefrontEventSchema } from '../../shared/contracts/storefront-events.ts'
import { waitForEnhancement } from '../support/browser.ts'
import { browserSite } from '../support/browser-site.ts'
import { itsPath } from '../support/market-pages.ts'
import { waitUntil } from '../support/wait-until.ts'
import { casesOfRun } from '../support/whole-run.ts'

const here = browserSite()

const { paths, segments } = markets.it
const TRAVEL = itsPath(markets.it)

const PAGES = [
  ...['/', paths.search, `${paths.search}?textSearch=giappone`, TRAVEL, `${TRAVEL}/${segments.itinerary}`],
  ...[paths['area-asia'], `/${segments.coordinators}/chiara-lombardi`, paths['how-it-works'], paths.wishlist],
  ...[paths['search-ai'], '/no-such-page', `${TRAVEL}?modal&type=gallery`, '/?modal&type=tracking-preferences'],
]

describe.each(casesOfRun([true], [false]))('a visit before consent, JavaScript %s', (javaScript) => {
  it('sends no request to other hosts, records no event and sets no cookie', async () => {
    const { page, context, problems, end } = await here.visit({ javaScript })
    const foreign: string[] = []
    page.on('request', (request) => foreign.push(`${request.method()} ${new URL(request.url()).pathname}`))
    const set: string[] = []
    page.on('response', async (response) => {
      for (const { name, value } of await response.headersArray())
        if (name.toLowerCase() === 'set-cookie') set.push(value)
    })
    await page.goto(here.site.origin('it') + TRAVEL)
    const tour = await page.locator('.departure-ways a[href*="/jpn-"]').first().getAttribute('href')
    for (const path of [...PAGES, tour]) {
      await page.goto(here.site.origin('it') + path)
      if (javaScript) await page.evaluate(lookAround)
      expect(await page.locator('html').getAttribute('data-consent')).toBe('unset')
      expect(await page.locator('html[data-analytics]').count()).toBe(0)
    }
    const cookies = await context.cookies()
    expect(cookies.map(({ name }) => name).filter((name) => name !== '__Host-styles')).toEqual([])
    expect(set).toEqual([])
    expect(foreign.length).toBeGreaterThan(PAGES.length)
    expect(foreign.filter((line) => /^POST|track-/.test(line))).toEqual([])
    if (javaScript) {
      const stored = await page.evaluate(async () => ({
        local: { ...localStorage },
        readable: document.cookie,
        databases: (await indexedDB.databases()).length,
        events: 'dataLayer' in window,
      }))
      // The version of the stylesheet in the browser's cache.
      const readable = expect.stringMatching(/^(__Host-styles=[\w-]{8})?$/)
      expect(stored).toEqual({ local: {}, readable, databases: 0, events: false })
    }
    // Foreign requests count as problems of a visit; the browser reports a 404 itself.
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
    problems.length = 0
    await end()
  })
})

it('consent given in a modal records the page view without an unnamed modal event', async () => {
  const { page, end } = await here.visit()
  await page.goto(`${here.site.origin('it')}/?modal&type=tracking-preferences`)
  await page.locator('dialog [name="analytics"]').check()
  await page.locator('dialog button[value="selected"]').click()
  await waitUntil(page, 'banner_show in the data layer', () =>
    (window as { dataLayer?: { event: string }[] }).dataLayer?.some(({ event }) => event === 'banner_show'),
  )
  const entries = await page.evaluate(() => (window as { dataLayer?: { event: string; modal?: string }[] }).dataLayer)
  expect(entries?.[0]?.event).toBe('page_view')
  expect(entries?.filter(({ modal }) => modal === '')).toEqual([])
  await end()
})

/** Scrolls to the end and over all islands. Runs in the browser, which may draw nothing for long when it is busy. */
const lookAround = async (): Promise<void> => {
  const drawn = () => Promise.race([new Promise(requestAnimationFrame), new Promise((late) => setTimeout(late, 200))])
  for (const island of document.querySelectorAll('[data-island]'))
    island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  for (let top = 0; top < Math.min(document.body.scrollHeight, 60_000); top += 600) {
    scrollTo({ top, behavior: 'instant' })
    await drawn()
  }
}

/** Clicks all of these, submits those that are forms, and leaves the page immediately. */
const pressAndLeave = async (page: Page, selectors: readonly string[]) => {
  await page.evaluate((all) => {
    document.addEventListener('click', (event) => event.preventDefault())
    // After the page's own listeners.
    addEventListener('submit', (event) => event.preventDefault())
    for (const selector of all) {
      const found = document.querySelector<HTMLElement>(selector)
      if (found === null) throw new Error(`no ${selector}`)
      if (found instanceof HTMLFormElement) found.requestSubmit()
      else found.click()
    }
    location.assign('/healthz')
  }, selectors)
  await page.waitForURL('**/healthz')
}

/** Submits the forms of these buttons and leaves the page immediately. */
const pressForms = async (page: Page, selectors: readonly string[]) => {
  await page.evaluate((all) => {
    for (const selector of all) document.querySelector<HTMLElement>(selector)?.click()
    location.assign('/healthz')
  }, selectors)
  await page.waitForURL('**/healthz')
}

/** Opens a page and waits for the events script, which has recorded `seen`. */
const open = async (page: Page, path: string, seen: 'page_view' | 'banner_show' = 'page_view') => {
  await page.goto(here.site.origin('it') + path)
  await waitUntil(
    page,
    `${seen} in the data layer`,
    (expected) => (window as { dataLayer?: { event: string }[] }).dataLayer?.some(({ event }) => event === expected),
    seen,
  )
}

it('a form counts once it is accepted, and a newsletter once its email is valid', async () => {
  const { page, context, problems, end } = await here.visit({ consent: 'granted' })
  const formsSent = (sent = 'form_send') =>
    page.evaluate(
      (name) =>
        ((window as { dataLayer?: { event: string; form?: string; purpose?: string }[] }).dataLayer ?? []).flatMap(
          ({ event, form, purpose }) => (event === name ? [form, purpose].filter(Boolean).join(' for ') : []),
        ),
      sent,
    )
  /** Forms that count, and that were refused, when a new one in a dialog gets this response. */
  const post = async (action: string, refused: NextLocation['refused'] | false) => {
    const json = { location: '/contatti?modal=&type=tracking-preferences', ...(refused && { refused }) }
    await page.route(`**${action}`, (route) => route.fulfill({ json }))
    await open(page, '/contatti')
    await page.evaluate((url) => {
      const dialog = document.getElementById('main')?.appendChild(document.createElement('dialog'))
      const form = dialog?.appendChild(document.createElement('form'))
      Object.assign(form ?? {}, { method: 'post', action: url })
      const purpose = form?.appendChild(document.createElement('input'))
      Object.assign(purpose ?? {}, url.includes('sign-up') ? { name: 'purpose', value: 'notify-me' } : {})
      form?.requestSubmit()
    }, action)
    await page.locator('dialog [name="analytics"]').waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    return [await formsSent(), await formsSent('form_error')]
  }
  expect(await post('/api/wemeet/join', true)).toEqual([[], ['wemeet/join']])
  expect(await post('/api/wemeet/join', 'signed-out')).toEqual([[], []])
  expect(await post('/api/sign-up/code', false)).toEqual([['sign-up/code for notify-me'], []])

  await open(page, '/')
  const form = page.locator('main .newsletter-form')
  const action = (await form.getAttribute('action')) ?? ''
  await context.route(action, (route) => route.fulfill({ body: 'done' }))
  await form.locator('[type="email"]').fill('nobody')
  await form.locator('button').click()
  await form.locator('[aria-invalid="true"]').waitFor()
  expect(await formsSent()).toEqual([])
  await form.locator('[type="email"]').fill('reader@example.com')
  await form.locator('button').click()
  await expect.poll(async () => (await formsSent()).length).toBe(1)
  problems.length = 0
  await end()
})

it('a language and a currency are named', async () => {
  const { page, end } = await here.visit({ consent: 'granted' })
  await open(page, '/contatti')
  await page.evaluate(() => {
    for (const type of ['click', 'submit']) addEventListener(type, (event) => event.preventDefault())
    for (const language of ['it', 'de'])
      document.querySelector<HTMLElement>(`footer a[hreflang^="${language}"]`)?.click()
    const select = document.querySelector<HTMLInputElement>('footer form[action="/api/currency"] select')
    if (select !== null) select.value = 'GBP'
    select?.form?.requestSubmit()
  })
  const entries = await page.evaluate(() => (window as { dataLayer?: { event: string }[] }).dataLayer)
  expect(entries?.filter(({ event }) => event === 'language_change')).toMatchObject([{ language: 'de-DE' }])
  expect(entries).toEqual(
    expect.arrayContaining([expect.objectContaining({ event: 'form_send', form: 'currency', currency: 'GBP' })]),
  )
  await end()
})

describe('events at the moment a page is left', () => {
  const collected = () => here.site.logs.flatMap(({ events }) => (Array.isArray(events) ? (events as string[]) : []))
  const all = storefrontEventSchema.unwrap().options.map(({ shape }) => shape.event.value)

  it('are delivered, whatever their kind (§7)', async () => {
    const { page, problems, end } = await here.visit({ consent: 'granted' })
    /** Expects one more of each event after `act`, which leaves the page. */
    const expectEvents = async (events: (typeof all)[number][], act: () => Promise<unknown>) => {
      const counts = () => events.map((event) => collected().filter((each) => each === event).length)
      const before = counts()
      await act()
      await expect
        .poll(() => counts().every((count, i) => count > (before[i] ?? 0)), {
          timeout: 20_000,
          message: String(events),
        })
        .toBe(true)
      recorded.push(...events)
    }
    const recorded: string[] = []

    await expectEvents(
      [
        ...(['page_view', 'banner_show', 'contact-us', 'go-to-wishlist', 'banner_interact', 'modal_open'] as const),
        ...(['sign_in', 'language_change', 'form_send', 'search_submit'] as const),
      ],
      async () => {
        await open(page, '/', 'banner_show')
        await pressAndLeave(page, [
          ...[
            '[data-track*="contact-us"]',
            '[data-track*="go-to-wishlist"]',
            '[data-banner] a',
            'a[href*="type=languages"]',
          ],
          ...['.account-login', 'footer a[hreflang^="de"]', 'footer form[action="/api/currency"]'],
          'main form[method="get"]',
        ])
      },
    )
    // Clicks before the form script has loaded count too.
    await expectEvents(['banner_close', 'wishlist_change'], async () => {
      await page.route('**/send-form-*.js', () => undefined)
      await open(page, '/', 'banner_show')
      await pressForms(page, ['aside[data-banner] button', 'main .heart button[aria-pressed="false"]'])
    })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    // A beacon may arrive after the next page was loaded.
    await expect
      .poll(async () => (await page.context().cookies()).map(({ name }) => name), { message: 'cookies' })
      .toEqual(expect.arrayContaining(['__Host-banners', '__Host-saved']))
    await page.goto(`${here.site.origin('it')}/`)
    await page.locator('html[data-hide-banner-0]').waitFor({ state: 'attached' })
    await page.locator('main .heart button[aria-pressed="true"]').first().waitFor()
    await page.context().clearCookies({ name: '__Host-banners' })
    await expectEvents(['banner_close'], async () => {
      await open(page, '/')
      await page.locator('aside[data-banner] button').first().click()
      await page.locator('html[data-hide-banner-0]').waitFor()
      await pressAndLeave(page, [])
    })
    await expectEvents(['search_open', 'destination_select', 'period_select', 'search_clear'], async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, '/')
      await page.locator('#search-where').pressSequentially('giappone')
      await page.locator('[role="option"]').first().click()
      await page.locator('main .widget-cell-when').click()
      await page.locator('main .widget .chip', { has: page.locator('[value="2027-03"]') }).click()
      await page.locator('main .widget-clear').click()
      await pressAndLeave(page, [])
    })
    await expectEvents(['list_view', 'card_click'], async () => {
      await open(page, '/cerca')
      await pressAndLeave(page, ['main .card-title a'])
    })
    await expectEvents(['ask_question'], async () => {
      await open(page, paths['search-ai'] ?? '/')
      await page.locator('#ask-q').fill('trekking a giugno')
      await pressAndLeave(page, ['.ask-form'])
    })
    await expectEvents(['form_error'], async () => {
      await page.route('**/api/sign-up/address', (route) => route.fulfill({ status: 503 }))
      await open(page, `${TRAVEL}?modal&type=notify-me&travel=japan-tokyo-kyoto`)
      await page.locator('dialog [name="email"]').fill('step@example.com')
      await page.locator('dialog form[action="/api/sign-up/address"] button').first().click()
      await page.locator('dialog .form-failure').waitFor()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await pressAndLeave(page, [])
    })
    await expectEvents(['sign_in'], async () => {
      await open(page, paths.wishlist ?? '/')
      await pressAndLeave(page, ['main a[href^="/login?"]'])
    })
    await expectEvents(['page_error'], async () => {
      // Some browsers do not tell the status.
      await page.addInitScript(() => Reflect.deleteProperty(PerformanceNavigationTiming.prototype, 'responseStatus'))
      await open(page, '/no-such-page')
      await pressAndLeave(page, [])
    })
    await expectEvents(['search_history_select'], async () => {
      await open(page, '/')
      await page.locator('#search-where').pressSequentially('giappone')
      await page.locator('[role="option"]').first().click()
      await page.locator('main .widget-go').click()
      await page.waitForURL((url) => url.pathname === '/cerca')
      await open(page, '/')
      await page.locator('#search-where').hover()
      await page.locator('main .widget-cell-history').click()
      await pressAndLeave(page, ['.widget-history a'])
    })
    await expectEvents(['search_sort', 'search_filter'], async () => {
      await open(page, '/cerca')
      await page.locator('#sort').selectOption('price:asc')
      await page.waitForURL((url) => url.searchParams.get('sort') === 'price:asc')
      await page.locator('.filters input[name="days"][value="MAX_6"]').check()
      await page.waitForURL((url) => url.searchParams.has('durations'))
      await pressAndLeave(page, [])
    })
    await expectEvents(
      [
        ...(['departure_view', 'departure_filter', 'departure_details', 'booking_click'] as const),
        ...(['faq', 'share', 'wishlist_change'] as const),
      ],
      async () => {
        await open(page, TRAVEL)
        await waitForEnhancement(page, '[data-trip]:has([data-share])')
        await page.locator('main a[data-share]').first().click()
        await expect
          .poll(() => page.evaluate(() => JSON.stringify((window as { dataLayer?: object[] }).dataLayer)), {
            message: 'recorded events',
          })
          .toContain('"share"')
        // Saved in the interface; the response is pending when the page is left.
        await page.route('**/api/wishlist/**', () => undefined)
        const heart = page.locator('main .heart button').first()
        await heart.click()
        await heart.and(page.locator('[aria-pressed="true"]')).waitFor()
        await pressAndLeave(page, [
          ...['[data-track*="departure_view"]', '.departure-filters form', '.departure-ways a[href*="/jpn-"]'],
          '[data-track*="booking_click"]',
          ...['summary[data-track*="faq"]'],
        ])
      },
    )
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await expectEvents(['on_request'], async () => {
      await page.goto(`${here.site.origin('it')}${paths.search}?status%5B%5D=WAITING_LIST`)
      const href = await page.locator('.search-main .card-title a').first().getAttribute('href')
      await open(page, href?.replace('#', '?status%5B%5D=WAITING_LIST#') ?? '')
      await pressAndLeave(page, ['[data-track*="on_request"]'])
    })
    await expectEvents(['calendar_day'], async () => {
      await open(page, `${TRAVEL}?modal&type=available-dates&layout=calendar`)
      await pressAndLeave(page, ['dialog.modal a[data-day]'])
    })
    await expectEvents(['other_date', 'total_options', 'calendar_file'], async () => {
      await page.goto(here.site.origin('it') + TRAVEL)
      await open(page, (await page.locator('.departure-ways a[href*="/jpn-"]').nth(2).getAttribute('href')) ?? '')
      await pressAndLeave(page, ['[data-track*="other_date"]', '.total-options', '[data-track*="calendar_file"]'])
    })
    await expectEvents(['itinerary_save'], async () => {
      await open(page, `${TRAVEL}/${segments.itinerary}`)
      const button = page.locator('[data-does="keep"]')
      await button.hover()
      await button.click()
      await waitUntil(
        page,
        'the button to report that the itinerary is saved',
        () =>
          document.querySelector<HTMLButtonElement>('[data-does="keep"]')?.disabled &&
          document.getElementById(document.querySelector('[data-does="keep"]')?.getAttribute('aria-describedby') ?? '')
            ?.textContent !== '',
      )
      await pressAndLeave(page, [])
    })
    await expectEvents(['account'], async () => {
      await page.goto(`${here.site.origin('it')}/login`)
      await page.locator('[name="email"]').fill('giulia@example.com')
      await page.locator('[name="password"]').fill(DEMO_PASSWORD)
      await page.locator('form:has([name="password"]) button.wide').click()
      await page.locator('html[data-signed-in="true"]').waitFor()
      await open(page, paths['how-it-works'] ?? '/')
      await pressAndLeave(page, [])
    })
    // A new event type must be added above.
    expect(all.filter((event) => !recorded.includes(event))).toEqual([])
    // The target is no page, so it records nothing; sharing falls back to a mail link.
    expect(
      problems.filter(
        (problem) =>
          !/ViewTransition opt-in disabled|Transition was skipped|request: mailto:|no-such-page|status of 404|sign-up\/address|status of 503/.test(
            problem,
          ),
      ),
    ).toEqual([])
    problems.length = 0
    await end()
  })
})
