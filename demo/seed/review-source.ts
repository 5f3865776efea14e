import { z } from 'zod'
import { STYLES } from '../../backend/api/catalogue/catalogue-codes.ts'
import { localized, localizedShape, withAmerican } from '../../backend/api/content/sources/localized-source.ts'
import { continentCodeSchema } from '../../shared/contracts/destination.ts'
import { TERRAINS } from '../pictures/subjects.ts'

/**
 * Placeholders of a sentence, always in positions where any name fits without article or preposition: `coordinator`
 * (first name), `place` and `place2` (two stages in order), `stage` (title of the first, in quotes), `start` and `end`
 * (first and last place), `month` (of the departure), `days`, `people` (in the group).
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
 * One or two short sentences of a review. A review has an opening, perhaps middles and a closing, joined by spaces and
 * all with its stars in `rating`, so any opening must fit any middle and closing of the same stars. First person, past
 * tense, without gendered agreement with the writer.
 */
const sentenceSchema = localizedShape(z.string().min(15).max(200))
  .extend({
    /** Stars (1 to 5) that this sentence goes with. */
    rating: z.array(z.number().int().min(1).max(5)).min(1),
    /** Restricts the sentence to these styles, areas and landscapes. */
    styles: z.array(z.enum(STYLES)).min(1).optional(),
    areas: z.array(continentCodeSchema).min(1).optional(),
    terrains: z.array(z.enum(TERRAINS)).min(1).optional(),
  })
  .transform(withAmerican)
export type ReviewSentence = z.infer<typeof sentenceSchema>

/**
 * reviews/bank.json. A sentence without placeholders may appear eight times in two years, others once per matching
 * name: every rating needs enough of both (rows/review-rows.test.ts).
 */
export const reviewBankSchema = z.strictObject({
  openings: z.array(sentenceSchema),
  middles: z.array(sentenceSchema),
  closings: z.array(sentenceSchema),
})
export type ReviewBank = z.infer<typeof reviewBankSchema>

/** reviews/authors.json: first names of people aged 25 to 49 in each language's countries, at least 40 each. */
export const reviewAuthorsSchema = localized(z.array(z.string().min(2).max(20)).min(20))
export type ReviewAuthors = z.infer<typeof reviewAuthorsSchema>
