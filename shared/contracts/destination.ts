import { z } from 'zod'
import { lazySchema } from './lazy-schema.ts'
import { travelSchema } from './travel.ts'

/**
 * The seven continent area buttons of spec section 2, in its order. `america` is Central America and the
 * Caribbean. Antarctica has trips and a page but no button (the spec lists none).
 */
export const AREA_BUTTON_CODES = [
  'asia',
  'south-america',
  'america',
  'north-america',
  'europe',
  'africa',
  'oceania',
] as const
export const CONTINENT_CODES = [...AREA_BUTTON_CODES, 'antarctica'] as const
export const continentCodeSchema = z.enum(CONTINENT_CODES)
export type ContinentCode = z.infer<typeof continentCodeSchema>

export const continentSchema = lazySchema(() =>
  z.object({ id: z.string(), code: continentCodeSchema, name: z.string() }),
)
export type Continent = z.infer<typeof continentSchema>

/** Destination (country), spec section 3. `id` is a value of the filter key destinationId[]. */
export const destinationSchema = lazySchema(() =>
  z.object({
    id: z.string(),
    name: z.string(),
    isoCodeAlpha3: z.string().regex(/^[A-Z]{3}$/),
    continentCode: continentCodeSchema,
    itinerariesCount: z.number().int().nonnegative(),
    departuresCount: z.number().int().nonnegative(),
  }),
)
export type Destination = z.infer<typeof destinationSchema>

/** With the path of its page; null in a market without one. */
export const linkedDestinationSchema = lazySchema(() =>
  destinationSchema.unwrap().extend({ path: z.string().startsWith('/').nullable().default(null) }),
)
export type LinkedDestination = z.infer<typeof linkedDestinationSchema>

/** `GET /travels/top-sellers?search=&countries[]=&continents[]=` (spec section 7). */
export const topSellersSchema = lazySchema(() =>
  z.object({
    countries: z.array(destinationSchema),
    travels: z.array(travelSchema),
    itinerariesCount: z.number().int().nonnegative(),
    departuresCount: z.number().int().nonnegative(),
  }),
)
export type TopSellers = z.infer<typeof topSellersSchema>
