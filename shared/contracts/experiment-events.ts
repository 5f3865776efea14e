import { z } from 'zod'
import { lazySchema } from './lazy-schema.ts'

/** Half of a SHA-256 of the device id: it identifies no browser. */
export const visitorHashSchema = lazySchema(() => z.string().regex(/^[0-9a-f]{32}$/))
const instant = lazySchema(() => z.iso.datetime({ precision: 3 }))
const market = lazySchema(() => z.string().regex(/^[a-z]{2}$/))
const short = lazySchema(() => z.string().min(1).max(100))

/** Variation of each experiment on a page. */
export const shownSchema = lazySchema(() => z.record(short, z.number().int().min(0).max(99)))
export type Shown = z.infer<typeof shownSchema>

export const CONVERSIONS = ['booking_click', 'booking'] as const
export type ConversionKind = (typeof CONVERSIONS)[number]
/** Harm that a browser measured: an uncaught error; LCP above 2.5 s; INP above 200 ms (the limits of "good"). */
export const HARMS = ['error', 'slow_page', 'slow_reaction'] as const
export type HarmKind = (typeof HARMS)[number]
/** Latest conversion after the exposure. */
export const CONVERSION_DAYS = 30

/** Exposures and conversions. Events with the same identity count once. */
export const experimentEventSchema = lazySchema(() =>
  z.discriminatedUnion('kind', [
    /** A view of a page that the experiment changes. Identity: experiment and visitor. */
    z.object({
      kind: z.literal('exposure'),
      experiment: short,
      /** 0 is the control. */
      variation: z.number().int().min(0).max(99),
      visitor: visitorHashSchema,
      at: instant,
      market,
      /** ISO 3166-1 alpha-2; null if unknown. */
      country: z.string().length(2).nullable(),
      route: short,
      /** What the browser measured of this page; the first one of a visitor counts. Null: it has no LCP, or no INP. */
      measured: z
        .object({ error: z.boolean(), slow_page: z.boolean().nullable(), slow_reaction: z.boolean().nullable() })
        .optional(),
    }),
    /** Identity: `id`. The last click of an id counts, and the first booking. */
    z.object({
      kind: z.enum(CONVERSIONS),
      id: z.string().min(1).max(300),
      visitor: visitorHashSchema,
      tour: short,
      at: instant,
      market,
    }),
    /** Withdrawn consent: deletes past events, rejects future ones. */
    z.object({ kind: z.literal('forget'), visitor: visitorHashSchema, at: instant }),
  ]),
)
export type ExperimentEvent = z.infer<typeof experimentEventSchema>

/** `GET /experiments/counts?experiment=&market=&end=`: visitors and conversions by variation, until `end` (an instant). */
export const experimentCountsSchema = lazySchema(() =>
  z.object({
    arms: z.array(
      z.object({
        variation: z.number().int(),
        visitors: z.number().int(),
        booking_click: z.number().int(),
        booking: z.number().int(),
        /** Visitors with a measured page, those whose first one has LCP and INP, and those with harm on it. */
        measured: z.number().int(),
        measured_lcp: z.number().int(),
        measured_inp: z.number().int(),
        error: z.number().int(),
        slow_page: z.number().int(),
        slow_reaction: z.number().int(),
      }),
    ),
    /** Visitors who saw more than one variation; they are in no arm. */
    crossed: z.number().int(),
    first: instant.nullable(),
    last: instant.nullable(),
  }),
)
export type ExperimentCounts = z.infer<typeof experimentCountsSchema>

/** An experiment with exposures, and its counts in all markets. */
export const countedExperimentSchema = lazySchema(() =>
  experimentCountsSchema.unwrap().extend({
    experiment: z.string(),
    visitors: z.number().int().nonnegative(),
    first: instant,
    last: instant,
  }),
)
export type CountedExperiment = z.infer<typeof countedExperimentSchema>
