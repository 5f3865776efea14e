import { z } from 'zod'
import { lazySchema } from './lazy-schema.ts'
import { type StorefrontEvent, storefrontEventSchema } from './storefront-events.ts'

const text = z.string().max(300)

/** What the server adds to every event of the stream. */
export const ENVELOPE = {
  id: text.describe('Identity: the stream delivers at least once, and a repeated event has the same id'),
  at: z.iso.datetime({ precision: 3 }).describe('Moment of the event, UTC, by our clock'),
  market: text.describe('Market'),
  visitor: text
    .nullable()
    .describe('Keyed hash of the device in this market, new every 90 days; null without a known device'),
  session: text.nullable().describe('The visitor’s events until 30 minutes without a request'),
  route: text.nullable().describe('Route of the page'),
  variations: z
    .record(z.string(), z.number().int())
    .describe('Variation of each experiment on the page; empty for `experiment_viewed` and `booking`'),
  campaign: z
    .record(z.string(), text)
    .describe(
      'Parameters of the link that the visitor came by: `utm_*`, and click ids such as `gclid`; empty if the visitor consented on a later page, as nothing is stored before',
    ),
}

const share = z.number().describe('Share of the page views that are measured')
const device = z.enum(['phone', 'wide']).describe('Class of the device')
const release = text.describe('Version of the page’s scripts; the hash of another build’s')
const ms = (what: string) => z.number().nullable().describe(`${what}, in ms; null if it was not measured`)

/** Events that the server records by itself: for GrowthBook's data source (docs/growth.md), and from beacons. */
export const serverEventSchema = lazySchema(() =>
  z.discriminatedUnion('event', [
    z
      .strictObject({
        event: z.literal('experiment_viewed'),
        experiment_id: text.describe('Tracking key of the experiment, the same in all phases'),
        variation_id: z.number().int().describe('0 is the control'),
        country: text.nullable().describe('ISO 3166-1 alpha-2'),
      })
      .describe('A page that an experiment changes was received; at least once for each visitor'),
    z.strictObject({ event: z.literal('login') }).describe('A visitor has signed in'),
    z
      .strictObject({ event: z.literal('booking_start'), tour_id: text.describe('Departure') })
      .describe('A visitor was led to the booking site'),
    z
      .strictObject({
        event: z.literal('booking'),
        tour_id: text.describe('Departure'),
        amount: z
          .number()
          .nullable()
          .describe('What is paid, in units of the currency; null if the booking site does not tell'),
        currency: z.string().length(3).nullable().describe('ISO 4217'),
      })
      .describe('The booking site reported a booking, within 30 days'),
    z
      .strictObject({
        event: z.literal('web_vitals'),
        ...{ share, device, release },
        lcp: ms('Largest Contentful Paint'),
        inp: ms('Interaction to Next Paint'),
        cls: z.number().nullable().describe('Cumulative Layout Shift; null if it was not measured'),
        ttfb: ms('Time to First Byte'),
        lcp_target: text.describe('Element of the paint'),
        inp_target: text.describe('Element of the slowest interaction'),
        cls_target: text.describe('First element of the largest shift'),
      })
      .describe('A measured page was left or hidden'),
    z
      .strictObject({
        event: z.literal('browser_error'),
        ...{ share, device, release },
        message: text.describe('Without quoted text, emails, query strings, long tokens and numbers'),
        stack: z.array(text).describe('Function, file, line and column of our own files'),
        fingerprint: text.describe('The same for the same error, in any build'),
      })
      .describe('A measured page had an uncaught error'),
  ]),
)
export type ServerEvent = z.infer<typeof serverEventSchema>

/** Raised when a field changes its meaning or goes; new fields and events do not raise it. */
export const STREAM_VERSION = 1

/** Body of a post to `ANALYTICS_URL`; `docs/events.schema.json` is generated from it. */
export const streamSchema = lazySchema(() => {
  const [first, ...more] = [...serverEventSchema.unwrap().options, ...storefrontEventSchema.unwrap().options].map(
    (each) => (each as z.ZodObject<{ event: z.ZodLiteral<string> }>).extend(ENVELOPE),
  )
  if (first === undefined) throw new Error('no events')
  return z.object({
    version: z.literal(STREAM_VERSION),
    events: z.array(z.discriminatedUnion('event', [first, ...more])),
  })
})
export type StreamEvent = z.infer<z.ZodObject<typeof ENVELOPE>> & (ServerEvent | StorefrontEvent)
