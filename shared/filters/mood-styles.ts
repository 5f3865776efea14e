import type { AvailableFilters } from '../contracts/available-filters.ts'
import type { Mood } from '../contracts/travel.ts'

/** Travel styles that a mood stands for, by code. */
const STYLES: Record<Mood, readonly string[]> = {
  NATURE: ['TREKKING', 'SAFARI', 'ADVENTURE'],
  RELAX: ['BEACH', 'SAILING'],
  HISTORY: ['DISCOVERY'],
  CULTURE: ['CITY', 'DISCOVERY'],
  PARTY: ['CITY', 'BEACH'],
}

/** The listed travel styles that a mood filter asks for (spec section 2); empty where none of them is listed. */
export const stylesOfMood = (mood: Mood, listed: AvailableFilters['travelStyles']): string[] =>
  STYLES[mood].filter((style) => listed.some(({ code }) => code === style))
