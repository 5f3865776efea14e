import { once } from 'node:events'
import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BATCH_PATH } from '../../shared/contracts/batch.ts'
import { header, type LogLine, type Site, startSite } from '../support/site.ts'

const DELAY_MS = 400
/** Deadline of the site below. */
const DEADLINE_MS = 5000

let site: Site
let backEnd: Server
let calls: string[] = []

/** A slow back end without batches that counts its calls and withholds data of pages until the layout is requested. */
beforeAll(async () => {
  const layoutAsked = Promise.withResolvers<void>()
  backEnd = createServer(async (request, response) => {
    const { method = 'GET', url: path = '' } = request
    const body = await text(request)
    if (path === BATCH_PATH) return response.writeHead(404).end()
    calls.push(`${method} ${path} ${body}`)
    if (path.startsWith('/layouts')) layoutAsked.resolve()
    else await layoutAsked.promise
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS))
    const type = { 'content-type': 'application/json' }
    const call = { method, ...(method === 'POST' && { headers: type, body }) }
    const reply = await site.request('api', path, call).catch(() => null)
    // The site has stopped.
    if (reply === null) return response.destroy()
    response.writeHead(reply.status, type).end(reply.bytes)
  }).listen(0, '127.0.0.1')
  await once(backEnd, 'listening')
  const { port } = backEnd.address() as AddressInfo
  site = await startSite({
    variables: { storefront: { API_URL: `http://127.0.0.1:${port}`, PAGE_TIMEOUT_MS: DEADLINE_MS } },
  })
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
  it('load the layout in parallel with the data, share each back-end call and receive the same page (§3)', async () => {
    const path = '/viaggi/giappone-tokyo-kyoto'
    const pages = await Promise.all(Array.from({ length: 4 }, () => site.request('it', path)))
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(pages.map((page) => header(page, 'etag'))).size).toBe(1)
    expectEachCallOnce()
  })

  it('continue when the client of the first one disconnects', async () => {
    const path = '/viaggi/islanda-ring-road'
    const first = httpRequest({
      host: '127.0.0.1',
      port: site.port,
      path,
      agent: false,
      headers: { host: `it.localhost:${site.port}` },
    })
    first.on('error', () => undefined)
    first.end()
    await expect.poll(() => calls.length, { message: 'calls of the first request' }).toBeGreaterThan(0)
    const second = site.request('it', path)
    // workerd has the second request when it responds to a third one.
    await site.request('it', '/healthz')
    first.destroy()
    expect((await second).status).toBe(200)
    expectEachCallOnce()
  })
})

describe('pages of a back end that is too slow', () => {
  afterEach(() => site.fault(null))

  const lineOf = async (id: string): Promise<LogLine> => {
    const line = () => site.logs.find((each) => each.id === id && each.ms !== undefined)
    await expect.poll(line, { message: `log line of request ${id}` }).toBeDefined()
    return line() as LogLine
  }
  /** Time of a response, beyond the calls: starting up and rendering on a busy machine. */
  const RENDER_MS = 2000

  it('respond at the deadline of all calls together, and have the late responses in the cache afterwards', async () => {
    const path = '/cerca?continentId%5B%5D=asia'
    // The list waits for the filters: 5.2 s and more together, and each call is within its own timeout of 4 s.
    await site.fault(`delay=${2600 - DELAY_MS}`)
    const response = await site.request('it', path)
    expect([response.status, header(response, 'retry-after')]).toEqual([503, '10'])
    const { error, ms, data } = await lineOf(header(response, 'x-request-id'))
    expect(error).toBe('upstream deadline')
    expect(ms).toBeGreaterThanOrEqual(DEADLINE_MS - 100)
    expect(ms).toBeLessThan(DEADLINE_MS + RENDER_MS)
    expect(data).toContainEqual(expect.objectContaining({ call: 'tours', state: 'failed', failure: 'deadline' }))
    // The calls that were under way end by themselves.
    await expect
      .poll(async () => (await site.request('it', path)).status, { message: 'status after the deadline' })
      .toBe(200)
    expectEachCallOnce()
  })

  it('call it no more often than one visit of each does, however many wait', async () => {
    await site.fault(`delay=${DEADLINE_MS}`)
    const paths = ['/viaggi/peru-machu-picchu', '/viaggi/malta-gozo', '/viaggi/georgia-svaneti']
    const visits = Array.from({ length: 8 }, () => paths.map((path) => site.request('it', path))).flat()
    const responses = await Promise.all(visits)
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([503]))
    const lines = await Promise.all(responses.map((response) => lineOf(header(response, 'x-request-id'))))
    for (const { ms } of lines) expect(ms).toBeLessThan(DEADLINE_MS + RENDER_MS)
    expect(calls.filter((call) => call.startsWith('GET /travels/show'))).toHaveLength(paths.length)
    expectEachCallOnce()
  })
})
