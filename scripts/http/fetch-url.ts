import { request as httpRequest } from 'node:http'
import { Readable } from 'node:stream'

/** Fetches, also from names under `localhost`: only browsers resolve those everywhere. */
export const fetchUrl = async (request: Request): Promise<Response> => {
  const { hostname, host, port, pathname, search } = new URL(request.url)
  if (!hostname.endsWith('.localhost')) return fetch(request)
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const { method, headers, signal } = request
  const body = Buffer.from(await request.arrayBuffer())
  // The server may close a connection just as another request takes it.
  const options = { host: '127.0.0.1', port: port || 80, path: pathname + search, method, signal, agent: false }
  httpRequest({ ...options, headers: { ...Object.fromEntries(headers), host } }, (response) => {
    const { statusCode: status = 500, headers: received } = response
    const hasBody = ![204, 304].includes(status)
    const pairs = Object.entries(received).flatMap(([name, value]) => [value ?? []].flat().map((each) => [name, each]))
    resolve(
      new Response(hasBody ? (Readable.toWeb(response) as ReadableStream) : null, {
        status,
        headers: pairs as [string, string][],
      }),
    )
  })
    .on('error', reject)
    .end(body)
  return promise
}
