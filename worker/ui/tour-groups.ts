import type { Tour } from '../../shared/contracts/tour.ts'
import { yearMonth } from '../../shared/dates/iso-days.ts'
import type { SortOrder } from '../../shared/filters/definitions.ts'

type Listed = Pick<Tour, 'startingDate' | 'groupLanguage'>

/** `isOwn`: led in the market's language; null in a list of one kind. */
export type LanguageGroup<T> = { isOwn: boolean | null; tours: readonly T[] }

/** `month`: YYYY-MM; null for an ungrouped list. */
export type MonthGroup<T> = LanguageGroup<T> & { month: string | null }

/** Sort orders by date (spec section 9). */
const BY_DATE: ReadonlySet<SortOrder | undefined> = new Set([undefined, 'date:asc', 'relevance:desc'])

/** Groups departures by month when they are sorted by date. `language`: the one that comes first within a month. */
export const monthGroups = <T extends Listed>(
  tours: readonly T[],
  sort: SortOrder | undefined,
  language: string | undefined,
): MonthGroup<T>[] => {
  if (tours.length === 0) return []
  if (!BY_DATE.has(sort)) return [{ month: null, isOwn: null, tours }]
  const split = splitBy(tours, language)
  const months = Map.groupBy(tours, ({ startingDate }) => yearMonth(startingDate))
  return [...months].flatMap(([month, inMonth]) => split(inMonth).map((group) => ({ month, ...group })))
}

export const languageGroups = <T extends Listed>(
  tours: readonly T[],
  language: string | undefined,
): LanguageGroup<T>[] => splitBy(tours, language)(tours)

const splitBy = <T extends Listed>(all: readonly T[], language: string | undefined) => {
  const isOwn = ({ groupLanguage }: Listed) => groupLanguage === language
  if (language === undefined || all.every(isOwn) || !all.some(isOwn))
    return (tours: readonly T[]): LanguageGroup<T>[] => [{ isOwn: null, tours }]
  return (tours: readonly T[]): LanguageGroup<T>[] =>
    [...Map.groupBy(tours, isOwn)].map(([own, group]) => ({ isOwn: own, tours: group }))
}
