import { languageOf, TEXT_KEYS } from '../../../markets/market-id.ts'
import { baseMarket } from '../../../markets/registry.ts'
import { endingDateOf } from '../departures/calendar.ts'
import { SCHOOL_HOLIDAYS } from '../departures/schedule.ts'
import type { CoordinatorSource } from '../travel-source.ts'
import type { WemeetCitySource } from '../wemeet-source.ts'
import type { LedDeparture } from './led-departures.ts'

export const coordinatorRow = (coordinator: CoordinatorSource, known: readonly LedDeparture[], seedDay: string) => ({
  id: coordinator.slug,
  slug: coordinator.slug,
  name: coordinator.name,
  trips_led:
    coordinator.tripsLed +
    known.filter(({ leader, departure }) => leader === coordinator.slug && endingDateOf(departure) < seedDay).length,
  areas: JSON.stringify(coordinator.areas),
  languages: JSON.stringify(coordinator.languages),
  periods: coordinator.availability === 'holidays' ? JSON.stringify(SCHOOL_HOLIDAYS) : null,
})

export const coordinatorTextRows = (coordinator: CoordinatorSource, cities: readonly WemeetCitySource[]) => {
  const home = cities.find((city) => city.coordinators.includes(coordinator.slug))
  return TEXT_KEYS.map((language) => {
    const names = new Intl.DisplayNames([baseMarket(languageOf(language)).locale], { type: 'language' })
    return {
      language,
      coordinator_id: coordinator.slug,
      motto: coordinator.copy[language].motto,
      biography: coordinator.copy[language].biography,
      languages: JSON.stringify(coordinator.languages.map((code) => names.of(code) ?? code)),
      home: home?.names[language] ?? null,
    }
  })
}
