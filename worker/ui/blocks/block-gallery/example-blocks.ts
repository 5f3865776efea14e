import { z } from 'zod'
import { BLOCK_SCHEMAS, type Block, type BlockType } from '../../../../shared/contracts/blocks.ts'
import { imageSchema, responsiveImageSchema } from '../../../../shared/contracts/image.ts'
import { SALES_STATUSES } from '../../../../shared/contracts/tour.ts'

/** Base URL that the gallery of blocks replaces. */
export const EXAMPLE_PICTURES = 'https://pictures.example'

const image = (id: string, width = 1600, height = 1000) => ({
  id,
  baseUrl: EXAMPLE_PICTURES,
  resource: 'chosen',
  seoName: id,
  altText: `Picture of ${id}`,
  title: id,
  type: 'image/webp',
  size: { width, height },
})
const poster = (id: string) => ({
  desktop: image(`site-${id}-landscape`),
  mobile: image(`site-${id}-portrait`, 960, 1200),
})
const picture = poster('cover-travels')
const POSTERS = ['cover-tours', 'mood-culture', 'area-asia', 'area-oceania', 'cover-community', 'mood-nature']
export const examplePortrait = image('coordinator-giulia-ferrante-face', 640, 800)
export const exampleScene = (index: number) => image(`site-${POSTERS[index % POSTERS.length]}-landscape`)
const prices = (cents: number) => ({ EUR: cents, GBP: cents, USD: cents })
const continent = { id: 'asia', code: 'asia', name: 'Asia' }
const heading = { title: 'A title', subtitle: 'A subtitle' }
const button = { label: 'See all', link: { type: 'custompage', routingKey: 'tours' } }

const destination = {
  id: 'JPN',
  name: 'Japan',
  isoCodeAlpha3: 'JPN',
  continentCode: 'asia',
  itinerariesCount: 2,
  departuresCount: 9,
}

export const exampleTravel = (id: string, departures: number, index = 0) => ({
  id,
  slug: id,
  title: 'Donaudampfschifffahrtsgesellschaft',
  destinationLabel: 'Österreich',
  summary: 'Summary',
  days: 8,
  nights: 7,
  moods: ['NATURE', 'PARTY'],
  travelType: { code: 'CLASSIC', label: 'Classic' },
  travelStyle: { code: 'CITY', label: 'City' },
  ageRanges: ['ALL'],
  badges: ['NEW', 'SAFE'],
  thumbnailImage: index === 0 ? picture : poster(POSTERS[index % POSTERS.length] ?? ''),
  bestTour:
    departures === 0
      ? null
      : {
          id: 't',
          startingDate: '2027-03-12',
          basePrice: prices(150_000),
          price: prices(120_000),
          discounted: true,
        },
  departuresCount: departures,
  rating: departures === 0 ? null : { average: 4.6, count: 31 },
})

export const exampleTour = (salesStatus: string, index: number) => ({
  id: `tour-${index}`,
  code: `T${index}`,
  startingDate: '2027-03-12',
  endingDate: '2027-03-21',
  basePrice: prices(100_000),
  price: prices(100_000),
  salesStatus,
  freeSeats: 3,
  seatsToConfirm: index,
  ageBadge: 'ALL',
  discounted: false,
  isNoSharingRoomAvailable: true,
  wishlistedToursCount: 0,
  deposit: null,
  balanceDueDate: '2027-02-09',
  promo: null,
  flights: null,
  coordinator: null,
  travel: {
    id: 'a',
    slug: 'a',
    title: 'A travel',
    destinationLabel: 'Japan',
    numberOfDays: 10,
    thumbnailImage: picture,
  },
})

const review = (rating: number) => ({
  id: `review-${rating}`,
  rating,
  author: 'Ada',
  text: `Worth ${rating} stars`,
  language: 'en',
  original: null,
  departedOn: '2026-08-29',
  travelTitle: 'A travel',
  travelSlug: 'a',
})

/** Examples with edge cases: no rating, no departure, long words. The other types hold texts and pictures only. */
const CONTENTS: Partial<Record<BlockType, object>> = {
  'search-cover': { ...heading, picture },
  'heading-cover': { ...heading, picture },
  'rich-text': { title: 'A text', html: '<p>Text</p>' },
  'continent-carousel': {
    ...heading,
    items: [{ continent, picture: image('site-area-asia-landscape'), itinerariesCount: 1 }],
  },
  'destination-list': {
    ...heading,
    groups: [
      {
        continent,
        picture: image('site-area-asia-landscape'),
        items: [destination],
      },
    ],
  },
  'trip-map': {
    ...heading,
    pins: [
      {
        id: 'a',
        slug: 'a',
        title: 'A travel',
        point: { latitude: 35.7, longitude: 139.7 },
        country: { id: 'jpn', name: 'Japan', path: '/japan' },
        price: prices(129_900),
      },
    ],
  },
  'travel-list': {
    ...heading,
    travels: [exampleTravel('with-dates', 4), exampleTravel('without-dates', 0)],
    callToAction: button,
  },
  'tour-list': { ...heading, tours: SALES_STATUSES.map(exampleTour), filter: {}, callToAction: button },
  'mood-tiles': {
    ...heading,
    items: [
      {
        mood: 'NATURE',
        label: 'Nature',
        text: 'Text',
        picture: image('site-mood-nature-landscape'),
        link: { type: 'search', query: 'sort=date%3Aasc' },
      },
    ],
  },
  coordinators: {
    ...heading,
    coordinators: [
      {
        id: 'ada',
        slug: 'ada',
        name: 'Ada',
        picture: examplePortrait,
        motto: 'Slowly',
        biography: 'Biography',
        languages: ['Italian', 'English'],
        tripsLed: 12,
      },
    ],
  },
  reviews: { ...heading, average: 4.7, count: 2000, reviews: [5, 4, 3, 1].map(review) },
  'confidence-steps': { ...heading, steps: [{ title: 'First', text: 'Text' }] },
  'call-to-action': { ...heading, button },
  newsletter: {
    ...heading,
    action: 'https://newsletter.example/subscribe',
    emailPlaceholder: 'Email',
    cta: 'Sign up',
    description: 'Description',
    descriptionBottom: 'Small print',
    gdpr: 'gdpr[1]',
    bot: 'b_field',
  },
  faq: { ...heading, items: [{ id: 'alone', question: 'Alone?', answer: 'Yes.' }] },
  'travel-cover': { ...heading, picture, travelSlug: 'a', travelTitle: 'A travel', destinationLabel: 'Japan' },
  gallery: { title: 'A title', items: [1, 2, 3, 4, 5].map((number) => ({ picture: exampleScene(number) })) },
  'top-sellers': {
    ...heading,
    filter: {},
    limit: 6,
    travels: [exampleTravel('first', 4, 1), exampleTravel('second', 0, 2)],
  },
  'destination-carousel': { ...heading, items: [{ destination, picture: image('site-cover-tours-landscape') }] },
  'trust-rating': { title: 'A title', logo: 'dark', rating: 4.7, count: 2000, ratingPercent: 94 },
  'top-five': {
    ...heading,
    items: [1, 2, 3, 4, 5].map((number) => ({
      title: `Thing ${number}`,
      text: 'Text',
      picture: number === 2 ? null : exampleScene(number),
      travelSlug: number === 2 ? null : 'a',
    })),
  },
  'blog-teasers': {
    ...heading,
    items: [
      {
        title: 'A story',
        text: 'Text',
        picture: image('site-cover-community-landscape'),
        link: { type: 'custompage', slug: 'a-story' },
      },
      {
        title: 'Nowhere',
        text: 'Text',
        picture: image('site-cover-community-landscape'),
        link: { type: 'custompage', routingKey: 'nowhere' },
      },
    ],
  },
  video: { ...heading, video: 'desert-night', poster: image('site-cover-travels-landscape') },
  'legal-text': {
    title: 'A title',
    updated: '2026-11-02',
    intro: 'An introduction',
    sections: [
      { id: 'who', title: 'Who we are', html: '<p>Text</p>' },
      { id: 'what', title: 'What we do', html: '<ul><li>Text</li></ul>' },
    ],
  },
  'departure-calendar': {
    ...heading,
    filter: { continentId: ['asia'] },
    days: SALES_STATUSES.slice(0, 5).map((salesStatus, index) => ({
      day: `2027-0${index + 2}-14`,
      tours: index + 1,
      statuses: [salesStatus],
      bookable: salesStatus !== 'WAITING_LIST',
      basePrice: prices(100_000 + index + (index % 2) * 20_000),
      price: prices(100_000 + index),
    })),
  },
  'when-to-go': {
    ...heading,
    months: ['cold', 'mild', 'warm', 'hot', 'rainy', null].map((weather, index) => ({
      name: `Month ${index + 1}`,
      weather: weather && { code: weather, label: weather },
      departuresCount: index,
      from: index > 1 ? { day: `2027-0${index}-20`, price: prices(100_000 + index) } : null,
      priceBand: index > 2 ? { code: 'low', label: 'Lower prices' } : null,
      link: index > 0 ? { type: 'search', query: `destinationId%5B%5D=jpn&dateFrom=2027-0${index}-01` } : null,
    })),
  },
  'wemeet-teaser': { ...heading, text: 'Text', picture: image('site-mood-party-landscape'), button },
  'contact-books': heading,
}

/** Content with a text in every text field and a picture in every picture field. */
const plainContent = (schema: z.core.$ZodType): unknown => {
  if (schema === imageSchema) return exampleScene(0)
  if (schema === responsiveImageSchema) return picture
  if (schema instanceof z.ZodLazy) return plainContent(schema.unwrap())
  if (schema instanceof z.ZodArray) return [plainContent(schema.element)]
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, plainContent(field)]))
  return schema instanceof z.ZodString ? 'Text' : undefined
}

/** A block of a type: the example with changes, validated. */
export const exampleBlock = (blockType: BlockType, id: string = blockType, changes: object = {}): Block => {
  const schema: z.ZodType = BLOCK_SCHEMAS[blockType]
  const example = CONTENTS[blockType] ?? (plainContent(schema) as object)
  return { id, blockType, content: schema.parse({ ...example, ...changes }) } as Block
}
