import { z } from 'zod'
import { STYLES } from '../../backend/api/catalogue/catalogue-codes.ts'
import { localized, localizedShape, withAmerican } from '../../backend/api/content/sources/localized-source.ts'
import { continentCodeSchema } from '../../shared/contracts/destination.ts'
import { TERRAINS } from '../pictures/subjects.ts'

/**
 * What a sentence may leave open, always in a place where any name fits without article or preposition:
 * `coordinator` (first name), `place` and `place2` (two stages of the itinerary, in their order), `stage` (title of
 * the first of them, in quotes), `start` and `end` (first and last place), `month` (of the departure), `days`,
 * `people` (in the group).
 */
export const REVIEW_DETAILS = [
  'coordinator',
  'place',
  'place2',
  'stage',
  'start',
  'end',
  'month',
  'days',
  'people',
] as const
export type ReviewDetail = (typeof REVIEW_DETAILS)[number]

/**
 * One sentence (or two short ones) of a review. A review is an opening, perhaps middles, perhaps a closing, joined
 * by spaces, all chosen among those whose `rating` lists its stars, so any opening must go with any middle and any
 * closing of the same stars. First person, past tense, no gendered agreement with the writer where the language
 * would need one (or a wording that avoids it).
 */
const sentenceSchema = localizedShape(z.string().min(15).max(200))
  .extend({
    /** Stars (1 to 5) that this sentence goes with. */
    rating: z.array(z.number().int().min(1).max(5)).min(1),
    /** Only for trips of these styles, areas and landscapes; every one when absent. */
    styles: z.array(z.enum(STYLES)).min(1).optional(),
    areas: z.array(continentCodeSchema).min(1).optional(),
    terrains: z.array(z.enum(TERRAINS)).min(1).optional(),
  })
  .transform(withAmerican)
export type ReviewSentence = z.infer<typeof sentenceSchema>

/**
 * reviews/bank.json. Sentences without an open place may be said eight times each in two years, and the others
 * once for each name that fits: every rating needs enough of both (see rows/review-rows.test.ts).
 */
export const reviewBankSchema = z.strictObject({
  openings: z.array(sentenceSchema),
  middles: z.array(sentenceSchema),
  closings: z.array(sentenceSchema),
})
export type ReviewBank = z.infer<typeof reviewBankSchema>

/** reviews/authors.json: first names of people of 25 to 49 in each language's countries, at least 40 each. */
export const reviewAuthorsSchema = localized(z.array(z.string().min(2).max(20)).min(20))
export type ReviewAuthors = z.infer<typeof reviewAuthorsSchema>
