import type { FeatureApiResponse } from '@growthbook/growthbook'
import { z } from 'zod'
import { lazySchema } from '../shared/contracts/lazy-schema.ts'
import { type MalformedJson, parseJson } from '../shared/json/parse-json.ts'
import { embeddedPayload } from './embedded-payload.ts'
import { createFlagsClient, type FlagsClient } from './evaluate.ts'
import { type PayloadProblem, payloadProblems } from './payload-problems.ts'
import { flags } from './registry.ts'

/** KV on Cloudflare. `get` resolves to null without a payload. */
export type PayloadSource = { get: () => Promise<string | null> }

export type PayloadEvent =
  | { flags: 'new payload'; dateUpdated: string | null; problems: PayloadProblem[] }
  | { flags: 'bad payload'; problem: string }
  | { flags: 'embedded payload' }
  | { flags: 'unreadable' }

const REFRESH_MS = 10_000
/** Logged per payload. */
const MAX_PROBLEMS = 20
/** Ten times the size of hundreds of flags. */
export const MAX_PAYLOAD_LENGTH = 1_000_000

const ruleSchema = lazySchema(() =>
  z.looseObject({
    key: z.string().optional(),
    parentConditions: z.array(z.looseObject({ id: z.string() })).optional(),
    variations: z.array(z.unknown()).optional(),
    filters: z.array(z.looseObject({})).optional(),
  }),
)
const payloadSchema = lazySchema(() =>
  z.looseObject({
    features: z
      .record(z.string(), z.looseObject({ rules: z.array(ruleSchema).optional() }))
      // Another product's payload would switch off all flags.
      .refine(
        (features) => Object.keys(flags).some((name) => Object.hasOwn(features, name)),
        'names none of our flags',
      ),
    // A list of values, or a newer kind of group; the SDK treats unreadable groups as empty.
    savedGroups: z.record(z.string(), z.unknown()).optional(),
    dateUpdated: z.iso.datetime().nullish(),
  }),
)

/** Parses a payload, or returns its problem in one line. */
export const parsePayload = (text: string): { payload: FeatureApiResponse } | { problem: string } => {
  if (text.length > MAX_PAYLOAD_LENGTH) return { problem: 'too large' }
  try {
    const parsed = payloadSchema.safeParse(parseJson(text))
    if (!parsed.success) return { problem: z.prettifyError(parsed.error).replace(/\s+/g, ' ').slice(0, 300) }
    return { payload: parsed.data as FeatureApiResponse }
  } catch (error) {
    return { problem: (error as MalformedJson).message }
  }
}

export type PayloadWatcher = {
  /**
   * Client of the newest valid payload. Invalid payloads never replace a valid one; without a payload the embedded one
   * is used, also after its deletion (docs/operations.md).
   * @param realNow time in ms that advances also where dates are fixed
   */
  client: (source: PayloadSource | null, realNow: number, onEvent: (news: PayloadEvent) => void) => Promise<FlagsClient>
  /** Reads the source with the next request. */
  refresh: () => void
}

/** Watches a payload source; one per isolate. */
export const createPayloadWatcher = (): PayloadWatcher => {
  let current: { client: FlagsClient; text: string | null } | null = null
  let lookAt = Number.NEGATIVE_INFINITY
  return {
    client: async (source, realNow, onEvent) => {
      if (current !== null && realNow < lookAt) return current.client
      // Concurrent requests use the current payload.
      lookAt = realNow + REFRESH_MS
      const text = await textOf(source, onEvent)
      // An unreadable source changes nothing.
      if (current === null || (text !== undefined && text !== current.text)) {
        if (text === null && current !== null) onEvent({ flags: 'embedded payload' })
        const read = typeof text === 'string' ? (clientOf(text, onEvent) ?? current?.client) : null
        current = { client: read ?? createFlagsClient(embeddedPayload), text: text ?? null }
      }
      return current.client
    },
    refresh: () => {
      lookAt = Number.NEGATIVE_INFINITY
    },
  }
}

/** Null without a payload; undefined if the source is unreadable. */
const textOf = async (
  source: PayloadSource | null,
  onEvent: (news: PayloadEvent) => void,
): Promise<string | null | undefined> => {
  if (source === null) return null
  try {
    return await source.get()
  } catch {
    onEvent({ flags: 'unreadable' })
    return undefined
  }
}

const clientOf = (text: string, onEvent: (news: PayloadEvent) => void): FlagsClient | null => {
  const read = parsePayload(text)
  if ('problem' in read) {
    onEvent({ flags: 'bad payload', problem: read.problem })
    return null
  }
  const problems = payloadProblems(read.payload).slice(0, MAX_PROBLEMS)
  onEvent({ flags: 'new payload', dateUpdated: dateOf(read.payload), problems })
  return createFlagsClient(read.payload)
}

export const dateOf = (payload: FeatureApiResponse): string | null =>
  (payload as { dateUpdated?: string | null }).dateUpdated ?? null
