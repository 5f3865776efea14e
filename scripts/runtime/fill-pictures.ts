import { originalKeyOf, type PlannedPicture } from '../../demo/pictures/plan/planned-picture.ts'
import type { ImagePool } from '../../demo/pictures/processes/image-pool.ts'

/** The used part of an R2 bucket, which Miniflare's proxy has. */
export type PictureStore = {
  put: (key: string, value: Uint8Array, options: { httpMetadata: { contentType: string } }) => Promise<unknown>
}

/** Pictures without a stored original, in the plan's order. */
export const missingPictures = (stored: ReadonlySet<string>, plan: readonly PlannedPicture[]): PlannedPicture[] =>
  plan.filter((planned) => !stored.has(originalKeyOf(planned)))

export type FillOptions = { signal: AbortSignal; onFailure: (message: string) => void }

/** Draws and stores originals one after the other, until the signal. Returns those that failed. */
export const fillPictures = async (
  store: PictureStore,
  missing: readonly PlannedPicture[],
  draw: ImagePool['draw'],
  { signal, onFailure }: FillOptions,
): Promise<PlannedPicture[]> => {
  const failed: PlannedPicture[] = []
  for (const planned of missing) {
    if (signal.aborted) break
    try {
      const { bytes, contentType } = await draw(planned)
      await store.put(originalKeyOf(planned), bytes, { httpMetadata: { contentType } })
    } catch (error) {
      if (signal.aborted) break
      failed.push(planned)
      onFailure(error instanceof Error ? error.message : String(error))
    }
  }
  return failed
}
