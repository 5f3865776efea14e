import type { HomeAirports } from '../../backend/api/flights/home-airports.ts'

export const homeAirports: HomeAirports = [
  { code: 'LHR', name: 'London Heathrow', latitude: 51.5, longitude: -0.5 },
  { code: 'AMS', name: 'Amsterdam Schiphol', latitude: 52.3, longitude: 4.8 },
  { code: 'DUB', name: 'Dublin', latitude: 53.4, longitude: -6.3 },
  { code: 'BRU', name: 'Brussels', latitude: 50.9, longitude: 4.5 },
  { code: 'CPH', name: 'Copenhagen', latitude: 55.6, longitude: 12.7 },
  { code: 'ZRH', name: 'Zurich', latitude: 47.5, longitude: 8.5 },
  { code: 'MAN', name: 'Manchester', latitude: 53.4, longitude: -2.3 },
  { code: 'EDI', name: 'Edinburgh', latitude: 55.9, longitude: -3.4 },
]
