import { type PlannedPicture, variantsOf } from '../../demo/pictures/plan/planned-picture.ts'
import type { DrawPicture } from './picture-server.ts'

/** The used part of an R2 bucket, which Miniflare's proxy has. */
export type PictureStore = {
  list: (options: { cursor?: string }) => Promise<{ objects: { key: string }[]; truncated: boolean; cursor?: string }>
  put: (key: string, value: Uint8Array, options: { httpMetadata: { contentType: string } }) => Promise<unknown>
}

export type MissingPicture = { planned: PlannedPicture; variants: string[] }

/** Pictures with AVIF variants that the store lacks, in the plan's order. WebP is drawn for the rare client without AVIF. */
export const missingPictures = async (
  store: PictureStore,
  plan: readonly PlannedPicture[],
): Promise<MissingPicture[]> => {
  const stored = await storedKeys(store)
  return plan.flatMap((planned) => {
    const variants = variantsOf(planned, 'avif').filter(
      (variant) => !stored.has(`${planned.resource}/${variant}/${planned.id}`),
    )
    return variants.length === 0 ? [] : [{ planned, variants }]
  })
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

/** Draws and stores pictures one after the other, until the signal. Returns those that failed. */
export const fillPictures = async (
  store: PictureStore,
  missing: readonly MissingPicture[],
  draw: DrawPicture,
  { signal, onFailure }: FillOptions,
): Promise<MissingPicture[]> => {
  const failed: MissingPicture[] = []
  for (const each of missing) {
    if (signal.aborted) break
    try {
      for (const { key, bytes, contentType } of await draw(each.planned, each.variants))
        await store.put(key, bytes, { httpMetadata: { contentType } })
    } catch (error) {
      if (signal.aborted) break
      failed.push(each)
      onFailure(error instanceof Error ? error.message : String(error))
    }
  }
  return failed
}
