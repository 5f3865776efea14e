import type { HomeAirports } from '../../backend/api/flights/home-airports.ts'

export const homeAirports: HomeAirports = [
  { code: 'JFK', name: 'New York JFK', latitude: 40.6, longitude: -73.8 },
  { code: 'LAX', name: 'Los Angeles', latitude: 33.9, longitude: -118.4 },
  { code: 'ORD', name: 'Chicago O’Hare', latitude: 42, longitude: -87.9 },
  { code: 'MIA', name: 'Miami', latitude: 25.8, longitude: -80.3 },
  { code: 'SFO', name: 'San Francisco', latitude: 37.6, longitude: -122.4 },
  { code: 'BOS', name: 'Boston', latitude: 42.4, longitude: -71 },
  { code: 'ATL', name: 'Atlanta', latitude: 33.6, longitude: -84.4 },
  { code: 'SEA', name: 'Seattle-Tacoma', latitude: 47.4, longitude: -122.3 },
]
