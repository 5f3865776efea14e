import type { FlightSuggestion } from '../../../shared/contracts/flights.ts'

export type TourChoices = ReturnType<typeof tourChoices>

export const STOPS = ['direct', 'with'] as const

/** Parses the choices of a query; invalid values are ignored. */
export const tourChoices = (query: URLSearchParams) => {
  const from = query.get('from')?.toUpperCase() ?? ''
  return {
    privateRoom: query.get('room') === 'private',
    flexibleCancellation: query.get('flexible') === '1',
    /** IATA code of the departure airport. */
    from: /^[A-Z]{3}$/.test(from) ? from : null,
    stops: STOPS.find((each) => each === query.get('stops')) ?? null,
  }
}

/** The query of what is booked. */
export const optionsQuery = (choices: TourChoices): string => tourQuery({ ...choices, from: null, stops: null })

/** The canonical query of choices. */
export const tourQuery = ({ privateRoom, flexibleCancellation, from, stops }: TourChoices): string =>
  new URLSearchParams({
    ...(privateRoom && { room: 'private' }),
    ...(flexibleCancellation && { flexible: '1' }),
    ...(from !== null && { from }),
    ...(stops !== null && { stops }),
  }).toString()

export const filterFlights = (
  suggestions: readonly FlightSuggestion[],
  { from, stops }: Pick<TourChoices, 'from' | 'stops'>,
): FlightSuggestion[] =>
  suggestions.filter(
    (flight) =>
      (from === null || flight.from.code === from) &&
      (stops === null || (stops === 'direct') === (flight.via.length === 0)),
  )
