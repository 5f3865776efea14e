import { z } from 'zod'
import { fieldReasons } from '../../backend/api/http/json.ts'
import type { Market } from '../../markets/market-schema.ts'
import { type CustomPage, customPageSchema } from '../../shared/contracts/custom-page.ts'
import { envelope, pageOf } from '../../shared/contracts/envelope.ts'
import type { ListRequest } from '../../shared/contracts/filter-state.ts'
import { layoutSchema } from '../../shared/contracts/layout.ts'
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
import type { Report } from './report.ts'

/** Requests a path of the back end (`api`), or of a market's site; a body is posted as JSON. */
export type Request = (
  host: string,
  path: string,
  body?: object,
) => Promise<{ status: number; text: string; headers: Readonly<Record<string, string | string[] | undefined>> }>

/** Data of one market. */
export type Catalogue = {
  market: Market
  /** With the reviews that only pages of coordinators show. */
  travels: readonly TravelDetail[]
  /** All upcoming departures, as lists have them. */
  tours: readonly Tour[]
  /** Ids of the travels that a search for the mood finds, if it answers. */
  byMood: Readonly<Record<Mood, readonly string[] | undefined>>
  /** Content of indexed pages by their path: fixed ones, and those of editors and places. */
  pages: ReadonlyMap<string, CustomPage>
  events: readonly WemeetEvent[]
}

/**
 * Reads a market's whole catalogue by the calls of `backend/README.md`, without records that break their contract, which
 * it reports; `null` without trips or departures.
 */
export const readCatalogue = async (report: Report, request: Request, market: Market): Promise<Catalogue | null> => {
  const { call, all, query } = callsOf(report, request, market)
  const travels = await readTravels(report, request, market)
  const tours = await all('/tours', tourSchema, { status: [...SALES_STATUSES], sort: 'date:asc' })
  const leaders = new Set((tours ?? []).flatMap(({ coordinator }) => coordinator?.slug ?? []))
  const coordinators = await mapInParallel(leaders, (slug) =>
    call(`/coordinators/show?${query}&slug=${slug}`, envelope(coordinatorDetailSchema)),
  )
  const reviews = Map.groupBy(
    coordinators.flat().flatMap(({ reviews }) => reviews),
    ({ travelSlug }) => travelSlug,
  )
  const found = (travels === null ? [] : MOODS).map(async (mood) => {
    const carrying = await all('/travels/paginated', z.object({ id: z.string() }), { moods: [mood] })
    return [mood, carrying?.map(({ id }) => id)]
  })
  const hasEvents = market.paths['events-wemeet'] !== null
  const byMood = Object.fromEntries(await Promise.all(found))
  await call(`/layouts?${query}`, envelope(layoutSchema))
  const pages = await readPages(report, request, market)
  const events = (hasEvents && (await all('/wemeet/events', wemeetEventSchema))) || []
  // Only now, so that all missing calls are reported.
  if (travels === null || tours === null) return null
  return {
    market,
    travels: travels.map((travel) => ({ ...travel, reviews: merged(travel.reviews, reviews.get(travel.slug) ?? []) })),
    tours,
    byMood,
    pages,
    events,
  }
}

const CONTRACT = 'a response keeps its contract'

/** Calls of a market's back end, which report what breaks its contract and leave it out. */
export const callsOf = ({ verify }: Report, request: Request, market: Market) => {
  const query = `market=${market.id}`
  const parse = <T>(where: string, schema: z.ZodType<T>, value: unknown): T[] => {
    const { data, error } = schema.safeParse(value)
    verify(CONTRACT, where, error === undefined, error && fieldReasons(error).join('; '))
    return data === undefined ? [] : [data]
  }
  /** The data of a response, if it keeps its contract. */
  const call = async <T>(path: string, schema: z.ZodType<{ data: T }>, body?: object): Promise<T[]> => {
    try {
      const { status, text } = await request('api', path, body)
      if (status !== 200) throw new Error(`status ${status}`)
      return parse(path, schema, JSON.parse(text)).map(({ data }) => data)
    } catch (error) {
      verify(CONTRACT, path, false, (error as Error).message)
      return []
    }
  }
  /** All pages of a list, `null` if one is missing; a list without a filter is not posted. */
  const all = async <T>(path: string, item: z.ZodType<T>, filter?: ListRequest): Promise<T[] | null> => {
    const found: T[] = []
    for (let page = 1, last = 1; page <= last; page++) {
      const body = filter && { ...filter, perPage: 100, page }
      const at = `${path}?${query}${filter ? '' : `&page=${page}`}`
      const [response] = await call(at, envelope(pageOf(z.unknown())), body)
      if (response === undefined) return null
      found.push(...response.data.flatMap((each, index) => parse(`${at}: ${Object(each).id ?? index}`, item, each)))
      last = response.lastPage
    }
    return found
  }
  return { call, all, query }
}

const readTravels = async (report: Report, request: Request, market: Market): Promise<TravelDetail[] | null> => {
  const { call, all, query } = callsOf(report, request, market)
  const listed = await all('/travels/paginated', foundTravelSchema, {})
  const read = await mapInParallel(listed ?? [], ({ slug }) =>
    call(`/travels/show?${query}&slug=${slug}`, envelope(travelDetailSchema)),
  )
  return listed && read.flat()
}

const readPages = async (report: Report, request: Request, market: Market): Promise<Catalogue['pages']> => {
  const { call, query } = callsOf(report, request, market)
  const [sitemap] = await call(`/sitemap?${query}`, envelope(sitemapSchema))
  const read = await mapInParallel(sitemap?.pages ?? [], async ({ routingKey, urls }) => {
    const path = urls[market.hreflang] ?? '/'
    const key = routingKey === null ? `slug=${path.slice(1)}` : `routingKey=${routingKey}`
    const found = await call(`/custompages/show?${query}&${key}`, envelope(customPageSchema))
    return found.map((page) => [path, page] as const)
  })
  return new Map(read.flat())
}

/** Reviews that differ in anything are two. */
const merged = (...lists: readonly Review[][]): Review[] => [
  ...new Map(lists.flat().map((review) => [JSON.stringify(review), review])).values(),
]
