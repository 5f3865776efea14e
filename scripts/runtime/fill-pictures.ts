import type { PlannedPicture } from '../../demo/pictures/plan/planned-picture.ts'
import { variantsOf } from '../../demo/pictures/plan/planned-picture.ts'
import type { DrawPicture } from './picture-server.ts'

/** The used part of an R2 bucket, which Miniflare's proxy has. */
export type PictureStore = {
  list: (options: { cursor?: string }) => Promise<{ objects: { key: string }[]; truncated: boolean; cursor?: string }>
  put: (key: string, value: Uint8Array, options: { httpMetadata: { contentType: string } }) => Promise<unknown>
}

/** Draws and stores a picture's missing variants. The AVIF ones: WebP is drawn for the rare client that needs it. */
const fillPicture = async (store: PictureStore, planned: PlannedPicture, stored: Set<string>, draw: DrawPicture) => {
  const { resource, id } = planned
  const missing = variantsOf(planned, 'avif').filter((variant) => !stored.has(`${resource}/${variant}/${id}`))
  if (missing.length === 0) return
  for (const { key, bytes, contentType } of await draw(planned, missing)) {
    await store.put(key, bytes, { httpMetadata: { contentType } })
    stored.add(key)
  }
}

const storedKeys = async (store: PictureStore): Promise<Set<string>> => {
  const keys = new Set<string>()
  let cursor: string | undefined
  do {
    const page = await store.list(cursor === undefined ? {} : { cursor })
    for (const { key } of page.objects) keys.add(key)
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor !== undefined)
  return keys
}

export type FillOptions = { signal: AbortSignal; onFailure: (message: string) => void }

/**
 * Draws and stores all pictures that the store lacks, in the plan's order, until the signal. Requests draw theirs
 * earlier. Returns the pictures that failed; a later call tries them again.
 */
export const fillPictures = async (
  store: PictureStore,
  plan: readonly PlannedPicture[],
  draw: DrawPicture,
  { signal, onFailure }: FillOptions,
): Promise<PlannedPicture[]> => {
  const stored = await storedKeys(store)
  const failed: PlannedPicture[] = []
  for (const planned of plan) {
    if (signal.aborted) break
    try {
      await fillPicture(store, planned, stored, draw)
    } catch (error) {
      if (signal.aborted) break
      failed.push(planned)
      onFailure(error instanceof Error ? error.message : String(error))
    }
  }
  return failed
}
