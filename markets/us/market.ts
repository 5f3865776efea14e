import type { Locale } from 'date-fns'
import { enUS } from 'date-fns/locale/en-US'
import { OFFLINE_PATH } from '../../shared/offline/neutral-copy.ts'
import { brand } from '../brand.ts'
import { COMMON_BOOKING_RULES } from '../common-booking-rules.ts'
import type { Market } from '../market-schema.ts'

export { bookingWords } from './booking-words.ts'

export const market: Market = {
  id: 'us',
  locale: 'en-US',
  specLocale: 'en-US',
  hreflang: 'en-US',
  language: 'en',
  languageLabel: 'English (US)',
  label: 'Global',
  communityMessage: 'A worldwide community of group travelers',
  countryCode: 'US',
  countries: ['US', 'CA', 'AU', 'NZ'],
  understoodIn: [],
  icon: '🇺🇸',
  domainSuffix: '.com',
  currency: 'USD',
  numberFormats: {},
  // In digits a day reads as another one here: the month is a word.
  dateFormats: { numeric: 'MMM d, yyyy', short: 'MMM d, yyyy', dayMonth: 'MMM d', month: 'MMMM yyyy' },
  slashMonthFirst: true,
  timeZone: 'America/New_York',
  firstWeekday: 0,
  taxCodeMandatory: false,
  consent: { days: 365, ticked: ['analytics'] },
  disabled: false,
  flag: [
    ['path', { fill: '#fff', d: 'M0 0h24v24H0Z' }],
    ['path', { stroke: '#b8283d', strokeWidth: 3.43, d: 'M0 1.7h24M0 8.6h24M0 15.400h24M0 22.300h24' }],
    ['path', { fill: '#2b3f78', d: 'M0 0h13v13.700H0Z' }],
    [
      'path',
      {
        ...{ stroke: '#fff', strokeWidth: 1.6, strokeLinecap: 'round', strokeDasharray: '.01 3.3' },
        d: 'M3 3.500h9M3 6.900h9M3 10.300h9',
      },
    ],
  ],
  bookingRules: COMMON_BOOKING_RULES,
  holidays: [
    {
      name: 'Thanksgiving',
      rule: { kind: 'weekday', month: 11, weekday: 3, nth: 4, before: 5, after: 3 },
    },
    { name: 'Christmas', rule: { kind: 'fixed', from: '12-20', to: '12-27' } },
    { name: "New Year's", rule: { kind: 'fixed', from: '12-26', to: '01-03' } },
    { name: 'Spring break', rule: { kind: 'fixed', from: '03-07', to: '03-28' } },
    {
      name: 'Memorial Day weekend',
      rule: { kind: 'weekday', month: 5, weekday: 0, nth: -1, before: 4, after: 1 },
    },
    { name: '4th of July', rule: { kind: 'fixed', from: '06-30', to: '07-06' } },
    {
      name: 'Labor Day weekend',
      rule: { kind: 'weekday', month: 9, weekday: 0, nth: 1, before: 4, after: 1 },
    },
  ],
  homeAirports: [
    { code: 'JFK', name: 'New York JFK', latitude: 40.6, longitude: -73.8 },
    { code: 'LAX', name: 'Los Angeles', latitude: 33.9, longitude: -118.4 },
    { code: 'ORD', name: 'Chicago O’Hare', latitude: 42, longitude: -87.9 },
    { code: 'MIA', name: 'Miami', latitude: 25.8, longitude: -80.3 },
    { code: 'SFO', name: 'San Francisco', latitude: 37.6, longitude: -122.4 },
    { code: 'BOS', name: 'Boston', latitude: 42.4, longitude: -71 },
    { code: 'ATL', name: 'Atlanta', latitude: 33.6, longitude: -84.4 },
    { code: 'SEA', name: 'Seattle-Tacoma', latitude: 47.4, longitude: -122.3 },
  ],
  segments: { travels: 'destinations', itinerary: 'itinerary', coordinators: 'coordinators' },
  paths: {
    index: '/',
    'events-wemeet': '/events-wemeet',
    sales: '/sales',
    search: '/search',
    'search-ai': null,
    wishlist: '/wishlist',
    alerts: '/alerts',
    accessibility: '/accessibility',
    offline: OFFLINE_PATH,
    login: '/login',
    'login-redirect': '/login/redirect',
    'age-groups': '/age-groups',
    contacts: '/contacts',
    'how-it-works': '/how-it-works',
    'no-sharing-room': '/no-sharing-room',
    travels: '/destinations',
    coordinators: '/coordinators',
    tours: '/confirmed-tour-departures',
    faqs: '/faqs',
    'media-sharing': '/media-sharing',
    'media-coordinators': '/media-coordinators',
    'legal-general-condition': '/legal/general-condition',
    'legal-privacy-policy': '/legal/privacy-policy',
    'legal-terms-conditions': '/legal/terms-conditions',
    'legal-cancellation-policy': '/legal/cancellation-policy',
    'area-asia': '/asia-trips',
    'area-europe': '/europe-trips',
    'area-america': '/america-trips',
    'area-africa': '/africa-trips',
    'area-oceania': '/oceania-trips',
    'area-antarctica': '/antarctica-trips',
    [brand.wemeetRoute]: `/${brand.wemeetRoute}`,
    [brand.wemeetAboutRoute]: `/${brand.wemeetAboutRoute}`,
    'our-values': '/our-values',
  },
}

export const dateLocale: Locale = enUS
