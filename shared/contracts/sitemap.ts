import { z } from 'zod'
import { isoDateSchema } from './iso-date.ts'

const changedOn = isoDateSchema

/** `GET /sitemap`: everything of a market that search engines may index, with the day of its last change. */
export const sitemapSchema = z.object({
  pages: z.array(
    z.object({
      routingKey: z.string().nullable(),
      /** As in a custom page's `seo.urls`: hreflang to path, for each market that has the page. */
      urls: z.record(z.string(), z.string()),
      changedOn,
    }),
  ),
  /** A travel that tells its stages has a page of its itinerary, too. */
  travels: z.array(
    z.object({
      slug: z.string(),
      changedOn,
      hasItinerary: z.boolean().default(false),
      /** Languages in which it is told: markets of others do not sell it. Absent: all. */
      languages: z.array(z.string()).optional(),
    }),
  ),
  coordinators: z.array(z.object({ slug: z.string(), changedOn })),
  /** The community's, that have not begun; a back end without any leaves them out. */
  events: z.array(z.object({ slug: z.string() })).default([]),
})
export type SitemapContent = z.infer<typeof sitemapSchema>
