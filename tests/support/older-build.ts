import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Site } from './site.ts'

/** The site at another port with the service worker of an older build, until `deploy` is called. */
export const olderBuild = async (site: Site) => {
  const { text } = await site.request('it', '/sw.js')
  const [, id = ''] = /id:`([^`]+)`/.exec(text) ?? []
  if (id === '') throw new Error('the service worker does not name its build')
  let isOld = true
  const server = createServer((incoming, outgoing) => {
    if (isOld && incoming.url === '/sw.js') {
      outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
      return void outgoing.end(text.replaceAll(id, 'older'))
    }
    const host = `${incoming.headers.host?.split(':')[0]}:${site.port}`
    const { method, url: path, headers } = incoming
    const proxied = httpRequest({ host: '127.0.0.1', port: site.port, method, path, headers: { ...headers, host } })
    proxied.on('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    // Leaving a page cancels its requests.
    proxied.on('error', () => outgoing.destroy())
    outgoing.on('close', () => proxied.destroy())
    incoming.pipe(proxied)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    /** Id of the new build. */
    id,
    origin: (market: string) => `http://${market}.localhost:${port}`,
    deploy: () => {
      isOld = false
    },
    close: () => server.close(),
  }
}
