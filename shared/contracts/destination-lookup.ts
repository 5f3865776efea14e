import * as z from 'zod/mini'

/** `GET /api/destinations?search=`. zod/mini because it ships to the browser. */
export const destinationLookupSchema = z.object({
  results: z.array(
    z.object({
      /** destination: fills destinationId[]; continent: fills continentId[]; travel: leads to its page. */
      kind: z.enum(['destination', 'continent', 'travel']),
      id: z.string(),
      name: z.string(),
      /** "12 itinerari · 96 partenze" */
      detail: z.string(),
      /** Page or search of the result. */
      href: z.string(),
    }),
  ),
})
export type DestinationLookup = z.infer<typeof destinationLookupSchema>
