import { z } from 'zod'
import { shownSchema } from './experiment-events.ts'
import { lazySchema } from './lazy-schema.ts'

/** Per page view. */
export const MAX_ERRORS = 5
export const MAX_MESSAGE = 300
export const MAX_STACK = 2000

const HOUR_MS = 3_600_000
const ms = z.number().min(0).max(HOUR_MS)
/** Tags, ids and classes of an element. */
const target = z.string().max(200)

/** What a browser measured of a page view: body of the beacon `POST /api/vitals`, sent once when the page is hidden. */
export const pageReportSchema = lazySchema(() =>
  z.strictObject({
    variations: shownSchema.default({}),
    /** Hash of the boot script, which names the build. */
    build: z.string().regex(/^[\w-]{0,20}$/),
    vitals: z.strictObject({
      /** `resource`: when the element's file had arrived; 0 without one. */
      LCP: z.strictObject({ value: ms, target, resource: ms }).optional(),
      /** `delay`: until handlers ran; `work`: how long they did. */
      INP: z.strictObject({ value: ms, target, delay: ms, work: ms }).optional(),
      CLS: z.strictObject({ value: z.number().min(0).max(1000), target }).optional(),
      TTFB: z.strictObject({ value: ms }).optional(),
    }),
    errors: z
      .array(z.strictObject({ message: z.string().max(MAX_MESSAGE), stack: z.string().max(MAX_STACK) }))
      .max(MAX_ERRORS),
  }),
)
export type PageReport = z.infer<typeof pageReportSchema>
