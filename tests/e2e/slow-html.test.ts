import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { travelPath } from '../../markets/links.ts'
import { markets } from '../../markets/registry.ts'
import { watchLayoutShift } from '../support/browser.ts'
import { browserSite } from '../support/browser-site.ts'
import { A_TRAVEL } from '../support/market-pages.ts'

const HOME = '/'
const TRAVEL = travelPath(markets.it, A_TRAVEL)
const COORDINATOR = '/coordinatori/chiara-lombardi'

/**
 * Ends of the chunks of a page. Home: within the consent notice, the header's actions, the search form. Travel:
 * between the actions below its pictures. Coordinator: after the name.
 */
const CUTS: Record<string, readonly RegExp[]> = {
  [HOME]: [
    /class="consent-title">.*?<\/p>/s,
    /class="header-actions">.*?<\/a>/s,
    /class="cover search-cover">.*?<\/select>/s,
  ],
  [TRAVEL]: [/class="header-actions">.*?<\/a>/s, /class="gallery-open.*?<\/a>/s],
  [COORDINATOR]: [/class="header-actions">.*?<\/a>/s, /class="container coordinator-head.*?<\/h1>/s],
}
/** Long enough for a paint: browsers delay the first one by up to half a second. */
const PAUSE_MS = 600

const here = browserSite()
let slow: Server
beforeAll(async () => {
  slow = createServer(async (request, response) => {
    const { accept, 'user-agent': agent } = request.headers
    const host = request.headers.host?.split('.')[0] ?? ''
    const headers = { ...(accept && { accept }), ...(agent && { 'user-agent': agent }) }
    const answer = await here.site.request(host, request.url ?? '/', { headers })
    const type = String(answer.headers['content-type'])
    response.writeHead(answer.status, { 'content-type': type })
    const cuts = CUTS[request.url ?? ''] ?? []
    for (const piece of cuts.length > 0 ? piecesOf(answer.text, cuts) : [answer.bytes]) {
      response.write(piece)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
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

it.each([
  ['home page', 'phone', HOME],
  ['home page', 'desktop', HOME],
  ['travel', 'phone', TRAVEL],
  ['travel', 'desktop', TRAVEL],
  ['coordinator', 'desktop', COORDINATOR],
] as const)('a %s that arrives in chunks does not shift on a %s', async (_name, device, path) => {
  const { port } = slow.address() as AddressInfo
  const { page, context } = await here.visit({ device })
  const shift = await watchLayoutShift(page)
  await page.goto(`http://it.localhost:${port}${path}`, { waitUntil: 'domcontentloaded' })
  await page.locator('.header-actions').waitFor()
  await page.locator('.consent').waitFor()
  expect(await shift()).toBeLessThan(0.00005)
  await context.close()
})
