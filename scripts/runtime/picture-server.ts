import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Picture, PlannedPicture } from '../../demo/pictures/plan/planned-picture.ts'
import { variantsOf } from '../../demo/pictures/plan/planned-picture.ts'
import { readPicturePlan } from '../setup/picture-plan.ts'

export type DrawPicture = (planned: PlannedPicture, variants: readonly string[]) => Promise<Picture[]>

export type PictureServer = { url: string; close: () => void }

/** Starts the drawing service of a site (DRAWING_URL of the API) on a loopback port: pictures by their keys. */
export const startPictureServer = async (state: string, draw: DrawPicture): Promise<PictureServer> => {
  let plan: Map<string, PlannedPicture> | undefined
  const plannedFor = (key: string): PlannedPicture | undefined => {
    plan ??= new Map(readPicturePlan(state).map((each) => [`${each.resource}/${each.id}`, each]))
    const [resource, variant = '', id] = key.split('/')
    const planned = plan.get(`${resource}/${id}`)
    const isVariant = planned && [...variantsOf(planned, 'avif'), ...variantsOf(planned, 'webp')].includes(variant)
    return isVariant ? planned : undefined
  }
  const server = createServer(async (request, response) => {
    const key = (request.url ?? '').slice(1)
    try {
      const planned = plannedFor(key)
      if (planned === undefined) {
        response.writeHead(404).end()
        return
      }
      const [picture] = await draw(planned, [key.split('/')[1] ?? ''])
      response.writeHead(200, { 'Content-Type': picture?.contentType ?? '' }).end(picture?.bytes)
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error))
    }
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
