import { z } from 'zod'
import { marketIdSchema } from '../markets/market-id.ts'
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
  /** What its rules may tell visits apart by, and nothing else; without it, by all that there is. */
  toldApartBy?: readonly ('market' | 'language' | 'country')[]
  description: string
}
const flag = <T extends z.ZodType>(definition: Flag<T>): Flag<T> => definition

/** Every flag of the product. A value that is not of the flag's type counts as absent. */
export const flags = {
  geoRedirect: flag({
    schema: z.object({
      /** Markets that visitors of the country are led away from. */
      addressFrom: z.array(marketIdSchema),
      showRedirectPopup: z.boolean(),
      /** The market that they are led to; null where there is none. */
      redirectDestination: marketIdSchema.nullable(),
    }),
    default: { addressFrom: [], showRedirectPopup: false, redirectDestination: null },
    owner: 'growth',
    expires: '2027-06-30',
    // The words for every market are in all pages; a stamp shows those of one.
    varies: [],
    // The same in a year as now, and for every device: what a market asks now is what holds for whoever arrives there.
    toldApartBy: ['market', 'language', 'country'],
    description:
      'Which country’s visitors are asked, on which markets, whether they want another one (spec section 4).',
  }),
  homeCover: flag({
    schema: z.enum(['editors', 'together', 'planned']),
    default: 'editors',
    owner: 'growth',
    expires: '2027-06-30',
    varies: ['index'],
    description:
      'Experiment: what the home page’s cover says: the editors’ words, that nobody stays alone, or that all is planned.',
  }),
  homeDeparturesFirst: flag({
    schema: z.boolean(),
    default: false,
    owner: 'growth',
    expires: '2027-06-30',
    varies: ['index'],
    description: 'Experiment: on the home page, the list of departures comes right after the cover.',
  }),
  searchEngineRelevance: flag({
    schema: z.boolean(),
    default: false,
    owner: 'growth',
    expires: '2027-06-30',
    varies: ['search'],
    description: 'Travels by relevance come in the search engine’s order instead of by score (spec section 9).',
  }),
  searchPriceFirst: flag({
    schema: z.boolean(),
    default: false,
    owner: 'growth',
    expires: '2027-06-30',
    varies: ['search'],
    description: 'Experiment: cards of search results say the price right below the title instead of at their foot.',
  }),
  searchTravelsFirst: flag({
    schema: z.boolean(),
    default: false,
    owner: 'growth',
    expires: '2027-06-30',
    varies: ['search'],
    description: 'Experiment: searches for a month or whenever show travels instead of departures (spec section 9).',
  }),
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
