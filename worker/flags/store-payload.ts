import { z } from 'zod'
import { lookAtFlagsAgain, PAYLOAD_KEY } from './current-flags.ts'

/** Which change of the flags a payload tells of. */
const stampSchema = z.object({
  /** When it was sent, in seconds. */
  at: z.number(),
  /** Of the message that brought it. */
  id: z.string(),
  /** When the growth team's tool made it, as it says itself. */
  dateUpdated: z.string().nullable(),
})
export type PayloadStamp = z.infer<typeof stampSchema>

/**
 * Whether a payload may take the place of the stored one. Messages arrive twice and out of order, and are sent again by
 * whoever has overheard them: none may bring back what has been changed since.
 */
export const isNewer = (stamp: PayloadStamp, stored: PayloadStamp | null): boolean => {
  if (stored === null) return true
  if (stamp.id === stored.id) return false
  if (stamp.dateUpdated === null || stored.dateUpdated === null) return stamp.at > stored.at
  // As instants: with thousandths of a second and without, their texts are in another order.
  const later = Date.parse(stamp.dateUpdated) - Date.parse(stored.dateUpdated)
  return later === 0 ? stamp.at > stored.at : later > 0
}

/** Keeps a payload that was found good, for all isolates; this one looks at once. */
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
  lookAtFlagsAgain()
  return 'stored'
}
