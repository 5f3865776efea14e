import type { Locale } from 'date-fns'
import { it } from 'date-fns/locale/it'
import { OFFLINE_PATH } from '../../shared/offline/offline-protocol.ts'
import { brand } from '../brand.ts'
import { COMMON_BOOKING_RULES } from '../common-booking-rules.ts'
import type { Market } from '../market-schema.ts'
import publicHolidays from './public-holidays.json' with { type: 'json' }

export { chatLanguage } from './language/chat-language.ts'
export { default as codeNames } from './language/code-names.json' with { type: 'json' }
export { default as destinationNames } from './language/destination-names.json' with { type: 'json' }
export { grammar } from './language/grammar.ts'
export { typesetting } from './language/typesetting.ts'

const { feasts } = publicHolidays

export const market: Market = {
  id: 'it',
  locale: 'it-IT',
  specLocale: 'it-IT',
  hreflang: 'it',
  language: 'it',
  languageLabel: 'Italiano',
  label: 'Italia',
  communityMessage: 'La community italiana che viaggia in gruppo',
  countryCode: 'IT',
  countries: ['IT', 'SM', 'VA'],
  understoodIn: ['CH'],
  icon: '🇮🇹',
  domainSuffix: '.it',
  currency: 'EUR',
  numberFormats: {},
  dateFormats: {
    numeric: 'dd/MM/yyyy',
    short: 'd MMM yyyy',
    dayMonth: 'd MMM',
    long: 'd MMMM yyyy',
    longDayMonth: 'd MMMM',
    month: 'MMMM yyyy',
  },
  slashMonthFirst: false,
  timeZone: 'Europe/Rome',
  firstWeekday: 1,
  taxCodeMandatory: true,
  consent: { days: 182, ticked: [], experiments: 'asked' },
  disabled: false,
  bookingRules: COMMON_BOOKING_RULES,
  publicHolidays,
  holidays: [
    { name: 'Immacolata', feasts: [feasts['Immacolata Concezione']] },
    { name: 'Natale', feasts: [feasts['Natale di Gesù'], feasts['Santo Stefano']], around: [5, 1] },
    { name: 'Capodanno', feasts: [feasts.Capodanno], around: [6, 5] },
    { name: 'Pasqua', feasts: [feasts['Domenica di Pasqua'], feasts['Lunedì dell’Angelo']], around: [4, 1] },
    {
      name: '25 aprile e 1° maggio',
      feasts: [feasts['Liberazione dal nazifascismo (1945)'], feasts['Festa del lavoro']],
    },
    { name: '2 giugno', feasts: [feasts['Festa della Repubblica']] },
    { name: 'Ferragosto', feasts: [feasts['Assunzione di Maria']], around: [7, 7] },
    { name: 'San Francesco', feasts: [feasts["Festa nazionale di San Francesco d'Assisi"]] },
    { name: 'Ognissanti', feasts: [feasts.Ognissanti] },
  ],
  homeAirports: [
    { code: 'FCO', name: 'Roma Fiumicino', latitude: 41.8, longitude: 12.2 },
    { code: 'MXP', name: 'Milano Malpensa', latitude: 45.6, longitude: 8.7 },
    { code: 'VCE', name: 'Venezia', latitude: 45.5, longitude: 12.4 },
    { code: 'BLQ', name: 'Bologna', latitude: 44.5, longitude: 11.3 },
    { code: 'NAP', name: 'Napoli', latitude: 40.9, longitude: 14.3 },
    { code: 'BRI', name: 'Bari', latitude: 41.1, longitude: 16.8 },
    { code: 'CTA', name: 'Catania', latitude: 37.5, longitude: 15.1 },
    { code: 'TRN', name: 'Torino', latitude: 45.2, longitude: 7.6 },
  ],
  segments: { travels: 'viaggi', itinerary: 'itinerario', coordinators: 'coordinatori' },
  paths: {
    index: '/',
    'events-wemeet': '/eventi-wemeet',
    sales: '/offerte',
    search: '/cerca',
    compare: '/confronta',
    'search-ai': '/cerca-con-ia-9x2',
    wishlist: '/preferiti',
    alerts: '/avvisi',
    accessibility: '/accessibilita',
    offline: OFFLINE_PATH,
    login: '/login',
    'login-redirect': '/login/redirect',
    'age-groups': '/fasce-eta',
    contacts: '/contatti',
    'how-it-works': '/come-funziona',
    'no-sharing-room': '/camera-singola',
    travels: '/viaggi',
    coordinators: '/coordinatori',
    tours: '/partenze-confermate',
    faqs: '/domande-frequenti',
    'media-sharing': '/condivisione-media',
    'media-coordinators': '/media-coordinatori',
    'legal-general-condition': '/legal/condizioni-generali',
    'legal-privacy-policy': '/legal/privacy',
    'legal-terms-conditions': '/legal/termini-e-condizioni',
    'legal-cancellation-policy': '/legal/cancellazione',
    'area-asia': '/viaggi-asia',
    'area-europe': '/viaggi-europa',
    'area-america': '/viaggi-america',
    'area-africa': '/viaggi-africa',
    'area-oceania': '/viaggi-oceania',
    'area-antarctica': '/viaggi-antartide',
    [brand.wemeetRoute]: `/${brand.wemeetRoute}`,
    [brand.wemeetAboutRoute]: `/${brand.wemeetRoute}-storia`,
    'our-values': '/i-nostri-valori',
  },
}

export const dateLocale: Locale = it
