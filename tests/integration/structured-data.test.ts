import { beforeAll, describe, expect, it } from 'vitest'
import { tourPath } from '../../markets/links.ts'
import type { Market } from '../../markets/market-schema.ts'
import { markets } from '../../markets/registry.ts'
import { envelope } from '../../shared/contracts/envelope.ts'
import { type TravelDetail, travelDetailSchema } from '../../shared/contracts/travel.ts'
import { chosenMarkets, MARKETS_OF_RUN } from '../support/chosen-markets.ts'
import { linkedDataOf, linkedDataProblems, linkedDataTypes } from '../support/linked-data.ts'
import { itsSlug, pagesOfMarket } from '../support/market-pages.ts'
import { sharedSite } from '../support/shared-site.ts'
import type { Site } from '../support/site.ts'

/**
 * Properties that Google requires of each type (developers.google.com/search/docs/appearance/structured-data), and of
 * types that Google shows nothing of those without which schema.org's definition has no meaning; alternatives are
 * separated by "|".
 */
const REQUIRED: Record<string, readonly string[]> = {
  BreadcrumbList: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
  FAQPage: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Event: ['name', 'startDate', 'location.name', 'location.address'],
  Place: ['name'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  Product: ['name', 'offers|aggregateRating'],
  Offer: ['price', 'priceCurrency', 'availabilityStarts'],
  AggregateOffer: ['lowPrice', 'priceCurrency', 'offers.price', 'offers.availabilityStarts'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  ItemList: ['itemListElement.position', 'itemListElement.url|itemListElement.item.name'],
  ListItem: ['position', 'url|item'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  Organization: ['name', 'url', 'logo', 'sameAs'],
  TouristTrip: ['name', 'itinerary.itemListElement.item.name|offers.price'],
  TouristDestination: ['@id', 'name', 'description', 'url', 'image', 'containedInPlace.name'],
  Person: ['name'],
}

type Data = Record<string, unknown>
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)

/** All values at a path; `undefined` for each missing one. */
const valuesAt = (value: unknown, path: readonly string[]): unknown[] => {
  if (Array.isArray(value)) return value.flatMap((each) => valuesAt(each, path))
  const [name, ...rest] = path
  if (name === undefined) return [value]
  return isData(value) ? valuesAt(value[name], rest) : [undefined]
}

const hasAll = (data: Data, path: string): boolean => {
  const values = valuesAt(data, path.split('.'))
  return values.length > 0 && values.every((value) => value !== undefined && value !== null && value !== '')
}

/** Required properties that an object or one within it lacks. A free event has an offer without a departure. */
const missing = (value: unknown, isOfEvent = false): string[] => {
  if (Array.isArray(value)) return value.flatMap((each) => missing(each, isOfEvent))
  if (!isData(value)) return []
  const types = [value['@type'] ?? []].flat().map(String)
  const own = types.flatMap((type) =>
    (REQUIRED[type] ?? ['a known type'])
      .filter((paths) => !(isOfEvent && paths === 'availabilityStarts'))
      .filter((paths) => !paths.split('|').some((path) => hasAll(value, path)))
      .map((paths) => `${type}: ${paths}`),
  )
  return [...own, ...Object.values(value).flatMap((each) => missing(each, types.includes('Event')))]
}

/** Types at the top of each kind of page. Search engines do not list searches. */
const TYPES: Record<string, readonly string[]> = {
  index: ['Organization', 'WebSite', 'ItemList'],
  search: [],
  travel: ['TouristTrip', 'Product', 'BreadcrumbList', 'FAQPage'],
  departure: ['TouristTrip', 'Product', 'BreadcrumbList'],
  itinerary: ['TouristTrip', 'BreadcrumbList'],
  coordinator: ['Person', 'BreadcrumbList'],
  country: ['TouristDestination', 'BreadcrumbList', 'ItemList', 'FAQPage'],
  region: ['TouristDestination', 'BreadcrumbList', 'ItemList', 'FAQPage'],
  'area-asia': ['BreadcrumbList', 'ItemList', 'FAQPage'],
  faqs: ['BreadcrumbList', 'FAQPage'],
  sales: ['BreadcrumbList', 'ItemList'],
  tours: ['BreadcrumbList', 'ItemList'],
  events: ['BreadcrumbList', 'ItemList'],
  event: ['BreadcrumbList', 'Event'],
  'blog/japan-seasons': ['BreadcrumbList', 'ItemList'],
}

let site: Site
beforeAll(async () => {
  site = await sharedSite()
})

const page = async ({ id }: Market, path: string) => {
  const { text, status } = await site.request(id, path)
  expect([path, status]).toEqual([path, 200])
  return text
}

const travelOf = async (market: Market, travel: string): Promise<TravelDetail> => {
  const { text } = await site.request('api', `/travels/show?market=${market.id}&slug=${itsSlug(market, travel)}`)
  return envelope(travelDetailSchema).parse(JSON.parse(text)).data
}

/** Paths by name, also those of a country, a region and a departure. */
const pathsOf = async (market: Market): Promise<Record<string, string>> => {
  const { destination, places, slug, departures } = await travelOf(market, 'vietnam-hanoi-mekong')
  return {
    ...Object.fromEntries(pagesOfMarket(market.id).map(({ name, path }) => [name, path])),
    country: destination.path ?? 'none',
    region: places[0]?.path ?? 'none',
    departure: tourPath(market, slug, departures[0]?.code ?? 'none'),
  }
}

describe.each(chosenMarkets(MARKETS_OF_RUN))('structured data in $id', (market) => {
  const kinds = Object.entries(TYPES).filter(([kind]) => market.paths['events-wemeet'] || !kind.startsWith('event'))

  it.each(kinds)('of %s have the required properties of its types', async (kind, types) => {
    const html = await page(market, (await pathsOf(market))[kind] ?? 'none')
    expect(linkedDataProblems(html)).toEqual([])
    expect(missing(linkedDataOf(html))).toEqual([])
    expect(new Set(linkedDataTypes(html))).toEqual(new Set(types))
  })

  it('have a question and its answer on one page only', async () => {
    const paths = await pathsOf(market)
    const other = await travelOf(market, 'japan-tokyo-kyoto')
    const names = ['travel', 'country', 'region', 'area-asia', 'area-europe', 'faqs']
    const questions: unknown[] = []
    for (const path of [...names.map((name) => paths[name]), other.destination.path])
      for (const data of linkedDataOf(await page(market, path ?? 'none')))
        if (data?.['@type'] === 'FAQPage') questions.push(...(data.mainEntity as unknown[]))
    const texts = questions.map((question) => JSON.stringify(question))
    expect(texts.length).toBeGreaterThan(20)
    expect(texts.filter((text, index) => texts.indexOf(text) < index)).toEqual([])
  })
})

const shownIn = (html: string) => html.replace(/<script type="application\/ld\+json">.*?<\/script>/gs, '')

describe.each([
  { market: markets.it, job: 'Coordinamento di viaggi di gruppo', of5: 'su 5', reviews: 'valutazioni' },
  { market: markets.de, job: 'Reisebegleitung', of5: 'von 5', reviews: 'Bewertungen' },
])('structured data in $market.id', ({ market, job, of5, reviews }) => {
  it('of a coordinator name the job', async () => {
    const html = await page(market, (await pathsOf(market)).coordinator ?? 'none')
    expect(linkedDataOf(html).find((data) => data?.['@type'] === 'Person')?.jobTitle).toBe(job)
  })

  it('of a travel agree with the page: rating, number of reviews, and the day of the lowest price', async () => {
    const html = await page(market, (await pathsOf(market)).travel ?? 'none')
    const shown = shownIn(html)
    const [trip] = linkedDataOf(html).filter((data) => [data?.['@type']].flat().includes('TouristTrip'))
    const { aggregateRating, offers } = trip as unknown as {
      aggregateRating: { ratingValue: string; reviewCount: number }
      offers: { lowPrice: string; offers: [{ price: string; availabilityStarts: string }] }
    }
    expect(shown).toContain(`${aggregateRating.ratingValue.replace('.', ',')} ${of5}`)
    expect(shown).toContain(`${aggregateRating.reviewCount} ${reviews}`)
    const [lowest] = offers.offers
    expect(lowest.price).toBe(offers.lowPrice)
    expect(shown).toContain(`dateTime="${lowest.availabilityStarts}"`)
  })

  it('of a list have the price and the day of each card', async () => {
    const html = await page(market, market.paths['area-asia'] ?? 'none')
    const days = linkedDataOf(html)
      .flatMap((data) => valuesAt(data, ['itemListElement', 'item', 'offers', 'availabilityStarts']))
      .filter((day) => day !== undefined)
    expect(days.length).toBeGreaterThan(3)
    for (const day of days) expect(shownIn(html)).toContain(`dateTime="${day}"`)
  })
})
