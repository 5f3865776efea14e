import { z } from 'zod'
import { PAYLOAD_KEY, reloadFlags } from './current-flags.ts'

const stampSchema = z.object({
  /** When it was sent, in seconds. */
  at: z.number(),
  /** Id of its message. */
  id: z.string(),
  /** Creation time, as GrowthBook states it. */
  dateUpdated: z.string().nullable(),
})
export type PayloadStamp = z.infer<typeof stampSchema>

/**
 * Whether a payload may replace the stored one. Messages arrive twice, out of order, or replayed: none may undo a later
 * change.
 */
export const isNewer = (stamp: PayloadStamp, stored: PayloadStamp | null): boolean => {
  if (stored === null) return true
  if (stamp.id === stored.id) return false
  if (stamp.dateUpdated === null || stored.dateUpdated === null) return stamp.at > stored.at
  // As instants: with and without milliseconds their texts sort differently.
  const later = Date.parse(stamp.dateUpdated) - Date.parse(stored.dateUpdated)
  return later === 0 ? stamp.at > stored.at : later > 0
}

/** Saves a valid payload for all isolates; this one reloads immediately. */
export const storePayload = async (
  flags: KVNamespace,
  text: string,
  stamp: PayloadStamp,
): Promise<'stored' | 'known' | 'older'> => {
  const { value, metadata } = await flags.getWithMetadata(PAYLOAD_KEY)
  const stored = stampSchema.safeParse(metadata).data ?? null
  if (value === text && stored !== null) return 'known'
  if (!isNewer(stamp, stored)) return 'older'
  await flags.put(PAYLOAD_KEY, text, { metadata: stamp })
  reloadFlags()
  return 'stored'
}
