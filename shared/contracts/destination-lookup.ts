import * as z from 'zod/mini'

/**
 * `GET /api/destinations?search=` of the storefront, asked by the destination look-up island. Written with
 * zod/mini because it ships to the browser.
 */
export const destinationLookupSchema = z.object({
  results: z.array(
    z.object({
      /** destination: fills destinationId[]; continent: fills continentId[]; travel: leads to its page. */
      kind: z.enum(['destination', 'continent', 'travel']),
      id: z.string(),
      name: z.string(),
      /** Already in the market's words, for instance "12 itinerari · 96 partenze". */
      detail: z.string(),
      /** Where the result leads without further choices. */
      href: z.string(),
    }),
  ),
})
export type DestinationLookup = z.infer<typeof destinationLookupSchema>
