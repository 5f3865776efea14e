import { availableParallelism } from 'node:os'
import type { Miniflare } from 'miniflare'
import type { PlannedPicture } from '../../demo/pictures/plan/planned-picture.ts'
import { createImagePool, type ImagePool } from '../../demo/pictures/processes/image-pool.ts'
import { readPicturePlan } from '../setup/picture-plan.ts'
import { fillPictures, missingPictures, type PictureStore } from './fill-pictures.ts'
import { storedPictures } from './local-databases.ts'
import { startPictureServer } from './picture-server.ts'
import { scriptName } from './worker-options.ts'

export type OnDemand = { url: string; pool: ImagePool; close: () => void }

/** Starts the service that draws and transforms requested pictures. */
export const drawOnDemand = async (state: string): Promise<OnDemand> => {
  const pool = createImagePool({ processes: availableParallelism() })
  const server = await startPictureServer(state, pool)
  return {
    url: server.url,
    pool,
    close() {
      pool.close()
      server.close()
    },
  }
}

const RETRY_MS = 60_000

/**
 * Draws all missing originals at low priority, and failed ones again each minute, until the returned function is called.
 * @param onDemand gets ready for visitors when pictures are missing
 */
export const drawInBackground = (miniflare: Miniflare, state: string, onDemand: OnDemand): (() => Promise<void>) => {
  const stopping = new AbortController()
  const { signal } = stopping
  const pool = createImagePool({ processes: 1, background: true })
  let timer: NodeJS.Timeout | undefined
  const onFailure = (message: string): void =>
    console.error(`A picture cannot be drawn, next attempt in a minute: ${message}`)
  const fill = async (store: PictureStore, missing: readonly PlannedPicture[]): Promise<void> => {
    const failed = await fillPictures(store, missing, pool.draw, { signal, onFailure })
    if (failed.length === 0 || signal.aborted) pool.close()
    else timer = setTimeout(() => run(fill(store, failed)), RETRY_MS)
  }
  const start = async (): Promise<void> => {
    const missing = missingPictures(storedPictures(state), readPicturePlan(state))
    if (missing.length > 0) onDemand.pool.warm()
    const store = (await miniflare.getR2Bucket('PICTURES', scriptName('api'))) as unknown as PictureStore
    await fill(store, missing)
  }
  let running = Promise.resolve()
  const run = (work: Promise<void>): void => {
    running = work.catch((error) => {
      if (!signal.aborted) console.error(String(error))
    })
  }
  run(start())
  return async () => {
    stopping.abort()
    clearTimeout(timer)
    pool.close()
    await running
  }
}
