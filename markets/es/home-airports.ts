import type { HomeAirports } from '../../backend/api/flights/home-airports.ts'

export const homeAirports: HomeAirports = [
  { code: 'MAD', name: 'Madrid-Barajas', latitude: 40.5, longitude: -3.6 },
  { code: 'BCN', name: 'Barcelona', latitude: 41.3, longitude: 2.1 },
  { code: 'AGP', name: 'Málaga', latitude: 36.7, longitude: -4.5 },
  { code: 'VLC', name: 'València', latitude: 39.5, longitude: -0.5 },
  { code: 'SVQ', name: 'Sevilla', latitude: 37.4, longitude: -5.9 },
  { code: 'BIO', name: 'Bilbao', latitude: 43.3, longitude: -2.9 },
  { code: 'PMI', name: 'Palma de Mallorca', latitude: 39.6, longitude: 2.7 },
  { code: 'ALC', name: 'Alicante-Elche', latitude: 38.3, longitude: -0.6 },
]
