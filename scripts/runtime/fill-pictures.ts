import { type PlannedPicture, variantsOf } from '../../demo/pictures/plan/planned-picture.ts'
import type { DrawPicture } from './picture-server.ts'

/** The used part of an R2 bucket, which Miniflare's proxy has. */
export type PictureStore = {
  put: (key: string, value: Uint8Array, options: { httpMetadata: { contentType: string } }) => Promise<unknown>
}

export type MissingPicture = { planned: PlannedPicture; variants: string[] }

/** Pictures with AVIF variants that are not stored, in the plan's order. WebP is drawn for the rare client without AVIF. */
export const missingPictures = (stored: ReadonlySet<string>, plan: readonly PlannedPicture[]): MissingPicture[] =>
  plan.flatMap((planned) => {
    const variants = variantsOf(planned, 'avif').filter(
      (variant) => !stored.has(`${planned.resource}/${variant}/${planned.id}`),
    )
    return variants.length === 0 ? [] : [{ planned, variants }]
  })

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
