import type { Locale } from 'date-fns'
import { de } from 'date-fns/locale/de'
import { OFFLINE_PATH } from '../../shared/offline/offline-protocol.ts'
import { brand } from '../brand.ts'
import { COMMON_BOOKING_RULES } from '../common-booking-rules.ts'
import type { Market } from '../market-schema.ts'
import publicHolidays from './public-holidays.json' with { type: 'json' }

export { plainTypesetting as typesetting } from '../typesetting.ts'
export { chatLanguage } from './language/chat-language.ts'
export { default as codeNames } from './language/code-names.json' with { type: 'json' }
export { default as destinationNames } from './language/destination-names.json' with { type: 'json' }

const { feasts, furtherFeasts } = publicHolidays

export const market: Market = {
  id: 'de',
  locale: 'de-DE',
  specLocale: 'de-DE',
  hreflang: 'de',
  language: 'de',
  languageLabel: 'Deutsch',
  label: 'Deutschland',
  communityMessage: 'Die deutschsprachige Community für Gruppenreisen',
  countryCode: 'DE',
  countries: ['DE', 'AT', 'CH', 'LI'],
  understoodIn: ['BE', 'LU'],
  icon: '🇩🇪',
  domainSuffix: '.de',
  currency: 'EUR',
  numberFormats: {},
  dateFormats: {
    numeric: 'dd.MM.yyyy',
    short: 'd. MMM yyyy',
    dayMonth: 'd. MMM',
    long: 'd. MMMM yyyy',
    longDayMonth: 'd. MMMM',
    month: 'MMMM yyyy',
  },
  slashMonthFirst: false,
  timeZone: 'Europe/Berlin',
  firstWeekday: 1,
  taxCodeMandatory: false,
  consent: { days: 182, ticked: [], experiments: 'asked' },
  disabled: false,
  bookingRules: COMMON_BOOKING_RULES,
  publicHolidays,
  holidays: [
    { name: 'Weihnachten', feasts: [feasts['1. Weihnachtstag'], feasts['2. Weihnachtstag']], around: [5, 1] },
    { name: 'Silvester', feasts: ['12-31', feasts.Neujahr], around: [5, 2] },
    { name: 'Ostern', feasts: [feasts.Karfreitag, feasts.Ostermontag], around: [2, 1] },
    { name: 'Maifeiertag', feasts: [feasts.Maifeiertag] },
    { name: 'Christi Himmelfahrt', feasts: [feasts['Christi Himmelfahrt']] },
    { name: 'Pfingsten', feasts: [feasts.Pfingstmontag], around: [4, 3] },
    { name: 'Fronleichnam', feasts: [furtherFeasts.Fronleichnam] },
    { name: 'Tag der Deutschen Einheit', feasts: [feasts['Tag der Deutschen Einheit']] },
    { name: 'Herbstferien', feasts: ['10-03', '10-18'], around: [0, 0] },
  ],
  homeAirports: [
    { code: 'FRA', name: 'Frankfurt', latitude: 50, longitude: 8.6 },
    { code: 'MUC', name: 'München', latitude: 48.4, longitude: 11.8 },
    { code: 'BER', name: 'Berlin Brandenburg', latitude: 52.4, longitude: 13.5 },
    { code: 'HAM', name: 'Hamburg', latitude: 53.6, longitude: 10 },
    { code: 'DUS', name: 'Düsseldorf', latitude: 51.3, longitude: 6.8 },
    { code: 'STR', name: 'Stuttgart', latitude: 48.7, longitude: 9.2 },
    { code: 'CGN', name: 'Köln/Bonn', latitude: 50.9, longitude: 7.1 },
    { code: 'HAJ', name: 'Hannover', latitude: 52.5, longitude: 9.7 },
  ],
  segments: { travels: 'reiseziele', itinerary: 'route', coordinators: 'coordinators' },
  paths: {
    index: '/',
    'events-wemeet': '/events-wemeet',
    sales: '/angebote',
    search: '/suchen',
    compare: '/vergleichen',
    'search-ai': null,
    wishlist: '/wunschliste',
    alerts: '/benachrichtigungen',
    accessibility: '/barrierefreiheit',
    offline: OFFLINE_PATH,
    login: '/login',
    'login-redirect': '/login/redirect',
    'age-groups': '/altersgruppen',
    contacts: '/kontakt',
    'how-it-works': '/so-funktionierts',
    'no-sharing-room': '/einzelzimmer',
    travels: '/reiseziele',
    coordinators: '/coordinators',
    tours: '/bestaetigte-abfahrten',
    faqs: '/haeufige-fragen',
    'media-sharing': '/medien-teilen',
    'media-coordinators': '/medien-coordinators',
    'legal-general-condition': '/legal/reisebedingungen',
    'legal-privacy-policy': '/legal/datenschutz',
    'legal-terms-conditions': '/legal/nutzungsbedingungen',
    'legal-cancellation-policy': '/legal/stornierung',
    'area-asia': '/asien-reisen',
    'area-europe': '/europa-reisen',
    'area-america': '/amerika-reisen',
    'area-africa': '/afrika-reisen',
    'area-oceania': '/ozeanien-reisen',
    'area-antarctica': '/antarktis-reisen',
    [brand.wemeetRoute]: `/${brand.wemeetRoute}`,
    [brand.wemeetAboutRoute]: `/${brand.wemeetRoute}-geschichte`,
    'our-values': '/unsere-werte',
  },
}

export const dateLocale: Locale = de
