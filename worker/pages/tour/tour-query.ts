/** What somebody chose on the page of a departure; it is all in the address. */
export type TourChoices = {
  privateRoom: boolean
  flexibleCancellation: boolean
  /** IATA code of the airport they would fly from; null for all. */
  from: string | null
  /** Flights without a change of planes, or with one; null for both. */
  stops: (typeof STOPS)[number] | null
}

/** The ways to fly that can be asked for. */
export const STOPS = ['direct', 'with'] as const

/** The choices of a query; what is not offered there is ignored. */
export const tourChoices = (query: URLSearchParams): TourChoices => {
  const from = query.get('from')?.toUpperCase() ?? ''
  return {
    privateRoom: query.get('room') === 'private',
    flexibleCancellation: query.get('flexible') === '1',
    from: /^[A-Z]{3}$/.test(from) ? from : null,
    stops: STOPS.find((each) => each === query.get('stops')) ?? null,
  }
}

/** The canonical query of choices: only what was chosen, in one order. */
export const tourQuery = ({ privateRoom, flexibleCancellation, from, stops }: TourChoices): string =>
  new URLSearchParams({
    ...(privateRoom && { room: 'private' }),
    ...(flexibleCancellation && { flexible: '1' }),
    ...(from !== null && { from }),
    ...(stops !== null && { stops }),
  }).toString()
