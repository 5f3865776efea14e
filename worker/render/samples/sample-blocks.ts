import { BLOCK_SCHEMAS, type Block, type BlockType } from '../../../shared/contracts/blocks.ts'
import { SALES_STATUSES } from '../../../shared/contracts/tour.ts'

/** One block of every type for the render tests, with the awkward cases: no rating, no departure, long words. */
const image = (id: string, width = 1600, height = 1000) => ({
  id,
  baseUrl: 'https://pictures.example',
  resource: width === 640 ? 'portraits' : 'posters',
  seoName: id,
  altText: `Picture of ${id}`,
  title: id,
  type: 'image/webp',
  size: { width, height },
})
const picture = { desktop: image('dunes-landscape'), mobile: image('dunes-portrait', 960, 1200) }
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

const travel = (id: string, departures: number) => ({
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
  thumbnailImage: picture,
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

const tour = (salesStatus: string, index: number) => ({
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
  writtenOn: '2026-09-14',
  travelTitle: 'A travel',
  travelSlug: 'a',
})

const CONTENTS: Record<BlockType, object> = {
  'search-cover': { ...heading, picture },
  'heading-cover': { ...heading, picture },
  'rich-text': { title: 'A text', html: '<p>Text</p>' },
  'continent-carousel': { ...heading, items: [{ continent, picture: image('asia'), itinerariesCount: 1 }] },
  'destination-list': {
    ...heading,
    groups: [
      {
        continent,
        picture: image('asia'),
        items: [destination],
      },
    ],
  },
  'travel-list': { ...heading, travels: [travel('with-dates', 4), travel('without-dates', 0)], callToAction: button },
  'tour-list': { ...heading, tours: SALES_STATUSES.map(tour), filter: {}, callToAction: button },
  'mood-tiles': {
    ...heading,
    items: [
      {
        mood: 'NATURE',
        label: 'Nature',
        text: 'Text',
        picture: image('nature'),
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
        picture: image('ada', 640, 800),
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
  gallery: { title: 'A title', items: [1, 2, 3, 4, 5].map((number) => ({ picture: image(`gallery-${number}`) })) },
  'top-sellers': { ...heading, travels: [travel('first', 4), travel('second', 0)] },
  'destination-carousel': { ...heading, items: [{ destination, picture: image('japan') }] },
  'trust-rating': { title: 'A title', logo: 'dark', rating: 4.7, count: 2000, ratingPercent: 94 },
  'top-five': {
    ...heading,
    items: [1, 2, 3, 4, 5].map((number) => ({
      title: `Thing ${number}`,
      text: 'Text',
      picture: number === 2 ? null : image(`thing-${number}`),
      travelSlug: number === 2 ? null : 'a',
    })),
  },
  'blog-teasers': {
    ...heading,
    items: [
      { title: 'A story', text: 'Text', picture: image('story'), link: { type: 'custompage', slug: 'a-story' } },
      // No market has this page.
      { title: 'Nowhere', text: 'Text', picture: image('story'), link: { type: 'custompage', routingKey: 'nowhere' } },
    ],
  },
  video: { ...heading, video: 'dunes', poster: image('dunes-landscape') },
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
      salesStatus,
      price: prices(100_000 + index),
    })),
  },
  'wemeet-teaser': { ...heading, text: 'Text', picture: image('mood-party'), button },
}

export const sampleBlocks: Block[] = (Object.keys(CONTENTS) as BlockType[]).map(
  (blockType) => ({ id: blockType, blockType, content: BLOCK_SCHEMAS[blockType].parse(CONTENTS[blockType]) }) as Block,
)
export const sampleImage = image('sample')
