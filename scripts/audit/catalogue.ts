import type { Market } from '../../markets/market-schema.ts'
import { envelope, type PageOf, pageOf } from '../../shared/contracts/envelope.ts'
import type { ListRequest } from '../../shared/contracts/filter-state.ts'
import { foundTravelSchema } from '../../shared/contracts/search.ts'
import { SALES_STATUSES, type Tour, tourSchema } from '../../shared/contracts/tour.ts'
import {
  coordinatorDetailSchema,
  MOODS,
  type Mood,
  type Review,
  type TravelDetail,
  travelDetailSchema,
} from '../../shared/contracts/travel.ts'
import { mapInParallel } from './in-parallel.ts'

/** Requests a path of the back end (`api`), or of a market's site; a body is posted as JSON. */
export type Request = (
  host: string,
  path: string,
  body?: object,
) => Promise<{ status: number; text: string; headers: Readonly<Record<string, string | string[] | undefined>> }>

/** Parses an answer of the back end. */
type Answer<T> = { parse: (value: unknown) => { data: T } }

/** Data of one market. */
export type Catalogue = {
  market: Market
  /** With the reviews that only pages of coordinators show. */
  travels: readonly TravelDetail[]
  /** All upcoming departures, as lists have them. */
  tours: readonly Tour[]
  /** Ids of the travels that a search for the mood finds. */
  byMood: Readonly<Record<Mood, readonly string[]>>
}

/** Reads a market's whole catalogue by the calls of `backend/README.md`; throws for an answer that breaks its contract. */
export const readCatalogue = async (request: Request, market: Market): Promise<Catalogue> => {
  const call = async <T>(path: string, schema: Answer<T>, body?: object): Promise<T> => {
    const { status, text } = await request('api', path, body)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    return schema.parse(JSON.parse(text)).data
  }
  const query = `market=${market.id}`
  const all = async <T>(path: string, schema: Answer<PageOf<T>>, filter: ListRequest) => {
    const found: T[] = []
    for (let page = 1, last = 1; page <= last; page++) {
      const { data, lastPage } = await call(`${path}?${query}`, schema, { ...filter, perPage: 100, page })
      found.push(...data)
      last = lastPage
    }
    return found
  }
  const findTravels = (filter: ListRequest) => all('/travels/paginated', envelope(pageOf(foundTravelSchema)), filter)
  const travels = await mapInParallel(await findTravels({}), ({ slug }) =>
    call(`/travels/show?${query}&slug=${slug}`, envelope(travelDetailSchema)),
  )
  const tours = await all('/tours', envelope(pageOf(tourSchema)), { status: [...SALES_STATUSES], sort: 'date:asc' })
  const leaders = new Set(tours.flatMap(({ coordinator }) => coordinator?.slug ?? []))
  const coordinators = await mapInParallel(leaders, (slug) =>
    call(`/coordinators/show?${query}&slug=${slug}`, envelope(coordinatorDetailSchema)),
  )
  const reviews = Map.groupBy(
    coordinators.flatMap(({ reviews }) => reviews),
    ({ travelSlug }) => travelSlug,
  )
  const found = MOODS.map(async (mood) => [mood, (await findTravels({ moods: [mood] })).map(({ id }) => id)])
  return {
    market,
    travels: travels.map((travel) => ({ ...travel, reviews: merged(travel.reviews, reviews.get(travel.slug) ?? []) })),
    tours,
    byMood: Object.fromEntries(await Promise.all(found)),
  }
}

/** Reviews that differ in anything are two. */
const merged = (...lists: readonly Review[][]): Review[] => [
  ...new Map(lists.flat().map((review) => [JSON.stringify(review), review])).values(),
]
