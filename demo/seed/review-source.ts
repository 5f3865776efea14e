import { z } from 'zod'
import { localized } from '../../backend/api/sources/localized-source.ts'
import { languageSchema } from '../../markets/market-id.ts'

/**
 * reviews/<area>.json: what one traveller wrote about one departure. `text` has the original in `language`, unchanged
 * in every market of that language, and its translations, the American one where it differs.
 */
export const reviewsSourceSchema = z.array(
  z.strictObject({
    travel: z.string(),
    /** First day of the departure. */
    departure: z.iso.date(),
    /** Slug of the coordinator whom the text describes. */
    coordinator: z.string().exactOptional(),
    /** First name and initial. */
    author: z.string().regex(/^\p{L}[\p{L} -]+ \p{Lu}\.$/u),
    language: languageSchema,
    rating: z.number().int().min(1).max(5),
    text: localized(z.string().trim().min(40).max(420)),
  }),
)
export type ReviewSource = z.infer<typeof reviewsSourceSchema>[number]
