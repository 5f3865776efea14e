import { type HolidayRule, nextHoliday } from '../calendar/holidays.ts'
import type { FilterState } from '../contracts/filter-state.ts'
import type { IsoDate } from '../contracts/iso-date.ts'
import { addDays, addMonths, yearMonth } from '../dates/iso-days.ts'
import { climateOf, type WeatherBand } from '../geography/climate.ts'

type Occasion = { countries?: string; days?: HolidayRule; weather?: readonly WeatherBand[] }

/** Sights and weather that stand for countries and days. */
const OCCASIONS = {
  cherryBlossom: { countries: 'jpn', days: { kind: 'fixed', from: '03-20', to: '04-20' } },
  northernLights: { countries: 'nor fin swe isl can grl', days: { kind: 'fixed', from: '11-01', to: '03-31' } },
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
  if (days === undefined) return []
  const { from, to } = nextHoliday(days, today)
  return [`${from > today ? from : addDays(today, 1)}_${to}`]
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
