import { nextHoliday, type TravelDays } from '../calendar/holidays.ts'
import type { FilterState } from '../contracts/filter-state.ts'
import type { IsoDate } from '../contracts/iso-date.ts'
import { addDays, addMonths, yearMonth } from '../dates/iso-days.ts'
import { climateOf, type WeatherBand } from '../geography/climate.ts'

type Occasion = { countries?: string; days?: TravelDays; weather?: readonly WeatherBand[] }

/** Sights and weather that stand for countries and days. */
const OCCASIONS = {
  cherryBlossom: { countries: 'jpn', days: { feasts: ['03-20', '04-20'], around: [0, 0] } },
  northernLights: { countries: 'nor fin swe isl can grl', days: { feasts: ['11-01', '03-31'], around: [0, 0] } },
  warmth: { weather: ['warm', 'hot'] },
  coolness: { weather: ['mild'] },
} satisfies Record<string, Occasion>

export type OccasionName = keyof typeof OCCASIONS

/** A country of the catalogue, with its alpha-3 code. */
export type Country = { id: string; code: string; continent: string }

/** A list of all warm countries is too long to show. */
const MAX_COUNTRIES = 10

/** The days of an occasion's season, as values of date marks. */
export const daysOfOccasion = (name: OccasionName, today: IsoDate): string[] => {
  const { days }: Occasion = OCCASIONS[name]
  const next = days && nextHoliday(days, today)
  return next ? [`${next.from > today ? next.from : addDays(today, 1)}_${next.to}`] : []
}

/** The countries that an occasion leaves of a filter's places and days. A country named with a sight has it. */
export const countriesOfOccasion = (
  name: OccasionName,
  { dateFrom, dateTo, continentId, destinationId, travelStyles, travelTypes, moods }: FilterState,
  countries: readonly Country[],
): string[] => {
  const { countries: ids, weather }: Occasion = OCCASIONS[name]
  if (ids !== undefined && destinationId !== undefined) return destinationId
  const months = dateFrom === undefined || dateTo === undefined ? [] : monthsOf(dateFrom, dateTo)
  const hasWeather = (code: string) => {
    const climate = climateOf(code)
    return months.length > 0 && months.every((month) => weather?.some((band) => band === climate?.[month]))
  }
  const found = countries
    .filter(({ id, continent }) => destinationId?.includes(id) ?? continentId?.includes(continent) ?? true)
    .filter(({ id, code }) => ids?.split(' ').includes(id) ?? hasWeather(code))
    .map(({ id }) => id)
  // A cut list could lack the only countries with such travels.
  const isCut = found.length > MAX_COUNTRIES && (travelStyles ?? travelTypes ?? moods) !== undefined
  return isCut ? [] : found.slice(0, MAX_COUNTRIES)
}

/** Months from one day to another, 0 for January. */
const monthsOf = (from: IsoDate, to: IsoDate): number[] => {
  const months: number[] = []
  for (let month = yearMonth(from); month <= yearMonth(to) && months.length < 12; month = addMonths(month, 1))
    months.push(Number(month.slice(5)) - 1)
  return months
}
