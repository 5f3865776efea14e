import { TEXT_KEYS } from '../../../markets/market-id.ts'
import { endingDateOf } from '../departures/calendar.ts'
import type { ReviewSource } from '../review-source.ts'
import type { LedDeparture } from './led-departures.ts'

/**
 * Reviews of departures that ended before `seedDay`, with their coordinator. A departure that `known` lacks is one of a
 * smaller catalogue.
 */
export const reviewRows = (sources: readonly ReviewSource[], known: readonly LedDeparture[], seedDay: string) => {
  const byDeparture = Map.groupBy(known, ({ departure }) => departureKey(departure.travel.slug, departure.startingDate))
  const times = new Map<string, number>()
  const reviews = sources.flatMap((source) => {
    const key = departureKey(source.travel, source.departure)
    const time = (times.get(key) ?? 0) + 1
    times.set(key, time)
    const led = byDeparture.get(key)?.[0]
    return led !== undefined && endingDateOf(led.departure) >= seedDay ? [] : [{ source, id: `${key}-${time}`, led }]
  })
  return {
    reviews: reviews.map(({ source: { travel, departure, author, language, rating }, id, led }) => ({
      id,
      travel_id: travel,
      coordinator_id: led?.leader ?? null,
      rating,
      author,
      language,
      departed_on: departure,
    })),
    texts: reviews.flatMap(({ source: { text }, id }) =>
      TEXT_KEYS.map((language) => ({ language, review_id: id, text: text[language] })),
    ),
  }
}

const departureKey = (travel: string, day: string): string => `${travel}-${day}`
