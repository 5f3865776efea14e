import { z } from 'zod'
import { TIME_FILTERS } from '../../wemeet/time-filter.ts'
import { availableFiltersSchema } from '../available-filters.ts'
import { BLOCK_SCHEMAS } from '../blocks.ts'
import { customPageSchema, rawBlockSchema } from '../custom-page.ts'
import { departureDaysSchema } from '../departure-days.ts'
import { continentCodeSchema, topSellersSchema } from '../destination.ts'
import { listRequestSchema } from '../filter-state.ts'
import { flightsSchema } from '../flights.ts'
import { layoutSchema } from '../layout.ts'
import {
  foundToursSchema,
  foundTravelsSchema,
  searchCountsRequestSchema,
  searchCountsSchema,
  searchFacetsSchema,
  searchPriceGridSchema,
} from '../search.ts'
import { sitemapSchema } from '../sitemap.ts'
import { tourDetailSchema } from '../tour.ts'
import { coordinatorDetailSchema, travelDetailSchema } from '../travel.ts'
import { tripPinsSchema } from '../trip-pins.ts'
import { wemeetDetailSchema, wemeetListSchema } from '../wemeet.ts'
import { call, named } from './contract-call.ts'

const twoPerPage = () => ({ body: { perPage: 2 } })
const noFilter = () => ({ body: {} })

const [firstBlock, ...otherBlocks] = Object.entries(BLOCK_SCHEMAS).map(([type, content]) =>
  rawBlockSchema.unwrap().extend({ blockType: z.literal(type), content }),
)
/** Blocks of other types, and invalid ones, are left out of the page. */
const pageWithBlocks = customPageSchema.unwrap().extend({
  blocks: z.array(z.discriminatedUnion('blockType', [firstBlock as NonNullable<typeof firstBlock>, ...otherBlocks])),
})

/** The same response for all visitors: back ends may say its version (`x-data-version`). */
export const catalogueCalls = [
  call('pages', 'GET /layouts', 'Header, footer, banners, contacts, settings, and the rating over all reviews', {
    data: layoutSchema,
    sample: () => ({}),
    finds: ({ settings }) => ({ currencies: settings.currencies.map(({ isoCode }) => isoCode).join(' ') }),
  }),
  call(
    'pages',
    'GET /custompages/show',
    'A content page, by routing key or by slug; 404 when it is missing, 418 with `meta` when it has moved',
    {
      query: z.object({
        routingKey: z.string().optional().describe('of a page with a fixed path; `index` is the home page'),
        slug: z.string().optional().describe('of any other page'),
        preview: z.string().optional().describe('signed; shows the draft'),
      }),
      data: pageWithBlocks,
      sample: () => ({ query: { routingKey: 'index' } }),
    },
  ),
  call(['search', 'trips'], 'POST /tours', 'A page of departures; 422 names invalid fields', {
    body: listRequestSchema,
    data: foundToursSchema,
    sample: twoPerPage,
    finds: ({ data }) => {
      // The one of which pages may fail.
      const tour = data.find(({ travel }) => travel.id !== travel.slug) ?? data[0]
      if (tour === undefined) return {}
      const { id, code, travel, coordinator } = tour
      return {
        ...{ tourId: id, tourCode: code.toLowerCase(), travelId: travel.id, travelSlug: travel.slug.toLowerCase() },
        ...(coordinator && { coordinator: coordinator.slug.toLowerCase() }),
      }
    },
  }),
  call('travels in search', 'POST /travels/paginated', 'A page of travels', {
    body: listRequestSchema,
    data: foundTravelsSchema,
    sample: twoPerPage,
  }),
  call('filters', 'GET /filters', 'Options of the filters', { data: availableFiltersSchema, sample: () => ({}) }),
  call('lists of travels', 'POST /travels', 'Travels of a block of a page', {
    body: listRequestSchema,
    data: foundTravelsSchema,
    sample: twoPerPage,
  }),
  call('suggestions', 'GET /travels/top-sellers', 'Looks destinations up, or lists best sellers', {
    query: z.object({
      search: z.string().optional().describe('tolerates typing errors and missing accents'),
      'countries[]': z.array(z.string()).optional().describe('ISO 3166-1 alpha-3'),
      'continents[]': z.array(continentCodeSchema).optional(),
    }),
    data: topSellersSchema,
    sample: () => ({}),
  }),
  call('numbers of options', 'POST /tours/facets', 'Number of departures of each option', {
    body: listRequestSchema,
    data: searchFacetsSchema,
    sample: noFilter,
  }),
  call('numbers of options', 'POST /travels/facets', 'Number of travels of each option', {
    body: listRequestSchema,
    data: searchFacetsSchema,
    sample: noFilter,
  }),
  call('numbers of results', 'POST /search/counts', 'Number of results of several filters', {
    body: searchCountsRequestSchema,
    data: searchCountsSchema,
    sample: () => ({ body: { tab: 'tours', filters: [{}] } }),
  }),
  call('calendar of prices', 'POST /tours/price-grid', 'Departures and lowest prices by month and length', {
    body: listRequestSchema,
    data: searchPriceGridSchema,
    sample: noFilter,
  }),
  call('map', 'POST /travels/pins', 'Travels on a map with their lowest price', {
    body: listRequestSchema,
    data: tripPinsSchema,
    sample: noFilter,
  }),
  call('departure days', 'POST /tours/days', 'Days of departure with statuses and lowest price', {
    body: listRequestSchema,
    data: departureDaysSchema,
    sample: noFilter,
  }),
  call('itineraries and reviews', 'GET /travels/show', 'A travel with departures, reviews and itinerary', {
    query: z.object({ slug: z.string() }),
    data: travelDetailSchema,
    sample: ({ travelSlug }) => named('slug', travelSlug),
  }),
  call('departure pages', 'GET /tours/show', 'A departure, past ones included', {
    query: z.object({
      slug: z.string().describe('of the travel'),
      tour: z.string().describe('code of the departure, in lower case'),
    }),
    data: tourDetailSchema,
    sample: ({ travelSlug, tourCode }) =>
      travelSlug && tourCode ? { query: { slug: travelSlug, tour: tourCode } } : null,
  }),
  call('flights', 'GET /flights', 'Flights to a departure, from the airports of the market', {
    query: z.object({ tour: z.string().describe('id of the departure') }),
    data: flightsSchema,
    sample: ({ tourId }) => named('tour', tourId),
  }),
  call('coordinators', 'GET /coordinators/show', 'A coordinator with the departures they lead', {
    query: z.object({ slug: z.string() }),
    data: coordinatorDetailSchema,
    sample: ({ coordinator }) => named('slug', coordinator),
  }),
  call('community events', 'GET /wemeet/events', 'Upcoming events, soonest first', {
    query: z.object({
      place: z.string().optional().describe('a city, as a visitor writes it'),
      when: z.enum(TIME_FILTERS).optional(),
      page: z.number().int().optional(),
    }),
    data: wemeetListSchema,
    sample: () => ({}),
    finds: ({ data: [event] }) => (event ? { event: event.id, eventSlug: event.slug.toLowerCase() } : {}),
  }),
  call('community events', 'GET /wemeet/events/show', 'An event with others nearby', {
    query: z.object({ slug: z.string().describe('its id, or its slug in any language') }),
    data: wemeetDetailSchema,
    sample: ({ eventSlug }) => named('slug', eventSlug),
  }),
  call('search engines', 'GET /sitemap', 'Pages that search engines may index', {
    data: sitemapSchema,
    sample: () => ({}),
  }),
]

/** What the page of a travel asks for where there is no `/travels/show`. */
export const outlineCall = call('trips', 'POST /tours', 'Departures of a travel, by its slug as its id', {
  body: listRequestSchema,
  data: foundToursSchema,
  sample: ({ travelSlug }) =>
    travelSlug === undefined ? null : { body: { travelId: [travelSlug], sort: 'date:asc' } },
  contradiction: ({ data }, { travelSlug }) =>
    data.length > 0 && data.every(({ travel }) => travel.slug === travelSlug)
      ? null
      : `not the departures of the travel "${travelSlug}", with it as travelId: without /travels/show, ids of travels must be their slugs, in lower case`,
})
