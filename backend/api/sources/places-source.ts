import { z } from 'zod'
import { continentCodeSchema } from '../../../shared/contracts/destination.ts'
import { localizedTextSchema, nameSchema } from './localized-source.ts'

const text = localizedTextSchema

const stage = z.number().int().positive()
/** A stage of a travel, counted from 1, or a text, which may have the picture of a stage. */
const thing = z.union([
  z.strictObject({ travel: nameSchema, stage }),
  z.strictObject({ title: text, text, travel: nameSchema.optional(), stage: stage.optional() }),
])
/** Things to do in a place; further stages of its travels make them five. */
const things = z.array(thing).min(1).max(5).optional()

const questions = z.array(z.strictObject({ id: nameSchema, question: text, answer: text })).min(1)

const countrySourceSchema = z.strictObject({
  id: z.string().regex(/^[a-z]{3}$/),
  /** Paragraphs, one a line. */
  introduction: text.optional(),
  things,
  /** Before those that the catalogue answers. */
  questions: questions.optional(),
})
export type CountrySource = z.infer<typeof countrySourceSchema>

const placeSourceSchema = z.strictObject({
  /** Longer than the ids of countries. */
  id: nameSchema.min(4),
  name: text,
  /** With a preposition: "in Lappland". */
  in: text,
  /** As a direction: "nach Lappland". */
  to: text,
  continent: continentCodeSchema,
  /** A city is a stop of travels that go on to other places. */
  isCity: z.boolean().optional(),
  /** Ids of the countries in which it lies. */
  countries: z.array(z.string().regex(/^[a-z]{3}$/)).min(1),
  /**
   * Travels that stop there; default: all travels to its countries. Its cover shows a stage that has its name or is
   * among its things to do.
   */
  travels: z.array(nameSchema).optional(),
  /** Letters of `shared/geography/climate.ts`, January first; missing where the weather differs within the region. */
  climate: z
    .string()
    .regex(/^[cmwhr]{12}$/)
    .optional(),
  introduction: text,
  things,
  questions,
})
export type PlaceSource = z.infer<typeof placeSourceSchema>

/** countries/*.json: texts of countries whose travels do not fill a page, or are a neighbour's too. */
export const countriesSourceSchema = z.array(countrySourceSchema)
/** places/*.json: cities and regions with a page, where enough travels go there. */
export const placesSourceSchema = z.array(placeSourceSchema)

/** By the folder of their names in `documents`. */
export const PLACE_DOCUMENTS: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['country', countrySourceSchema],
  ['place', placeSourceSchema],
])
