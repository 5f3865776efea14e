import { z } from 'zod'
import { isoDateSchema } from './iso-date.ts'
import { lazySchema } from './lazy-schema.ts'
import { slugsSchema } from './travel.ts'

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
        /** By language of its texts. */
        slugs: slugsSchema,
        changedOn,
        hasItinerary: z.boolean().default(false),
      }),
    ),
    coordinators: z.array(z.object({ slug: z.string(), changedOn })),
    /** Upcoming community events. */
    events: z.array(z.object({ slugs: slugsSchema })).default([]),
  }),
)
export type SitemapContent = z.infer<typeof sitemapSchema>
