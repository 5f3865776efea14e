import { LANGUAGES } from '../../../markets/market-id.ts'
import type { Image } from '../../../shared/contracts/image.ts'
import type { Prices } from '../../../shared/contracts/money.ts'
import type { Tour, TourDetail } from '../../../shared/contracts/tour.ts'
import type { Review, Travel, TravelDetail } from '../../../shared/contracts/travel.ts'

const image = (id: string, width = 1600, height = 1000, resource = 'posters'): Image => ({
  id,
  baseUrl: 'https://images.example',
  resource,
  seoName: id,
  altText: `picture ${id}`,
  title: id,
  type: 'image/webp',
  size: { width, height },
})

export const prices = (eur: number): Prices => ({ EUR: eur, GBP: Math.round(eur * 0.86), USD: Math.round(eur * 1.1) })

const thumbnailImage = { desktop: image('japan-landscape'), mobile: image('japan-portrait', 960, 1200) }

export const sampleTour = (over: Partial<Tour> = {}): Tour => ({
  id: `japan-${over.startingDate ?? '2027-03-12'}`,
  code: 'JPN-20270312-A',
  startingDate: '2027-03-12',
  endingDate: '2027-03-21',
  basePrice: prices(149_900),
  price: prices(149_900),
  salesStatus: 'CONFIRMED',
  freeSeats: 4,
  seatsToConfirm: 0,
  ageBadge: 'ALL',
  discounted: false,
  isNoSharingRoomAvailable: true,
  wishlistedToursCount: 3,
  deposit: { amount: prices(20_000), cutOffDate: '2027-02-09' },
  balanceDueDate: '2027-02-09',
  promo: null,
  flights: { minimumPrice: prices(60_000) },
  coordinator: { id: 'anna', slug: 'anna-rossi', name: 'Anna Rossi', picture: image('anna', 640, 800, 'portraits') },
  groupLanguage: 'it',
  travel: {
    id: 'japan',
    slug: 'japan-tokyo-kyoto',
    title: 'Japan classic',
    destinationLabel: 'Japan',
    numberOfDays: 10,
    thumbnailImage,
  },
  ...over,
})

export const sampleTourDetail = (over: Partial<TourDetail> = {}): TourDetail => ({
  ...sampleTour(over),
  options: { privateRoom: prices(36_000), flexibleCancellation: prices(8_900) },
  history: [],
  lowestPrice: null,
  odds: null,
  ...over,
})

export const sampleReview = (over: Partial<Review> = {}): Review => ({
  id: `review-${over.rating ?? 5}`,
  rating: 5,
  author: 'Marta',
  language: 'en',
  text: 'A group that felt like friends.',
  original: null,
  departedOn: '2026-09-12',
  travelTitle: 'Japan classic',
  travelSlug: 'japan-tokyo-kyoto',
  ...over,
})

const card: Travel = {
  id: 'japan',
  slug: 'japan-tokyo-kyoto',
  title: 'Japan classic',
  destinationLabel: 'Japan',
  summary: 'From Tokyo to Kyoto by train, with baths & temples.',
  days: 10,
  nights: 9,
  moods: ['CULTURE', 'NATURE'],
  travelType: { code: 'CLASSIC', label: 'Classic' },
  travelStyle: { code: 'ROAD_TRIP', label: 'Road trip' },
  ageRanges: ['25-35', 'ALL'],
  badges: ['HOT'],
  thumbnailImage,
  bestTour: null,
  departuresCount: 1,
  rating: { average: 4.73, count: 128 },
}

export const sampleTravel = (over: Partial<TravelDetail> = {}): TravelDetail => ({
  ...card,
  slugs: Object.fromEntries(LANGUAGES.map((language) => [language, card.slug])),
  description: 'Slow trains, fast cities.',
  destination: { id: 'jpn', name: 'Japan', isoCodeAlpha3: 'JPN', continentCode: 'asia' },
  destinationFacts: { currency: 'JPY', languages: ['ja'], timeZone: 'Asia/Tokyo', plugs: ['A', 'B'] },
  breadcrumbs: [],
  countries: [],
  places: [],
  photos: [thumbnailImage.desktop, image('japan-stage-1'), image('japan-stage-2'), image('japan-stage-3')],
  video: null,
  included: ['Nine nights', 'Coordinator'],
  notIncluded: ['Flights'],
  itinerary: [
    {
      fromDay: 1,
      toDay: 4,
      place: 'Tokyo',
      title: 'Neon and gardens',
      text: 'Shibuya and Yanaka.',
      picture: null,
      days: [],
      point: { latitude: 35.68, longitude: 139.69 },
    },
    {
      fromDay: 5,
      toDay: 10,
      place: 'Kyoto',
      title: 'Temples at dawn',
      text: 'Fushimi Inari.',
      picture: null,
      days: [],
      point: { latitude: 35.01, longitude: 135.77 },
    },
  ],
  coordinator: {
    id: 'anna',
    slug: 'anna-rossi',
    name: 'Anna Rossi',
    picture: image('anna', 640, 800, 'portraits'),
    motto: 'One more bend.',
    biography: 'Ten years of guiding.',
    languages: ['Italian', 'Japanese'],
    home: 'Milan',
    tripsLed: 31,
  },
  groupSize: { min: 8, max: 14 },
  moneyPot: prices(18_000),
  departures: [sampleTour()],
  reviews: [sampleReview()],
  ratingCounts: [1, 2, 5, 20, 100],
  faqs: [{ id: 'visa', group: 'general', question: 'Do I need a visa?', answer: 'Not for two weeks.' }],
  related: [{ ...card, id: 'korea', slug: 'korea', title: 'Korea' }],
  ...over,
})
