import * as z from 'zod/mini'

/** `GET /api/departure-days` (a filter's query and `currency`). zod/mini because it ships to the browser. */
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
      /** Without the discount; '' without one. */
      basePrice: z.string(),
      /** "3 partenze, da 899 €, Confermato" */
      label: z.string(),
    }),
  ),
})
export type CalendarDay = z.infer<typeof calendarDaysSchema>['days'][number]
