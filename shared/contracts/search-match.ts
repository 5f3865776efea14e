import { z } from 'zod'
import { tourSchema } from './tour.ts'
import { travelSchema } from './travel.ts'

/**
 * What a text was found in. destination: a country by its name; alias: a country by another name ("inghilterra");
 * continent; travel: its title; place: where it goes; style: what kind of travel it is.
 */
export const MATCH_KINDS = ['destination', 'alias', 'continent', 'travel', 'place', 'style'] as const

/** Why a textual search (textSearch) shows something: `text` is the found name as the market writes it. */
export const searchMatchSchema = z.object({ kind: z.enum(MATCH_KINDS), text: z.string().min(1) })
export type SearchMatch = z.infer<typeof searchMatchSchema>

/** A departure of `POST /tours`. */
export const foundTourSchema = tourSchema.extend({
  /** null when the search had no text. */
  match: searchMatchSchema.nullable().default(null),
  /**
   * Days by which it starts before (negative) or after (positive) the asked dates, which daysSpan allows; 0 when it
   * starts on one of them, null when no dates were asked for or none but they.
   */
  shiftedDays: z.number().int().nullable().default(null),
})
export type FoundTour = z.infer<typeof foundTourSchema>

/** A travel of `POST /travels` and `POST /travels/paginated`. */
export const foundTravelSchema = travelSchema.extend({ match: searchMatchSchema.nullable().default(null) })
export type FoundTravel = z.infer<typeof foundTravelSchema>
