import type { HomeAirports } from '../../backend/api/flights/home-airports.ts'

export const homeAirports: HomeAirports = [
  { code: 'CDG', name: 'Paris-Charles-de-Gaulle', latitude: 49, longitude: 2.5 },
  { code: 'ORY', name: 'Paris-Orly', latitude: 48.7, longitude: 2.4 },
  { code: 'LYS', name: 'Lyon-Saint-Exupéry', latitude: 45.7, longitude: 5.1 },
  { code: 'NCE', name: 'Nice-Côte d’Azur', latitude: 43.7, longitude: 7.2 },
  { code: 'TLS', name: 'Toulouse-Blagnac', latitude: 43.6, longitude: 1.4 },
  { code: 'NTE', name: 'Nantes', latitude: 47.2, longitude: -1.6 },
  { code: 'MRS', name: 'Marseille-Provence', latitude: 43.4, longitude: 5.2 },
  { code: 'BOD', name: 'Bordeaux-Mérignac', latitude: 44.8, longitude: -0.7 },
]
