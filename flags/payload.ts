import type { FeatureApiResponse } from '@growthbook/growthbook'
import { z } from 'zod'
import { type FlagsClient, makeFlagsClient } from './evaluate.ts'
import local from './payload.local.json'

/** Where payloads come from: KV in Cloudflare. `get` answers null when nothing was written yet. */
export type PayloadSource = { get: () => Promise<string | null> }

/** How long one isolate uses a payload before it looks again. */
const LOOK_AGAIN_MS = 5000

const payloadSchema = z.looseObject({ features: z.record(z.string(), z.looseObject({})) })

let current: { client: FlagsClient; text: string | null; lookAgainAt: number } | null = null

/**
 * The flags client of the newest good payload. A payload that is missing, unreadable or malformed never replaces
 * a good one; before any, the embedded one serves.
 */
export const flagsClient = async (source: PayloadSource | null, now: number): Promise<FlagsClient> => {
  if (current !== null && now < current.lookAgainAt) return current.client
  const text = source === null ? null : await source.get().catch(() => current?.text ?? null)
  if (current === null || (text !== null && text !== current.text)) {
    const client = clientOf(text) ?? current?.client ?? makeFlagsClient(local as FeatureApiResponse)
    current = { client, text, lookAgainAt: 0 }
  }
  current.lookAgainAt = now + LOOK_AGAIN_MS
  return current.client
}

const clientOf = (text: string | null): FlagsClient | null => {
  if (text === null) return null
  try {
    return makeFlagsClient(payloadSchema.parse(JSON.parse(text)) as FeatureApiResponse)
  } catch {
    return null
  }
}
