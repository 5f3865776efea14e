import { availableParallelism } from 'node:os'
import type { Miniflare } from 'miniflare'
import { createDrawingPool } from '../../demo/pictures/processes/drawing-pool.ts'
import { readPicturePlan } from '../setup/picture-plan.ts'
import { fillPictures, type PictureStore } from './fill-pictures.ts'
import { type PictureServer, startPictureServer } from './picture-server.ts'
import { scriptName } from './worker-options.ts'

/** Starts the service that draws requested pictures. */
export const drawOnDemand = async (state: string): Promise<PictureServer> => {
  const pool = createDrawingPool({ processes: availableParallelism() })
  const server = await startPictureServer(state, pool.draw)
  return {
    url: server.url,
    close() {
      pool.close()
      server.close()
    },
  }
}

const RETRY_MS = 60_000

/** Draws all missing pictures at low priority, and failed ones again each minute, until the returned function is called. */
export const drawInBackground = async (miniflare: Miniflare, state: string): Promise<() => Promise<void>> => {
  const store = (await miniflare.getR2Bucket('PICTURES', scriptName('api'))) as unknown as PictureStore
  const pool = createDrawingPool({ processes: 1, background: true })
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const fill = async (plan: Parameters<typeof fillPictures>[1]): Promise<void> => {
    const failed = await fillPictures(store, plan, pool.draw, {
      signal: stopping.signal,
      onFailure: (message) => console.error(`A picture cannot be drawn, next attempt in a minute: ${message}`),
    })
    if (failed.length === 0 || stopping.signal.aborted) pool.close()
    else timer = setTimeout(() => void start(failed), RETRY_MS)
  }
  let filling = Promise.resolve()
  const start = (plan: Parameters<typeof fillPictures>[1]): void => {
    filling = fill(plan).catch((error) => {
      if (!stopping.signal.aborted) console.error(String(error))
    })
  }
  start(readPicturePlan(state))
  return async () => {
    stopping.abort()
    clearTimeout(timer)
    pool.close()
    await filling
  }
}
