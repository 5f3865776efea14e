import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Device, watchLayoutShift } from '../support/browser.ts'
import { browserSite } from '../support/browser-site.ts'

/** Ends of pieces in which the page arrives: amid the consent notice, the header's actions, the search form. */
const CUTS = [
  /class="consent-title">.*?<\/p>/s,
  /class="header-actions">.*?<\/a>/s,
  /class="cover search-cover">.*?<\/select>/s,
]
/** Long enough to be painted in between: a browser holds its first picture back for up to half a second. */
const PAUSE_MS = 600

const here = browserSite()
let slow: Server
beforeAll(async () => {
  slow = createServer(async (request, response) => {
    const { accept, 'user-agent': agent } = request.headers
    const host = request.headers.host?.split('.')[0] ?? ''
    const headers = { ...(accept && { accept }), ...(agent && { 'user-agent': agent }) }
    const answer = await here.site.ask(host, request.url ?? '/', { headers })
    const type = String(answer.headers['content-type'])
    response.writeHead(answer.status, { 'content-type': type })
    for (const piece of type.startsWith('text/html') ? piecesOf(answer.text) : [answer.bytes]) {
      response.write(piece)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
    response.end()
  })
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve))
})
afterAll(() => slow?.close())

const piecesOf = (html: string): string[] => {
  const ends = CUTS.map((cut) => {
    const found = cut.exec(html)
    if (found === null) throw new Error(`the page has no ${cut}`)
    return found.index + found[0].length
  })
  return [0, ...ends].map((start, i) => html.slice(start, ends[i]))
}

it.each(['phone', 'desktop'] as Device[])('a home page that arrives in pieces stays still on a %s', async (device) => {
  const { port } = slow.address() as AddressInfo
  const { page, context } = await here.visit({ device })
  const shift = await watchLayoutShift(page)
  await page.goto(`http://it.localhost:${port}/`, { waitUntil: 'domcontentloaded' })
  await page.locator('.header-actions').waitFor()
  // The last piece of the page; phones show the consent notice later.
  await page.locator('.consent').waitFor({ state: 'attached' })
  expect(await shift()).toBeLessThan(0.00005)
  await context.close()
})
