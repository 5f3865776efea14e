import * as z from 'zod/mini'

/**
 * `GET /api/departure-days` of the storefront, asked by the search widget's calendar: a filter's query and `currency`.
 * Written with zod/mini because it ships to the browser. Texts are in the market's words.
 */
export const calendarDaysSchema = z.object({
  days: z.array(
    z.object({
      /** YYYY-MM-DD */
      day: z.string(),
      tours: z.number(),
      status: z.string(),
      cents: z.number(),
      /** The day's lowest price: "1.299 €". */
      price: z.string(),
      /** What that costs without its discount; '' where there is none. */
      basePrice: z.string(),
      /** What there is on the day, for instance "3 partenze, da 899 €, Confermato". */
      label: z.string(),
    }),
  ),
})
export type CalendarDay = z.infer<typeof calendarDaysSchema>['days'][number]
