import { searchPath, travelPath } from '../../../markets/links.ts'
import type { Market } from '../../../markets/market-schema.ts'
import { translators } from '../../../markets/translate.ts'
import type { TopSellers } from '../../../shared/contracts/destination.ts'
import type { DestinationLookup } from '../../../shared/contracts/destination-lookup.ts'

type Result = DestinationLookup['results'][number]

/** A list under a text field should not need scrolling. */
const MAX_DESTINATIONS = 6
const MAX_TRAVELS = 4

export const lookupResults = (market: Market, found: TopSellers): Result[] => {
  const t = translators[market.id]
  const destinations = found.countries.slice(0, MAX_DESTINATIONS).map(
    ({ id, name, itinerariesCount, departuresCount }): Result => ({
      kind: 'destination',
      id,
      name,
      detail: `${t('trip.itineraries', { count: itinerariesCount })} · ${t('trip.departures', { count: departuresCount })}`,
      href: searchPath(market, { destinationId: [id] }),
    }),
  )
  const travels = found.travels.slice(0, MAX_TRAVELS).map(
    ({ id, slug, title, destinationLabel, days }): Result => ({
      kind: 'travel',
      id,
      name: title,
      detail: `${destinationLabel} · ${t('trip.days', { count: days })}`,
      href: travelPath(market, slug),
    }),
  )
  return [...destinations, ...travels]
}
