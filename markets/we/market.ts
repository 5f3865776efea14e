import type { Locale } from 'date-fns'
import { enGB } from 'date-fns/locale/en-GB'
import { COMMON_BOOKING_RULES } from '../common-booking-rules.ts'
import { englishPaths } from '../english-paths.ts'
import type { Market } from '../market-schema.ts'
import publicHolidays from './public-holidays.json' with { type: 'json' }

export { plainTypesetting as typesetting } from '../typesetting.ts'
export { chatLanguage } from './language/chat-language.ts'
export { default as codeNames } from './language/code-names.json' with { type: 'json' }
export { default as destinationNames } from './language/destination-names.json' with { type: 'json' }

const { feasts } = publicHolidays

export const market: Market = {
  id: 'we',
  // en-WE is no tag that browsers know: British English is what its copy is written in.
  locale: 'en-GB',
  specLocale: 'en-WE',
  hreflang: 'en',
  language: 'en',
  languageLabel: 'English',
  label: 'International',
  communityMessage: 'A European community of group travellers',
  countryCode: 'GB',
  countries: 'GB IE NL BE LU DK SE NO FI IS PL CZ PT GR MT CY AC AX FK FO GG GI GL GS IM JE SH SJ TA'.split(' '),
  understoodIn: [],
  icon: '🇪🇺',
  domainSuffix: '.eu',
  currency: 'EUR',
  numberFormats: { EUR: { decimal: '.', thousands: ',', symbol: 'before' } },
  dateFormats: {
    numeric: 'dd/MM/yyyy',
    short: 'd MMM yyyy',
    dayMonth: 'd MMM',
    long: 'd MMMM yyyy',
    longDayMonth: 'd MMMM',
    month: 'MMMM yyyy',
  },
  slashMonthFirst: false,
  timeZone: 'Europe/Brussels',
  firstWeekday: 0,
  taxCodeMandatory: false,
  // Most of its countries follow the EU's or the British rules on cookies.
  consent: { days: 182, ticked: [], experiments: 'asked' },
  disabled: false,
  bookingRules: COMMON_BOOKING_RULES,
  publicHolidays,
  holidays: [
    { name: 'Christmas', feasts: [feasts['Christmas Day'], feasts['Boxing Day']], around: [5, 1] },
    { name: 'New Year', feasts: [feasts["New Year's Day"]], around: [6, 2] },
    { name: 'Easter', feasts: [feasts['Good Friday'], feasts['Easter Monday']], around: [2, 1] },
    { name: 'May holidays', feasts: [feasts['Labour Day'], feasts['Early May bank holiday']] },
    { name: 'Ascension', feasts: [feasts['Ascension Day']] },
    { name: 'Whitsun', feasts: [feasts['Whit Monday']] },
    { name: 'Spring bank holiday', feasts: [feasts['Spring bank holiday']] },
    { name: 'Summer holidays', feasts: ['07-18', '08-31'], around: [0, 0] },
    { name: 'August bank holiday', feasts: [feasts['Summer bank holiday']] },
    { name: 'Autumn half-term', feasts: ['10-23', '11-01'], around: [0, 0] },
  ],
  homeAirports: [
    { code: 'LHR', name: 'London Heathrow', latitude: 51.5, longitude: -0.5 },
    { code: 'AMS', name: 'Amsterdam Schiphol', latitude: 52.3, longitude: 4.8 },
    { code: 'DUB', name: 'Dublin', latitude: 53.4, longitude: -6.3 },
    { code: 'BRU', name: 'Brussels', latitude: 50.9, longitude: 4.5 },
    { code: 'CPH', name: 'Copenhagen', latitude: 55.6, longitude: 12.7 },
    { code: 'ZRH', name: 'Zurich', latitude: 47.5, longitude: 8.5 },
    { code: 'MAN', name: 'Manchester', latitude: 53.4, longitude: -2.3 },
    { code: 'EDI', name: 'Edinburgh', latitude: 55.9, longitude: -3.4 },
  ],
  segments: { travels: 'destinations', itinerary: 'itinerary', coordinators: 'coordinators' },
  paths: {
    ...englishPaths,
    'events-wemeet': null,
  },
}

export const dateLocale: Locale = enGB
