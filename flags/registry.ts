import { z } from 'zod'
import { marketIdSchema } from '../markets/market-id.ts'
import type { RouteName } from '../markets/route-table.ts'
import type { ConversionKind } from '../shared/contracts/experiment-events.ts'

type Flag<T extends z.ZodType> = {
  schema: T
  default: z.infer<T>
  owner: string
  /** ISO day after which the tests fail until it is removed or renewed. */
  expires: string
  /** Routes whose HTML it changes; part of their cache key. */
  varies: 'every route' | readonly RouteName[]
  /** The only attributes its rules may use; default: all. */
  targetedBy?: readonly ('market' | 'language' | 'country')[]
  /** What its experiments decide by, and the share of visitors that converts without them, for the plan (decision 25). */
  goal?: { kind: ConversionKind; rate: number }
  description: string
}
const flag = <T extends z.ZodType>(definition: Flag<T>): Flag<T> => definition

const CLICKS = { kind: 'booking_click', rate: 0.05 } as const

/** Values that do not match a flag's schema count as absent. */
export const flags = {
  geoRedirect: flag({
    schema: z.object({
      /** Markets that redirect visitors of the country. */
      addressFrom: z.array(marketIdSchema),
      showRedirectPopup: z.boolean(),
      redirectDestination: marketIdSchema.nullable(),
    }),
    default: { addressFrom: [], showRedirectPopup: false, redirectDestination: null },
    owner: 'growth',
    expires: '2027-06-30',
    // All pages contain the texts of every market; a slot selects one.
    varies: [],
    // Independent of day and device, so that both markets of a redirect agree.
    targetedBy: ['market', 'language', 'country'],
    description: 'Countries whose visitors are offered another market, and on which markets (spec section 4).',
  }),
  homeCover: flag({
    schema: z.enum(['editors', 'together', 'planned']),
    default: 'editors',
    owner: 'growth',
    expires: '2027-06-30',
    varies: ['index'],
    goal: CLICKS,
    description: 'Experiment: text of the home page’s cover: the editors’, about company, or about planning.',
  }),
  homeDeparturesFirst: flag({
    schema: z.boolean(),
    default: false,
    owner: 'growth',
    expires: '2027-06-30',
    varies: ['index'],
    goal: CLICKS,
    description: 'Experiment: departures right after the cover of the home page.',
  }),
  searchEngineRelevance: flag({
    schema: z.boolean(),
    default: false,
    owner: 'growth',
    expires: '2027-06-30',
    varies: ['search'],
    description: 'Sorts travels by the search engine’s relevance instead of by score (spec section 9).',
  }),
  searchPriceFirst: flag({
    schema: z.boolean(),
    default: false,
    owner: 'growth',
    expires: '2027-06-30',
    varies: ['search'],
    goal: CLICKS,
    description: 'Experiment: search cards show the price below the title instead of at the bottom.',
  }),
  searchTravelsFirst: flag({
    schema: z.boolean(),
    default: false,
    owner: 'growth',
    expires: '2027-06-30',
    varies: ['search'],
    goal: CLICKS,
    description: 'Experiment: searches by month or without dates show travels instead of departures (spec section 9).',
  }),
  talkToUs: flag({
    schema: z.object({ header: z.boolean(), footer: z.boolean() }),
    default: { header: false, footer: false },
    owner: 'customer care',
    expires: '2027-06-30',
    varies: 'every route',
    description: 'Places of the talk-to-us button by country (spec section 6).',
  }),
  wishlist: flag({
    schema: z.boolean(),
    default: false,
    owner: 'growth',
    expires: '2027-06-30',
    varies: 'every route',
    description: 'Shows the link to the wishlist in the header (spec section 6).',
  }),
} as const

export type FlagName = keyof typeof flags
export type FlagValues = { [F in FlagName]: z.infer<(typeof flags)[F]['schema']> }

/** Flag values that a route's HTML depends on; part of its cache key. */
export type Variations = Partial<FlagValues>
