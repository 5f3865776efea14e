import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Variant } from '../../backend/api/images/variant.ts'
import { originalKeyOf, type PlannedPicture } from '../../demo/pictures/plan/planned-picture.ts'
import type { ImagePool } from '../../demo/pictures/processes/image-pool.ts'
import { readPicturePlan } from '../setup/picture-plan.ts'

export type PictureServer = { url: string; close: () => void }

/**
 * Starts the picture service of a site (PICTURE_SERVICE_URL of the API) on a loopback port: draws originals by their
 * keys, and transforms posted ones.
 */
export const startPictureServer = async (
  state: string,
  { draw, transform }: Pick<ImagePool, 'draw' | 'transform'>,
): Promise<PictureServer> => {
  let plan: Map<string, PlannedPicture> | undefined
  const plannedFor = (key: string): PlannedPicture | undefined => {
    plan ??= new Map(readPicturePlan(state).map((each) => [originalKeyOf(each), each]))
    return plan.get(key)
  }
  const respond = async (request: IncomingMessage): Promise<[status: number, type?: string, body?: Uint8Array]> => {
    const url = new URL(request.url ?? '', 'http://pictures')
    if (request.method === 'POST') {
      const variant = JSON.parse(url.searchParams.get('variant') ?? '') as Variant
      const original = await buffer(request)
      const made = await transform(original, variant).catch((error: Error) => error)
      return made instanceof Error
        ? [422, 'text/plain', Buffer.from(made.message)]
        : [200, `image/${variant.format}`, made]
    }
    const planned = plannedFor(url.pathname.slice(1))
    if (planned === undefined) return [404]
    const { bytes, contentType } = await draw(planned)
    return [200, contentType, bytes]
  }
  const server = createServer(async (request, response) => {
    const [status, type = 'text/plain', body = ''] = await respond(request).catch(
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
