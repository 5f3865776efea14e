import type { FeatureApiResponse } from '@growthbook/growthbook'
import { z } from 'zod'
import { embeddedPayload } from './embedded-payload.ts'
import { type FlagsClient, makeFlagsClient } from './evaluate.ts'
import { type PayloadProblem, payloadProblems } from './payload-problems.ts'
import { flags } from './registry.ts'

/** Where payloads come from: KV in Cloudflare. `get` answers null when there is none: not yet, or not any more. */
export type PayloadSource = { get: () => Promise<string | null> }

/** What there is to tell of a payload that was read. */
export type PayloadNews =
  | { flags: 'new payload'; dateUpdated: string | null; problems: PayloadProblem[] }
  | { flags: 'bad payload'; problem: string }
  | { flags: 'embedded payload' }
  | { flags: 'unreadable' }

/** How long one isolate uses a payload before it looks again. */
const LOOK_AGAIN_MS = 3000
/** Problems of one payload that are told. */
const MAX_PROBLEMS = 20
/** What GrowthBook sends for hundreds of flags is a tenth of it. */
export const MAX_PAYLOAD_LENGTH = 1_000_000

const ruleSchema = z.looseObject({
  parentConditions: z.array(z.looseObject({ id: z.string() })).optional(),
  variations: z.array(z.unknown()).optional(),
  filters: z.array(z.looseObject({})).optional(),
})
const payloadSchema = z.looseObject({
  features: z
    .record(z.string(), z.looseObject({ rules: z.array(ruleSchema).optional() }))
    // Another product's payload would switch off what this one has.
    .refine((features) => Object.keys(flags).some((name) => Object.hasOwn(features, name)), 'names none of our flags'),
  // A list of values, or what a list or a condition of GrowthBook's newer kind is; one that the SDK cannot read has nobody.
  savedGroups: z.record(z.string(), z.unknown()).optional(),
  dateUpdated: z.iso.datetime().nullish(),
})

/** A payload out of its text; or what is wrong with it, in one line. */
export const readPayload = (text: string): { payload: FeatureApiResponse } | { problem: string } => {
  if (text.length > MAX_PAYLOAD_LENGTH) return { problem: 'too large' }
  try {
    const parsed = payloadSchema.safeParse(JSON.parse(text))
    if (!parsed.success) return { problem: z.prettifyError(parsed.error).replace(/\s+/g, ' ').slice(0, 300) }
    return { payload: parsed.data as FeatureApiResponse }
  } catch {
    return { problem: 'not JSON' }
  }
}

export type FollowedPayload = {
  /**
   * The client of the newest good payload. One that is unreadable or malformed never replaces a good one. Where there is
   * none the embedded one serves: before the first, and when somebody has taken it away (docs/operations.md), so that
   * those who have served it agree with those who begin.
   * @param elapsed ms, of a clock that goes on
   * @param tell hears, once for each payload, what came and what is wrong with it
   */
  client: (source: PayloadSource | null, elapsed: number, tell: (news: PayloadNews) => void) => Promise<FlagsClient>
  /** Looks at the source with the next request: it has just been written to. */
  lookAgain: () => void
}

/** Follows what is written to a source; each isolate has one of these. */
export const createPayloadWatcher = (): FollowedPayload => {
  let current: { client: FlagsClient; text: string | null } | null = null
  let lookAt = Number.NEGATIVE_INFINITY
  return {
    client: async (source, elapsed, tell) => {
      if (current !== null && elapsed < lookAt) return current.client
      // Others who come meanwhile go on with what there is.
      lookAt = elapsed + LOOK_AGAIN_MS
      const text = await textOf(source, tell)
      // What cannot be told changes nothing.
      if (current === null || (text !== undefined && text !== current.text)) {
        if (text === null && current !== null) tell({ flags: 'embedded payload' })
        const read = typeof text === 'string' ? (clientOf(text, tell) ?? current?.client) : null
        current = { client: read ?? makeFlagsClient(embeddedPayload), text: text ?? null }
      }
      return current.client
    },
    lookAgain: () => {
      lookAt = Number.NEGATIVE_INFINITY
    },
  }
}

/** Null where there is no payload; undefined when nobody can tell. */
const textOf = async (
  source: PayloadSource | null,
  tell: (news: PayloadNews) => void,
): Promise<string | null | undefined> => {
  if (source === null) return null
  try {
    return await source.get()
  } catch {
    tell({ flags: 'unreadable' })
    return undefined
  }
}

const clientOf = (text: string, tell: (news: PayloadNews) => void): FlagsClient | null => {
  const read = readPayload(text)
  if ('problem' in read) {
    tell({ flags: 'bad payload', problem: read.problem })
    return null
  }
  const problems = payloadProblems(read.payload).slice(0, MAX_PROBLEMS)
  tell({ flags: 'new payload', dateUpdated: dateOf(read.payload), problems })
  return makeFlagsClient(read.payload)
}

/** When the growth team's tool made a payload, as it says itself. */
export const dateOf = (payload: FeatureApiResponse): string | null =>
  (payload as { dateUpdated?: string | null }).dateUpdated ?? null
