import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, it } from 'vitest'
import { markets } from '../../markets/registry.ts'
import { NO_SHIFT, settled, watchLayoutShift } from '../support/browser.ts'
import { sharedBrowserSite } from '../support/browser-site.ts'
import { itsPath } from '../support/market-pages.ts'
import { waitUntil } from '../support/wait-until.ts'
import { casesOfRun } from '../support/whole-run.ts'

const HOME = '/'
const TRAVEL = itsPath(markets.it)
const COORDINATOR = '/coordinatori/chiara-lombardi'
const SEARCH = '/cerca'
const TRAVELS = '/viaggi'

/**
 * Ends of the chunks of a page. Home: within the consent notice, the banner, the header's actions, the search form, the
 * first card of a row. Travel: between the actions below its pictures. Coordinator: after the name. Search: within the
 * select of months and the link to the filters. Travels: within the banner at the bottom.
 */
const CUTS: Record<string, readonly RegExp[]> = {
  [HOME]: [
    /class="consent-title">.*?<\/p>/s,
    /class="banner-message">.*?<\/div>/s,
    /class="header-actions">.*?<\/a>/s,
    /class="cover search-cover">.*?<input/s,
    /class="[^"]*carousel-row.*?<li.*?<a/s,
  ],
  [TRAVEL]: [/class="header-actions">.*?<\/a>/s, /class="gallery-open.*?<\/a>/s],
  [COORDINATOR]: [/class="header-actions">.*?<\/a>/s, /class="container coordinator-head.*?<\/h1>/s],
  [SEARCH]: [/id="search-when".*?<option/s, /class="search-filters-open.*?<\/i>/s],
  [TRAVELS]: [/class="banner banner-bottom".*?class="banner-message">.*?<\/div>/s],
}
/** The banner sticks to the bottom of the window once the consent notice is closed. */
const REFUSED = { cookie: '__Host-consent=refused.3.2027-01-15' }
const here = sharedBrowserSite()
let slow: Server
/** Resolves when the page has painted the chunks sent so far. */
let painted: () => Promise<unknown>
beforeAll(async () => {
  slow = createServer(async (request, response) => {
    const { accept, 'user-agent': agent } = request.headers
    const host = request.headers.host?.split('.')[0] ?? ''
    const headers = {
      ...(accept && { accept }),
      ...(agent && { 'user-agent': agent }),
      ...(request.url !== HOME && REFUSED),
    }
    const page = await here.site.request(host, request.url ?? '/', { headers }).catch(() => null)
    // The site has stopped: the visit is over.
    if (page === null) return void response.destroy()
    const type = String(page.headers['content-type'])
    response.writeHead(page.status, { 'content-type': type })
    const cuts = CUTS[request.url ?? ''] ?? []
    if (cuts.length === 0) return void response.end(page.bytes)
    for (const piece of piecesOf(page.text, cuts)) {
      response.write(piece)
      await painted()
    }
    response.end()
  })
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve))
})
afterAll(() => slow?.close())

const piecesOf = (html: string, cuts: readonly RegExp[]): string[] => {
  const ends = cuts.map((cut) => {
    const found = cut.exec(html)
    if (found === null) throw new Error(`the page has no ${cut}`)
    return found.index + found[0].length
  })
  return [0, ...ends].map((start, i) => html.slice(start, ends[i]))
}

type Watched = { painted: number }

/** Counts how often more of the page has been parsed and painted. Runs in the browser. */
const watchPaints = () => {
  const watched = window as unknown as Watched
  watched.painted = 0
  let [parsed, isPainted] = [0, false]
  new PerformanceObserver(() => {
    isPainted = true
  }).observe({ type: 'paint', buffered: true })
  const look = () => {
    const length = document.querySelectorAll('body *').length
    // Painted at the end of the frame before this one.
    if (isPainted && length > parsed) {
      watched.painted++
      parsed = length
    }
    requestAnimationFrame(() => requestAnimationFrame(look))
  }
  look()
}

const CASES = casesOfRun<readonly [string, 'phone' | 'desktop', string]>(
  [
    ['home page', 'phone', HOME],
    ['travel', 'desktop', TRAVEL],
    ['coordinator', 'desktop', COORDINATOR],
    ['search', 'phone', SEARCH],
    ['list of travels', 'desktop', TRAVELS],
  ],
  [
    ['home page', 'desktop', HOME],
    ['travel', 'phone', TRAVEL],
    ['search', 'desktop', SEARCH],
    ['list of travels', 'phone', TRAVELS],
  ],
)

it.each(CASES)('a %s that arrives in chunks does not shift on a %s', async (_name, device, path) => {
  const { port } = slow.address() as AddressInfo
  const { page, context } = await here.visit()
  // Not as a mobile device, for which Chromium counts no such shifts; high enough for what the notice moves down.
  await page.setViewportSize({ width: device === 'phone' ? 375 : 1280, height: 1600 })
  const expectNoShift = await watchLayoutShift(page, NO_SHIFT)
  await page.addInitScript(watchPaints)
  let chunks = 0
  painted = () =>
    waitUntil(page, 'the paint of a chunk', (count) => (window as unknown as Watched).painted > count, chunks++)
  await page.goto(`http://it.localhost:${port}${path}`, { waitUntil: 'domcontentloaded' })
  await page.locator('.header-actions').waitFor()
  await page.evaluate(settled)
  await expectNoShift()
  await context.close()
})
