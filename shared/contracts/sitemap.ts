import { z } from 'zod'
import { isoDateSchema } from './iso-date.ts'
import { lazySchema } from './lazy-schema.ts'

const changedOn = isoDateSchema

/** `GET /sitemap`: indexable pages of a market with the day of their last change. */
export const sitemapSchema = lazySchema(() =>
  z.object({
    pages: z.array(
      z.object({
        routingKey: z.string().nullable(),
        /** Path by hreflang, for each market that has the page. */
        urls: z.record(z.string(), z.string()),
        changedOn,
      }),
    ),
    /** Travels with stages also have an itinerary page. */
    travels: z.array(
      z.object({
        slug: z.string(),
        changedOn,
        hasItinerary: z.boolean().default(false),
        /** Languages of its texts. Absent: all. */
        languages: z.array(z.string()).optional(),
      }),
    ),
    coordinators: z.array(z.object({ slug: z.string(), changedOn })),
    /** Upcoming community events. */
    events: z.array(z.object({ slug: z.string() })).default([]),
  }),
)
export type SitemapContent = z.infer<typeof sitemapSchema>
