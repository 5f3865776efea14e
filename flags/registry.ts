import { z } from 'zod'
import type { RouteName } from '../markets/route-table.ts'

type Flag<T extends z.ZodType> = {
  schema: T
  default: z.infer<T>
  /** Who answers for it. */
  owner: string
  /** ISO day after which the tests fail until it is removed or renewed. */
  expires: string
  /** Routes whose HTML it changes; they carry its value in their cache key. */
  varies: 'every route' | readonly RouteName[]
  description: string
}
const flag = <T extends z.ZodType>(definition: Flag<T>): Flag<T> => definition

/** Every flag of the product. A value that is not of the flag's type counts as absent. */
export const flags = {
  talkToUs: flag({
    schema: z.object({ header: z.boolean(), footer: z.boolean() }),
    default: { header: false, footer: false },
    owner: 'customer care',
    expires: '2027-06-30',
    varies: 'every route',
    description: 'Where visitors of a country see the talk-to-us button (spec section 6).',
  }),
  wishlist: flag({
    schema: z.boolean(),
    default: false,
    owner: 'growth',
    expires: '2027-06-30',
    varies: 'every route',
    description: 'Shows the heart in the header that leads to the wishlist (spec section 6).',
  }),
} as const

export type FlagName = keyof typeof flags
export type FlagValues = { [F in FlagName]: z.infer<(typeof flags)[F]['schema']> }

/** The part of the flag values that this route's HTML depends on; part of the cache key. */
export type Variations = Partial<FlagValues>
