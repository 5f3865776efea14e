import type { HomeAirports } from '../../backend/api/flights/home-airports.ts'

export const homeAirports: HomeAirports = [
  { code: 'FCO', name: 'Roma Fiumicino', latitude: 41.8, longitude: 12.2 },
  { code: 'MXP', name: 'Milano Malpensa', latitude: 45.6, longitude: 8.7 },
  { code: 'VCE', name: 'Venezia', latitude: 45.5, longitude: 12.4 },
  { code: 'BLQ', name: 'Bologna', latitude: 44.5, longitude: 11.3 },
  { code: 'NAP', name: 'Napoli', latitude: 40.9, longitude: 14.3 },
  { code: 'BRI', name: 'Bari', latitude: 41.1, longitude: 16.8 },
  { code: 'CTA', name: 'Catania', latitude: 37.5, longitude: 15.1 },
  { code: 'TRN', name: 'Torino', latitude: 45.2, longitude: 7.6 },
]
