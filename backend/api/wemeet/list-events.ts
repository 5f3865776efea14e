import { markets } from '../../../markets/registry.ts'
import type { WemeetDetail, WemeetList } from '../../../shared/contracts/wemeet.ts'
import { keyOf } from '../../../shared/keys/key-of.ts'
import { localTime } from '../../../shared/wemeet/local-time.ts'
import { daysOfFilter, type TimeFilter } from '../../../shared/wemeet/time-filter.ts'
import type { Site } from '../site.ts'
import { allOf, type Fragment, fragment, isOneOf } from '../sql/fragment.ts'
import { type City, eventCountries, findCity, loadCities, near } from './cities.ts'
import { eventIdOf, findEvent, loadEventSlugs, loadEvents, withoutDetails } from './event-rows.ts'

const PER_PAGE = 24
const MAX_OTHERS = 4

export type EventsQuery = { place: string; when: TimeFilter; page: number }

/** Days are local to each event's city. */
export const listEvents = async (site: Site, { place, when, page }: EventsQuery, now: number): Promise<WemeetList> => {
  const cities = await loadCities(site.db)
  const countries = eventCountries(site.market)
  const own = cities.filter(({ country }) => countries.includes(country))
  const hasPlace = place.trim() !== ''
  const found = hasPlace ? findCity(cities, place, countries) : null
  const inDays = allOf([ahead(now), onDays(cities, when, now, markets[site.market].firstWeekday)])
  const where = found === null ? own : near(cities, found.city)
  const here = allOf([inDays, isOneOf('e.city_id', hasPlace && found === null ? [] : idsOf(where))])
  const [total, counts] = await Promise.all([
    countOf(site.db, here),
    countsByCity(site.db, allOf([inDays, isOneOf('e.city_id', idsOf(own))])),
  ])
  const lastPage = Math.max(1, Math.ceil(total / PER_PAGE))
  const currentPage = Math.min(page, lastPage)
  const events = await loadEvents(site, here, { limit: PER_PAGE, offset: (currentPage - 1) * PER_PAGE })
  return {
    currentPage,
    perPage: PER_PAGE,
    lastPage,
    total,
    data: events.map(withoutDetails),
    city: found && cityOf(site, found.city),
    isGuess: found?.isGuess ?? false,
    cities: own
      .flatMap((city) => {
        const count = counts.get(city.id) ?? 0
        const { latitude, longitude } = city
        return count === 0 ? [] : [{ ...cityOf(site, city), count, point: { latitude, longitude } }]
      })
      .sort((a, b) => b.count - a.count),
  }
}

export const showEvent = async (site: Site, slug: string, now: number): Promise<WemeetDetail | null> => {
  const id = await eventIdOf(site.db, slug)
  const event = id === null ? null : await findEvent(site, id)
  if (event === null) return null
  const cities = await loadCities(site.db)
  const city = cities.find(({ id }) => id === event.city.slug)
  const around = city === undefined ? [] : near(cities, city)
  const others = await loadEvents(
    site,
    allOf([ahead(now), fragment('e.id <> ?', event.id), isOneOf('e.city_id', idsOf(around))]),
    { limit: MAX_OTHERS },
  )
  return { ...event, others: others.map(withoutDetails) }
}

export const upcomingEvents = (db: D1Database, now: number) => loadEventSlugs(db, ahead(now))

const ahead = (now: number): Fragment => fragment('e.starts_at > ? AND e.cancelled_at IS NULL', now)

/** Local days start at a different instant in every time zone. */
const onDays = (cities: readonly City[], when: TimeFilter, now: number, firstWeekday: 0 | 1): Fragment => {
  const zones = [...new Set(cities.map(({ timeZone }) => timeZone))]
  const byDays = new Map<string, { from: string; to: string; zones: string[] }>()
  for (const zone of zones) {
    const days = daysOfFilter(when, localTime(zone, now).day, firstWeekday)
    if (days === null) return allOf([])
    const key = keyOf(days.from, days.to)
    byDays.set(key, { ...days, zones: [...(byDays.get(key)?.zones ?? []), zone] })
  }
  const parts = [...byDays.values()].map(({ from, to, zones: alike }) => {
    const ids = idsOf(cities.filter(({ timeZone }) => alike.includes(timeZone)))
    return allOf([fragment('e.starts_on BETWEEN ? AND ?', from, to), isOneOf('e.city_id', ids)])
  })
  return {
    sql: parts.length === 0 ? 'true' : `(${parts.map(({ sql }) => `(${sql})`).join(' OR ')})`,
    values: parts.flatMap(({ values }) => values),
  }
}

const countOf = async (db: D1Database, { sql, values }: Fragment): Promise<number> => {
  const statement = db.prepare(`SELECT count(*) AS n FROM wemeet_events AS e WHERE ${sql}`)
  return (await statement.bind(...values).first<{ n: number }>())?.n ?? 0
}

const countsByCity = async (db: D1Database, { sql, values }: Fragment): Promise<ReadonlyMap<string, number>> => {
  const { results } = await db
    .prepare(`SELECT e.city_id, count(*) AS n FROM wemeet_events AS e WHERE ${sql} GROUP BY e.city_id`)
    .bind(...values)
    .all<{ city_id: string; n: number }>()
  return new Map(results.map(({ city_id, n }) => [city_id, n]))
}

const idsOf = (cities: readonly City[]): string[] => cities.map(({ id }) => id)
const cityOf = ({ language }: Pick<Site, 'language'>, { id, names }: City) => ({ slug: id, name: names[language] })
