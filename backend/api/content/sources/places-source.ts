import { z } from 'zod'
import { continentCodeSchema } from '../../../../shared/contracts/destination.ts'
import { localizedTextSchema, nameSchema } from './localized-source.ts'

const text = localizedTextSchema

/** places/*.json: cities and regions with a page, where enough travels go there. */
export const placesSourceSchema = z.array(
  z.strictObject({
    /** Longer than the ids of countries. */
    id: nameSchema.min(4),
    name: text,
    /** With a preposition: "in Lappland". */
    in: text,
    /** As a direction: "nach Lappland". */
    to: text,
    continent: continentCodeSchema,
    /** Ids of the countries in which it lies. */
    countries: z.array(z.string().regex(/^[a-z]{3}$/)).min(1),
    /** Travels that stop there, the one whose picture is the cover first; default: all travels to its countries. */
    travels: z.array(nameSchema).optional(),
    /** Letters of `geography/climate.ts`, January first; missing where the weather differs within the region. */
    climate: z
      .string()
      .regex(/^[cmwhr]{12}$/)
      .optional(),
    introduction: text,
    /** Five things to do: a stage of a travel, counted from 1, or a text. Default: stages of its travels. */
    things: z
      .array(
        z.union([
          z.strictObject({ travel: nameSchema, stage: z.number().int().positive() }),
          z.strictObject({ title: text, text, travel: nameSchema }),
        ]),
      )
      .length(5)
      .optional(),
    questions: z.array(z.strictObject({ id: nameSchema, question: text, answer: text })).min(1),
  }),
)
export type PlaceSource = z.infer<typeof placesSourceSchema>[number]
