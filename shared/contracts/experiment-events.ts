import { z } from 'zod'
import { signToken, verifyToken } from '../signing/signed-token.ts'

/** Half of a SHA-256 of the device id: leads to no browser, and no browser's cookie says it. */
export const visitorHashSchema = z.string().regex(/^[0-9a-f]{32}$/)
const instant = z.iso.datetime({ precision: 3 })
const market = z.string().regex(/^[a-z]{2}$/)
const short = z.string().min(1).max(100)

/** How a visitor can convert: left for the booking site, and booked there. */
export const CONVERSIONS = ['booking_click', 'booking'] as const
export type ConversionKind = (typeof CONVERSIONS)[number]
/** A conversion may come so many days after what led to it. */
export const CONVERSION_DAYS = 30

/** What experiments are counted by. Whatever comes twice is one: each has an identity of its own. */
export const experimentEventSchema = z.discriminatedUnion('kind', [
  /** Saw a page that the experiment changes. Identity: experiment and visitor. */
  z.object({
    kind: z.literal('exposure'),
    experiment: short,
    /** Its number; 0 is the control. */
    variation: z.number().int().min(0).max(99),
    visitor: visitorHashSchema,
    at: instant,
    market,
    /** ISO 3166-1 alpha-2; null where the edge does not know. */
    country: z.string().length(2).nullable(),
    /** Name of the route. */
    route: short,
  }),
  /** Identity: `id`. Of clicks under one id the last one counts, of bookings what was told of the first. */
  z.object({
    kind: z.enum(CONVERSIONS),
    id: z.string().min(1).max(300),
    visitor: visitorHashSchema,
    tour: short,
    at: instant,
    market,
  }),
  /** Withdrew consent: nothing of this visitor is kept, whatever still arrives. */
  z.object({ kind: z.literal('forget'), visitor: visitorHashSchema, at: instant }),
])
export type ExperimentEvent = z.infer<typeof experimentEventSchema>

/** An experiment that something is known of, the newest first. */
export const countedExperimentSchema = z.object({
  experiment: z.string(),
  visitors: z.number().int().nonnegative(),
  first: instant,
  last: instant,
})
export type CountedExperiment = z.infer<typeof countedExperimentSchema>

/**
 * `GET /experiments/counts?experiment=&market=&end=`: visitors of each variation, and those who converted after they saw
 * it, up to its end, an instant, if it has one.
 */
export const experimentCountsSchema = z.object({
  arms: z.array(
    z.object({
      variation: z.number().int(),
      visitors: z.number().int(),
      booking_click: z.number().int(),
      booking: z.number().int(),
    }),
  ),
  /** Visitors who saw more than one variation; they are in no arm. */
  crossed: z.number().int(),
  first: instant.nullable(),
  last: instant.nullable(),
})
export type ExperimentCounts = z.infer<typeof experimentCountsSchema>

const PURPOSE = 'experiments'
const SECONDS = 60

/** The storefront's word for a call about experiments; of a minute. @param now ms */
export const signExperimentCall = (key: string, now: number): Promise<string> =>
  signToken(key, PURPOSE, {}, now, SECONDS)

export const isExperimentCall = async (key: string, token: string, now: number): Promise<boolean> =>
  (await verifyToken(key, PURPOSE, token, now)) !== null
