import { z } from 'zod'

/** Required fields of the JSON-LD types that our builders write; other types come from pages. */
const context = { '@context': z.literal('https://schema.org') }
const address = z.url()
const text = z.string().min(1)

const positions = (items: { position: number }[]) => items.every(({ position }, index) => position === index + 1)

const currency = z.enum(['EUR', 'GBP', 'USD'])
const decimal = z.string().regex(/^\d+\.\d\d$/)
const schemaAddress = z.string().regex(/^https:\/\/schema\.org\/[A-Z]\w+$/)
const offer = z.strictObject({
  '@type': z.literal('Offer'),
  url: address,
  sku: text,
  priceCurrency: currency,
  price: decimal,
  availability: schemaAddress,
  priceValidUntil: z.iso.date(),
  availabilityStarts: z.iso.date(),
  availabilityEnds: z.iso.date(),
})

/** A price in a list names the day of its departure. */
const listed = z.strictObject({
  '@type': z.literal('TouristTrip'),
  name: text,
  offers: z.strictObject({
    '@type': z.literal('Offer'),
    priceCurrency: currency,
    price: decimal,
    availabilityStarts: z.iso.date(),
  }),
})

const SCHEMAS: Record<string, z.ZodType> = {
  Organization: z.strictObject({
    ...context,
    '@type': z.literal('Organization'),
    '@id': address,
    name: text,
    legalName: text,
    vatID: text,
    url: address,
    // Search engines take no SVG.
    logo: z.url().endsWith('.png'),
    email: z.email(),
    sameAs: z.array(address).min(1),
  }),
  WebSite: z.strictObject({
    ...context,
    '@type': z.literal('WebSite'),
    '@id': address,
    name: text,
    url: address,
    inLanguage: text,
    publisher: z.strictObject({ '@id': address }),
    potentialAction: z.strictObject({
      '@type': z.literal('SearchAction'),
      target: z.strictObject({
        '@type': z.literal('EntryPoint'),
        urlTemplate: z.string().includes('{search_term_string}'),
      }),
      'query-input': z.literal('required name=search_term_string'),
    }),
  }),
  BreadcrumbList: z.strictObject({
    ...context,
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: text, item: address }))
      .min(2)
      .refine(positions, 'positions count from 1'),
  }),
  ItemList: z
    .strictObject({
      ...context,
      '@type': z.literal('ItemList'),
      name: text,
      numberOfItems: z.int().min(1),
      itemListElement: z
        .array(
          z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), url: address, item: listed.optional() }),
        )
        .refine(positions, 'positions count from 1'),
    })
    .refine(({ numberOfItems, itemListElement }) => numberOfItems === itemListElement.length, 'numberOfItems'),
  FAQPage: z.strictObject({
    ...context,
    '@type': z.literal('FAQPage'),
    mainEntity: z
      .array(
        z.strictObject({
          '@type': z.literal('Question'),
          name: text,
          acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
        }),
      )
      .min(1),
  }),
  Event: z.strictObject({
    ...context,
    '@type': z.literal('Event'),
    '@id': address,
    name: text,
    description: text,
    url: address,
    image: z.array(address).min(1),
    startDate: z.iso.datetime({ offset: true }),
    endDate: z.iso.datetime({ offset: true }),
    eventStatus: schemaAddress,
    eventAttendanceMode: schemaAddress,
    location: z.strictObject({
      '@type': z.literal('Place'),
      name: text,
      address: z.strictObject({
        '@type': z.literal('PostalAddress'),
        addressLocality: text,
        addressCountry: z.string().length(2),
      }),
    }),
    organizer: z.strictObject({ '@type': z.literal('Person'), name: text, url: address.optional() }),
    maximumAttendeeCapacity: z.int().positive(),
    remainingAttendeeCapacity: z.int().nonnegative(),
    offers: z.strictObject({
      '@type': z.literal('Offer'),
      url: address,
      price: decimal,
      priceCurrency: currency,
      availability: schemaAddress,
    }),
  }),
  TouristTrip: z.strictObject({
    ...context,
    '@type': z.union([z.literal('TouristTrip'), z.tuple([z.literal('TouristTrip'), z.literal('Product')])]),
    '@id': address,
    name: text,
    description: text,
    url: address,
    image: z.array(address).min(1),
    itinerary: z.strictObject({
      '@type': z.literal('ItemList'),
      itemListElement: z
        .array(
          z.strictObject({
            '@type': z.literal('ListItem'),
            position: z.int(),
            item: z.strictObject({ '@type': z.literal('Place'), name: text }),
          }),
        )
        .refine(positions, 'positions count from 1'),
    }),
    isRelatedTo: z.strictObject({ '@id': address }).optional(),
    offers: z
      .union([
        offer,
        z
          .strictObject({
            '@type': z.literal('AggregateOffer'),
            priceCurrency: currency,
            lowPrice: decimal,
            highPrice: decimal,
            offerCount: z.int().min(1),
            availability: schemaAddress,
            url: address,
            offers: z.array(offer).length(1),
          })
          .refine(({ lowPrice, offers: [lowest] }) => lowest?.price === lowPrice, 'the offer of the lowest price')
          .refine(({ lowPrice, highPrice }) => Number(lowPrice) <= Number(highPrice), 'lowPrice and highPrice'),
      ])
      .optional(),
    aggregateRating: z
      .strictObject({
        '@type': z.literal('AggregateRating'),
        ratingValue: z.string().regex(/^[1-5]\.\d$/),
        reviewCount: z.int().min(1),
        bestRating: z.literal(5),
        worstRating: z.literal(1),
      })
      .optional(),
  }),
  TouristDestination: z.strictObject({
    ...context,
    '@type': z.literal('TouristDestination'),
    '@id': address,
    name: text,
    description: text,
    url: address,
    // No picture may lie there.
    image: address.optional(),
    // A continent is in none.
    containedInPlace: z.strictObject({ '@type': z.literal('Place'), name: text }).optional(),
  }),
  Person: z.strictObject({
    ...context,
    '@type': z.literal('Person'),
    '@id': address,
    name: text,
    description: text,
    image: address,
    url: address,
    jobTitle: text,
    knowsLanguage: z.array(text).min(1),
    worksFor: z.strictObject({ '@id': address }),
  }),
}

/** Problems of a page's JSON-LD, one line each. */
export const linkedDataProblems = (html: string): string[] =>
  linkedDataOf(html).flatMap((data) => {
    if (data === null) return ['JSON-LD that is no JSON']
    const types = [data['@type']].flat().map(String)
    const schema = types.map((type) => SCHEMAS[type]).find((each) => each !== undefined)
    const parsed = schema?.safeParse(data)
    return parsed === undefined || parsed.success ? [] : [`${types}: ${z.prettifyError(parsed.error)}`]
  })

export const linkedDataTypes = (html: string): string[] =>
  linkedDataOf(html).flatMap((data) => [data?.['@type'] ?? []].flat().map(String))

/** The objects of a page's JSON-LD; null for one that is no JSON. */
export const linkedDataOf = (html: string): (Record<string, unknown> | null)[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => {
    try {
      return JSON.parse(json ?? '') as Record<string, unknown>
    } catch {
      return null
    }
  })
