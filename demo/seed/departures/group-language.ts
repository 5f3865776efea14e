import { hashWeighted } from '../../../backend/api/hash.ts'
import type { Language } from '../../../markets/market-id.ts'

const SHARES: [Language, number][] = [
  ['en', 64],
  ['it', 15],
  ['es', 7],
  ['fr', 7],
  ['de', 7],
]

/** Language in which the coordinator of a departure speaks to the group. */
export const groupLanguageOf = (tourId: string): Language => hashWeighted(SHARES, tourId, 'language')
