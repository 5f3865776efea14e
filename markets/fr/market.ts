import type { Locale } from 'date-fns'
import { fr } from 'date-fns/locale/fr'
import { OFFLINE_PATH } from '../../shared/offline/offline-protocol.ts'
import { brand } from '../brand.ts'
import { COMMON_BOOKING_RULES } from '../common-booking-rules.ts'
import type { Market } from '../market-schema.ts'
import publicHolidays from './public-holidays.json' with { type: 'json' }

export { chatLanguage } from './language/chat-language.ts'
export { default as codeNames } from './language/code-names.json' with { type: 'json' }
export { default as destinationNames } from './language/destination-names.json' with { type: 'json' }
export { typesetting } from './language/typesetting.ts'

const { feasts } = publicHolidays

export const market: Market = {
  id: 'fr',
  locale: 'fr-FR',
  specLocale: 'fr-FR',
  hreflang: 'fr',
  language: 'fr',
  languageLabel: 'Français',
  label: 'France',
  communityMessage: 'La communauté française qui voyage en groupe',
  countryCode: 'FR',
  countries: ['FR', 'MC', ...'BL GF GP MF MQ NC PF PM RE TF WF YT'.split(' ')],
  understoodIn: ['CH', 'BE', 'LU'],
  icon: '🇫🇷',
  domainSuffix: '.fr',
  currency: 'EUR',
  numberFormats: {},
  dateFormats: {
    numeric: 'dd/MM/yyyy',
    short: 'do MMM yyyy',
    dayMonth: 'do MMM',
    long: 'do MMMM yyyy',
    longDayMonth: 'do MMMM',
    month: 'MMMM yyyy',
  },
  slashMonthFirst: false,
  timeZone: 'Europe/Paris',
  firstWeekday: 1,
  taxCodeMandatory: false,
  consent: { days: 182, ticked: [], experiments: 'asked' },
  disabled: false,
  bookingRules: COMMON_BOOKING_RULES,
  publicHolidays,
  holidays: [
    { name: 'Noël', feasts: [feasts['Noël']], around: [5, 2] },
    { name: 'Nouvel An', feasts: [feasts['Nouvel An']], around: [6, 2] },
    { name: 'Pâques', feasts: [feasts['Lundi de Pâques']], around: [5, 1] },
    {
      name: 'Ponts de mai',
      feasts: [feasts['Fête du travail'], feasts['Fête de la Victoire 1945'], feasts.Ascension],
    },
    { name: 'Ascension', feasts: [feasts.Ascension] },
    { name: 'Pentecôte', feasts: [feasts['Lundi de Pentecôte']] },
    { name: '14 juillet', feasts: [feasts['Fête Nationale de la France']] },
    { name: '15 août', feasts: [feasts.Assomption], around: [7, 7] },
    { name: 'Toussaint', feasts: [feasts.Toussaint], around: [15, 1] },
    { name: '11 novembre', feasts: [feasts['Armistice 1918']] },
  ],
  homeAirports: [
    { code: 'CDG', name: 'Paris-Charles-de-Gaulle', latitude: 49, longitude: 2.5 },
    { code: 'ORY', name: 'Paris-Orly', latitude: 48.7, longitude: 2.4 },
    { code: 'LYS', name: 'Lyon-Saint-Exupéry', latitude: 45.7, longitude: 5.1 },
    { code: 'NCE', name: 'Nice-Côte d’Azur', latitude: 43.7, longitude: 7.2 },
    { code: 'TLS', name: 'Toulouse-Blagnac', latitude: 43.6, longitude: 1.4 },
    { code: 'NTE', name: 'Nantes', latitude: 47.2, longitude: -1.6 },
    { code: 'MRS', name: 'Marseille-Provence', latitude: 43.4, longitude: 5.2 },
    { code: 'BOD', name: 'Bordeaux-Mérignac', latitude: 44.8, longitude: -0.7 },
  ],
  segments: { travels: 'destinations', itinerary: 'itineraire', coordinators: 'coordinateurs' },
  paths: {
    index: '/',
    'events-wemeet': '/evenements-wemeet',
    sales: '/promotions',
    search: '/recherche',
    compare: '/comparer',
    'search-ai': null,
    wishlist: '/favoris',
    alerts: '/alertes',
    accessibility: '/accessibilite',
    offline: OFFLINE_PATH,
    login: '/login',
    'login-redirect': '/login/redirect',
    'age-groups': '/tranches-age',
    contacts: '/contact',
    'how-it-works': '/comment-ca-marche',
    'no-sharing-room': '/chambre-individuelle',
    travels: '/destinations',
    coordinators: '/coordinateurs',
    tours: '/departs-confirmes',
    faqs: '/questions-frequentes',
    'media-sharing': '/partage-medias',
    'media-coordinators': '/medias-coordinateurs',
    'legal-general-condition': '/legal/conditions-generales',
    'legal-privacy-policy': '/legal/confidentialite',
    'legal-terms-conditions': '/legal/conditions-utilisation',
    'legal-cancellation-policy': '/legal/annulation',
    'area-asia': '/voyages-asie',
    'area-europe': '/voyages-europe',
    'area-america': '/voyages-amerique',
    'area-africa': '/voyages-afrique',
    'area-oceania': '/voyages-oceanie',
    'area-antarctica': '/voyages-antarctique',
    [brand.wemeetRoute]: `/${brand.wemeetRoute}`,
    [brand.wemeetAboutRoute]: `/${brand.wemeetRoute}-histoire`,
    'our-values': '/nos-valeurs',
  },
}

export const dateLocale: Locale = fr
