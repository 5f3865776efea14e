import { z } from 'zod'
import { localized } from './localized-source.ts'
import { STYLES } from './travel-source.ts'

/**
 * One sentence (or two short ones) of a review. A review is opening + middle + closing joined by spaces, all
 * three chosen among those whose `rating` lists its stars, so any opening must go with any middle and any
 * closing of the same stars. First person, past tense, no gendered agreement with the writer where the language
 * would need one (or a wording that avoids it), 30 to 160 characters. `{coordinator}` stands for the first name
 * of the coordinator who led the trip; use no other placeholder.
 */
const sentenceSchema = localized(z.string().min(15).max(200)).extend({
  /** Stars (1 to 5) that this sentence goes with. */
  rating: z.array(z.number().int().min(1).max(5)).min(1),
  /** Only for trips of these styles; every style when absent. */
  styles: z.array(z.enum(STYLES)).min(1).optional(),
})
export type ReviewSentence = z.infer<typeof sentenceSchema>

/**
 * reviews/bank.json. Every rating from 1 to 5 needs at least 3 sentences without `styles` in each of the three
 * lists (5 stars: 25 or more in each; 4 stars: 15 or more), or reviews repeat themselves.
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
