import type { FlightAirport } from '../../../shared/contracts/flights.ts'

export type HomeAirport = FlightAirport & { latitude: number; longitude: number }

/** Where the people of a market fly from, by the airports' own names, the busiest first. */
export type HomeAirports = readonly HomeAirport[]
