import type { z } from 'zod'
import type { Market } from '../../markets/market-schema.ts'
import { markets } from '../../markets/registry.ts'
import { type CustomPage, customPageSchema } from '../../shared/contracts/custom-page.ts'
import { envelope, pageOf } from '../../shared/contracts/envelope.ts'
import type { ListRequest } from '../../shared/contracts/filter-state.ts'
import { foundTravelSchema } from '../../shared/contracts/search.ts'
import { sitemapSchema } from '../../shared/contracts/sitemap.ts'
import { SALES_STATUSES, type Tour, tourSchema } from '../../shared/contracts/tour.ts'
import {
  coordinatorDetailSchema,
  MOODS,
  type Mood,
  type Review,
  type TravelDetail,
  travelDetailSchema,
} from '../../shared/contracts/travel.ts'
import { type WemeetEvent, wemeetEventSchema } from '../../shared/contracts/wemeet.ts'
import { mapInParallel } from './in-parallel.ts'

/** Requests a path of the back end (`api`), or of a market's site; a body is posted as JSON. */
export type Request = (
  host: string,
  path: string,
  body?: object,
) => Promise<{ status: number; text: string; headers: Readonly<Record<string, string | string[] | undefined>> }>

/** Parses an answer of the back end. */
type Answer<T> = { parse: (value: unknown) => { data: T } }

/** What the audit loads of a market's pages; data are always read whole. */
export type Scope = {
  /** Whether it loads the pages of the travel, or the place, at an index of its list. */
  isChosen: (index: number) => boolean
  /** Whether it loads every departure. */
  isWhole: boolean
}

/** Data of one market. */
export type Catalogue = {
  market: Market
  /** With the reviews that only pages of coordinators show. */
  travels: readonly TravelDetail[]
  /** All upcoming departures, as lists have them. */
  tours: readonly Tour[]
  /** Ids of the travels that a search for the mood finds. */
  byMood: Readonly<Record<Mood, readonly string[]>>
  /** Content of indexed pages by their path: fixed ones, and those of editors and places. */
  pages: ReadonlyMap<string, CustomPage>
  events: readonly WemeetEvent[]
}

/** Titles of stages by the id of their travel. */
export type Titles = ReadonlyMap<string, readonly string[]>

/** Reads a market's whole catalogue by the calls of `backend/README.md`; throws for an answer that breaks its contract. */
export const readCatalogue = async (request: Request, market: Market): Promise<Catalogue> => {
  const { call, all, query } = callsOf(request, market)
  const travels = await readTravels(request, market)
  const tours = await all('/tours', tourSchema, { status: [...SALES_STATUSES], sort: 'date:asc' })
  const leaders = new Set(tours.flatMap(({ coordinator }) => coordinator?.slug ?? []))
  const coordinators = await mapInParallel(leaders, (slug) =>
    call(`/coordinators/show?${query}&slug=${slug}`, envelope(coordinatorDetailSchema)),
  )
  const reviews = Map.groupBy(
    coordinators.flatMap(({ reviews }) => reviews),
    ({ travelSlug }) => travelSlug,
  )
  const found = MOODS.map(async (mood) => {
    const carrying = await all('/travels/paginated', foundTravelSchema, { moods: [mood] })
    return [mood, carrying.map(({ id }) => id)]
  })
  return {
    market,
    travels: travels.map((travel) => ({ ...travel, reviews: merged(travel.reviews, reviews.get(travel.slug) ?? []) })),
    tours,
    byMood: Object.fromEntries(await Promise.all(found)),
    pages: await readPages(request, market),
    events: market.paths['events-wemeet'] === null ? [] : await all('/wemeet/events', wemeetEventSchema),
  }
}

/** English titles, which name subjects in words that the audit knows. */
export const readTitles = async (request: Request): Promise<Titles> =>
  new Map(
    (await readTravels(request, markets.we)).map(({ id, itinerary }) => [id, itinerary.map(({ title }) => title)]),
  )

const callsOf = (request: Request, market: Market) => {
  const query = `market=${market.id}`
  const call = async <T>(path: string, schema: Answer<T>, body?: object): Promise<T> => {
    const { status, text } = await request('api', path, body)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    return schema.parse(JSON.parse(text)).data
  }
  /** All pages of a list; one without a filter is not posted. */
  const all = async <T>(path: string, item: z.ZodType<T>, filter?: ListRequest): Promise<T[]> => {
    const found: T[] = []
    for (let page = 1, last = 1; page <= last; page++) {
      const body = filter && { ...filter, perPage: 100, page }
      const at = `${path}?${query}${filter ? '' : `&page=${page}`}`
      const { data, lastPage } = await call(at, envelope(pageOf(item)), body)
      found.push(...data)
      last = lastPage
    }
    return found
  }
  return { call, all, query }
}

const readTravels = async (request: Request, market: Market): Promise<TravelDetail[]> => {
  const { call, all, query } = callsOf(request, market)
  return mapInParallel(await all('/travels/paginated', foundTravelSchema, {}), ({ slug }) =>
    call(`/travels/show?${query}&slug=${slug}`, envelope(travelDetailSchema)),
  )
}

const readPages = async (request: Request, market: Market): Promise<Catalogue['pages']> => {
  const { call, query } = callsOf(request, market)
  const { pages } = await call(`/sitemap?${query}`, envelope(sitemapSchema))
  const read = await mapInParallel(pages, async ({ routingKey, urls }) => {
    const path = urls[market.hreflang] ?? '/'
    const key = routingKey === null ? `slug=${path.slice(1)}` : `routingKey=${routingKey}`
    return [path, await call(`/custompages/show?${query}&${key}`, envelope(customPageSchema))] as const
  })
  return new Map(read)
}

/** Reviews that differ in anything are two. */
const merged = (...lists: readonly Review[][]): Review[] => [
  ...new Map(lists.flat().map((review) => [JSON.stringify(review), review])).values(),
]
