import { z } from 'zod'

/**
 * What reviews come to, out of 5. Any number is one: below 1 or above 5 it is shown in neutral grey and without a
 * label (spec section 5, shared/ratings/rating-band.ts).
 */
export const averageRatingSchema = z.number()
