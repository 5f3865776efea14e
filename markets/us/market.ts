import type { Locale } from 'date-fns'
import { enUS } from 'date-fns/locale/en-US'
import { COMMON_BOOKING_RULES } from '../common-booking-rules.ts'
import { englishPaths } from '../english-paths.ts'
import type { Market } from '../market-schema.ts'
import publicHolidays from './public-holidays.json' with { type: 'json' }

const { feasts, furtherFeasts } = publicHolidays

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
  countries: ['US', 'CA', 'AU', 'NZ', ...'AS GU MP PR UM VI CC CX HM NF CK NU TK'.split(' ')],
  understoodIn: [],
  icon: '🇺🇸',
  domainSuffix: '.com',
  currency: 'USD',
  numberFormats: {},
  // In digits a day reads as another one here: the month is a word.
  dateFormats: {
    numeric: 'MMM d, yyyy',
    short: 'MMM d, yyyy',
    dayMonth: 'MMM d',
    long: 'MMMM d, yyyy',
    longDayMonth: 'MMMM d',
    month: 'MMMM yyyy',
  },
  slashMonthFirst: true,
  timeZone: 'America/New_York',
  firstWeekday: 0,
  taxCodeMandatory: false,
  // Its countries let visitors object rather than ask them.
  consent: { days: 365, ticked: ['analytics'], experiments: 'necessary' },
  disabled: false,
  bookingRules: COMMON_BOOKING_RULES,
  publicHolidays,
  holidays: [
    { name: 'Thanksgiving', feasts: [feasts['Thanksgiving Day']], around: [5, 3] },
    { name: 'Christmas', feasts: [feasts['Christmas Day']], around: [5, 2] },
    { name: "New Year's", feasts: [feasts["New Year's Day"]], around: [6, 2] },
    { name: 'MLK Day weekend', feasts: [feasts['Martin Luther King Jr. Day']] },
    { name: 'Presidents’ Day weekend', feasts: [feasts["Washington's Birthday"]] },
    { name: 'Spring break', feasts: ['03-07', '03-28'], around: [0, 0] },
    { name: 'Easter', feasts: [furtherFeasts['Easter Sunday']], around: [4, 2] },
    { name: 'Memorial Day weekend', feasts: [feasts['Memorial Day']] },
    { name: 'Juneteenth', feasts: [feasts.Juneteenth] },
    { name: '4th of July', feasts: [feasts['Independence Day']], around: [4, 2] },
    { name: 'Labor Day weekend', feasts: [feasts['Labour Day']] },
    { name: 'Indigenous Peoples’ and Columbus Day weekend', feasts: [feasts['Columbus Day']] },
    { name: 'Veterans Day', feasts: [feasts['Veterans Day']] },
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
    ...englishPaths,
    'events-wemeet': '/events-wemeet',
  },
}

export const dateLocale: Locale = enUS
