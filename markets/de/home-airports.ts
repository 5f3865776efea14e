import type { HomeAirports } from '../../backend/api/flights/home-airports.ts'

export const homeAirports: HomeAirports = [
  { code: 'FRA', name: 'Frankfurt', latitude: 50, longitude: 8.6 },
  { code: 'MUC', name: 'München', latitude: 48.4, longitude: 11.8 },
  { code: 'BER', name: 'Berlin Brandenburg', latitude: 52.4, longitude: 13.5 },
  { code: 'HAM', name: 'Hamburg', latitude: 53.6, longitude: 10 },
  { code: 'DUS', name: 'Düsseldorf', latitude: 51.3, longitude: 6.8 },
  { code: 'STR', name: 'Stuttgart', latitude: 48.7, longitude: 9.2 },
  { code: 'CGN', name: 'Köln/Bonn', latitude: 50.9, longitude: 7.1 },
  { code: 'HAJ', name: 'Hannover', latitude: 52.5, longitude: 9.7 },
]
