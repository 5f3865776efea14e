import { once } from 'node:events'
import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { header, type Site, startSite } from '../support/site.ts'

const DELAY_MS = 400

let site: Site
let backEnd: Server
let calls: string[] = []

/** A slow back end that counts its calls. */
beforeAll(async () => {
  backEnd = createServer(async (request, response) => {
    const { method = 'GET', url: path = '' } = request
    const body = await text(request)
    calls.push(`${method} ${path} ${body}`)
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS))
    const type = { 'content-type': 'application/json' }
    const answer = await site.request('api', path, { method, ...(method === 'POST' && { headers: type, body }) })
    response.writeHead(answer.status, type).end(answer.bytes)
  }).listen(0, '127.0.0.1')
  await once(backEnd, 'listening')
  const { port } = backEnd.address() as AddressInfo
  site = await startSite({ variables: { storefront: { API_URL: `http://127.0.0.1:${port}` } } })
})
afterAll(async () => {
  await site.stop()
  backEnd.closeAllConnections()
  backEnd.close()
})
beforeEach(() => {
  calls = []
})

const expectEachCallOnce = () => {
  expect(calls.length).toBeGreaterThan(0)
  expect(calls).toEqual([...new Set(calls)])
}

describe('concurrent requests of an uncached page', () => {
  it('share each back-end call and receive the same page', async () => {
    const path = '/viaggi/japan-tokyo-kyoto'
    const pages = await Promise.all(Array.from({ length: 4 }, () => site.request('it', path)))
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(pages.map((page) => header(page, 'etag'))).size).toBe(1)
    expectEachCallOnce()
  })

  it('continue when the client of the first one disconnects', async () => {
    const path = '/viaggi/iceland-ring-road'
    const first = httpRequest({
      host: '127.0.0.1',
      port: site.port,
      path,
      agent: false,
      headers: { host: `it.localhost:${site.port}` },
    })
    first.on('error', () => undefined)
    first.end()
    while (calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
    const second = site.request('it', path)
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS / 4))
    first.destroy()
    expect((await second).status).toBe(200)
    expectEachCallOnce()
  })
})
