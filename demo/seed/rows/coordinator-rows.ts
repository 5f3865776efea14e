import { languageOf, TEXT_KEYS } from '../../../markets/market-id.ts'
import { baseMarket } from '../../../markets/registry.ts'
import { endingDateOf } from '../departures/calendar.ts'
import { HOLIDAY_MONTHS } from '../departures/schedule.ts'
import type { CoordinatorSource } from '../travel-source.ts'
import type { WemeetCitySource } from '../wemeet-source.ts'
import type { LedDeparture } from './led-departures.ts'

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

export const coordinatorRow = (coordinator: CoordinatorSource, known: readonly LedDeparture[], seedDay: string) => ({
  id: coordinator.slug,
  slug: coordinator.slug,
  name: coordinator.name,
  trips_led:
    coordinator.tripsLed +
    known.filter(({ leader, departure }) => leader === coordinator.slug && endingDateOf(departure) < seedDay).length,
  areas: JSON.stringify(coordinator.areas),
  languages: JSON.stringify(coordinator.languages),
  months: JSON.stringify(coordinator.availability === 'holidays' ? HOLIDAY_MONTHS : MONTHS),
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
