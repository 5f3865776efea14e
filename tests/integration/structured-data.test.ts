import { beforeAll, describe, expect, it } from 'vitest'
import { linkedDataOf, linkedDataProblems } from '../support/linked-data.ts'
import { type ReadOnlySite, readOnlySite } from '../support/shared-site.ts'

/**
 * Properties that Google requires of each type (developers.google.com/search/docs/appearance/structured-data);
 * alternatives are separated by "|". TouristTrip is none of its types: those of the specification.
 */
const REQUIRED: Record<string, readonly string[]> = {
  BreadcrumbList: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
  FAQPage: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'],
  Event: ['name', 'startDate', 'location.name', 'location.address'],
  Product: ['name', 'offers|aggregateRating'],
  Offer: ['price', 'priceCurrency', 'availabilityStarts'],
  AggregateOffer: ['lowPrice', 'priceCurrency', 'offers.price', 'offers.availabilityStarts'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  ItemList: ['itemListElement.position', 'itemListElement.url|itemListElement.item.name'],
  WebSite: ['name', 'url'],
  Organization: ['name', 'url', 'logo'],
  TouristTrip: ['name', 'itinerary.itemListElement.item.name|offers.price'],
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
  const types = [value['@type']].flat().map(String)
  const own = types.flatMap((type) =>
    (REQUIRED[type] ?? [])
      .filter((paths) => !(isOfEvent && paths === 'availabilityStarts'))
      .filter((paths) => !paths.split('|').some((path) => hasAll(value, path)))
      .map((paths) => `${type}: ${paths}`),
  )
  return [...own, ...Object.values(value).flatMap((each) => missing(each, types.includes('Event')))]
}

describe('structured data', () => {
  let site: ReadOnlySite
  beforeAll(async () => {
    site = await readOnlySite()
  })
  const page = async (path: string) => {
    const { text, status } = await site.request('it', path)
    expect([path, status]).toEqual([path, 200])
    return text
  }
  const hrefIn = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? 'no such link'
  const JAPAN = '/viaggi/giappone-tokyo-kyoto'

  it.each<[string, () => Promise<string> | string, string[]]>([
    ['home', () => '/', ['Organization', 'WebSite', 'ItemList']],
    ['a travel', () => JAPAN, ['TouristTrip', 'Product', 'BreadcrumbList', 'FAQPage']],
    [
      'a departure',
      async () => hrefIn(await page(JAPAN), /href="(\/viaggi\/giappone-tokyo-kyoto\/jpn-[^"?#]+)"/),
      ['TouristTrip', 'Product', 'BreadcrumbList'],
    ],
    ['an itinerary', () => `${JAPAN}/itinerario`, ['TouristTrip', 'BreadcrumbList']],
    ['an area', () => '/viaggi-asia', ['BreadcrumbList', 'ItemList']],
    ['a coordinator', async () => hrefIn(await page('/coordinatori'), /href="(\/coordinatori\/[^"?#]+)"/), ['Person']],
    ['sales', () => '/offerte', ['BreadcrumbList', 'ItemList']],
    ['events', () => '/eventi-wemeet', ['BreadcrumbList', 'ItemList']],
    [
      'an event',
      async () => hrefIn(await page('/eventi-wemeet'), /href="(\/eventi-wemeet\/[^"?#]+)"/),
      ['BreadcrumbList', 'Event'],
    ],
  ])('of %s has the required properties of its types', async (_, path, types) => {
    const html = await page(await path())
    const found = linkedDataOf(html)
    expect(linkedDataProblems(html)).toEqual([])
    expect(missing(found)).toEqual([])
    expect(found.flatMap((data) => [data?.['@type']].flat())).toEqual(expect.arrayContaining(types))
  })

  it('of a departure is no event', async () => {
    const html = await page(hrefIn(await page(JAPAN), /href="(\/viaggi\/giappone-tokyo-kyoto\/jpn-[^"?#]+)"/))
    expect(linkedDataOf(html).flatMap((data) => [data?.['@type']].flat())).not.toContain('Event')
  })

  it('of a travel agrees with the page: rating, number of reviews, and the day of the lowest price', async () => {
    const html = await page(JAPAN)
    const shown = html.replace(/<script type="application\/ld\+json">.*?<\/script>/gs, '')
    const [trip] = linkedDataOf(html).filter((data) => [data?.['@type']].flat().includes('TouristTrip'))
    const { aggregateRating, offers } = trip as unknown as {
      aggregateRating: { ratingValue: string; reviewCount: number }
      offers: { lowPrice: string; offers: [{ price: string; availabilityStarts: string }] }
    }
    expect(shown).toContain(`${aggregateRating.ratingValue.replace('.', ',')} su 5`)
    expect(shown).toContain(`${aggregateRating.reviewCount} recensioni`)
    const [lowest] = offers.offers
    expect(lowest.price).toBe(offers.lowPrice)
    expect(shown).toContain(`dateTime="${lowest.availabilityStarts}"`)
  })

  it('of a list has the price and the day of each card', async () => {
    const html = await page('/viaggi-asia')
    const shown = html.replace(/<script type="application\/ld\+json">.*?<\/script>/gs, '')
    const days = linkedDataOf(html)
      .flatMap((data) => valuesAt(data, ['itemListElement', 'item', 'offers', 'availabilityStarts']))
      .filter((day) => day !== undefined)
    expect(days.length).toBeGreaterThan(3)
    for (const day of days) expect(shown).toContain(`dateTime="${day}"`)
  })
})
