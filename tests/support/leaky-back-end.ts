import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Site } from './site.ts'

/** Personal fields that the leaky back end adds to every response. */
export const PERSONAL = { isWishlisted: true, wishlistOwner: 'alice@example.com', needsRedirect: 'alice-was-here' }

/** Proxy of a running site's back end that adds personal fields to every response and records request headers. */
export const leakyBackEnd = async (
  site: Site,
): Promise<{ url: string; receivedHeaders: IncomingHttpHeaders[]; close: () => void }> => {
  const receivedHeaders: IncomingHttpHeaders[] = []
  const server = createServer(async (request, response) => {
    receivedHeaders.push(request.headers)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const answer = await site.request('api', request.url ?? '/', {
      method: request.method ?? 'GET',
      headers: { 'content-type': request.headers['content-type'] ?? 'application/json' },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks).toString('utf8') }),
    })
    response.writeHead(answer.status, { 'content-type': 'application/json', 'set-cookie': 'owner=alice' })
    response.end(JSON.stringify(withPersonal(JSON.parse(answer.text))))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    receivedHeaders,
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
