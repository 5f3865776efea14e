import type { Locale } from 'date-fns'
import { es } from 'date-fns/locale/es'
import { OFFLINE_PATH } from '../../shared/offline/offline-protocol.ts'
import { brand } from '../brand.ts'
import { COMMON_BOOKING_RULES } from '../common-booking-rules.ts'
import type { Market } from '../market-schema.ts'

export { plainTypesetting as typesetting } from '../typesetting.ts'
export { chatLanguage } from './language/chat-language.ts'
export { default as codeNames } from './language/code-names.json' with { type: 'json' }
export { default as destinationNames } from './language/destination-names.json' with { type: 'json' }
export { grammar } from './language/grammar.ts'

export const market: Market = {
  id: 'es',
  locale: 'es-ES',
  specLocale: 'es-ES',
  hreflang: 'es',
  language: 'es',
  languageLabel: 'Español',
  label: 'España',
  communityMessage: 'La comunidad española que viaja en grupo',
  countryCode: 'ES',
  countries: ['ES', 'AD'],
  understoodIn: [],
  icon: '🇪🇸',
  domainSuffix: '.es',
  currency: 'EUR',
  numberFormats: {},
  dateFormats: {
    numeric: 'dd/MM/yyyy',
    short: 'd MMM yyyy',
    dayMonth: 'd MMM',
    long: "d 'de' MMMM 'de' yyyy",
    longDayMonth: "d 'de' MMMM",
    month: "MMMM 'de' yyyy",
  },
  slashMonthFirst: false,
  timeZone: 'Europe/Madrid',
  firstWeekday: 1,
  taxCodeMandatory: true,
  consent: { days: 365, ticked: [] },
  disabled: false,
  bookingRules: COMMON_BOOKING_RULES,
  holidays: [
    { name: 'Puente de diciembre', rule: { kind: 'fixed', from: '12-04', to: '12-09' } },
    { name: 'Navidad', rule: { kind: 'fixed', from: '12-20', to: '12-27' } },
    { name: 'Fin de Año y Reyes', rule: { kind: 'fixed', from: '12-26', to: '01-06' } },
    { name: 'Semana Santa', rule: { kind: 'easter', from: -9, to: 1 } },
    { name: 'Puente de mayo', rule: { kind: 'fixed', from: '04-29', to: '05-04' } },
    { name: 'Agosto', rule: { kind: 'fixed', from: '08-01', to: '08-31' } },
    { name: 'Puente del Pilar', rule: { kind: 'fixed', from: '10-09', to: '10-13' } },
    { name: 'Todos los Santos', rule: { kind: 'fixed', from: '10-30', to: '11-03' } },
  ],
  homeAirports: [
    { code: 'MAD', name: 'Madrid-Barajas', latitude: 40.5, longitude: -3.6 },
    { code: 'BCN', name: 'Barcelona', latitude: 41.3, longitude: 2.1 },
    { code: 'AGP', name: 'Málaga', latitude: 36.7, longitude: -4.5 },
    { code: 'VLC', name: 'València', latitude: 39.5, longitude: -0.5 },
    { code: 'SVQ', name: 'Sevilla', latitude: 37.4, longitude: -5.9 },
    { code: 'BIO', name: 'Bilbao', latitude: 43.3, longitude: -2.9 },
    { code: 'PMI', name: 'Palma de Mallorca', latitude: 39.6, longitude: 2.7 },
    { code: 'ALC', name: 'Alicante-Elche', latitude: 38.3, longitude: -0.6 },
  ],
  segments: { travels: 'viajes', itinerary: 'itinerario', coordinators: 'coordinadores' },
  paths: {
    index: '/',
    'events-wemeet': '/eventos-wemeet',
    sales: '/ofertas',
    search: '/buscar',
    'search-ai': null,
    wishlist: '/lista-de-deseos',
    alerts: '/avisos',
    accessibility: '/accesibilidad',
    offline: OFFLINE_PATH,
    login: '/login',
    'login-redirect': '/login/redirect',
    'age-groups': '/grupos-de-edad',
    contacts: '/contacto',
    'how-it-works': '/como-funciona',
    'no-sharing-room': '/habitacion-individual',
    travels: '/viajes',
    coordinators: '/coordinadores',
    tours: '/salidas-confirmadas',
    faqs: '/preguntas-frecuentes',
    'media-sharing': '/compartir-contenidos',
    'media-coordinators': '/contenidos-coordinadores',
    'legal-general-condition': '/legal/condiciones-generales',
    'legal-privacy-policy': '/legal/privacidad',
    'legal-terms-conditions': '/legal/terminos-y-condiciones',
    'legal-cancellation-policy': '/legal/cancelacion',
    'area-asia': '/viajes-asia',
    'area-europe': '/viajes-europa',
    'area-america': '/viajes-america',
    'area-africa': '/viajes-africa',
    'area-oceania': '/viajes-oceania',
    'area-antarctica': '/viajes-antartida',
    [brand.wemeetRoute]: `/${brand.wemeetRoute}`,
    [brand.wemeetAboutRoute]: `/${brand.wemeetRoute}-historia`,
    'our-values': '/nuestros-valores',
  },
}

export const dateLocale: Locale = es
