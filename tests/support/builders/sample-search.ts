import { MARKET_IDS, type MarketId } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import { type AvailableFilters, availableFiltersSchema } from '../../../shared/contracts/available-filters.ts'
import type { PageOf } from '../../../shared/contracts/envelope.ts'
import type { CurrencyCode } from '../../../shared/contracts/money.ts'
import {
  type FoundTour,
  type FoundTravel,
  foundTourSchema,
  foundTravelSchema,
  type SearchFacets,
  searchFacetsSchema,
} from '../../../shared/contracts/search.ts'
import { byName } from '../../../shared/filters/definitions.ts'
import type { SearchData } from '../../../worker/pages/search/search-model.ts'
import { createRenderContext, type RenderContext } from '../../../worker/ui/render-context.tsx'
import { sampleTour, sampleTravel } from './sample-travel.ts'

/** Render context for tests of search models and components. */
export const sampleSite = (id: MarketId = 'it', currency: CurrencyCode = markets[id].currency): RenderContext =>
  createRenderContext({
    market: markets[id],
    currency,
    today: '2027-01-15',
    route: 'search',
    path: markets[id].paths.search ?? '',
    origins: Object.fromEntries(
      MARKET_IDS.map((each) => [each, `https://${each}.example`]),
    ) as RenderContext['origins'],
    bookingOrigin: 'https://booking.example',
    accountOrigin: null,
    signIn: false,
    variations: {},
  })

const ranges = [
  { min: 0, max: 80_000 },
  { min: 80_000, max: 120_000 },
  { min: 120_000, max: null },
]

const period = (name: string, type: 'month' | 'event', startingDate: string, endingDate: string) => ({
  name,
  type,
  year: 2027,
  startingDate,
  endingDate,
  icon: null,
})

export const sampleFilters: AvailableFilters = availableFiltersSchema.parse({
  badges: [{ code: 'HOT', label: 'Più amati' }],
  travelStyles: [
    { code: 'CITY', label: 'Città' },
    { code: 'TREKKING', label: 'Trekking' },
  ],
  travelTypes: [{ code: 'EXPRESS', label: 'Express' }],
  costCenters: [{ code: 'LONG_HAUL', label: 'Lungo raggio' }],
  durations: ['MAX_6', 'MAX_10', 'OVER_10'],
  prices: { ranges: { EUR: ranges, GBP: ranges, USD: ranges } },
  destinations: [
    {
      continent: { id: 'asia', code: 'asia', name: 'Asia' },
      items: [
        {
          id: 'jpn',
          name: 'Giappone',
          isoCodeAlpha3: 'JPN',
          continentCode: 'asia',
          itinerariesCount: 2,
          departuresCount: 31,
        },
        {
          id: 'lka',
          name: 'Sri Lanka',
          isoCodeAlpha3: 'LKA',
          continentCode: 'asia',
          itinerariesCount: 1,
          departuresCount: 9,
        },
      ],
    },
    {
      continent: { id: 'europe', code: 'europe', name: 'Europa' },
      items: [
        {
          id: 'isl',
          name: 'Islanda',
          isoCodeAlpha3: 'ISL',
          continentCode: 'europe',
          itinerariesCount: 1,
          departuresCount: 12,
        },
      ],
    },
  ],
  ageRanges: ['25-35', '35-49', 'ALL'],
  periods: [
    period('gennaio 2027', 'month', '2027-01-16', '2027-01-31'),
    period('marzo 2027', 'month', '2027-03-01', '2027-03-31'),
    period('Pasqua', 'event', '2027-03-24', '2027-03-30'),
  ],
})

/** A single page with all items. */
export const samplePage = <T>(data: T[], over: Partial<PageOf<T>> = {}): PageOf<T> => ({
  currentPage: 1,
  perPage: 20,
  lastPage: 1,
  total: data.length,
  data,
  ...over,
})

/** Facet counts for the sample filters: none in February, no expedition. */
export const sampleFacets: SearchFacets = searchFacetsSchema.parse({
  ...byName('facet', 'noCounts'),
  total: 52,
  durations: { MAX_6: 4, MAX_10: 40, OVER_10: 12 },
  prices: [10, 30, 0],
  groupLanguages: { it: 14, en: 30, es: 8, fr: 0, de: 0 },
  ageBadges: { '25-35': 20, '35-49': 12, ALL: 20 },
  status: { PLANNED: 10, ALMOST_CONFIRMED: 9, CONFIRMED: 20, ALMOST_FULL: 8, WAITING_LIST: 5, SOLD_OUT: 2 },
  badges: { HOT: 7 },
  travelStyles: { CITY: 30, TREKKING: 22 },
  travelTypes: {},
  costCenters: { LONG_HAUL: 40 },
  continents: { asia: 40, europe: 12 },
  destinations: { jpn: 31, isl: 12 },
  months: { '2027-03': 52 },
  periods: { '2027-03-24_2027-03-30': 9 },
  hasTours: 50,
  discounted: 3,
  isNoSharingRoomAvailable: 9,
})

export const sampleFoundTour = (over: Partial<FoundTour> = {}): FoundTour =>
  foundTourSchema.parse({ ...sampleTour(), ...over })

export const sampleFoundTravel = (over: Partial<FoundTravel> = {}): FoundTravel =>
  foundTravelSchema.parse({ ...sampleTravel(), ...over })

/** Search data with the sample filters. */
export const sampleSearch = (over: Partial<SearchData> = {}): SearchData => ({
  list: { tab: 'tours', page: samplePage([sampleFoundTour()]) },
  filters: sampleFilters,
  facets: sampleFacets,
  counts: {},
  grid: null,
  pins: null,
  relaxations: [],
  suggested: null,
  ...over,
})
