import type { FlightSuggestion } from '../../../shared/contracts/flights.ts'
import type { TourChoices } from './tour-query.ts'

/** Those of the suggested flights that were asked for, in their order: from an airport, directly or with stops. */
export const filterFlights = (
  suggestions: readonly FlightSuggestion[],
  { from, stops }: Pick<TourChoices, 'from' | 'stops'>,
): FlightSuggestion[] =>
  suggestions.filter(
    (way) =>
      (from === null || way.from.code === from) && (stops === null || (stops === 'direct') === (way.via.length === 0)),
  )
