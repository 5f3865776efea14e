import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Variant } from '../../backend/api/images/variant.ts'
import { transformPicture } from './transform-picture.ts'

export type PictureServer = { url: string; close: () => void }

/** Starts the picture service of a site (PICTURE_SERVICE_URL of the API) on a loopback port: transforms posted originals. */
export const startPictureServer = async (transform = transformPicture): Promise<PictureServer> => {
  const respond = async (request: IncomingMessage): Promise<[status: number, type: string, body: Uint8Array]> => {
    const { searchParams } = new URL(request.url ?? '', 'http://pictures')
    const variant = JSON.parse(searchParams.get('variant') ?? '') as Variant
    const original = await buffer(request)
    try {
      return [200, `image/${variant.format}`, await transform(original, variant)]
    } catch (error) {
      return [422, 'text/plain', Buffer.from(error instanceof Error ? error.message : String(error))]
    }
  }
  const server = createServer(async (request, response) => {
    const [status, type, body] = await respond(request).catch(
      (error: Error) => [500, 'text/plain', Buffer.from(error.message)] as const,
    )
    response.writeHead(status, { 'Content-Type': type }).end(body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
