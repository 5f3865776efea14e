import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Site, startSite } from '../support/site.ts'

let site: Site
let backEnd: Server

/** Back end that withholds page data until the layout is requested. */
beforeAll(async () => {
  const layoutAsked = Promise.withResolvers<void>()
  backEnd = createServer(async (request, response) => {
    const path = request.url ?? ''
    if (path.startsWith('/layouts')) layoutAsked.resolve()
    else await layoutAsked.promise
    const { method = 'GET' } = request
    const type = { 'content-type': 'application/json' }
    const answer = await site.request('api', path, {
      method,
      ...(method === 'POST' && { headers: type, body: await text(request) }),
    })
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

it('the layout loads in parallel with the page’s data', async () => {
  const answer = await site.request('it', '/viaggi/giappone-tokyo-kyoto')
  expect(answer.status).toBe(200)
  expect(answer.text).toContain('<footer')
})
