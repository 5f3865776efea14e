import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { tourPath } from '../../markets/links.ts'
import type { MarketId } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import { translators } from '../../markets/translate.ts'
import { type Device, driven, expectAccessible, expectNoSidewaysScroll, watchLayoutShift } from '../support/browser.ts'
import { browserSite } from '../support/browser-site.ts'
import { busyPicture } from '../support/busy-picture.ts'
import { header } from '../support/headers.ts'
import { largestPaint } from '../support/largest-paint.ts'

const here = browserSite()
const travelOf = (market: MarketId) => `/${markets[market].segments.travels}/japan-tokyo-kyoto`
const figure = (text: string | null) => Number((text ?? '').replace(/\D/g, ''))

const cases: { market: MarketId; device: Device; javaScript: boolean }[] = [
  { market: 'it', device: 'phone', javaScript: true },
  { market: 'de', device: 'phone', javaScript: false },
  { market: 'es', device: 'desktop', javaScript: false },
  { market: 'us', device: 'desktop', javaScript: true },
]

/** Total and first payment of a departure's page, and that the payments add up. */
const totalOf = async (page: Page): Promise<number> => {
  const total = figure(await page.locator('.total-sum dd').textContent())
  const payments = await page.locator('.payments strong').allTextContents()
  expect(payments.map(figure).reduce((sum, amount) => sum + amount, 0)).toBe(total)
  return total
}

describe('from two departures to the booking of one', () => {
  it.each(cases)('$market on a $device, JavaScript $javaScript', async ({ market, device, javaScript }) => {
    const { page, end } = await here.visit({ device, javaScript })
    const origin = here.site.origin(market)
    await page.goto(origin + travelOf(market))

    // Only those that go for sure.
    await page.locator('.departure-filters select[name="status"]').selectOption('CONFIRMED')
    await page.locator('.departure-filters button').click()
    await page.waitForURL((url) => url.searchParams.get('status') === 'CONFIRMED' && url.hash === '#departures')
    const statuses = await page
      .locator('.departure .status')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-status')))
    expect(statuses.length).toBeGreaterThan(1)
    expect(new Set(statuses)).toEqual(new Set(['CONFIRMED']))

    // Two of them, each with its total and until when it is cancelled free of charge.
    const links = await page
      .locator('.departure-ways a[href*="/jpn-"]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
    const seen: { total: number; free: string | null }[] = []
    for (const href of [links.at(-1), links.at(-2)]) {
      await page.goto(origin + href)
      await expectNoSidewaysScroll(page)
      seen.push({
        total: await totalOf(page),
        free: await page.locator('.cancellation dd').first().textContent(),
      })
    }
    expect(seen[0]?.free).not.toBe(seen[1]?.free)

    // With an option it costs more, and it says so.
    await page.locator('.total-options [name="flexible"]').check()
    await page.locator('.total-options button').click()
    await page.waitForURL((url) => url.searchParams.get('flexible') === '1')
    expect(await totalOf(page)).toBeGreaterThan(seen[1]?.total ?? 0)

    // Away to book it.
    const booking = page.locator('a[href*="/booking/"]:visible')
    if (javaScript) await page.evaluate(() => scrollTo(0, 900))
    await booking.first().click()
    await page.waitForURL((url) => url.hostname === 'booking.localhost')
    await end()
  })
})

describe('a departure', () => {
  it('that is sold out or unknown leads on, in a market of its own language', async () => {
    const { page, end } = await here.visit()
    await page.goto(`${here.site.origin('es')}${travelOf('es')}?status=SOLD_OUT`)
    await page.locator('.departure-ways a').first().click()
    await page.locator('.tour-gone').waitFor()
    expect(await page.locator('.tour-gone').textContent()).toContain(translators.es('tour.soldOutTitle'))
    expect(await page.locator('.other-dates a').count()).toBeGreaterThan(0)
    expect(await page.locator('a[href*="/booking/"]').count()).toBe(0)
    await page.goto(here.site.origin('es') + tourPath(markets.es, 'japan-tokyo-kyoto', 'JPN-19990101-Z'))
    expect(new URL(page.url()).pathname).toBe(travelOf('es'))
    await end()
  })

  it.each([
    ['phone', 'portrait'],
    ['tablet', 'portrait'],
    ['desktop', 'landscape'],
  ] as const)(
    'on a %s paints its %s cover as the largest part, moves nothing, and can be used by everybody',
    async (device, variant) => {
      const { page, end } = await here.visit({ device })
      // The pictures of tests are plain, and browsers do not count plain ones as a largest paint: these are busy.
      await page.route(/japan-tokyo-kyoto-(portrait|landscape)/, (route) =>
        route.fulfill({ contentType: 'image/png', body: busyPicture(1600, 1200) }),
      )
      const shift = await watchLayoutShift(page)
      const cover = { isCover: true, url: expect.stringContaining(`japan-tokyo-kyoto-${variant}`) }
      await page.goto(`${here.site.origin('fr')}${travelOf('fr')}`, { waitUntil: 'load' })
      expect(await largestPaint(page)).toEqual(cover)
      const href = await page.locator('.departure-ways a[href*="/jpn-"]').nth(3).getAttribute('href')
      await page.goto(here.site.origin('fr') + href, { waitUntil: 'load' })
      expect(await largestPaint(page)).toEqual(cover)
      expect(await shift()).toBeLessThan(0.00005)
      await expectAccessible(page)
      await end()
    },
  )
})

describe('the way to book', () => {
  it('lies above the notice about consent at every width, and waits for the question about another market', async () => {
    const { page, end } = await here.visit()
    await page.goto(here.site.origin('de') + travelOf('de'))
    const href = await page.locator('.departure-ways a[href*="/jpn-"]').nth(1).getAttribute('href')
    await page.goto(here.site.origin('de') + href)
    for (const width of [375, 500, 768, 1000]) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(() => scrollTo({ top: 1400, behavior: 'instant' }))
      const gap = () =>
        page.evaluate(() => {
          const [bar, notice] = ['.booking-bar .button', '.consent'].map((part) =>
            document.querySelector(part)?.getBoundingClientRect(),
          )
          return (notice?.top ?? 0) - (bar?.bottom ?? 0)
        })
      await expect.poll(gap, { message: `at ${width}` }).toBeGreaterThanOrEqual(0)
    }
    await page.goto(`${here.site.origin('de')}${href}?country=FR`)
    await page.evaluate(() => scrollTo({ top: 1400, behavior: 'instant' }))
    await page.locator('.geo-fr').waitFor()
    expect(await page.locator('.booking-bar').isVisible()).toBe(false)
    await page.locator('.geo-fr button').click()
    await page.locator('.booking-bar .button').waitFor()
    await end()
  })
})

describe('the calendar of all dates', () => {
  it('hears the first arrow key, also while its code is on its way', async () => {
    const { page, end } = await here.visit()
    await page.goto(`${here.site.origin('it')}${travelOf('it')}?modal&type=available-dates&layout=calendar`)
    const days = page.locator('dialog.modal a[data-day]')
    const second = await days.nth(1).getAttribute('data-day')
    // Slow code: everything that is asked for from now on.
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue()
    })
    await days.first().focus()
    await page.keyboard.press('ArrowRight')
    await page.waitForFunction((day) => (document.activeElement as HTMLElement).dataset.day === day, second)
    expect(await page.locator('dialog.modal a[data-day][tabindex="0"]').count()).toBe(1)
    await end()
  })

  it('has room for what a day says in windows of every width', async () => {
    const { page, end } = await here.visit()
    await page.goto(`${here.site.origin('fr')}${travelOf('fr')}?modal&type=available-dates&layout=calendar`)
    const days = page.locator('dialog.modal a[data-day]')
    await days.first().waitFor()
    await page.evaluate(() => document.fonts.ready)
    for (const width of [375, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const crowded = await days.evaluateAll((all) =>
        all.flatMap((day) => {
          const shown = [...day.children].filter((each) => !each.matches('.visually-hidden') && each.clientHeight > 0)
          const boxes = shown.map((each) => each.getBoundingClientRect())
          const overlap = boxes.some((a, i) =>
            boxes.some((b, j) => i < j && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
          )
          return overlap || day.scrollWidth > day.clientWidth ? [(day as HTMLElement).dataset.day] : []
        }),
      )
      expect(crowded, `${width} px`).toEqual([])
    }
    await end()
  })
})

describe('the gallery', () => {
  it('is opened, moved through and closed by keyboard, on a narrow screen too', async () => {
    const { page, end } = await here.visit({ device: 'phone' })
    await page.goto(here.site.origin('de') + travelOf('de'))
    const opener = page.locator('.gallery-open a[href*="type=gallery"]')
    await opener.focus()
    await page.keyboard.press('Enter')
    await page.locator('dialog.modal .carousel-row:focus').waitFor()
    await page.keyboard.press('ArrowRight')
    await page.waitForFunction(() => (document.querySelector('dialog.modal .carousel-row')?.scrollLeft ?? 0) > 100)
    await page.keyboard.press('Escape')
    await page.locator('dialog.modal').waitFor({ state: 'detached' })
    await page.waitForFunction(() => document.activeElement?.matches('.gallery-open a[href*="type=gallery"]'))
    await end()
  })

  it('has eight pictures or more, of the place and not their stand-ins, moved by a thumb', async () => {
    const { page, context, end } = await here.visit({ device: 'phone' })
    await page.goto(`${here.site.origin('fr')}${travelOf('fr')}?modal&type=gallery`)
    const row = page.locator('dialog.modal .carousel-row')
    const pictures = row.locator('img')
    expect(await pictures.count()).toBeGreaterThanOrEqual(8)
    for (const address of await pictures.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).src))) {
      const { hostname, pathname } = new URL(address)
      const answer = await here.site.ask(hostname.split('.')[0] ?? '', pathname)
      expect(header(answer, 'cache-control'), address).toContain('immutable')
    }
    const box = await row.boundingBox()
    const thumb = await context.newCDPSession(page)
    const [right, y] = [(box?.width ?? 0) - 60, (box?.y ?? 0) + 150]
    const move = (type: 'touchStart' | 'touchMove', x: number) =>
      thumb.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
    await move('touchStart', right)
    for (let moved = 20; moved <= 240; moved += 20) await move('touchMove', right - moved)
    await thumb.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    // It comes to rest at the second picture.
    await page.waitForFunction(() => {
      const row = document.querySelector('dialog.modal .carousel-row')
      const second = row?.children[1]
      if (row == null || second == null) return false
      return Math.abs(second.getBoundingClientRect().left - row.getBoundingClientRect().left) < 24
    })
    await end()
  })
})

describe('the page of a travel', () => {
  it.each([true, false])('opens the answer that a link leads to, JavaScript %s', async (javaScript) => {
    const { page, end } = await here.visit({ device: 'phone', javaScript })
    await page.goto(here.site.origin('es') + travelOf('es'))
    const link = page.locator('.travel-faqs .faq-link').nth(1)
    const hash = (await link.getAttribute('href')) ?? ''
    expect(await page.locator(hash).isVisible()).toBe(false)
    await page.goto(here.site.origin('es') + travelOf('es') + hash)
    await page.locator(hash).waitFor()
    expect(await page.locator('.travel-faqs details[open]').count()).toBe(1)
    await end()
  })

  it.each([true, false])(
    'brings the price and the way to the dates along after 800 px, JavaScript %s',
    async (javaScript) => {
      const { page, end } = await here.visit({ device: 'phone', javaScript })
      await page.goto(here.site.origin('it') + travelOf('it'))
      const bar = page.locator('.booking-bar a')
      await bar.waitFor({ state: 'hidden' })
      await page.mouse.wheel(0, 1_500)
      await bar.waitFor()
      expect(await bar.getAttribute('href')).toBe('#departures')
      await page.mouse.wheel(0, -1_500)
      await bar.waitFor({ state: 'hidden' })
      await end()
    },
  )

  it('shares itself by what the device offers, else by its copied address', async () => {
    const { page, context, end } = await here.visit()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const address = here.site.origin('de') + travelOf('de')
    await page.goto(`${address}?month=2027-04`)
    const link = page.locator('.gallery-open a[data-share]')
    expect(await link.getAttribute('href')).toContain(encodeURIComponent(address))
    await page.evaluate(() => {
      const shared: ShareData[] = []
      Object.assign(window, { shared })
      Object.defineProperty(navigator, 'share', {
        configurable: true,
        value: async (data: ShareData) => shared.push(data),
      })
    })
    await driven(page, '[data-trip]:has([data-share])')
    await link.click()
    await page.waitForFunction(() => (window as unknown as { shared: ShareData[] }).shared.length === 1)
    const [shared] = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)
    expect(shared).toEqual({ title: await page.locator('h1').textContent(), url: address })
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await link.click()
    await page.getByText(translators.de('tour.shareCopied')).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    await end()
  })

  it.each([
    ['it', true],
    ['us', false],
  ] as const)(
    'in %s introduces who leads it on a card, in a modal and on their page, JavaScript %s',
    async (market, javaScript) => {
      const { page, end } = await here.visit({ device: 'phone', javaScript })
      await page.goto(here.site.origin(market) + travelOf(market))
      const card = page.locator('.leader')
      const name = ((await card.locator('h2').textContent()) ?? '')
        .replace(translators[market]('travel.coordinator'), '')
        .trim()
      await card.locator('a[href*="type=coordinator"]').click()
      const modal = page.locator('dialog.modal')
      await modal.getByRole('heading', { name, exact: true }).waitFor()
      expect(await modal.locator('.date').count()).toBeGreaterThan(0)
      await expectNoSidewaysScroll(page)
      await modal.locator('.modal-close').click()
      await modal.waitFor({ state: 'detached' })
      await card.locator(`a[href*="/${markets[market].segments.coordinators}/"]`).click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await end()
    },
  )
})

describe('who is going', () => {
  it.each([true, false])('is told after signing in, and the page says so, JavaScript %s', async (javaScript) => {
    const { page, end } = await here.visit({ device: 'phone', javaScript })
    const origin = here.site.origin('de')
    await page.goto(origin + travelOf('de'))
    await page.locator('.departure[data-offer="book"] .departure-ways a[href*="/jpn-"]').first().click()
    const entry = page.locator('section:has(> #group)')
    await entry.getByText(translators.de('tour.groupSignedOut')).waitFor()
    const path = new URL(page.url()).pathname
    expect(await entry.locator('a[href*="/login"]').getAttribute('href')).toContain(encodeURIComponent(`${path}#group`))
    await entry.locator('a[href*="type=group-info"]').click()
    const modal = page.locator('dialog.modal')
    await modal.getByText(translators.de('group.closedText')).waitFor()
    expect(await modal.locator('.group-people, .group-counts').count()).toBe(0)
    expect(await modal.locator('a[href*="login"]').count()).toBe(1)
    await end()
  })
})

describe('what is done on a trip’s page is told, once somebody has agreed', () => {
  it('with the fields of the travel and the departure', async () => {
    const { page, end } = await here.visit()
    await page.goto(here.site.origin('it') + travelOf('it'))
    await page.locator('form[action="/api/consent"] button[value="granted"]').first().click()
    await page.locator('html[data-consent="granted"]').waitFor()
    await page.locator('.travel-faqs summary').first().click()
    await page.locator('main form[action="/api/wishlist/travel/japan-tokyo-kyoto"] button').first().click()
    await page.waitForFunction(() =>
      (window as unknown as { dataLayer: { event: string }[] }).dataLayer.some(
        (each) => each.event === 'wishlist_change',
      ),
    )
    // Whoever is not signed in is asked for an address, above a page that is inert.
    await page.locator('dialog.modal').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog.modal').waitFor({ state: 'detached' })
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
    await page.locator('.departure a[href*="/booking/"]').first().click()
    const events = await page.evaluate(() => (window as unknown as { dataLayer: Record<string, unknown>[] }).dataLayer)
    const travel = { pageType: 'travel', travelId: 'japan-tokyo-kyoto', travelName: expect.any(String) }
    expect(events.find(({ event }) => event === 'faq')).toMatchObject({
      ...travel,
      sectionFrom: 'faqs-general',
      faqId: expect.any(String),
      label: expect.any(String),
    })
    expect(events.find(({ event }) => event === 'booking_click')).toMatchObject({
      ...travel,
      sectionFrom: 'departures',
      tourId: expect.stringContaining('japan-tokyo-kyoto-'),
      status: expect.any(String),
      missingDaysToDeparture: expect.any(Number),
    })
    expect(events.find(({ event }) => event === 'wishlist_change')).toMatchObject({ ...travel, wishlisted: true })
    await end()
  })
})

describe('an itinerary', () => {
  it('is printed as itself: every stage with its picture, nothing of the site around it', async () => {
    const { page, end } = await here.visit()
    await page.goto(`${here.site.origin('de')}${travelOf('de')}/${markets.de.segments.itinerary}`)
    // Pressed before its code has come.
    await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }))
    await page.locator('[data-does="print"]').evaluate((button: HTMLElement) => button.click())
    await page.locator('body[data-printed]').waitFor()
    expect(await page.locator('.stages li:not(:has(img))').count()).toBe(0)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.stages li').first().isVisible()).toBe(true)
    const around = page.locator('header.header, footer, .itinerary-ways, .breadcrumbs, .bean, .consent, #toast')
    expect(await around.filter({ visible: true }).count()).toBe(0)
    await end()
  })

  it('that was kept opens without a network, and nothing of the visitor is in the copy', async () => {
    const { page, context } = await here.visit({ serviceWorker: true })
    const address = `${here.site.origin('it')}${travelOf('it')}/${markets.it.segments.itinerary}`
    await page.goto(address)
    await page.locator('[data-does="keep"]').click()
    await page.getByText(translators.it('tour.offlineSaved')).waitFor()
    const copy = await page.evaluate(async () => (await caches.match(location.pathname))?.text())
    expect(copy).toContain('class="stages"')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await context.setOffline(true)
    await page.goto(address)
    expect(await page.locator('.stages li').count()).toBeGreaterThan(2)
    for (const picture of await page.locator('.stages img').all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    }
    await context.close()
  })
})
