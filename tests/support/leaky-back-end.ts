import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { BATCH_PATH } from '../../shared/contracts/batch.ts'
import type { Site } from './site.ts'

/** Personal fields that the leaky back end adds to every response. */
export const PERSONAL = { isWishlisted: true, wishlistOwner: 'alice@example.com', needsRedirect: 'alice-was-here' }

type ReceivedCall = { path: string; headers: IncomingHttpHeaders }

/**
 * Proxy of a host of a site, which may start later, without batches, that adds personal fields to every response and records its calls.
 */
export const leakyBackEnd = async (
  siteOf: () => Site,
  host: 'api' | 'account',
): Promise<{ url: string; received: ReceivedCall[]; close: () => void }> => {
  const received: ReceivedCall[] = []
  const server = createServer(async (request, response) => {
    const { url = '/', headers, method = 'GET' } = request
    if (url === BATCH_PATH) return response.writeHead(404).end()
    received.push({ path: url.split('?')[0] ?? '', headers })
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const reply = await siteOf().request(host, url, {
      method,
      headers: {
        'content-type': headers['content-type'] ?? 'application/json',
        ...(headers.authorization !== undefined && { authorization: headers.authorization }),
      },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks).toString('utf8') }),
    })
    response.writeHead(reply.status, { 'content-type': 'application/json', 'set-cookie': 'owner=alice' })
    response.end(JSON.stringify(withPersonal(JSON.parse(reply.text))))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () => server.close(),
  }
}

const withPersonal = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withPersonal)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, each]) => [key, withPersonal(each)])
  // Objects with data as keys (prices by currency, paths by language) accept no other fields.
  const isRecord = !('id' in value || 'data' in value || 'header' in value)
  return Object.fromEntries(isRecord ? entries : [...entries, ...Object.entries(PERSONAL)])
}
