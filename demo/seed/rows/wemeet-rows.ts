import { REST_DAYS } from '../../../backend/api/catalogue/coordinator-conditions.ts'
import { hashInt, hashPick, hashUnit } from '../../../backend/api/hash.ts'
import { TEXT_KEYS } from '../../../markets/market-id.ts'
import { addDays } from '../../../shared/dates/iso-days.ts'
import { instantOf } from '../../../shared/wemeet/local-time.ts'
import { endingDateOf } from '../departures/calendar.ts'
import type { CoordinatorSource } from '../travel-source.ts'
import { type Meeting, meetings } from '../wemeet/calendar.ts'
import type { WemeetCitySource, WemeetKindSource, WemeetMembersSource } from '../wemeet-source.ts'
import type { LedDeparture } from './led-departures.ts'

const MINUTE_MS = 60_000
/** Share of events with a coordinator as organiser, where one is at home. */
const BY_COORDINATOR = 0.5
const FULL = 0.08
/** Share of places already taken. */
const TAKEN = { least: 0.15, most: 0.9 }

export const wemeetCityRow = (city: WemeetCitySource) => ({
  id: city.slug,
  country: city.country,
  time_zone: city.timeZone,
  latitude: city.latitude,
  longitude: city.longitude,
  popularity: city.popularity,
  names: JSON.stringify(city.names),
})

export const wemeetTextRows = ({ slug, copy }: WemeetKindSource) =>
  TEXT_KEYS.map((language) => ({ language, kind: slug, ...copy[language] }))

type Community = {
  cities: readonly WemeetCitySource[]
  kinds: readonly WemeetKindSource[]
  coordinators: readonly CoordinatorSource[]
  members: WemeetMembersSource | null
  known: readonly LedDeparture[]
}

/** Rows of the community's events, derived from their names. Coordinators host in their city, rested, one a day. */
export const wemeetEventRows = ({ cities, kinds, coordinators, members, known }: Community, seedDay: string) => {
  if (members === null) return []
  const led = Map.groupBy(known, ({ leader }) => leader)
  const isHome = (slug: string, day: string) =>
    !led.get(slug)?.some(({ departure }) => {
      const rested = addDays(endingDateOf(departure), REST_DAYS)
      return addDays(departure.startingDate, -REST_DAYS) <= day && day <= rested
    })
  const hosting = new Set<string>()
  return meetings(cities, kinds, seedDay).flatMap((meeting) => {
    const { id, city, kind, day, time } = meeting
    const hosts = coordinators.filter(
      ({ slug }) => city.coordinators.includes(slug) && isHome(slug, day) && !hosting.has(`${slug} ${day}`),
    )
    if (kind.coordinatorOnly && hosts.length === 0) return []
    const organiser = organiserOf(meeting, hosts, members)
    hosting.add(`${organiser.coordinator_id} ${day}`)
    const startsAt = instantOf(city.timeZone, day, time)
    const capacity = hashInt(kind.capacity[0], kind.capacity[1], id, 'capacity')
    return [
      {
        id,
        kind: kind.slug,
        city_id: city.slug,
        place: city.places[kind.place],
        starts_on: day,
        starts_at: startsAt,
        ends_at: startsAt + kind.minutes * MINUTE_MS,
        ...organiser,
        language: city.language,
        capacity,
        guests: guestsOf(id, capacity),
        picture: hashPick(kind.pictures, id, 'picture'),
      },
    ]
  })
}

const organiserOf = (
  { id, city, kind }: Meeting,
  hosts: readonly CoordinatorSource[],
  members: WemeetMembersSource,
): { coordinator_id: string | null; organiser_name: string } => {
  if (hosts.length > 0 && (kind.coordinatorOnly || hashUnit(id, 'by') < BY_COORDINATOR)) {
    const { slug, name } = hashPick(hosts, id, 'coordinator')
    return { coordinator_id: slug, organiser_name: name }
  }
  return { coordinator_id: null, organiser_name: hashPick(members[city.language], id, 'member') }
}

const guestsOf = (id: string, capacity: number): number => {
  if (hashUnit(id, 'full') < FULL) return capacity
  const share = TAKEN.least + hashUnit(id, 'taken') * (TAKEN.most - TAKEN.least)
  return Math.max(1, Math.floor(capacity * share))
}
