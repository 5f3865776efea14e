import type { MarketId } from '../../../markets/market-id.ts'
import type { FlightAirport } from '../../../shared/contracts/flights.ts'

export type HomeAirport = FlightAirport & { latitude: number; longitude: number }

const airport = (code: string, name: string, latitude: number, longitude: number): HomeAirport => ({
  code,
  name,
  latitude,
  longitude,
})

/** Where the people of a market fly from, by the airports' own names, the busiest first. */
export const HOME_AIRPORTS: Readonly<Record<MarketId, readonly HomeAirport[]>> = {
  it: [
    airport('FCO', 'Roma Fiumicino', 41.8, 12.2),
    airport('MXP', 'Milano Malpensa', 45.6, 8.7),
    airport('VCE', 'Venezia', 45.5, 12.4),
    airport('BLQ', 'Bologna', 44.5, 11.3),
    airport('NAP', 'Napoli', 40.9, 14.3),
    airport('BRI', 'Bari', 41.1, 16.8),
    airport('CTA', 'Catania', 37.5, 15.1),
    airport('TRN', 'Torino', 45.2, 7.6),
  ],
  us: [
    airport('JFK', 'New York JFK', 40.6, -73.8),
    airport('LAX', 'Los Angeles', 33.9, -118.4),
    airport('ORD', 'Chicago O’Hare', 42.0, -87.9),
    airport('MIA', 'Miami', 25.8, -80.3),
    airport('SFO', 'San Francisco', 37.6, -122.4),
    airport('BOS', 'Boston', 42.4, -71.0),
    airport('ATL', 'Atlanta', 33.6, -84.4),
    airport('SEA', 'Seattle-Tacoma', 47.4, -122.3),
  ],
  we: [
    airport('LHR', 'London Heathrow', 51.5, -0.5),
    airport('AMS', 'Amsterdam Schiphol', 52.3, 4.8),
    airport('DUB', 'Dublin', 53.4, -6.3),
    airport('BRU', 'Brussels', 50.9, 4.5),
    airport('CPH', 'Copenhagen', 55.6, 12.7),
    airport('ZRH', 'Zurich', 47.5, 8.5),
    airport('MAN', 'Manchester', 53.4, -2.3),
    airport('EDI', 'Edinburgh', 55.9, -3.4),
  ],
  es: [
    airport('MAD', 'Madrid-Barajas', 40.5, -3.6),
    airport('BCN', 'Barcelona', 41.3, 2.1),
    airport('AGP', 'Málaga', 36.7, -4.5),
    airport('VLC', 'València', 39.5, -0.5),
    airport('SVQ', 'Sevilla', 37.4, -5.9),
    airport('BIO', 'Bilbao', 43.3, -2.9),
    airport('PMI', 'Palma de Mallorca', 39.6, 2.7),
    airport('ALC', 'Alicante-Elche', 38.3, -0.6),
  ],
  fr: [
    airport('CDG', 'Paris-Charles-de-Gaulle', 49.0, 2.5),
    airport('ORY', 'Paris-Orly', 48.7, 2.4),
    airport('LYS', 'Lyon-Saint-Exupéry', 45.7, 5.1),
    airport('NCE', 'Nice-Côte d’Azur', 43.7, 7.2),
    airport('TLS', 'Toulouse-Blagnac', 43.6, 1.4),
    airport('NTE', 'Nantes', 47.2, -1.6),
    airport('MRS', 'Marseille-Provence', 43.4, 5.2),
    airport('BOD', 'Bordeaux-Mérignac', 44.8, -0.7),
  ],
  de: [
    airport('FRA', 'Frankfurt', 50.0, 8.6),
    airport('MUC', 'München', 48.4, 11.8),
    airport('BER', 'Berlin Brandenburg', 52.4, 13.5),
    airport('HAM', 'Hamburg', 53.6, 10.0),
    airport('DUS', 'Düsseldorf', 51.3, 6.8),
    airport('STR', 'Stuttgart', 48.7, 9.2),
    airport('CGN', 'Köln/Bonn', 50.9, 7.1),
    airport('HAJ', 'Hannover', 52.5, 9.7),
  ],
}
