import type { AvailableFilters } from '../contracts/available-filters.ts'
import type { LabelledCode, Mood } from '../contracts/travel.ts'
import { FILTERS, keysHaving } from './definitions.ts'

/** Keys whose values are codes that the available filters list. */
export const LISTED_KEYS = keysHaving('options').filter((key) => key !== 'travelId')
type ListedKey = (typeof LISTED_KEYS)[number]

/** The options of a market for a filter. */
export const availableOptions = (filters: AvailableFilters, key: ListedKey): LabelledCode[] => {
  if (key === 'continentId')
    return filters.destinations.map(({ continent: { id, name } }) => ({ code: id, label: name }))
  if (key === 'destinationId')
    return filters.destinations.flatMap(({ items }) => items.map(({ id, name }) => ({ code: id, label: name })))
  return filters[FILTERS[key].options]
}

const STYLES: Record<Mood, readonly string[]> = {
  NATURE: ['TREKKING', 'SAFARI', 'ADVENTURE'],
  RELAX: ['BEACH', 'SAILING'],
  HISTORY: ['DISCOVERY'],
  CULTURE: ['CITY', 'DISCOVERY'],
  PARTY: ['CITY', 'BEACH'],
}

/** The listed travel styles of a mood filter (spec section 2). */
export const stylesOfMood = (mood: Mood, listed: AvailableFilters['travelStyles']): string[] =>
  STYLES[mood].filter((style) => listed.some(({ code }) => code === style))
