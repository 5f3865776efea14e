import type { Locale } from 'date-fns'
import { es } from 'date-fns/locale/es'
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
  id: 'es',
  locale: 'es-ES',
  specLocale: 'es-ES',
  hreflang: 'es',
  language: 'es',
  languageLabel: 'Español',
  label: 'España',
  communityMessage: 'La comunidad española que viaja en grupo',
  countryCode: 'ES',
  countries: ['ES', 'AD', 'EA', 'IC'],
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
  consent: { days: 365, ticked: [], experiments: 'asked' },
  disabled: false,
  bookingRules: COMMON_BOOKING_RULES,
  publicHolidays,
  holidays: [
    {
      name: 'Puente de diciembre',
      feasts: [feasts['Día de la Constitución Española'], feasts['La inmaculada concepción']],
    },
    { name: 'Navidad', feasts: [feasts.Navidad], around: [5, 2] },
    { name: 'Fin de Año y Reyes', feasts: ['12-31', feasts['Día de los Reyes Magos']], around: [5, 0] },
    { name: 'Semana Santa', feasts: [feasts['Viernes Santo'], furtherFeasts.Pascua], around: [7, 1] },
    { name: 'Puente de mayo', feasts: [feasts['Día del Trabajador']] },
    { name: 'Puente de agosto', feasts: [feasts['Asunción']] },
    { name: 'Agosto', feasts: ['08-01', '08-31'], around: [0, 0] },
    { name: 'Puente del Pilar', feasts: [feasts['Fiesta Nacional de España']] },
    { name: 'Todos los Santos', feasts: [feasts['Todos los Santos']] },
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
    compare: '/comparar',
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
